//! What a frame of the table costs: `cargo bench --bench frame`. Layout and tessellation at
//! 1920x1080 while the pointer wanders over the map, while a match goes on, and while the map is zoomed;
//! without painting.

use std::time::{Duration, Instant};

use egui_kittest::Harness;
use whispers::app::shell::Shell;
use whispers::content::{Files, Pack};
use whispers::system::Folders;

const FRAMES: usize = 600;

fn main() {
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    std::fs::create_dir_all(&matches).unwrap();
    let save = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/fight.whispers");
    std::fs::copy(save, matches.join("fight.whispers")).unwrap();
    let start = Instant::now();
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}"));
    let folders = Folders::new(Some(folder.path().to_owned()));
    let size = egui::Vec2::new(1920.0, 1080.0);
    let mut harness = Harness::builder()
        .with_size(size)
        .with_step_dt(1.0 / 60.0)
        .build_eframe(move |cc| Shell::new(&cc.egui_ctx, std::sync::Arc::new(pack), folders));
    println!("from the pack to the first frame: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    // The title's first button goes on with the match.
    harness.key_press(egui::Key::Tab);
    harness.step();
    harness.key_press(egui::Key::Enter);
    harness.run_steps(10);
    assert!(harness.state().game().is_some(), "the match is on the table");
    println!("the pointer wanders:");
    measure(&mut harness, |_, _| ());
    println!("and the match goes on, with all that moves:");
    measure(&mut harness, |harness, i| match i % 12 {
        0 => harness.key_press(egui::Key::Tab),
        6 => harness.key_press(egui::Key::Enter),
        _ => {}
    });
    println!("and the map is looked at nearer and farther:");
    measure(&mut harness, |harness, i| {
        let delta = egui::Vec2::new(0.0, 12.0 * (i as f32 / 20.0).cos());
        let (unit, modifiers) = (egui::MouseWheelUnit::Point, egui::Modifiers::NONE);
        let (phase, source) = (egui::TouchPhase::Move, egui::MouseWheelSource::Unknown);
        harness.event(egui::Event::MouseWheel { unit, delta, phase, source, modifiers });
    });
}

/// Prints the middle and the slow end of many frames, while something is done before each.
fn measure(harness: &mut Harness<'_, Shell>, before: impl Fn(&mut Harness<'_, Shell>, usize)) {
    let mut times: Vec<(Duration, Duration)> = (0..FRAMES)
        .map(|i| {
            let turn = i as f32 / 40.0;
            let at = egui::Pos2::new(960.0 + 280.0 * turn.cos(), 480.0 + 220.0 * (1.7 * turn).sin());
            harness.event(egui::Event::PointerMoved(at));
            before(harness, i);
            let start = Instant::now();
            harness.step();
            let laid_out = start.elapsed();
            let output = harness.output();
            let shapes = output.shapes.clone();
            let start = Instant::now();
            let drawn = harness.ctx.tessellate(shapes, output.pixels_per_point);
            assert!(!drawn.is_empty());
            (laid_out, start.elapsed())
        })
        .collect();
    let ms = |d: Duration| d.as_secs_f64() * 1e3;
    times.sort_by_key(|(a, b)| *a + *b);
    for (name, part) in [("median", FRAMES / 2), ("99th percentile", FRAMES * 99 / 100)] {
        let (layout, mesh) = times[part];
        println!(
            "  {name}: {:.2} ms (layout {:.2}, tessellation {:.2})",
            ms(layout + mesh),
            ms(layout),
            ms(mesh)
        );
    }
}
