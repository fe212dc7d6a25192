//! Tests a pack's own preview picture, title picture and font.

use std::fs;
use std::path::{Path, PathBuf};

use packs::{Files, Pack};
use tempfile::TempDir;

use testing::catalogue_folders::{delta, edit, picture};
use testing::repository_files::root;

/// A pack in a temporary folder, to which pictures and fonts are added.
struct Own(TempDir);

impl Own {
    fn new() -> Self {
        let own = Self(tempfile::tempdir().unwrap());
        delta(&own.at(""), "mine", "My Delta", "1");
        own
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn says(&self, file: &str, line: &str) {
        let text = fs::read_to_string(self.at(file)).unwrap();
        fs::write(self.at(file), format!("{line}\n{text}")).unwrap();
    }

    fn read(&self) -> Result<Pack, String> {
        Pack::load(&Files::at(self.at(""))).map_err(|report| report.to_string())
    }
}

/// A pack with its own preview picture, title picture and font.
fn whole() -> Own {
    let own = Own::new();
    fs::write(own.at("preview.png"), picture([640, 320])).unwrap();
    fs::write(own.at("title.png"), picture([800, 500])).unwrap();
    fs::copy(root().join("fonts/Lato-Regular.ttf"), own.at("mine.ttf")).unwrap();
    own.says("manifest.toml", "preview = \"preview.png\"");
    own.says("theme.toml", "title = \"title.png\"\nfont = \"mine.ttf\"");
    own
}

#[test]
fn a_pack_brings_a_preview_a_title_picture_and_letters_also_in_an_archive() {
    let own = whole();
    let pack = own.read().unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(pack.preview.as_ref().unwrap().pixels().unwrap().size, [640, 320]);
    assert_eq!(pack.theme.title.as_ref().unwrap().pixels().unwrap().size, [800, 500]);
    assert!(pack.theme.font.is_some() && pack.warnings.is_empty(), "{:?}", pack.warnings);
    let files = Files::at(own.at(""));
    let paths = files.paths().into_iter().map(|path| (path.clone(), files.read(&path).unwrap()));
    let archive = Files::Zip(packs::Archive::from_files("mine.zip", paths));
    let packed = Pack::load(&archive).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(packed.theme.font, pack.theme.font);
    assert!(packed.preview.unwrap().pixels().is_some());
    // A file deleted after the pack was read is missing, but causes no crash.
    fs::remove_file(own.at("preview.png")).unwrap();
    assert!(pack.preview.unwrap().pixels().is_none());
}

#[test]
fn a_pack_over_another_has_its_title_and_letters_and_no_preview_but_its_own() {
    let (own, over) = (whole(), tempfile::tempdir().unwrap());
    testing::catalogue_folders::extension(over.path(), "over", "mine");
    let mut library = packs::Library::default();
    library.add("mine", Files::at(own.at("")));
    let pack = Pack::load_with(&Files::at(over.path()), &library).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.preview.is_none() && pack.theme.font.is_some());
    assert!(pack.theme.title.unwrap().pixels().is_some());
}

#[track_caller]
fn assert_fault(change: impl FnOnce(&Own), said: &str) {
    let own = whole();
    change(&own);
    let report = own.read().err().unwrap_or_else(|| panic!("accepted; expected {said}"));
    assert!(report.contains(said), "{report}");
}

fn write(own: &Own, name: &str, bytes: impl AsRef<[u8]>) {
    fs::write(own.at(name), bytes).unwrap();
}

#[test]
fn pictures_that_cannot_be_shown_are_faults_with_what_would_be_right() {
    assert_fault(
        |own| write(own, "preview.png", b"\xff\xd8\xff\xe0 a JPEG"),
        "manifest.toml:1:11: \"preview.png\" cannot be shown: this is not a PNG: save the picture as one",
    );
    assert_fault(
        |own| write(own, "preview.png", picture([1100, 100])),
        "it is 1100 by 100 pixels large; each side has 64 to 1024",
    );
    assert_fault(
        |own| write(own, "title.png", picture([319, 400])),
        "theme.toml:1:9: \"title.png\" cannot be shown: it is 319 by 400 pixels large; each side has 320 to 2048",
    );
    assert_fault(
        |own| {
            let bytes = picture([400, 400]);
            write(own, "title.png", &bytes[..bytes.len() / 2]);
        },
        "it is incomplete or damaged",
    );
    assert_fault(
        |own| write(own, "title.png", vec![0; (2 << 20) + 1]),
        "the file has more than the maximum of 2,097,152 bytes",
    );
    assert_fault(|own| fs::remove_file(own.at("title.png")).unwrap(), "there is no such file in the pack");
    assert_fault(
        |own| edit(&own.at("theme.toml"), "title.png", "../title.png"),
        "a path in a pack must name a file of that pack",
    );
}

#[test]
fn fonts_that_cannot_be_written_with_are_faults_and_lacking_letters_are_told() {
    assert_fault(
        |own| write(own, "mine.ttf", fs::read(root().join("fonts/Jura-Medium.otf")).unwrap()),
        "\"mine.ttf\" cannot be used as a font: it has CFF outlines",
    );
    assert_fault(|own| write(own, "mine.ttf", b"letters"), "this is not a TrueType font: save it as a .ttf");
    let own = whole();
    edit(&own.at("text/en.toml"), "name = \"My Delta\"", "name = \"My 中 Delta\"");
    let warnings = own.read().unwrap_or_else(|report| panic!("{report}")).warnings;
    assert!(warnings.iter().any(|warning| warning.message.contains("the font lacks 中")), "{warnings:?}");
}

/// Whichever byte of these files changes, the pack is read or refused without a panic.
#[test]
fn nothing_breaks_over_damaged_pictures_and_fonts() {
    let own = whole();
    for (name, step) in [("preview.png", 61), ("mine.ttf", 9_973)] {
        let sound = fs::read(own.at(name)).unwrap();
        for at in (0..sound.len()).step_by((sound.len() / 12).max(step)) {
            let mut odd = sound.clone();
            odd[at] ^= 0xa5;
            fs::write(own.at(name), odd).unwrap();
            if let Ok(pack) = own.read() {
                let _ = pack.preview.unwrap().pixels();
            }
        }
        fs::write(own.at(name), sound).unwrap();
    }
    assert!(Path::new(&own.at("mine.ttf")).is_file() && own.read().is_ok());
}
