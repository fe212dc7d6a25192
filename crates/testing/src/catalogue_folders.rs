//! Writes catalogues of packs, packs that extend others, and pictures to folders, for tests.

use std::fs;
use std::path::{Path, PathBuf};

use packs::{CATALOGUE_FILE, Catalogue, Entry, Files, Pack};

use crate::test_packs;

/// A PNG of this size in pixels, with a colour gradient over a checkered pattern.
pub fn picture(size: [u32; 2]) -> Vec<u8> {
    let pixel = |i: u32| {
        let (x, y) = (i % size[0], i / size[0]);
        [
            (x * 255 / size[0]) as u8,
            (y * 255 / size[1]) as u8,
            if (x / 16 + y / 16) % 2 == 0 { 90 } else { 40 },
        ]
    };
    let rgb: Vec<u8> = (0..size[0] * size[1]).flat_map(pixel).collect();
    image_files::png(size, &rgb).unwrap()
}

/// Writes a copy of the Lantern Delta to the folder `to`, with this id, English name and version.
pub fn delta(to: &Path, id: &str, name: &str, version: &str) {
    test_packs::copy(
        "lantern-delta",
        to,
        "manifest.toml",
        "id = \"lantern-delta\"",
        &format!("id = \"{id}\""),
    );
    edit(&to.join("manifest.toml"), "version = \"1.0.0\"", &format!("version = \"{version}\""));
    edit(&to.join("text/en.toml"), "name = \"The Lantern Delta\"", &format!("name = \"{name}\""));
}

/// Replaces the first occurrence of `was` in a file by `is`.
pub fn edit(file: &Path, was: &str, is: &str) {
    let text = fs::read_to_string(file).unwrap();
    assert!(text.contains(was), "{file:?} has no {was:?}");
    fs::write(file, text.replacen(was, is, 1)).unwrap();
}

/// Writes a catalogue of four packs to a folder and returns the path of its index. One pack is valid and has
/// a picture, one extends it, one has faults, and one is listed in the index but missing.
pub fn catalogue(folder: &Path) -> PathBuf {
    let at = |name: &str| folder.join(name);
    delta(&at("packs/river"), "river", "River Delta", "1.2.0");
    edit(
        &at("packs/river/manifest.toml"),
        "version = ",
        "preview = \"preview.png\"\nneeds = \"0.1\"\nversion = ",
    );
    fs::write(at("packs/river/preview.png"), picture([320, 200])).unwrap();
    delta(&at("packs/broken"), "broken", "Broken Delta", "2.0");
    edit(&at("packs/broken/manifest.toml"), "version = ", "needs = \"99.0\"\nversion = ");
    extension(&at("packs/mouth"), "mouth", "river");
    let river = Pack::load(&Files::at(at("packs/river"))).unwrap();
    let listed = |id: &str, name: &str, version: &str| {
        let mut entry = Entry::new(&river, &format!("packs/{id}"));
        entry.name = name.into();
        entry.metadata.id = id.into();
        entry.metadata.version = version.into();
        entry
    };
    let extends = Some("river".to_owned());
    let packs = vec![
        listed("river", "River Delta", "1.2.0"),
        Entry { extends, ..listed("mouth", "River Delta", "3") },
        listed("broken", "Broken Delta", "2.0"),
        listed("gone", "Lake Delta", "1.2.0"),
    ];
    let name = Some("Packs of the river".to_owned());
    let about = Some("Deltas that we play on Tuesdays.".to_owned());
    let homepage = Some("https://example.org/packs".to_owned());
    fs::write(at(CATALOGUE_FILE), Catalogue { name, about, homepage, packs }.text()).unwrap();
    at(CATALOGUE_FILE)
}

/// Writes a pack with this id that extends another to the folder `to`. It has only a manifest.
pub fn extension(to: &Path, id: &str, extends: &str) {
    fs::create_dir_all(to).unwrap();
    let text = format!(
        "format = 1\nid = \"{id}\"\nextends = \"{extends}\"\nversion = \"3\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n"
    );
    fs::write(to.join("manifest.toml"), text).unwrap();
}
