//! Puts every example of the authors' guide into a pack, which must load.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use packs::{Files, Pack, Report};
use rules::{Empire, Icon};
use speech::Speech;
use tempfile::TempDir;

use crate::guide::guide;

/// The manifest of a pack that extends the base pack.
const EXTENDS: &str = "format = 1\nid = \"over\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"Me\"]\nlicence = \"CC0-1.0\"\nlanguages = [\"en\"]\n";

/// A code block of the guide: the description in its first line, and its text.
struct Example {
    what: String,
    text: String,
}

fn examples() -> Vec<Example> {
    let guide = guide();
    let mut found = Vec::new();
    let mut parts = guide.split("\n```");
    parts.next();
    while let (Some(block), rest) = (parts.next(), parts.next()) {
        assert!(rest.is_some(), "a block that does not end: {block}");
        let (language, text) = block.split_once('\n').unwrap();
        assert!(["toml", "svg"].contains(&language), "{language:?} is not a language of examples");
        let first = text.lines().next().unwrap();
        let what = first.trim_start_matches("<!--").trim_end_matches("-->").trim_start_matches('#').trim();
        found.push(Example { what: what.to_owned(), text: format!("{text}\n") });
    }
    found
}

fn write(folder: &Path, path: &str, text: &str) {
    let path = folder.join(path);
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let before = fs::read_to_string(&path).unwrap_or_default();
    fs::write(path, before + text).unwrap();
}

/// The pack formed by the examples with this name.
fn pack(name: &str) -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    for example in examples() {
        if let Some(path) = example.what.strip_prefix(&format!("{name}/")) {
            write(folder.path(), path.trim_end_matches(", added"), &example.text);
        }
    }
    folder
}

fn load(folder: &TempDir) -> Result<Pack, Report> {
    Pack::load(&Files::Folder(folder.path().to_owned()))
}

#[test]
fn every_example_is_one_that_a_test_puts_into_a_pack() {
    for example in examples() {
        let known =
            ["night-of-whispers/", "nuit/", "school/", "salt/", "cards.toml, ", "text/en.toml for it"];
        assert!(known.iter().any(|k| example.what.starts_with(k)), "{:?}", example.what);
    }
    assert_eq!(examples().len(), 25);
}

#[test]
fn the_pack_over_another_one_is_what_the_guide_says() {
    let pack = load(&pack("night-of-whispers")).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    assert_eq!(pack.words.name, "A Night of Whispers");
    assert_eq!(pack.words.term("banner").other, "torches");
    assert_eq!(pack.words.term("agent").other, "agents");
    assert_eq!(pack.rules.raw.house.rounds, 5);
    let [setup] = pack.presets.as_slice() else { panic!("{:?}", pack.presets) };
    assert_eq!((setup.societies, setup.house.rounds, setup.house.final_whisper), (Some(2), 1, true));
    assert_eq!(pack.words.setup(setup.words).name, "One night");
    assert_eq!(pack.theme.empires[1].emblem_path, "icons/owl.svg");
    assert_eq!((pack.theme.day.panel, pack.theme.night.panel), ([0xe8, 0xec, 0xf4], [0x14, 0x1a, 0x28]));
}

#[test]
fn a_pack_of_the_guide_speaks_three_languages() {
    let pack = load(&pack("nuit")).unwrap_or_else(|report| panic!("{report}"));
    assert_eq!(pack.words_in("en").empire(Empire::new(1).unwrap()), "Owl");
    assert_eq!(pack.words_in("fr").empire(Empire::new(1).unwrap()), "Hibou");
    assert_eq!(pack.words_in("fr").articles().get("Hibou").map(String::as_str), Some("le"));
    let owl = Speech::in_language(Arc::new(pack.clone()), "de");
    assert_eq!(owl.words().empire(Empire::new(1).unwrap()), "Rabe");
    assert_eq!(
        owl.say("text-region-held", &[("empire", "Rabe".into()), ("n", 0.into())]),
        "beim Raben, ohne Banner"
    );
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
}

#[test]
fn the_pack_of_the_guide_with_more_than_the_printed_rules_is_what_the_guide_says() {
    let pack = load(&pack("salt")).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    let (raw, base) = (&pack.rules.raw, testing::pack("war-of-whispers"));
    assert_eq!((raw.icons.as_slice(), raw.seas.len()), (&["pan".to_owned()][..], 1));
    assert_eq!(raw.borders.len() + 1, base.rules.raw.borders.len());
    assert_eq!((raw.points.len(), raw.end.and_then(|end| end.least)), (2, Some(8)));
    assert_eq!(pack.words.icon(Icon::Own1).other, "salt pans");
}

#[test]
fn the_lesson_of_the_guide_can_be_taken() {
    let folder = pack("school");
    write(folder.path(), "manifest.toml", EXTENDS);
    let pack = load(&folder).unwrap_or_else(|report| panic!("{report}"));
    assert!(pack.warnings.is_empty(), "{:?}", pack.warnings);
    let [lesson] = pack.lessons.as_slice() else { panic!("{:?}", pack.lessons) };
    assert_eq!((lesson.id.as_str(), lesson.steps.len(), lesson.taken_before(3)), ("a-beginning", 3, 2));
    let speech = Speech::new(Arc::new(pack));
    assert_eq!(speech.lesson_step("a-beginning", "place"), "Place an agent on Bear Chancellor.");
}

#[test]
fn the_cards_of_the_guide_can_be_played() {
    let examples = examples();
    let mut tried = 0;
    for pair in examples.windows(2).filter(|pair| pair[0].what.starts_with("cards.toml, ")) {
        let [card, words] = pair else { continue };
        assert_eq!(words.what, "text/en.toml for it");
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), "manifest.toml", EXTENDS);
        write(folder.path(), "cards.toml", &card.text);
        write(folder.path(), "text/en.toml", &words.text);
        let pack = load(&folder).unwrap_or_else(|report| panic!("{report}"));
        let base = testing::pack("war-of-whispers");
        assert_ne!(pack.rules, base.rules);
        assert_eq!(pack.rules.raw.abilities.len(), base.rules.raw.abilities.len());
        assert_eq!(pack.rules.raw.events.len(), base.rules.raw.events.len());
        tried += 1;
    }
    assert_eq!(tried, 2);
}
