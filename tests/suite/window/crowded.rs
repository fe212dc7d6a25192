//! A pack with the largest numbers of empires and positions, at the table in windows of usual sizes.

use std::path::PathBuf;
use std::sync::Arc;

use bots::Level;
use egui::{Rect, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::NodeT;
use packs::Pack;
use speech::Speech;
use system::Folders;
use table::{Match, Setup};
use whispers::looks::interface_scale;
use whispers::settings::{Pause, Settings, Speed};
use whispers::shell::Shell;

use crate::support::raster::Raster;
use crate::support::{lie, picture, stage};
use testing::large_packs::crowded;

/// The smallest height of a readable row, in points.
const LEAST: f32 = 15.0;

/// The rectangles of council positions with these names.
fn rows(harness: &Harness<'_, Shell>, names: &[String]) -> Vec<Rect> {
    let found = |name: &String| {
        let is_row = |node: &egui_kittest::Node<'_>| {
            node.accesskit_node().label().is_some_and(|label| label.starts_with(name.as_str()))
        };
        let row = harness.root().children_recursive().find(is_row);
        row.unwrap_or_else(|| panic!("no row of {name}")).rect()
    };
    names.iter().map(found).collect()
}

fn at(size: [f32; 2], pack: &Arc<Pack>) {
    let (data, raster) = (tempfile::tempdir().unwrap(), Raster::default());
    crate::support::hands::experienced(data.path());
    let folders = Folders::new(Some(data.path().to_owned()));
    let pixels = Vec2::from(size);
    let zoom = interface_scale::for_room(None, pixels);
    let first = Arc::clone(pack);
    let window = Harness::builder().with_size(pixels / zoom).with_max_steps(60);
    let mut harness = window.renderer(raster.clone()).build_eframe(move |cc| {
        let mut shell = Shell::new(&cc.egui_ctx, first, folders);
        let settings = Settings { language: Some("en".into()), scale: Some(1.0), ..Settings::default() };
        let settings = Settings { speed: Speed::None, pause: Pause::None, forced: false, ..settings };
        shell.apply_settings(&cc.egui_ctx, settings);
        shell
    });
    let game = Match::new(Setup::new(Arc::clone(pack), 1, Level::Random, 3)).unwrap();
    let speech = Speech::new(Arc::clone(pack));
    let names: Vec<String> = game.world().positions().map(|position| speech.position(position)).collect();
    assert_eq!(names.len(), 48);
    let ctx = harness.ctx.clone();
    harness.state_mut().show(&ctx, game);
    stage::rest(&mut harness);
    if let Some(folder) = std::env::var_os("WHISPERS_PHOTOS") {
        let image = raster.draw(&harness.ctx, harness.output());
        picture::write(&PathBuf::from(folder).join(format!("crowded-{}.png", size[0])), &image);
    }
    let faults = lie::faults(&harness);
    assert!(faults.is_empty(), "{size:?}: {}", faults.join("\n"));
    let rows = rows(&harness, &names);
    for (i, row) in rows.iter().enumerate() {
        assert!(row.height() >= LEAST && row.width() >= 60.0, "{size:?}: {}: {row:?}", names[i]);
        assert!(
            rows[..i].iter().all(|other| !other.shrink(0.5).intersects(row.shrink(0.5))),
            "{size:?}: {}",
            names[i]
        );
    }
}

#[test]
fn eight_councils_of_six_positions_can_be_read_and_clicked_in_every_usual_window() {
    let pack = Arc::new(crowded().load().unwrap_or_else(|report| panic!("{report}")));
    for size in [[1024.0, 640.0], [1280.0, 720.0], [1920.0, 1080.0]] {
        at(size, &pack);
    }
}
