//! Tests mistakes that authors made with only the guide, and for which the checks once gave no message or an
//! unhelpful one.

use std::fs;

use packs::{Files, Pack, read_emblem};
use tempfile::TempDir;

use testing::repository_files;

const MANIFEST: &str = "format = 1\nid = \"variant\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n";

/// The faults and warnings for a pack that extends the base pack and has these files.
fn said(files: &[(&str, &[u8])]) -> String {
    let folder: TempDir = tempfile::tempdir().unwrap();
    for (name, bytes) in [("manifest.toml", MANIFEST.as_bytes())].iter().chain(files) {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
    }
    match Pack::load(&Files::at(folder.path())) {
        Ok(pack) => pack.warnings.iter().map(|warning| format!("warning: {warning}\n")).collect(),
        Err(report) => report.to_string(),
    }
}

#[track_caller]
fn assert_said(files: &[(&str, &[u8])], told: &str) {
    let found = said(files);
    assert!(found.contains(told), "{told}\n\nis not in\n\n{found}");
}

#[test]
fn emblems_that_break_off_or_have_no_square_frame_are_doubted_at_their_place() {
    let svg = |frame: &str, path: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\"{frame}><path fill=\"#fff\" d=\"{path}\"/></svg>")
    };
    let doubts =
        |text: &str| read_emblem(text).unwrap().doubts.iter().map(|d| d.why.clone()).collect::<Vec<_>>();
    let square = " viewBox=\"0 0 64 64\"";
    assert_eq!(doubts(&svg(square, "M0 0h64v64z")), Vec::<String>::new());
    let broken = doubts(&svg(square, "M0 0h64v64 L garbage"));
    assert!(broken[0].starts_with("this path is drawn only up to \"L garbage\""), "{broken:?}");
    assert!(doubts(&svg("", "M0 0h64v64z"))[0].starts_with("it has no viewBox"));
    assert!(doubts(&svg(" viewBox=\"0 0 64 32\"", "M0 0h64v32z"))[0].contains("64 wide and 32 high"));
    assert_said(
        &[("icons/bear.svg", svg(square, "M0 0h64v64H0z !").as_bytes())],
        ": this path is drawn only up to \"!\"",
    );
    assert_said(&[("icons/bear.svg", b"\x89PNG\r\n\x1a\n")], "it is a PNG picture despite its name");
    assert_said(
        &[("icons/nobody.svg", svg(square, "M0 0h64v64z").as_bytes())],
        "warning: icons/nobody.svg: this emblem is unused",
    );
}

#[test]
fn words_that_a_thing_of_this_pack_lacks_belong_into_its_own_file() {
    let rules = b"[[setups]]\nid = \"blitz\"\n";
    let found = said(&[("rules.toml", rules)]);
    assert!(found.contains("\ntext/en.toml: the key \"blitz\" is missing"), "{found}");
    assert!(!found.contains("war-of-whispers/text/en.toml:"), "{found}");
}

#[test]
fn slips_are_told_with_what_would_be_right() {
    assert_said(
        &[("text/en.toml", b"[terms]\nbanner = \"goat\"\n")],
        "a term has its forms: banner = { one = \"goat\", other = \"goats\" }",
    );
    let ability =
        fs::read_to_string(repository_files::root().join("content/war-of-whispers/text/en.toml")).unwrap();
    assert!(ability.contains("{banner-other}"));
    assert_said(
        &[("text/en.toml", ability.replacen("{banner-other}", "{banner}", 1).as_bytes())],
        "\"banner\" is a term: \"banner-one\" or \"banner-other\" is meant",
    );
    assert_said(
        &[("map.toml", b"[[regions]]\nid = \"oxmor\"\ncities = 1\n")],
        "the pack below has no region \"oxmor\", so this is a new one; did you mean \"oxmoor\"?",
    );
    assert_said(
        &[("text/en.toml", b"[regions]\noxmoor = \"Ox {moor}\"\n[short]\nNobody = \"No\"\n")],
        "braces have no meaning in a name",
    );
    assert_said(&[("text/en.toml", b"[short]\nNobody = \"No\"\n")], "no name of the pack is \"Nobody\"");
}

#[test]
fn a_council_with_fewer_rows_than_there_are_positions_is_doubted() {
    let councils =
        fs::read_to_string(repository_files::root().join("content/war-of-whispers/councils.toml")).unwrap();
    let fewer = councils.replacen("  [\"attack\", \"swap\"], # chancellor\n", "", 1);
    assert_said(
        &[("councils.toml", fewer.as_bytes())],
        "has 3 of 4 positions: nothing is printed for \"chancellor\"",
    );
}
