//! The texts of the interface: each can be filled in with the arguments that the program passes.

mod grammar;
pub mod languages;
mod lasting;
mod refused;
mod renamed;
pub mod spoken;

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;

use fluent_bundle::{FluentResource, FluentValue};
use packs::{TERMS, grammar, interface_languages, interface_texts};
use rules::Icon;
use speech::Speech;
use testing::interface_texts;

#[test]
fn every_file_of_texts_is_right() {
    for language in interface_languages() {
        for (name, text) in interface_texts(language) {
            if let Err((_, errors)) = FluentResource::try_new(text.to_owned()) {
                panic!("{language}/{name}: {errors:?}");
            }
        }
    }
}

/// The names of arguments that are counts.
const COUNTS: [&str; 14] = [
    "n",
    "cities",
    "agents",
    "whisper",
    "deck",
    "exchanges",
    "cards",
    "every",
    "of",
    "needed",
    "held",
    "supply",
    "before",
    "after",
];

#[test]
fn every_text_is_said_without_errors() {
    let pack = testing::pack("war-of-whispers");
    let speak = |language| Speech::in_language(Arc::clone(&pack), language);
    let speeches: Vec<Speech> = interface_languages().into_iter().map(speak).collect();
    let texts = |speech: &Speech| interface_texts::all(speech.language());
    for (speech, key, text) in speeches.iter().flat_map(|s| texts(s).into_iter().map(move |(k, t)| (s, k, t)))
    {
        for n in [0, 1, 2, 5] {
            let value = |name: &String| -> FluentValue<'static> {
                // As in the program, counts are numbers and all other arguments are strings.
                if COUNTS.contains(&name.as_str()) { n.into() } else { "yes".into() }
            };
            let args: Vec<_> = text.values.iter().map(|name| (name.as_str(), value(name))).collect();
            let said = speech.try_say(&key, &args).unwrap_or_else(|error| panic!("{error}"));
            assert!(!said.trim().is_empty() && !said.contains(['{', '}', '$']), "{key}: {said:?}");
            assert!(
                !said.starts_with(' ') && !said.ends_with(' ') && !said.contains(" ,"),
                "{key}: {said:?}"
            );
        }
    }
}

#[test]
fn every_part_of_a_text_is_a_term_or_a_text() {
    for language in interface_languages() {
        let grammar = grammar(language, &[]);
        let terms: HashSet<String> =
            TERMS.iter().flat_map(|term| interface_texts::forms(term, &grammar)).collect();
        let texts = interface_texts::all(language);
        let strange: BTreeMap<&String, Vec<&String>> = texts
            .iter()
            .map(|(key, text)| {
                let strange = |p: &&String| !terms.contains(*p) && !texts.contains_key(*p);
                (key, text.parts.iter().filter(strange).collect::<Vec<_>>())
            })
            .filter(|(_, parts)| !parts.is_empty())
            .collect();
        assert!(strange.is_empty(), "{language}: no terms: {strange:?}");
        assert!(texts.keys().all(|key| !terms.contains(key)), "{language}: a text is called like a term");
    }
}

#[test]
fn the_pack_brings_every_term() {
    let pack = testing::pack("war-of-whispers");
    for term in interface_languages().into_iter().flat_map(|l| TERMS.map(|t| pack.words_in(l).term(t))) {
        assert!(!term.one.is_empty() && !term.other.is_empty(), "{term:?}");
    }
}

#[test]
fn the_words_of_the_icons_are_terms() {
    for icon in Icon::PRINTED {
        assert!(TERMS.contains(&icon.printed_id().unwrap()), "{icon:?}");
    }
}
