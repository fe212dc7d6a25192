//! Records that are too large, nested too deeply, not text, or full of nonsense.

use super::*;

/// The first line of the error message for loading a record after `change`.
fn said(change: impl FnOnce(String) -> Vec<u8>) -> String {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m");
    let mut game = new_match(2, 6);
    play(&mut game, 12, 2);
    std::fs::write(&path, change(game.record_text())).unwrap();
    let error = load(&path, game.pack()).unwrap_err().to_string();
    first_report_line(&error.replace(&path.display().to_string(), "m"))
}

#[test]
fn a_record_that_is_too_large() {
    assert_eq!(
        said(|t| (t + &"# more\n".repeat(700_000)).into_bytes()),
        "m: the file has more than the maximum of 4,194,304 bytes"
    );
}

#[test]
fn a_record_that_is_no_text() {
    assert_eq!(
        said(|t| {
            let mut bytes = t.into_bytes();
            let at = bytes.windows(5).position(|w| w == b"pack ").unwrap();
            bytes[at + 9] = 0xff;
            bytes
        }),
        "m:5: this is not UTF-8 text: byte 105 (counted from 0) is invalid"
    );
    assert_eq!(
        said(|_| vec![0xff; 100_000]),
        "m: this is not the record of a match: a record has \"format = 1\" at its top"
    );
}

#[test]
fn a_record_that_is_too_deep() {
    let why = "this is too deep: the maximum is 16 nested lists and tables, or parts of a key";
    let entry = |text: &str| format!("m:{}: {why}", text.lines().count());
    let lists = said(|t| format!("{t}13 = {}\n", "[".repeat(300_000)).into_bytes());
    let mut game = new_match(2, 6);
    play(&mut game, 12, 2);
    assert_eq!(lists, entry(&(game.record_text() + "13\n")));
    let keys = said(|t| format!("{t}{} = 1\n", vec!["a"; 300_000].join(".")).into_bytes());
    assert_eq!(keys, entry(&(game.record_text() + "13\n")));
}

#[test]
fn very_many_seats_rules_and_undos() {
    let seats = "{ society = \"rat\", player = \"human\", loyalty = [] },".repeat(50_000);
    let many = said(|t| t.replace("seats = [\n", &format!("seats = [\n{seats}\n")).into_bytes());
    assert!(many.starts_with("m:"), "{many}");
    let rules: String = (0..100_000).map(|i| format!("rule-{i} = \"on\"\n")).collect();
    let many = said(|t| t.replace("[match.house]\n", &format!("[match.house]\n{rules}")).into_bytes());
    assert_eq!(many, many.lines().next().unwrap());
    assert!(many.contains("house rules; the maximum is 100"), "{many}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("m");
    let mut game = new_match(2, 6);
    play(&mut game, 12, 2);
    let first = game.world().notation(game.steps()[0].action);
    let entry =
        |i: usize| if i % 2 == 1 { format!("{i} = \"undo to 0\"\n") } else { format!("{i} = \"{first}\"\n") };
    let undos: String = (13..120_000).map(entry).collect();
    std::fs::write(&path, game.record_text() + &undos).unwrap();
    let loaded = load(&path, game.pack()).unwrap();
    assert_eq!((loaded.entries, loaded.game.steps().len()), (119_999, 0));
}

#[test]
fn rules_beyond_every_measure() {
    let many =
        said(|t| t.replace("text = '''\n", &format!("text = '''\n{}", "#\n".repeat(200_000))).into_bytes());
    assert!(many.starts_with("m:34: the rules have 40"), "{many}");
    assert!(many.ends_with(" bytes; the maximum is 262,144"), "{many}");
}

#[test]
fn numbers_beyond_every_measure() {
    let seed = |number: &str| {
        let line = format!("seed = {number} #");
        said(|t| t.replacen("seed = ", &line, 1).into_bytes())
    };
    for number in ["-1", "99999999999999999999999999", "1e9", "nan", "[1]", "0xfffffffffffffffff"] {
        let right = "m:9: \"seed\" should be a whole number from 0 to 9223372036854775807";
        assert_eq!(seed(number), right, "{number}");
    }
    let first = said(|t| t.replacen("first = ", "first = -1 #", 1).into_bytes());
    assert_eq!(first, "m:10: \"first\" should be a whole number from 0 to 1");
    let first = said(|t| t.replacen("first = ", "first = 9223372036854775807 #", 1).into_bytes());
    let which = "seat 9223372036854775807 cannot go first: the seats of this match are 0 to 1";
    assert_eq!(first, format!("m:10: {which}"));
    let format = said(|t| t.replacen("format = 1", "format = 9223372036854775807", 1).into_bytes());
    assert_eq!(
        format,
        "m:2: this record has format 9223372036854775807, but this Whispers reads only up to 1; get a newer one"
    );
}
