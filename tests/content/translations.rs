//! Texts in other languages than the first: what they lack is a warning, what is wrong in them a fault.

use whispers::content::Pack;
use whispers::rules::Empire;

use crate::broken::*;

/// The warnings about a pack that is accepted, as its author reads them.
fn warnings(pack: &Pack) -> String {
    pack.warnings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n\n")
}

#[test]
fn the_shipped_pack_is_whole_in_every_language() {
    assert_eq!(warnings(&assert_accepted(&translated())), "");
}

#[test]
fn a_word_that_a_translation_lacks_is_a_warning_and_is_said_in_the_first_language() {
    let pack = assert_accepted(&translated().edit("text/fr.toml", "bear = \"Ours\"\n", ""));
    let expected = r#"
text/fr.toml:21:1: the key "bear" is missing; "en" stands in
   |
21 | [empires]
   | ^^^^^^^^^
"#;
    assert_eq!(warnings(&pack), expected.trim_matches('\n'));
    let words = pack.words_in("fr");
    let name = |index| words.empire(Empire::new(index).unwrap());
    assert_eq!((name(0), name(3)), ("Bear", "Lion"));
    assert_eq!(words.name, "La Guerre des murmures");
}

#[test]
fn a_translation_may_be_empty_but_not_wrong() {
    let pack = assert_accepted(&translated().with("text/fr.toml", ""));
    assert_eq!(pack.warnings.len(), 13);
    assert_eq!(pack.words_in("fr").name, pack.words.name);
    assert_eq!(pack.words_in("fr").societies(), pack.words.societies());

    let report = r#"
the pack: 1 fault, 1 warning

text/fr.toml:22:1: the pack has no "wolf" among its empires

warning: text/fr.toml:21:1: the key "bear" is missing; "en" stands in
"#;
    let broken = translated().edit("text/fr.toml", "bear = \"Ours\"", "wolf = \"Loup\"");
    let found = broken.load().unwrap_err();
    let lines = |text: &str| {
        let told = |l: &&str| l.starts_with("the pack") || l.contains(".toml:");
        text.lines().filter(told).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&found), lines(report));
}

#[test]
fn a_language_that_the_pack_does_not_speak_is_its_first() {
    let pack = assert_accepted(&translated());
    assert_eq!(pack.words_in("tlh").name, "A War of Whispers");
    assert_eq!(pack.words_in("en").name, "A War of Whispers");
}
