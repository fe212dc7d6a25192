//! Tests files that a pack must not contain, and paths that leave the pack.

use packs::{Files, Pack};

use testing::editable_pack::*;

#[test]
fn a_folder_that_is_not_there() {
    let folder = small();
    let files = Files::Folder(folder.path("nowhere"));
    let report = Pack::load(&files).unwrap_err().to_string().replace(&files.name(), "nowhere");
    assert_eq!(
        report,
        "nowhere: 1 fault\n\nnowhere: there is no such folder or archive; a pack is a folder or a .zip with manifest.toml, \
         rules.toml, councils.toml, map.toml, cards.toml, theme.toml"
    );
}

#[test]
fn a_file_that_is_no_text() {
    let broken = small().with("map.toml", b"size = \xff");
    assert_report(
        &broken,
        "the pack: 1 fault\n\nmap.toml:1:8: this is not UTF-8 text: save the file as UTF-8\n  |\n1 | size = \u{fffd}\n  |        ^",
    );
}

#[test]
fn words_that_are_no_text() {
    let broken = small().with("text/en.toml", b"name = \"A\"\nabout = \"Le March\xe9\"\n");
    let report = r##"
the pack: 1 fault

text/en.toml:2:18: this is not UTF-8 text: save the file as UTF-8
  |
2 | about = "Le March\u{fffd}"
  |                  ^
"##;
    assert_report(&broken, &report.replace("\\u{fffd}", "\u{fffd}"));
}

#[test]
fn a_file_that_is_too_large() {
    let broken = small().with("map.toml", vec![b'#'; (256 << 10) + 1]);
    assert_report(
        &broken,
        "the pack: 1 fault\n\nmap.toml: the file has more than the maximum of 262,144 bytes",
    );
}

#[test]
fn a_folder_in_the_place_of_a_file() {
    let broken = small().without("map.toml");
    std::fs::create_dir(broken.path("map.toml")).unwrap();
    assert_report(
        &broken,
        "the pack: 1 fault\n\nmap.toml: this is not a file that can be read: put a text file here",
    );
}

#[test]
fn a_very_long_line_is_quoted_in_part() {
    let spaces = " ".repeat(50_000);
    let broken = small().edit("rules.toml", "agents = 3", &format!("agents ={spaces}\"nine\"{spaces}"));
    let report = broken.load().unwrap_err();
    assert!(
        report.starts_with(
            "the pack: 1 fault\n\nrules.toml:3:50009: this should be a whole number, not a text\n"
        )
    );
    let lines: Vec<&str> = report.lines().skip(3).collect();
    let [_, quoted, caret] = lines.as_slice() else { panic!("{report}") };
    assert_eq!(quoted.find("\"nine\"").map(|i| quoted[..i].chars().count()), caret.find('^'));
    assert!(caret.ends_with(" ^^^^^^") && quoted.chars().count() < 200, "{report}");
}

#[test]
fn lists_within_lists_without_end_do_not_overflow() {
    let broken = small().edit("map.toml", "borders = [", &format!("borders = [{}", "[".repeat(200_000)));
    let report = broken.load().unwrap_err();
    let why = "map.toml:12:27: this is too deep: the maximum is 16 nested lists and tables, or parts of a \
               key";
    assert!(report.contains(why), "{:.500}", report);
    assert!(report.len() < 2000, "{:.500}", report);
}

#[test]
fn a_byte_order_mark_and_the_line_ends_of_windows_are_read() {
    let pack = small();
    let text = std::fs::read_to_string(pack.path("map.toml")).unwrap();
    let pack = pack.with("map.toml", format!("\u{feff}{}", text.replace('\n', "\r\n")));
    assert_eq!(assert_accepted(&pack).digest, assert_accepted(&small()).digest);
}

#[cfg(unix)]
mod links {
    use std::os::unix::fs::symlink;

    use testing::editable_pack::*;

    #[test]
    fn a_file_that_is_a_link_is_refused() {
        let broken = small().without("map.toml");
        symlink(small_folder().join("map.toml"), broken.path("map.toml")).unwrap();
        assert_report(
            &broken,
            "the pack: 1 fault\n\nmap.toml: this is a link, which breaks when the pack is shared: \
             put the file itself here",
        );
    }

    #[test]
    fn a_file_in_a_folder_that_is_a_link_is_refused() {
        let broken = small();
        std::fs::remove_dir_all(broken.path("text")).unwrap();
        symlink(small_folder().join("text"), broken.path("text")).unwrap();
        assert_report(
            &broken,
            r##"
the pack: 1 fault

manifest.toml:6:14: the words of "en" belong in text/en.toml: this is a link, which breaks when the pack is shared: put the file itself here
  |
6 | languages = ["en"]
  |              ^^^^
"##,
        );
    }

    #[test]
    fn a_pack_may_itself_lie_behind_a_link() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join("pack");
        symlink(small_folder(), &link).unwrap();
        let pack = packs::Pack::load(&packs::Files::Folder(link));
        assert!(pack.is_ok());
    }
}
