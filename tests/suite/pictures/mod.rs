//! What the window looks like, at moments that are named. When its looks change on purpose, run
//! with `WHISPERS_BLESS=1`, and look at every picture that has changed.

mod drawing;
mod moving;
mod practice;
mod rivals;
mod scenes;
mod screens;

use crate::support::base;
use crate::support::hands;
use crate::support::picture;
use crate::support::stage;
use std::path::PathBuf;

use crate::support::raster::Raster;
use egui::ColorImage;
use egui_kittest::Harness;
use rivals::RIVALS;
use scenes::{AGENTS_AND_BANNERS, AROUND, CARDS_AND_TOKENS, FRENCH, MOVING, Scene};

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

/// Where a picture of such a name lies.
fn path(name: &str) -> PathBuf {
    folder().join(format!("{name}.webp"))
}

impl Scene {
    fn path(&self) -> PathBuf {
        path(self.name)
    }

    fn draw(&self) -> ColorImage {
        let data = tempfile::tempdir().unwrap();
        if let Some(moment) = self.moment {
            moment.save(data.path());
        }
        let raster = Raster::default();
        let window = Harness::builder().with_size(self.size);
        let pack = if self.long { base::long_names() } else { base::pack() };
        let mut harness = hands::open_with(window.renderer(raster.clone()), data.path(), pack);
        (self.clicks)(&mut harness);
        if self.rests {
            stage::rest(&mut harness);
        }
        let mut image = raster.draw(&harness.ctx, harness.output());
        screens::cover_dates(&harness, &mut image);
        image
    }
}

/// What is wrong with a picture of such a name, if it does not look as it did.
fn fault(name: &str, new: &ColorImage) -> Option<String> {
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        // What looks the same stays the same file.
        let old = picture::read(&path(name));
        if old.is_none_or(|old| picture::difference(&old, new).is_some()) {
            picture::write(&path(name), new);
        }
        return None;
    }
    let drawn = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).with_file_name("pictures");
    let [new_path, mark_path] = ["new", "diff"].map(|kind| drawn.join(format!("{name}.{kind}.webp")));
    let Some(old) = picture::read(&path(name)) else {
        picture::write(&new_path, new);
        return Some(format!("{name}: there is no picture yet, see {}", new_path.display()));
    };
    let marked = picture::difference(&old, new)?;
    picture::write(&new_path, new);
    picture::write(&mark_path, &marked);
    let (new, mark) = (new_path.display(), mark_path.display());
    Some(format!("{name}: it looks different, see {new} and {mark}"))
}

fn look_at(scenes: &[Scene]) {
    let faults: Vec<String> = scenes.iter().filter_map(|scene| fault(scene.name, &scene.draw())).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_screens_around_the_table_look_as_they_did() {
    look_at(&AROUND);
}

#[test]
fn agents_and_banners_look_as_they_did() {
    look_at(&AGENTS_AND_BANNERS);
}

#[test]
fn cards_and_tokens_look_as_they_did() {
    look_at(&CARDS_AND_TOKENS);
}

#[test]
fn french_looks_as_it_did() {
    look_at(&FRENCH);
}

#[test]
fn what_moves_and_is_pointed_at_looks_as_it_did() {
    look_at(&MOVING);
}

#[test]
fn help_and_looking_back_look_as_they_did() {
    let faults: Vec<String> =
        practice::all().into_iter().filter_map(|(name, image)| fault(name, &image)).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_rivals_do_looks_as_it_did() {
    let faults: Vec<String> = RIVALS.iter().filter_map(|rival| fault(rival.name, &rival.draw())).collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn a_scene_is_drawn_the_same_again() {
    assert_eq!(CARDS_AND_TOKENS[0].draw(), CARDS_AND_TOKENS[0].draw());
}

#[test]
fn every_picture_in_the_folder_is_of_a_scene() {
    // While the pictures are being drawn anew, they are not all there.
    if std::env::var_os("WHISPERS_BLESS").is_some() {
        return;
    }
    let scenes =
        AROUND.iter().chain(&AGENTS_AND_BANNERS).chain(&CARDS_AND_TOKENS).chain(&FRENCH).chain(&MOVING);
    let mut wanted: Vec<PathBuf> = scenes.map(Scene::path).collect();
    wanted.extend(RIVALS.iter().map(|rival| path(rival.name)).chain(practice::NAMES.map(path)));
    let mut found: Vec<PathBuf> = std::fs::read_dir(folder())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "webp"))
        .collect();
    wanted.sort();
    found.sort();
    assert_eq!(found, wanted);
}

#[test]
fn the_pictures_take_less_than_sixteen_million_bytes() {
    let files = std::fs::read_dir(folder()).unwrap();
    let bytes: u64 = files.map(|entry| entry.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes > 1_000_000 && bytes < 16_000_000, "{bytes}");
}
