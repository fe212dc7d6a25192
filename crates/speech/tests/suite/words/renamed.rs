//! No text of the interface contains a name or term of the base pack: with a pack that renames all of them, no
//! old word appears.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::sync::Arc;

use fluent_bundle::FluentValue;
use packs::{Fault, Files, Library, Pack, TERMS, interface_languages, interface_texts};
use speech::Speech;

use crate::words::COUNTS;
use testing::interface_texts;

/// Texts in which a word is not meant as the pack's term: the language, the term with this word, the reason,
/// and the keys.
const OTHERWISE: [(&str, &str, &str, &[&str]); 7] = [
    ("en", "agent", "a level of bots", LEVEL),
    ("fr", "agent", "a level of bots", LEVEL),
    ("de", "agent", "a level of bots", LEVEL),
    ("en", "position", "how a match stands", &["rule-14-perft", "rule-15"]),
    ("fr", "society", "a board game", &["about-independent"]),
    ("fr", "card", "the map", MAP),
    ("fr", "fort", "strong, and loud", STRONG),
];
const LEVEL: &[&str] = &["history-strength-about", "level-agent", "level-agent-about"];
const MAP: &[&str] = &["rule-2-3", "rule-2-5", "text-help-map", "text-word-map"];
const STRONG: &[&str] = &["history-by-level", "history-filter-strongest"];

/// The base pack with other words for all of its terms, in every language.
fn renamed() -> Pack {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("blur");
    fs::create_dir_all(path.join("text")).unwrap();
    let manifest = "format = 1\nid = \"blur\"\nextends = \"war-of-whispers\"\nversion = \"1\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n";
    fs::write(path.join("manifest.toml"), manifest).unwrap();
    let terms = TERMS
        .iter()
        .zip('a'..)
        .map(|(term, c)| format!("{term} = {{ one = \"blur{c}k\", other = \"blur{c}ks\" }}\n"));
    let words = format!("[terms]\n{}", terms.collect::<String>());
    for language in interface_languages() {
        fs::write(path.join(format!("text/{language}.toml")), &words).unwrap();
    }
    let mut library = Library::default();
    library.add("blur", Files::Folder(path));
    let files = library.find("blur").unwrap();
    Pack::load_with(&files, &library).unwrap_or_else(|report| panic!("{report}"))
}

/// For each word of a language's terms, singular, plural or inflected, the term.
fn old_words(language: &str) -> BTreeMap<String, &'static str> {
    let pack = testing::pack("war-of-whispers");
    let mut words = BTreeMap::new();
    for term in TERMS {
        let word = pack.words_in(language).term(term);
        // Of "loyalty token" and "jeton de loyauté", only the word that differs in the plural counts.
        let (one, other): (Vec<_>, Vec<_>) = (word.one.split(' ').collect(), word.other.split(' ').collect());
        let heads = one.iter().zip(&other).filter(|(a, b)| a != b || one.len() == 1);
        for word in heads.flat_map(|(one, other)| [*one, *other]) {
            for ending in ["", "n", "s", "es"] {
                words.insert(format!("{}{ending}", word.to_lowercase()), term);
            }
        }
    }
    words
}

/// All variants of a text: with each word that a selector knows, and with the numbers for none, one and
/// several.
fn said(
    speech: &Speech,
    (key, message): (&str, &str),
    values: &[String],
    old: &BTreeMap<String, &str>,
) -> Vec<String> {
    let mut words: BTreeSet<&str> =
        message.split('[').skip(1).filter_map(|part| part.split(']').next()).collect();
    words.insert("yes");
    let mut said = Vec::new();
    for word in words {
        for n in [0, 1, 2] {
            let value = |name: &String| -> FluentValue<'static> {
                if COUNTS.contains(&name.as_str()) { n.into() } else { word.to_owned().into() }
            };
            let args: Vec<_> = values.iter().map(|name| (name.as_str(), value(name))).collect();
            let text = speech.try_say(key, &args).unwrap_or_else(|error| panic!("{error}"));
            // A selector's word may appear in place of a name, and pictures have ids.
            let text = if old.contains_key(word) { text.replace(word, "") } else { text };
            said.push(text.split('~').step_by(2).collect());
        }
    }
    said
}

#[test]
fn a_pack_that_renames_everything_finds_no_old_word_in_the_interface() {
    let pack = Arc::new(renamed());
    // Names are not sentences: the check warns about plays on words in them. It also warns that the new words
    // have no gender.
    let apart = ["write the name of ", "had an article or a class"];
    let is_said = |warning: &&Fault| !apart.iter().any(|told| warning.message.contains(told));
    let warnings: Vec<&Fault> = pack.warnings.iter().filter(is_said).collect();
    assert!(warnings.is_empty(), "{warnings:#?}");
    let (mut found, mut needed) = (Vec::new(), BTreeSet::new());
    for language in interface_languages() {
        let speech = Speech::in_language(Arc::clone(&pack), language);
        let (old, all) = (old_words(language), interface_texts::all(language));
        let files = interface_texts(language);
        for (key, message) in files.flat_map(|(_, content)| interface_texts::messages(content)) {
            for said in said(&speech, (&key, &message), &all[&key].values, &old) {
                let words = said.split(|c: char| !c.is_alphabetic());
                for (word, term) in words.filter_map(|w| Some((w, *old.get(&w.to_lowercase())?))) {
                    let is_other = |(spoken, of, _, keys): &&(&str, &str, &str, &[&str])| {
                        *spoken == language && *of == term && keys.contains(&key.as_str())
                    };
                    match OTHERWISE.iter().find(is_other) {
                        Some((spoken, of, ..)) => _ = needed.insert((*spoken, *of, key.clone())),
                        None => found.push(format!("{language}: \"{key}\" says \"{word}\": {said}")),
                    }
                }
            }
        }
    }
    found.dedup();
    assert!(found.is_empty(), "{}", found.join("\n"));
    let listed: usize = OTHERWISE.iter().map(|(.., keys)| keys.len()).sum();
    assert_eq!(needed.len(), listed, "some exceptions are none any more: {needed:#?}");
}
