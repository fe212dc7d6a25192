//! Every rule number that the program cites is in the rulebook, and every link in the rulebook has a target.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use packs::interface_languages;
use packs::interface_texts;
use rules::HouseRule;
use speech::rulebook::{Piece, Rulebook, pieces, rule_keys};

use super::book;
use testing::repository_files::{root, sources};
use testing::test_packs::all;
use testing::test_packs::high_water;

/// The rule and section numbers to which a text links.
fn cited(text: &str) -> BTreeSet<String> {
    pieces(text)
        .into_iter()
        .filter_map(|piece| match piece {
            Piece::Words { leads, .. } => leads,
            Piece::Picture(_) => None,
        })
        .collect()
}

/// All texts in a rulebook.
fn texts(book: &Rulebook) -> Vec<String> {
    let statements = book.sections.iter().flat_map(|section| &section.statements);
    let cells = |s: &speech::rulebook::Statement| -> Vec<String> {
        s.table.iter().flat_map(|table| &table.rows).flat_map(|row| row.cells.clone()).collect()
    };
    let mut all: Vec<String> = statements.clone().map(|s| s.text.clone()).collect();
    all.extend(statements.flat_map(cells));
    all.extend(book.page.iter().chain(&book.pictures).cloned());
    all
}

#[test]
fn every_number_that_sources_tests_and_texts_cite_is_in_the_rulebook() {
    let beside = book(&high_water(), "en");
    let book = book(&testing::pack("war-of-whispers"), "en");
    let mut unknown: BTreeMap<String, String> = BTreeMap::new();
    let mut seen = BTreeSet::new();
    let files = ["src", "crates", "tests/suite"].map(|folder| sources(&root().join(folder)));
    let mut read: Vec<(String, String)> = files
        .concat()
        .iter()
        .map(|path| (path.display().to_string(), fs::read_to_string(path).unwrap()))
        .collect();
    for language in interface_languages() {
        read.extend(interface_texts(language).map(|(name, text)| (name.to_owned(), text.to_owned())));
    }
    for (name, text) in read.iter().filter(|(name, _)| !name.contains("rulebook")) {
        for number in cited(text) {
            if book.place_of(&number).is_none() && beside.place_of(&number).is_none() {
                unknown.insert(number.clone(), name.clone());
            }
            seen.insert(number);
        }
    }
    assert!(seen.len() > 80, "only {} numbers were found to look for", seen.len());
    assert!(unknown.is_empty(), "cited, but in no rulebook: {unknown:?}");
    assert!(book.place_of("16.1").is_none() && book.place_of("2.4b").is_none());
}

#[test]
fn every_link_leads_to_a_statement_in_every_pack_and_language() {
    for (pack, language) in all().iter().flat_map(|p| interface_languages().into_iter().map(move |l| (p, l)))
    {
        let book = book(pack, language);
        // If automata cannot play, the only text about them is the one of their section.
        let known = |number: &str| book.place_of(number).is_some();
        let mut links = 0;
        for number in texts(&book).iter().flat_map(|text| cited(text)) {
            links += 1;
            assert!(known(&number), "{}, {language}: R{number} leads nowhere", pack.id);
        }
        assert!(links > 80, "{}, {language}: only {links} links", pack.id);
    }
}

#[test]
fn every_house_rule_names_a_rule_that_is_there() {
    let book = book(&testing::pack("war-of-whispers"), "en");
    for rule in HouseRule::ALL {
        let numbers = cited(rule.ruling());
        assert_eq!(numbers.len(), 1, "{}", rule.ruling());
        assert!(numbers.iter().all(|number| book.place_of(number).is_some()), "{}", rule.ruling());
    }
}

#[test]
fn every_language_cites_what_english_cites_statement_by_statement() {
    let english = book(&testing::pack("war-of-whispers"), "en");
    for language in interface_languages().into_iter().filter(|l| *l != "en") {
        let other = book(&testing::pack("war-of-whispers"), language);
        for (one, two) in english.sections.iter().zip(&other.sections) {
            assert_eq!(one.statements.len(), two.statements.len());
            for (one, two) in one.statements.iter().zip(&two.statements) {
                assert_eq!(one.number, two.number);
                assert_eq!(cited(&one.text), cited(&two.text), "{language}: R{}", one.number);
                let digits = |text: &str| {
                    let mut all: Vec<String> = text
                        .split(|c: char| !c.is_ascii_digit())
                        .filter(|part| !part.is_empty())
                        .map(str::to_owned)
                        .collect();
                    all.sort();
                    all
                };
                assert_eq!(
                    digits(&one.text),
                    digits(&two.text),
                    "{language}: the numbers of R{}",
                    one.number
                );
                let pictures =
                    |text: &str| pieces(text).iter().filter(|p| matches!(p, Piece::Picture(_))).count();
                assert_eq!(pictures(&one.text), pictures(&two.text), "{language}: R{}", one.number);
            }
        }
    }
}

#[test]
fn every_text_of_a_statement_is_in_the_rulebook_once() {
    let keys = rule_keys();
    let unique: BTreeSet<&str> = keys.iter().copied().collect();
    assert_eq!(keys.len(), unique.len());
    let book = book(&testing::pack("war-of-whispers"), "en");
    let statements: usize = book.sections.iter().map(|section| section.statements.len()).sum();
    // All statements except the one for packs without automata and those about additions to the printed rules.
    let beside = ["1.5", "1.6", "5.9", "9.3", "9.4"];
    assert_eq!(statements, keys.len() - 1 - beside.len());
    let whole = self::book(&high_water(), "en");
    for number in beside {
        assert!(book.place_of(number).is_none() && whole.place_of(number).is_some(), "R{number}");
    }
    let numbers: BTreeSet<&String> =
        book.sections.iter().flat_map(|section| &section.statements).map(|s| &s.number).collect();
    assert!(numbers.len() > 90, "{}", numbers.len());
}
