//! What a frame of the table costs: `cargo bench --bench frame`. Layout and tessellation at
//! 1920x1080 while the pointer wanders over the map, without painting.

use std::time::{Duration, Instant};

use egui_kittest::Harness;
use whispers::app::shell::Shell;
use whispers::content::{Files, Pack};
use whispers::table::Folders;

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
        .build_eframe(move |cc| Shell::new(&cc.egui_ctx, std::sync::Arc::new(pack), folders));
    println!("from the pack to the first frame: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    // The title's first button goes on with the match.
    harness.key_press(egui::Key::Tab);
    harness.step();
    harness.key_press(egui::Key::Enter);
    harness.run_steps(10);
    assert!(harness.state().game().is_some(), "the match is on the table");
    let mut times: Vec<(Duration, Duration)> = (0..FRAMES)
        .map(|i| {
            let turn = i as f32 / 40.0;
            let at = egui::Pos2::new(850.0 + 380.0 * turn.cos(), 520.0 + 260.0 * (1.7 * turn).sin());
            harness.event(egui::Event::PointerMoved(at));
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
            "{name}: {:.2} ms (layout {:.2}, tessellation {:.2})",
            ms(layout + mesh),
            ms(layout),
            ms(mesh)
        );
    }
}
