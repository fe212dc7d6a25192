//! Pictures of packs' tables by `whispers pack preview`.

use clap::Parser;
use cli::Packs;
use cli::{Cli, Command};
use testing::decoded_png::{colours, png};

/// The output of a command about packs, or its error.
fn said(words: &[&str]) -> Result<String, String> {
    let line = ["whispers", "pack"].iter().chain(words);
    let cli = Cli::try_parse_from(line).map_err(|e| e.to_string())?;
    let Some(Command::Pack(command)) = cli.command else { panic!("{words:?} is not a command about packs") };
    let mut out = Vec::new();
    let done =
        cli::pack(&command, &Packs::new(cli.data_dir, cli.pack), crate::support::commands::WINDOW, &mut out);
    done.map(|()| String::from_utf8(out).unwrap()).map_err(|e| e.to_string())
}

/// The width, height and pixels of a pack's preview.
fn preview(pack: &str, more: &[&str]) -> (u32, u32, Vec<u8>) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table.png");
    let words = [&["preview", pack, "-o", path.to_str().unwrap()], more].concat();
    let out = said(&words).unwrap();
    assert!(out.starts_with("The table of ") && out.contains(path.to_str().unwrap()), "{out}");
    png(&path)
}

#[test]
fn every_built_in_pack_has_a_picture_of_its_table() {
    for pack in packs::Library::default().ids() {
        let (width, height, bytes) = preview(&pack, &["--size", "1024x640", "--language", "en"]);
        assert_eq!((width, height), (1024, 640), "{pack}");
        assert!(colours(&bytes) > 1000, "{pack}: a table has more than {} colours", colours(&bytes));
    }
}

#[test]
fn a_preview_shows_what_the_window_shows() {
    let pack = "lantern-delta";
    let one = preview(pack, &["--size", "900x600", "--language", "en"]);
    assert_eq!(one, preview(pack, &["--size", "900x600", "--language", "en"]));
    // In another language only the words differ.
    let french = preview(pack, &["--size", "900x600", "--language", "fr"]);
    let differ = one.2.chunks(3).zip(french.2.chunks(3)).filter(|(a, b)| a != b).count();
    assert!((500..270_000).contains(&differ), "{differ} pixels differ between two languages");
}

#[test]
fn what_cannot_be_drawn_or_written_is_said() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("nowhere/table.png");
    let path = path.to_str().unwrap();
    let why = said(&["preview", "lantern-delta", "-o", path, "--size", "768x480"]).unwrap_err();
    assert!(why.starts_with(&format!("{path}: the picture cannot be written: ")), "{why}");
    let fault = |size: &str| said(&["preview", "lantern-delta", "-o", path, "--size", size]).unwrap_err();
    for size in ["large", "10x10", "99999x1000", "1600", "1600x-5", "0x0"] {
        let why = fault(size);
        assert!(why.contains(size) && why.contains("from 768x480 to 4096x4096"), "{why}");
    }
    let why = said(&["preview", "lantern-delta", "-o", path, "--language", "tlh"]).unwrap_err();
    assert!(why.contains("there is no language \"tlh\""), "{why}");
}

#[test]
fn a_picture_that_the_manifest_names_before_it_is_there_is_drawn_by_own() {
    let folder = tempfile::tempdir().unwrap();
    let pack = folder.path().join("owls");
    let path = pack.to_str().unwrap();
    said(&["new", path, "--extends", "war-of-whispers"]).unwrap();
    let manifest = pack.join("manifest.toml");
    let text = std::fs::read_to_string(&manifest).unwrap();
    std::fs::write(&manifest, format!("{text}preview = \"preview.png\"\n")).unwrap();
    let told = said(&["check", path]).unwrap();
    assert!(told.contains("there is no such file in the pack, whose map is shown instead"), "{told}");
    let told = said(&["preview", path, "--own"]).unwrap();
    assert!(!told.contains("once its manifest.toml"), "{told}");
    let (width, height, _) = png(&pack.join("preview.png"));
    assert_eq!((width, height), (640, 400));
    let told = said(&["check", path, "--strict"]).unwrap();
    assert!(told.ends_with("no faults\n"), "{told}");
}
