//! The texts of the rulebook: complete in every pack and language and for every house rule, and correct in
//! French.

use std::sync::Arc;

use packs::{Pack, interface_languages};
use rules::{HouseRule, HouseRules};
use speech::Speech;
use speech::rulebook::{Rulebook, RulebookRules, plain};

use super::book;
use super::house::others;
use crate::words::languages::fault_in_french;
use testing::test_packs::all;

/// All texts of a rulebook, each with the name of its source.
fn said(book: &Rulebook) -> Vec<(String, String)> {
    let mut said = Vec::new();
    for section in &book.sections {
        said.push((format!("section {}", section.number), section.title.clone()));
        for statement in &section.statements {
            let place = format!("R{}", statement.number);
            said.push((place.clone(), statement.text.clone()));
            said.extend(statement.marks.iter().map(|mark| (place.clone(), mark.clone())));
            let rows = statement.table.iter().flat_map(|table| &table.rows);
            said.extend(rows.flat_map(|row| &row.cells).map(|cell| (place.clone(), cell.clone())));
        }
    }
    said.extend(book.page.iter().map(|text| ("page".to_owned(), text.clone())));
    said.extend(book.pictures.iter().map(|text| ("picture".to_owned(), text.clone())));
    said
}

/// The fault in a text, if there is one.
fn fault(text: &str, language: &str) -> Option<String> {
    let shown = plain(text);
    // "yes" and "none" are arguments and never appear in a text.
    let keys = ["rule-", "effect-", "page-", "icon-", "{", "}", "$", "  ", " ,", " .", "?", "book"];
    if let Some(key) = keys.into_iter().find(|key| shown.contains(*key)) {
        return Some(format!("{key:?} stands in it"));
    }
    if shown.trim() != shown || shown.is_empty() {
        return Some("it has space around it, or nothing in it".into());
    }
    if shown.contains(['*', '[', ']', '`']) {
        return Some("a mark is left in it".into());
    }
    if language == "fr" { fault_in_french(&shown) } else { None }
}

fn assert_right(speech: &Speech, agreed: RulebookRules, what: &str) {
    for (place, text) in said(&Rulebook::new(speech, agreed)) {
        if let Some(fault) = fault(&text, speech.language()) {
            panic!("{}, {}, {what}, {place}: {fault}: {text:?}", speech.pack().id, speech.language());
        }
    }
}

/// Checks every text for each value of each house rule, and for all of them together.
fn assert_right_by_every_rule(pack: &Arc<Pack>) {
    for language in interface_languages() {
        let speech = Speech::in_language(Arc::clone(pack), language);
        let raw = &pack.rules.raw;
        for societies in [None, Some(raw.societies.0), Some(raw.societies.1)] {
            assert_right(&speech, RulebookRules { house: raw.house, societies }, "as printed");
        }
        let mut all = raw.house;
        for rule in HouseRule::ALL {
            for value in others(rule, raw) {
                let mut house: HouseRules = raw.house;
                house.put(rule, &value, raw).unwrap();
                all.put(rule, &value, raw).unwrap();
                assert_right(
                    &speech,
                    RulebookRules { house, societies: None },
                    &format!("{}={value}", rule.id()),
                );
            }
        }
        assert_right(&speech, RulebookRules { house: all, societies: Some(2) }, "all at once");
    }
}

#[test]
fn every_statement_of_the_base_pack_is_whole_by_every_house_rule() {
    assert_right_by_every_rule(&testing::pack("war-of-whispers"));
}

#[test]
fn every_statement_of_the_stars_is_whole_by_every_house_rule() {
    assert_right_by_every_rule(&testing::pack("whispers-of-the-stars"));
}

#[test]
fn every_statement_of_the_lantern_delta_is_whole_by_every_house_rule() {
    assert_right_by_every_rule(&testing::pack("lantern-delta"));
}

#[test]
fn every_statement_of_the_drowned_crown_is_whole_by_every_house_rule() {
    assert_right_by_every_rule(&testing::pack("drowned-crown"));
}

#[test]
fn the_rulebook_speaks_the_words_of_the_pack() {
    let text = |id, language, number: &str| {
        let book = book(&testing::pack(id), language);
        let (section, place) = book.place_of(number).unwrap();
        plain(&book.sections[section].statements[place].text)
    };
    assert!(text("whispers-of-the-stars", "en", "2.1").starts_with("A location holds troops of one Hive"));
    assert!(
        text("lantern-delta", "en", "2.1")
            .starts_with("An isle holds lanterns of one house at most. A flotilla")
    );
    assert!(text("lantern-delta", "fr", "2.4a").starts_with("Là où une carte"));
    assert!(
        text("whispers-of-the-stars", "fr", "5.1").contains("de la Ruche")
            || !text("whispers-of-the-stars", "fr", "5.1").contains("empire")
    );
    assert!(text("lantern-delta", "en", "13").contains("No automaton"));
    assert!(text("lantern-delta", "en", "15.11").contains("on no card of this pack"));
    assert!(text("war-of-whispers", "en", "15.11").starts_with("(R7.3) Disperse judges"));
}

#[test]
fn the_numbers_are_those_of_the_pack() {
    let table = |id: &'static str| {
        let book = book(&testing::pack(id), "en");
        let (section, place) = book.place_of("7.3").unwrap();
        book.sections[section].statements[place].table.clone().unwrap()
    };
    assert_eq!(table("war-of-whispers").rows.len(), 20);
    assert_eq!(table("lantern-delta").rows.len(), 14);
    let cells = &table("lantern-delta").rows[11].cells;
    assert_eq!(cells[0], "Otter + Newt, *Flotilla*");
    assert!(cells[2].starts_with("Move 1 to 4 lanterns from one isle"), "{cells:?}");
}

#[test]
fn every_card_of_a_pack_is_told_deck_by_deck_and_what_brings_those_that_the_decks_lack() {
    let speech = Speech::in_language(testing::pack("war-of-whispers"), "en");
    let mut house = speech.pack().rules.raw.house;
    let lines = speech.every_card_lines(&house);
    let empires = lines.iter().filter(|line| !line.starts_with(' ') && !line.is_empty());
    assert_eq!(empires.collect::<Vec<_>>(), ["Bear", "Eagle", "Elephant", "Lion", "Horse"]);
    let behind = |name: &str| {
        let at = lines.iter().position(|line| line.trim_start().starts_with(name));
        lines[at.unwrap_or_else(|| panic!("{name}: {lines:#?}"))..].to_vec()
    };
    assert!(
        behind("On every Bear card.")[1].contains("1. Press On (Bear; after an attack): One more attack")
    );
    assert!(behind("Horse card with Lion")[1].contains("3. Midnight Oil (Horse + Lion; after the action): "));
    let wedding = behind("Winter Wedding: Bear's event");
    assert!(wedding[0].ends_with("Only with the house rule Event cards (section 10)."), "{}", wedding[0]);
    assert_eq!(
        wedding[1].trim_start(),
        "The agents on Bear's chancellor and on another position of its council trade places."
    );
    assert!(behind("Hired Blades: ")[1].contains("Up to 4 banners from the supply"));
    // A card that is in the game has no note besides its kind.
    house.event_cards = true;
    let with = speech.every_card_lines(&house);
    let wedding = with.iter().find(|line| line.contains("Winter Wedding")).unwrap();
    assert!(!wedding.contains("house rule"), "{wedding}");
    assert_eq!(with.len(), lines.len());
}

#[test]
fn every_shipped_pack_is_looked_at() {
    assert_eq!(all().len(), 4);
}
