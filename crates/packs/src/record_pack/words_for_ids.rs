//! Texts for the ids of a record: the nearest pack's if it has them, otherwise generated from the ids.

use std::collections::HashMap;

use crate::capital_letter::capital;
use crate::files::pack_files::Files;
use crate::language::{FIRST_LANGUAGE, all_languages, grammar, installed_words};
use crate::pack::Pack;
use crate::rules_data::{RulesData, nothing};
use crate::toml::fault_collector::Faults;
use crate::toml::layered_source_text::Source;
use crate::toml::parse::{parse, utf8};
use crate::toml::toml_reader::Table;
use crate::topics::declared_ids::Names;
use crate::topics::ids_that_need_words::PackIds;
use crate::topics::text_file::{FIELDS, read as read_words};
use crate::topics::words::{AbilityText, EventText, SocietyName, Word, Words};
use rules::{Empire, Office, Position, Raw};

/// The folder with texts that do not belong to any pack.
pub const OWN: Files = Files::BuiltIn("kept");

/// The languages in which the record can be played, and the texts in each of them.
pub(super) fn read(
    id: &str,
    rules: &RulesData,
    societies: &[String],
    near: Option<&Pack>,
) -> (Vec<String>, Vec<Words>) {
    if let Some(pack) = near {
        let say = |language: &String| words(rules, societies, Some(pack), pack.words_in(language));
        return (pack.languages.clone(), pack.languages.iter().map(say).collect());
    }
    let mut languages: Vec<String> = all_languages().iter().map(|l| l.code.clone()).collect();
    languages.sort_by_key(|language| *language != FIRST_LANGUAGE);
    let first = plain(FIRST_LANGUAGE);
    let say = |language: &String| {
        let own = Words { name: name_from_id(id), ..plain(language).or(&first) };
        words(rules, societies, None, &own)
    };
    let said = languages.iter().map(say).collect();
    (languages, said)
}

/// The texts in a language that do not depend on a pack.
fn plain(language: &str) -> Words {
    let name = format!("text/{language}.toml");
    let beside = installed_words(language, "kept", false).map(|words| words.text.clone());
    let text =
        beside.or_else(|| OWN.read(&name).ok().and_then(|bytes| utf8(&name, bytes).ok())).unwrap_or_default();
    // Names that the file omits on purpose are generated from ids. A test checks that all else is present.
    let (source, faults) = (Source::new(name, text), Faults::default());
    let raw = nothing();
    let pack_ids =
        PackIds { names: &Names::default(), raw: &raw, societies: &[], abilities: &[], setups: &[] };
    parse(&source, &faults)
        .map(|root| {
            read_words(Table::top(&source, &faults, &root, FIELDS), &grammar(language, &[]), &pack_ids)
        })
        .unwrap_or_default()
}

/// A name generated from an id: "iron-gate" becomes "Iron gate".
fn name_from_id(id: &str) -> String {
    capital(&id.replace('-', " "))
}

/// The texts for a record's ids. `own` holds the nearest pack's texts, or those that do not depend on a pack.
fn words(rules: &RulesData, societies: &[String], near: Option<&Pack>, own: &Words) -> Words {
    let raw = &rules.raw;
    let known = near.map(|pack| &pack.rules);
    let name = |ids: Vec<&str>, of: fn(&RulesData) -> Vec<&str>, names: &[String]| -> Vec<String> {
        let there = known.map(of).unwrap_or_default();
        let one = |id: &&str| there.iter().position(|k| k == id).and_then(|i| names.get(i));
        ids.iter().map(|id| one(id).cloned().unwrap_or_else(|| name_from_id(id))).collect()
    };
    Words {
        name: own.name.clone(),
        about: own.about.clone(),
        terms: own.terms.clone(),
        icons: icons(raw, own),
        empires: name(empires(rules), empires, &own.empires),
        societies: societies.iter().map(|id| society(id, own)).collect(),
        offices: name(offices(rules), offices, &own.offices),
        positions: known.map(|known| positions(raw, &known.raw, own)).unwrap_or_default(),
        slots: name(slots(rules), slots, &own.slots),
        regions: name(regions(rules), regions, &own.regions),
        orders: name(orders(rules), orders, &own.orders),
        abilities: abilities(rules, known, own),
        events: event_texts(raw, known, own),
        offers: offer_texts(raw, known, own),
        setups: Vec::new(),
        articles: own.articles.clone(),
        forms: own.forms.clone(),
        short: own.short.clone(),
    }
}

/// The words for a pack's own icons. An icon without a word is called by its id.
fn icons(raw: &Raw, own: &Words) -> Vec<(String, Word)> {
    let word = |id: &String| {
        let known = own.icons.iter().find(|(known, _)| known == id).map(|(_, word)| word.clone());
        known.unwrap_or_else(|| {
            let word = id.replace('-', " ");
            Word { one: word.clone(), other: word, more: Vec::new() }
        })
    };
    raw.icons.iter().map(|id| (id.clone(), word(id))).collect()
}

fn empires(rules: &RulesData) -> Vec<&str> {
    rules.raw.empires.iter().map(|e| e.id.as_str()).collect()
}

fn offices(rules: &RulesData) -> Vec<&str> {
    rules.raw.offices.iter().map(String::as_str).collect()
}

fn slots(rules: &RulesData) -> Vec<&str> {
    rules.raw.slots.iter().map(String::as_str).collect()
}

fn regions(rules: &RulesData) -> Vec<&str> {
    rules.raw.regions.iter().map(|r| r.id.as_str()).collect()
}

fn orders(rules: &RulesData) -> Vec<&str> {
    rules.raw.orders.iter().map(|o| o.id.as_str()).collect()
}

fn society(id: &str, own: &Words) -> SocietyName {
    let plain = || SocietyName {
        id: id.to_owned(),
        name: name_from_id(id),
        short: name_from_id(id),
        ..SocietyName::default()
    };
    own.societies.iter().find(|society| society.id == id).cloned().unwrap_or_else(plain)
}

/// The names of single council positions that `known`, the nearest pack's rules, also has.
fn positions(raw: &Raw, known: &Raw, own: &Words) -> HashMap<Position, String> {
    let mut names = HashMap::new();
    for (e, empire) in raw.empires.iter().enumerate() {
        let Some(was) = known.empires.iter().position(|k| k.id == empire.id) else { continue };
        for (p, office) in raw.offices.iter().enumerate().take(empire.council.len()) {
            let Some(at) = known.offices.iter().position(|k| k == office) else { continue };
            let position = |e, p| Some(Position::new(Empire::new(e)?, Office::new(p)?));
            let name = position(was, at).and_then(|position| own.positions.get(&position));
            if let (Some(position), Some(name)) = (position(e, p), name) {
                names.insert(position, name.clone());
            }
        }
    }
    names
}

/// The texts of the abilities. The pack's text is used if its ability is identical. Otherwise the text is empty, to
/// be generated from the effect.
fn abilities(rules: &RulesData, known: Option<&RulesData>, own: &Words) -> Vec<AbilityText> {
    let one = |(id, ability): (&String, _)| {
        let at = known.and_then(|k| k.abilities.iter().position(|other| other == id));
        let same = at.is_some_and(|i| known.and_then(|k| k.raw.abilities.get(i)) == Some(ability));
        let text = at.and_then(|i| own.abilities.get(i));
        let name = text.map_or_else(|| name_from_id(id), |t| t.name.clone());
        match text.filter(|_| same) {
            Some(text) => text.clone(),
            None => AbilityText { name, text: String::new() },
        }
    };
    rules.abilities.iter().zip(&rules.raw.abilities).map(one).collect()
}

fn event_texts(raw: &Raw, known: Option<&RulesData>, own: &Words) -> Vec<EventText> {
    let one = |event: &rules::EventCard| {
        let at = known.and_then(|k| k.raw.events.iter().position(|other| other.id == event.id));
        let halves = at.and_then(|i| known?.raw.events.get(i)).map(|other| &other.halves);
        let text = at.and_then(|i| own.events.get(i));
        match text.filter(|text| halves == Some(&event.halves) && text.does.len() == event.halves.len()) {
            Some(text) => text.clone(),
            None => EventText {
                name: text.map_or_else(|| name_from_id(&event.id), |t| t.name.clone()),
                does: Vec::new(),
            },
        }
    };
    raw.events.iter().map(one).collect()
}

fn offer_texts(raw: &Raw, known: Option<&RulesData>, own: &Words) -> Vec<AbilityText> {
    let one = |offer: &rules::OfferCard| {
        let at = known.and_then(|k| k.raw.offers.iter().position(|other| other.id == offer.id));
        let same = at.is_some_and(|i| known.and_then(|k| k.raw.offers.get(i)) == Some(offer));
        let text = at.and_then(|i| own.offers.get(i));
        match text.filter(|_| same) {
            Some(text) => text.clone(),
            None => AbilityText {
                name: text.map_or_else(|| name_from_id(&offer.id), |t| t.name.clone()),
                text: String::new(),
            },
        }
    };
    raw.offers.iter().map(one).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TERMS, interface_languages};

    #[test]
    fn every_language_of_the_interface_has_all_terms_without_a_pack() {
        for language in interface_languages() {
            let words = plain(language);
            assert!(!words.about.is_empty(), "{language}");
            for term in TERMS {
                let word = words.term(term);
                assert!(!word.one.is_empty() && !word.other.is_empty(), "{language}: {term}");
            }
        }
    }

    #[test]
    fn a_name_is_made_from_an_id() {
        assert_eq!(name_from_id("iron-gate"), "Iron gate");
        assert_eq!(name_from_id("x"), "X");
        assert_eq!(name_from_id(""), "");
    }
}
