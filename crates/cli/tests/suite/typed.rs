//! What is typed at the text table, whatever that is.

use std::io::{BufReader, Read};

use cli::{OpenOptions, Packs, TextOptions, text};

/// What the text table says to these bytes, in a language.
fn said(input: impl Read, language: &'static str) -> String {
    said_in(OpenOptions::default(), input, language)
}

/// What it says in a match of this kind.
fn said_in(open: OpenOptions, input: impl Read, language: &'static str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let data = Some(folder.path().to_owned());
    let packs = Packs::new(data.clone(), None);
    let options = TextOptions { packs, open, language, data, ..TextOptions::default() };
    let mut out = Vec::new();
    text(&options, BufReader::new(input), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn a_line_that_is_no_text_is_answered_and_the_table_stays() {
    for (language, why, after) in [
        ("en", "This line is not UTF-8: byte 5 is 0xff.", "log "),
        ("fr", "son octet 5 est 0xff.", "journal\u{a0}: "),
    ] {
        let said = said(&b"hel \xff\nhelp\nquit\n"[..], language);
        let (_, rest) = said.split_once(why).unwrap_or_else(|| panic!("{said}"));
        assert!(rest.contains(after), "{said}");
    }
}

#[test]
fn a_line_without_end_is_answered_once_and_never_held() {
    let endless = std::io::repeat(b'x').take(50 << 20);
    let said = said(endless.chain(&b"\nhelp\nquit\n"[..]), "en");
    assert_eq!(said.matches("This line is longer than the limit of 4096 bytes").count(), 1);
    assert!(said.len() < 100_000 && said.contains("log "), "{} bytes", said.len());
}

#[test]
fn when_all_is_over_why_tells_what_decided_for_a_bot_and_of_a_person_what_all_saw() {
    let mut lines = ["1", "1 x1"].repeat(300);
    lines.extend(["why 1", "why 2", "WHY 9999", "mpa", "quit", "why 1"]);
    let open = OpenOptions {
        seats: vec!["human".into(), "random".into()],
        rules: vec!["rounds=1".into()],
        seed: Some(7),
        ..OpenOptions::default()
    };
    let said = said_in(open, lines.join("\n").as_bytes(), "en");
    let answers: Vec<&str> = said.split("\n> ").collect();
    let [one, two, none, how, ""] = answers[answers.len() - 5..] else {
        panic!("{:?}", answers.iter().rev().take(6).collect::<Vec<_>>())
    };
    for (number, why, of_bot) in [("1. ", one, false), ("2. ", two, true)] {
        assert!(why.starts_with(number) && why.contains("Controls "), "{why}");
        assert_eq!(why.contains(" the best alternative"), of_bot, "{why}");
    }
    assert!(none.starts_with("No such decision. Decisions so far: "), "{none}");
    assert_eq!(how, "Type \"why\" and a decision's number, \"log\" or \"quit\".");
}
