//! Measures the time per frame at the table: `cargo bench --bench frame`.
//!
//! It measures layout and tessellation at 1920x1080, without painting. The scenes are: the pointer moves over
//! the map, a match is played, the map is zoomed, all cards are shown, and a review runs in the background.
//! It also measures the time from a click on a lesson to its table. Layout includes what a screen reader
//! needs.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::Effort;
use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, MouseWheelUnit, Pos2, TouchPhase, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use packs::{Files, Pack};
use rules::World;
use speech::Speech;
use system::Folders;
use table::{BackgroundReview, load};
use whispers::shell::Shell;

const FRAMES: usize = 600;

fn main() {
    keep_freed_memory();
    let folder = tempfile::tempdir().unwrap();
    let matches = folder.path().join("matches");
    std::fs::create_dir_all(&matches).unwrap();
    let save = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/fight.whispers");
    std::fs::copy(save, matches.join("fight.whispers")).unwrap();
    // Rivals' moves are shown without pauses, so that the measurement sees as many moves as possible.
    std::fs::write(folder.path().join("settings.toml"), "pause = \"none\"\n").unwrap();
    let start = Instant::now();
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}"));
    let pack = Arc::new(pack);
    let places = places(&pack);
    let folders = Folders::new(Some(folder.path().to_owned()));
    let size = Vec2::new(1920.0, 1080.0);
    let mut harness = Harness::builder()
        .with_size(size)
        .with_step_dt(1.0 / 60.0)
        .build_eframe(move |cc| Shell::new(&cc.egui_ctx, pack, folders));
    println!("from the pack to the first frame: {:.1} ms", start.elapsed().as_secs_f64() * 1e3);
    // The title's first button continues the match.
    harness.key_press(Key::Tab);
    harness.step();
    harness.key_press(Key::Enter);
    harness.run_steps(10);
    assert!(harness.state().game().is_some(), "the match is on the table");
    println!("the pointer wanders:");
    measure(&mut harness, |_, _| ());
    let before = decisions(&harness);
    println!("and the match goes on, with all that moves:");
    measure(&mut harness, |harness, i| {
        if i % 6 == 0 && (i % 12 == 0 || !click_place(harness, &places)) {
            press(harness, Key::Num1);
        }
    });
    let taken = decisions(&harness) - before;
    assert!(taken > 8, "only {taken} decisions");
    println!("  {taken} decisions");
    println!("and the map is looked at nearer and farther:");
    measure(&mut harness, |harness, i| {
        let delta = Vec2::new(0.0, 12.0 * (i as f32 / 20.0).cos());
        let (unit, phase, modifiers) = (MouseWheelUnit::Point, TouchPhase::Move, Modifiers::NONE);
        let source = egui::MouseWheelSource::Unknown;
        harness.input_mut().events.push(Event::MouseWheel { unit, delta, phase, source, modifiers });
    });
    println!("and all cards are shown:");
    press(&mut harness, Key::C);
    measure(&mut harness, |_, _| ());
    press(&mut harness, Key::C);
    beside_a_review(&mut harness);
    lessons(&folder.path().join("a newcomer"));
}

/// Measures frames while a review of another match uses all cores. The review's threads give way to the
/// window.
fn beside_a_review(harness: &mut Harness<'_, Shell>) {
    println!("and another match is looked back at meanwhile:");
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/saves/over.whispers");
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}"));
    let over = load(Path::new(record), &pack.into()).unwrap().game;
    let reviewing = BackgroundReview::begin(&over, Effort::HELP, || ());
    // The first glance at every decision is short. The deeper analysis lasts until the end of the
    // measurement.
    while reviewing.next().is_none() {
        std::thread::sleep(Duration::from_millis(10));
    }
    measure(harness, |harness, i| {
        if i % 6 == 0 {
            press(harness, Key::Num1);
        }
    });
    assert!(!reviewing.has_ended(), "it was looked back at to the last frame");
    println!("  {} of {} decisions thought over", reviewing.finished(), reviewing.all());
}

/// Prints the time from the click on a lesson until its table has been laid out. That takes two frames: the
/// frame of the click, and the first frame with the table. The first lesson opened in a window takes longer,
/// since letters and icons are drawn then.
fn lessons(folder: &Path) {
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}"));
    let speech = Speech::new(Arc::new(pack.clone()));
    let lesson = pack.lessons.last().map_or("", |lesson| lesson.id.as_str());
    let name = speech.lesson_name(lesson);
    let (pack, folders) = (Arc::new(pack), Folders::new(Some(folder.to_owned())));
    let mut harness = Harness::builder()
        .with_size(Vec2::new(1920.0, 1080.0))
        .build_eframe(move |cc| Shell::new(&cc.egui_ctx, pack, folders));
    click(&mut harness, &speech.text("title-learn"));
    let mut took: Vec<f64> = Vec::new();
    for _ in 0..41 {
        harness.run_steps(4);
        click(&mut harness, &name);
        let start = Instant::now();
        harness.run_steps(2);
        took.push(start.elapsed().as_secs_f64() * 1e3);
        assert!(harness.state().game().is_some(), "the lesson is on the table");
        click(&mut harness, &speech.text("learn-leave"));
    }
    let first = took.remove(0);
    took.sort_by(f64::total_cmp);
    let [middle, last] = [took[took.len() / 2], took[took.len() - 1]];
    println!(
        "from the click on a lesson to its table: first {first:.1} ms, then {middle:.1} ms, {last:.1} ms at most"
    );
}

/// Clicks the first button whose name contains `name`.
fn click(harness: &mut Harness<'_, Shell>, name: &str) {
    let named = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        node.role() == Role::Button && node.label().is_some_and(|label| label.contains(name))
    };
    let node = harness.root().children_recursive().find(named);
    node.unwrap_or_else(|| panic!("there is no button {name:?}")).click_accesskit();
}

/// Makes glibc keep freed memory (mallopt(3), `M_MMAP_THRESHOLD`). In the real window this happens by itself,
/// since the renderer frees an equally large block when it starts. Without it, a frame sometimes gets all its
/// memory from the system again, which costs about 1.4 ms.
fn keep_freed_memory() {
    drop(std::hint::black_box(Vec::<u8>::with_capacity(24 << 20)));
}

/// The beginnings of the names of the widgets for regions and positions.
fn places(pack: &Arc<Pack>) -> Vec<String> {
    let speech = Speech::new(Arc::clone(pack));
    let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 4).unwrap();
    let regions = world.regions().map(|region| speech.region(region));
    let positions = world.positions().map(|position| speech.position(position));
    regions.chain(positions).map(|name| format!("{name}, ")).collect()
}

/// The number of decisions taken.
fn decisions(harness: &Harness<'_, Shell>) -> usize {
    harness.state().game().map_or(0, |game| game.steps().len())
}

/// Presses and releases a key within one frame.
fn press(harness: &mut Harness<'_, Shell>, key: Key) {
    let event =
        |pressed| Event::Key { key, pressed, physical_key: None, repeat: false, modifiers: Modifiers::NONE };
    harness.input_mut().events.extend([event(true), event(false)]);
}

/// Clicks the first region or position that can be chosen. Returns true if there is one.
fn click_place(harness: &mut Harness<'_, Shell>, places: &[String]) -> bool {
    let is_lit = |node: &egui_kittest::Node<'_>| {
        let node = node.accesskit_node();
        let name = node.label().unwrap_or_default();
        node.role() == Role::Button && places.iter().any(|place| name.starts_with(place.as_str()))
    };
    let node = harness.root().children_recursive().find(is_lit);
    if let Some(node) = &node {
        node.click_accesskit();
    }
    node.is_some()
}

/// Prints the median and the 99th percentile of the time of many frames. Calls `before` before each frame.
fn measure(harness: &mut Harness<'_, Shell>, before: impl Fn(&mut Harness<'_, Shell>, usize)) {
    let mut times: Vec<(Duration, Duration)> = (0..FRAMES)
        .map(|i| {
            let turn = i as f32 / 40.0;
            let at = Pos2::new(960.0 + 280.0 * turn.cos(), 480.0 + 220.0 * (1.7 * turn).sin());
            // Add to the input directly: each event queued in the harness would get its own frame.
            harness.input_mut().events.push(Event::PointerMoved(at));
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
