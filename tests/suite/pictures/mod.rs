//! Snapshots of the window in named scenes, as text in `tests/snapshots/screens`. After an intended change of
//! the looks, run with `WHISPERS_BLESS=1` and read the differences. `WHISPERS_PHOTOS=FOLDER` also draws each
//! scene; `tools/photos` compares these pictures with those of another commit.

mod drawing;
mod moving;
mod practice;
mod rivals;
mod scenes;
mod screens;

use crate::support::base;
use crate::support::hands;
use crate::support::picture;
use crate::support::snapshot;
use crate::support::stage;
use std::path::{Path, PathBuf};
use testing::repository_files::root;

use crate::support::raster::Raster;
use egui::Vec2;
use egui_kittest::Harness;
use packs::Pack;
use rivals::RIVALS;
use scenes::{AGENTS_AND_BANNERS, AROUND, CARDS_AND_TOKENS, FRENCH, MOVING, NEWCOMERS, Scene};
use whispers::shell::Shell;

/// The maximum number of lines shown of each of two snapshots that differ.
const SHOWN: usize = 6;

/// The path of a scene's snapshot.
fn path(name: &str) -> PathBuf {
    root().join(format!("tests/snapshots/screens/{name}.txt"))
}

/// A window that can be written as a snapshot, and drawn as a picture on request.
struct Stage {
    harness: Harness<'static, Shell>,
    photos: Option<(PathBuf, Raster)>,
}

impl Stage {
    fn open(size: impl Into<Vec2>, data: &Path, pack: Pack) -> Self {
        let photos = std::env::var_os("WHISPERS_PHOTOS").map(|at| (PathBuf::from(at), Raster::default()));
        let mut window = Harness::builder().with_size(size);
        if let Some((_, raster)) = &photos {
            window = window.renderer(raster.clone());
        }
        let harness = hands::newcomer_with(window, data, pack);
        snapshot::watch(&harness.ctx);
        Self { harness, photos }
    }

    /// The snapshot of this scene. `rests` is true if nothing moves in it.
    fn snapshot(&self, name: &str, rests: bool) -> String {
        if let Some((folder, raster)) = &self.photos {
            let image = raster.draw(&self.harness.ctx, self.harness.output());
            picture::write(&folder.join(format!("{name}.png")), &image);
        }
        snapshot::screen(&self.harness, rests)
    }
}

impl Scene {
    fn snapshot(&self) -> String {
        let data = tempfile::tempdir().unwrap();
        if let Some(moment) = self.moment {
            moment.save(data.path());
        }
        let pack = if self.long { base::long_names() } else { base::pack() };
        if !NEWCOMERS.contains(&self.name) {
            hands::experienced(data.path());
        }
        let mut stage = Stage::open(self.size, data.path(), pack);
        (self.clicks)(&mut stage.harness);
        if self.rests {
            stage::rest(&mut stage.harness);
        }
        stage.snapshot(self.name, self.rests)
    }
}

/// The difference between a scene and its snapshot; `None` if there is none.
fn fault(name: &str, new: &str) -> Option<String> {
    let path = path(name);
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        std::fs::write(&path, new).unwrap();
        return None;
    }
    let old = std::fs::read_to_string(&path).unwrap_or_default();
    if old == new {
        return None;
    }
    let lines = |of: &str, not: &str, sign: &str| {
        let known: Vec<&str> = not.lines().collect();
        let own = of.lines().filter(|line| !known.contains(line)).take(SHOWN);
        own.map(|line| format!("\n  {sign} {line}")).collect::<String>()
    };
    Some(format!("{name}: it looks different{}{}", lines(&old, new, "-"), lines(new, &old, "+")))
}

fn look_at(screens: impl IntoIterator<Item = (&'static str, String)>) {
    let faults: Vec<String> = screens.into_iter().filter_map(|(name, screen)| fault(name, &screen)).collect();
    assert!(faults.is_empty(), "WHISPERS_BLESS=1 renews them\n{}", faults.join("\n"));
}

fn look_at_scenes(scenes: &[Scene]) {
    look_at(scenes.iter().map(|scene| (scene.name, scene.snapshot())));
}

#[test]
fn the_screens_around_the_table_look_as_they_did() {
    look_at_scenes(&AROUND);
}

#[test]
fn agents_and_banners_look_as_they_did() {
    look_at_scenes(&AGENTS_AND_BANNERS);
}

#[test]
fn cards_and_tokens_look_as_they_did() {
    look_at_scenes(&CARDS_AND_TOKENS);
}

#[test]
fn french_looks_as_it_did() {
    look_at_scenes(&FRENCH);
}

#[test]
fn what_moves_and_is_pointed_at_looks_as_it_did() {
    look_at_scenes(&MOVING);
}

#[test]
fn help_and_looking_back_look_as_they_did() {
    look_at(practice::all());
}

#[test]
fn what_rivals_do_looks_as_it_did() {
    look_at(RIVALS.iter().map(|rival| (rival.name, rival.snapshot())));
}

#[test]
fn a_scene_is_drawn_the_same_again() {
    assert_eq!(CARDS_AND_TOKENS[0].snapshot(), CARDS_AND_TOKENS[0].snapshot());
}

#[test]
fn every_snapshot_in_the_folder_is_of_a_scene() {
    // While snapshots are being updated, some may be missing.
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        return;
    }
    let scenes =
        AROUND.iter().chain(&AGENTS_AND_BANNERS).chain(&CARDS_AND_TOKENS).chain(&FRENCH).chain(&MOVING);
    let mut wanted: Vec<PathBuf> = scenes.map(|scene| path(scene.name)).collect();
    wanted.extend(RIVALS.iter().map(|rival| path(rival.name)).chain(practice::NAMES.map(path)));
    let folder = std::fs::read_dir(root().join("tests/snapshots/screens")).unwrap();
    let mut found: Vec<PathBuf> = folder.map(|entry| entry.unwrap().path()).collect();
    wanted.sort();
    found.sort();
    assert_eq!(found, wanted);
}

#[test]
fn the_snapshots_take_less_than_750_000_bytes() {
    let files = std::fs::read_dir(root().join("tests/snapshots/screens")).unwrap();
    let bytes: u64 = files.map(|entry| entry.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes > 100_000 && bytes < 750_000, "{bytes}");
}
