//! If an author has not described a card, its description is made from its effects.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use packs::{Files, Pack, interface_languages};
use rules::Kinds;
use speech::Speech;
use tempfile::TempDir;
use toml::{Table, Value};

use testing::repository_files;

/// For each table of cards, the key of the description.
const SAID: [(&str, &str); 3] = [("abilities", "text"), ("offers", "text"), ("events", "does")];

/// Removes the descriptions of cards from a file of texts.
fn strip(file: &Path) {
    let mut words: Table = fs::read_to_string(file).unwrap().parse().unwrap();
    for (table, part) in SAID {
        let Some(Value::Table(entries)) = words.get_mut(table) else { continue };
        for (_, entry) in entries.iter_mut() {
            entry.as_table_mut().map(|entry| entry.remove(part));
        }
    }
    fs::write(file, words.to_string()).unwrap();
}

/// A built-in pack without its descriptions of cards in these languages.
fn stripped(id: &str, languages: &[&str]) -> (TempDir, Pack) {
    let folder = tempfile::tempdir().unwrap();
    repository_files::copy(&repository_files::root().join("content").join(id), folder.path());
    languages.iter().for_each(|code| strip(&folder.path().join(format!("text/{code}.toml"))));
    let pack = Pack::load(&Files::at(folder.path())).unwrap_or_else(|report| panic!("{report}"));
    (folder, pack)
}

/// The descriptions of all cards of a pack.
fn told(pack: &Arc<Pack>, language: &str) -> Vec<String> {
    let (speech, raw) = (Speech::in_language(Arc::clone(pack), language), &pack.rules.raw);
    let abilities = (0..raw.abilities.len()).map(|at| speech.ability_does(at));
    let offers = (0..raw.offers.len()).map(|at| speech.offer_does(at));
    let halves = raw.events.iter().enumerate().flat_map(|(at, event)| {
        (0..event.halves.len()).map(|half| speech.event_does(at, half)).collect::<Vec<_>>()
    });
    abilities.chain(offers).chain(halves).collect()
}

#[test]
fn a_pack_that_says_nothing_of_what_cards_do_has_it_made_in_every_language_without_a_warning() {
    let languages: Vec<&str> = interface_languages();
    for id in ["war-of-whispers", "drowned-crown", "lantern-delta"] {
        let (_folder, pack) = stripped(id, &languages);
        assert!(pack.warnings.is_empty(), "{id}: {:?}", pack.warnings);
        let pack = Arc::new(pack);
        for language in &languages {
            let told = told(&pack, language);
            assert!(told.iter().all(|text| text.len() > 15 && !text.contains(['{', '}', '$'])), "{told:#?}");
            assert!(told.iter().all(|text| text.ends_with('.')), "{told:#?}");
        }
    }
}

#[test]
fn what_is_made_says_the_same_as_what_is_written() {
    let (_folder, pack) = stripped("war-of-whispers", &["en", "fr", "de"]);
    let pack = Arc::new(pack);
    let (english, french, german) = (told(&pack, "en"), told(&pack, "fr"), told(&pack, "de"));
    for right in [
        "Reinforce a region with 3 banners; it must have a city.",
        "The agents on Bear Chancellor and on another position of its council trade places.",
        "The agents on Bear Chancellor and on the sheriff of another council trade places.",
        "Until the round ends, every farm counts double for printed actions.",
        "Choose a region of Lion. Move one banner to it from each other region where Lion has 2 or more.",
        "The offerer makes the choices for the rival's position; the rival draws 2 cards from any decks.",
        "Up to 4 banners from the supply for the rival's attack; the rival takes one of its agents off a council.",
    ] {
        assert!(english.iter().any(|text| text == right), "{right}: {english:#?}");
    }
    let french: Vec<String> = french.iter().map(|text| text.replace('\u{a0}', " ")).collect();
    for right in [
        "Permutez les agents du Chancelier de l’Ours et d’un autre poste de son conseil.",
        "L’offrant fait les choix du poste du rival ; le rival pioche 2 cartes des pioches de son choix.",
    ] {
        assert!(french.iter().any(|text| text == right), "{right}: {french:#?}");
    }
    for right in [
        "Bis zum Ende der Runde zählt jeder Hof für gedruckte Aktionen doppelt.",
        "Räume die Banner des Löwen aus einer Region in seiner Heimat.",
    ] {
        assert!(german.iter().any(|text| text == right), "{right}: {german:#?}");
    }
}

#[test]
fn a_language_that_alone_says_nothing_of_what_cards_do_lacks_it() {
    let (_folder, pack) = stripped("lantern-delta", &["fr"]);
    let lacking: Vec<&str> = pack
        .warnings
        .iter()
        .filter(|warning| warning.lacks)
        .map(|warning| warning.message.as_str())
        .collect();
    assert_eq!(lacking.len(), pack.warnings.len());
    assert!(lacking.contains(&"the key \"text\" is missing; \"en\" stands in"), "{lacking:?}");
    assert!(lacking.contains(&"the key \"does\" is missing; \"en\" stands in"), "{lacking:?}");
    assert_eq!(pack.words_in("fr").ability(0).text, pack.words_in("en").ability(0).text);
}

#[test]
fn every_kind_of_effect_is_among_them() {
    let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
    let used: Vec<&str> = pack
        .rules
        .raw
        .events
        .iter()
        .flat_map(|event| event.halves.iter().map(|half| half.form().id))
        .collect();
    for form in <rules::Incident as Kinds>::FORMS {
        assert!(used.contains(&form.id), "no event of the base pack is a {}", form.id);
    }
}
