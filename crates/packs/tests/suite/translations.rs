//! Tests texts in languages other than the first. A missing text is a warning, a wrong one is a fault.

use packs::Pack;
use rules::Empire;

use testing::editable_pack::*;

/// The warnings for an accepted pack, as its author sees them.
fn warnings(pack: &Pack) -> String {
    pack.warnings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n\n")
}

#[test]
fn a_pack_may_be_whole_in_every_language() {
    assert_eq!(warnings(&assert_accepted(&french())), "");
}

#[test]
fn a_word_that_a_translation_lacks_is_a_warning_and_is_said_in_the_first_language() {
    let pack = assert_accepted(&french().edit("text/fr.toml", "bear = \"Ours\"\n", ""));
    let expected = r#"
text/fr.toml:20:1: the key "bear" is missing; "en" stands in
   |
20 | [empires]
   | ^^^^^^^^^
"#;
    assert_eq!(warnings(&pack), expected.trim_matches('\n'));
    let words = pack.words_in("fr");
    let name = |index| words.empire(Empire::new(index).unwrap());
    assert_eq!((name(0), name(1)), ("Bear", "Aigle"));
    assert_eq!(words.name, "Le Petit Paquet");
}

#[test]
fn a_translation_may_be_empty_but_not_wrong() {
    let pack = assert_accepted(&french().with("text/fr.toml", ""));
    assert_eq!(pack.warnings.len(), 13);
    assert_eq!(pack.words_in("fr").name, pack.words.name);
    assert_eq!(pack.words_in("fr").societies(), pack.words.societies());

    let report = r#"
the pack: 1 fault, 1 warning

text/fr.toml:21:1: the pack has no "wolf" among its empires

warning: text/fr.toml:20:1: the key "bear" is missing; "en" stands in
"#;
    let broken = french().edit("text/fr.toml", "bear = \"Ours\"", "wolf = \"Loup\"");
    let found = broken.load().unwrap_err();
    let lines = |text: &str| {
        let told = |l: &&str| l.starts_with("the pack") || l.contains(".toml:");
        text.lines().filter(told).map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(lines(&found), lines(report));
}

/// The line of the French text file that begins with this key.
fn line_of(key: &str) -> String {
    let text = french().text("text/fr.toml");
    let line = text.lines().find(|line| line.starts_with(&format!("{key} = ")));
    format!("{}\n", line.unwrap_or_else(|| panic!("there is no {key}")))
}

#[test]
fn events_and_offers_that_a_translation_lacks_are_said_in_the_first_language() {
    let lacks = ["stampede", "open-archive"];
    let text = lacks.iter().fold(french(), |pack, key| pack.edit("text/fr.toml", &line_of(key), ""));
    let pack = assert_accepted(&text);
    let told: Vec<String> = pack.warnings.iter().map(ToString::to_string).collect();
    for key in lacks {
        let wanted = format!("the key \"{key}\" is missing; \"en\" stands in");
        assert_eq!(told.iter().filter(|told| told.contains(&wanted)).count(), 1, "{told:?}");
    }
    assert_eq!(told.len(), 2, "{told:?}");
    let (words, first) = (pack.words_in("fr"), &pack.words);
    let raw = &pack.rules.raw;
    for index in 0..raw.events.len() {
        let same = words.event(index) == first.event(index);
        assert_eq!(same, raw.events[index].id == "stampede", "{}", raw.events[index].id);
    }
    for index in 0..raw.offers.len() {
        let same = words.offer(index) == first.offer(index);
        assert_eq!(same, raw.offers[index].id == "open-archive", "{}", raw.offers[index].id);
    }
}

#[test]
fn a_sentence_of_an_event_that_a_translation_lacks_is_said_in_the_first_language() {
    let whole = line_of("stampede");
    let (name, _) = whole.split_once(", does").unwrap();
    let pack = assert_accepted(&french().edit("text/fr.toml", &whole, &format!("{name} }}\n")));
    let stampede = pack.rules.raw.events.iter().position(|event| event.id == "stampede").unwrap();
    let (said, first) = (pack.words_in("fr").event(stampede), pack.words.event(stampede));
    assert_eq!((said.name.as_str(), &said.does), ("Débandade", &first.does));
    let told = warnings(&pack);
    assert!(told.contains("the key \"does\" is missing") && told.contains("\"en\" stands in"), "{told}");
}

#[test]
fn articles_of_one_language_stand_in_no_other() {
    let pack = assert_accepted(&french().edit("text/fr.toml", "Ours = \"le\"\n", ""));
    assert_eq!(warnings(&pack), "");
    assert!(pack.words.articles().is_empty() && !pack.words_in("fr").articles().contains_key("Ours"));
}

#[test]
fn a_language_that_the_pack_does_not_speak_is_its_first() {
    let pack = assert_accepted(&french());
    assert_eq!(pack.words_in("tlh").name, "The Small Pack");
    assert_eq!(pack.words_in("en").name, "The Small Pack");
}
