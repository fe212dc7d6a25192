//! A house rule changes exactly those statements of the rulebook that are declared to change, and a note there
//! says so.

use std::sync::Arc;

use packs::interface_languages;
use rules::{Choices, HouseRule, Raw};
use speech::Speech;
use speech::rulebook::{Rulebook, RulebookRules, Section};

use testing::test_packs::all;

/// Values of a house rule that differ from the pack's default: all words that it accepts, and some numbers.
pub fn others(rule: HouseRule, raw: &Raw) -> Vec<String> {
    let own = raw.house.get(rule, raw);
    let values = match rule.choices(raw) {
        Choices::Words(words) => words,
        Choices::Number(least, most) | Choices::PrintedOr(least, most) => {
            vec![least.to_string(), most.to_string()]
        }
        Choices::BySlot => vec![vec!["1"; raw.slots.len()].join(" ")],
    };
    values.into_iter().filter(|value| *value != own).collect()
}

/// The statements of the rule or section for which a house rule is declared.
fn at<'a>(book: &'a Rulebook, ruling: &str) -> Vec<&'a speech::rulebook::Statement> {
    let number = ruling.trim_start_matches(['R']).trim_start_matches("section ");
    let statements = book.sections.iter().flat_map(|section: &Section| &section.statements);
    statements.filter(|s| s.number == number || s.number.split('.').next() == Some(number)).collect()
}

#[test]
fn a_house_rule_changes_what_it_is_declared_for() {
    for pack in all() {
        for language in interface_languages() {
            let speech = Speech::in_language(Arc::clone(&pack), language);
            let raw = &pack.rules.raw;
            let agreed = |house| RulebookRules { house, societies: None };
            let printed = Rulebook::new(&speech, agreed(raw.house));
            assert!(printed.changed.is_empty());
            for rule in HouseRule::ALL {
                let mut seen =
                    vec![at(&printed, rule.ruling()).iter().map(|s| s.text.clone()).collect::<Vec<_>>()];
                for value in others(rule, raw) {
                    let mut house = raw.house;
                    house.put(rule, &value, raw).unwrap();
                    let book = Rulebook::new(&speech, agreed(house));
                    let what = format!("{}, {language}: {}={value}", pack.id, rule.id());
                    let (there, before) = (at(&book, rule.ruling()), at(&printed, rule.ruling()));
                    assert!(!there.is_empty(), "{what}");
                    assert_ne!(there, before, "{what} changes nothing at {}", rule.ruling());
                    assert!(book.changed.iter().any(|(changed, _)| *changed == rule), "{what}");
                    let (_, said) = &book.changed[0];
                    let marked = book.sections.iter().flat_map(|s| &s.statements);
                    assert!(marked.clone().any(|s| s.marks.contains(said)), "{what} is marked nowhere");
                    // The text differs for each value, not only from the printed one.
                    let texts: Vec<String> =
                        there.iter().map(|s| format!("{}{:?}", s.text, s.table)).collect();
                    assert!(!seen.contains(&texts), "{what} reads as another value does");
                    seen.push(texts);
                }
            }
        }
    }
}
