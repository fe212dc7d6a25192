//! Texts in a record are read back unchanged, whatever characters they contain.

use super::*;
use record::{Header, SeatEntry};

/// Texts that a TOML writer might not write correctly: with combining, invisible or private characters, quotation
/// marks, or line breaks.
const ODD: [&str; 16] = [
    "",
    "1.0.0-e\u{301}dition",
    "zero\u{200b}width\u{200d}joined\u{feff}",
    "private \u{e000}\u{f8ff}\u{10ffff}",
    "\u{202e}turned\u{202c} \u{2066}around\u{2069}",
    "\"quoted\" 'so' and \"\"\"so\"\"\" and '''so'''",
    "back\\slash \\u{301} \\n",
    "'",
    "'''",
    "ends in '",
    "two\nlines\n",
    "\n[moves]\n1 = \"done\"\n",
    "\r\n and \r alone",
    "tab\tbell\u{7}escape\u{1b}[31m delete\u{7f} nothing\u{0}",
    "\u{85}\u{9b}31m\u{2028}\u{2029}",
    "# = [no] {comment}",
];

/// A header with the text `odd` in every field.
fn header(odd: &str) -> Header {
    let seat = || SeatEntry {
        society: odd.into(),
        player: odd.into(),
        hidden: Some(odd.into()),
        name: Some(odd.into()),
        loyalty: vec![odd.into(), String::new(), odd.into()],
    };
    Header {
        plain: false,
        pack: odd.into(),
        version: odd.into(),
        digest: odd.into(),
        started: odd.into(),
        seed: 7,
        first: 1,
        order: vec![odd.into(), odd.into()],
        seats: vec![seat(), seat()],
        house: vec![(odd.into(), odd.into()), ("rounds".into(), odd.into())],
        rules: odd.into(),
    }
}

#[test]
fn odd_texts_in_every_field_of_the_head_are_read_back() {
    for odd in ODD {
        let header = header(odd);
        let text = header.text() + "1 = \"done\"\n";
        let record = Record::parse("odd", &text).unwrap_or_else(|e| panic!("{odd:?}: {e}\n{text}"));
        assert_eq!(record.header, header, "{odd:?}");
        assert_eq!((record.entries.len(), record.torn), (1, None), "{odd:?}");
    }
}

#[test]
fn a_match_of_a_pack_with_an_odd_version_is_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    for (i, odd) in ODD.iter().enumerate() {
        let mut pack = Pack::clone(&pack());
        pack.metadata.version = (*odd).to_owned();
        let mut game = Match::new(Setup::new(Arc::new(pack), 1, Level::Random, 3)).unwrap();
        let path = folder.path().join(format!("{i}.whispers"));
        game.save_as(&path).unwrap();
        play(&mut game, 20, 1);
        let loaded = load(&path, game.pack()).unwrap_or_else(|e| panic!("{odd:?}: {e}"));
        assert_eq!(loaded.game.state(), game.state(), "{odd:?}");
    }
}
