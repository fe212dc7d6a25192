//! The table of contents of the rulebook: the keys of its texts in order.

/// The kind of a statement in the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The statement is an introduction without a number.
    Lead,
    /// The statement has a number of its own.
    Rule,
    /// The statement is a further paragraph of the previous one and has its number.
    Part,
    /// The statement is a list item and has only the number of its section.
    Item,
}

/// A section of the rulebook: its number and the keys of its texts.
pub(super) struct Section {
    pub number: u8,
    pub texts: &'static [(Kind, &'static str)],
}

use Kind::{Item, Lead, Part, Rule};
use rules::HouseRule;

/// The key of the statement with the table of abilities.
pub(super) const ABILITIES: &str = "7-3";
/// The key of the statement with the table of house rules, which is also the number of its section.
pub(super) const HOUSE: &str = "10";

pub(super) const SECTIONS: [Section; 15] = [
    Section {
        number: 1,
        texts: &[(Rule, "1-1"), (Rule, "1-2"), (Rule, "1-3"), (Rule, "1-4"), (Rule, "1-5"), (Rule, "1-6")],
    },
    Section {
        number: 2,
        texts: &[(Rule, "2-1"), (Rule, "2-2"), (Rule, "2-3"), (Rule, "2-4"), (Rule, "2-4a"), (Rule, "2-5")],
    },
    Section { number: 3, texts: &[(Rule, "3-1"), (Rule, "3-2"), (Rule, "3-3")] },
    Section { number: 4, texts: &[(Rule, "4-1"), (Rule, "4-2"), (Rule, "4-3")] },
    Section {
        number: 5,
        texts: &[
            (Rule, "5-1"),
            (Rule, "5-2"),
            (Rule, "5-3"),
            (Rule, "5-4"),
            (Rule, "5-5"),
            (Rule, "5-6"),
            (Rule, "5-7"),
            (Rule, "5-8"),
            (Rule, "5-9"),
        ],
    },
    Section { number: 6, texts: &[(Rule, "6-1"), (Rule, "6-2"), (Rule, "6-3")] },
    Section {
        number: 7,
        texts: &[
            (Rule, "7-1"),
            (Rule, "7-2"),
            (Rule, ABILITIES),
            (Rule, "7-4"),
            (Rule, "7-4a"),
            (Rule, "7-4b"),
            (Rule, "7-5"),
            (Rule, "7-6"),
        ],
    },
    Section { number: 8, texts: &[(Rule, "8-1"), (Rule, "8-2")] },
    Section { number: 9, texts: &[(Rule, "9-1"), (Rule, "9-2"), (Rule, "9-3"), (Rule, "9-4")] },
    Section {
        number: 10,
        texts: &[
            (Lead, HOUSE),
            (Rule, "10-1"),
            (Part, "10-1-balanced"),
            (Part, "10-1-cyclical"),
            (Part, "10-1-teams"),
            (Part, "10-1-dealt"),
            (Rule, "10-2"),
        ],
    },
    Section { number: 11, texts: &[(Lead, "11"), (Rule, "11-1"), (Rule, "11-2")] },
    Section { number: 12, texts: &[(Lead, "12"), (Rule, "12-1"), (Rule, "12-2")] },
    Section {
        number: 13,
        texts: &[
            (Lead, "13"),
            (Rule, "13-1"),
            (Rule, "13-2"),
            (Rule, "13-3"),
            (Rule, "13-4"),
            (Rule, "13-5"),
            (Part, "13-5-attack"),
            (Part, "13-5-add"),
            (Part, "13-5-draw"),
            (Rule, "13-6"),
            (Rule, "13-7"),
        ],
    },
    Section {
        number: 14,
        texts: &[
            (Lead, "14"),
            (Item, "14-retrieve"),
            (Item, "14-act"),
            (Item, "14-play"),
            (Item, "14-pass"),
            (Item, "14-perft"),
        ],
    },
    Section {
        number: 15,
        texts: &[
            (Lead, "15"),
            (Rule, "15-1"),
            (Rule, "15-2"),
            (Rule, "15-3"),
            (Rule, "15-4"),
            (Rule, "15-5"),
            (Rule, "15-6"),
            (Rule, "15-7"),
            (Rule, "15-8"),
            (Rule, "15-9"),
            (Rule, "15-10"),
            (Rule, "15-11"),
            (Rule, "15-12"),
            (Rule, "15-13"),
            (Rule, "15-14"),
            (Rule, "15-15"),
            (Rule, "15-16"),
            (Rule, "15-17"),
            (Rule, "15-18"),
            (Rule, "15-19"),
            (Rule, "15-20"),
            (Rule, "15-21"),
            (Rule, "15-22"),
            (Rule, "15-23"),
            (Rule, "15-24"),
            (Rule, "15-25"),
            (Rule, "15-26"),
            (Rule, "15-27"),
            (Rule, "15-28"),
            (Rule, "15-29"),
            (Rule, "15-30"),
            (Rule, "15-31"),
            (Rule, "15-32"),
            (Rule, "15-33"),
            (Rule, "15-34"),
            (Rule, "15-35"),
            (Rule, "15-36"),
            (Rule, "15-37"),
            (Rule, "15-38"),
            (Rule, "15-39"),
            (Rule, "15-40"),
            (Rule, "15-41"),
        ],
    },
];

/// An addition to the printed rules that a pack may make. Statements about an addition appear only if the pack
/// makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extra {
    /// The pack has icons besides the printed ones.
    Icons,
    /// The pack has borders across seas.
    Seas,
    /// The pack has regions that feed more or fewer banners than usual, or a fixed number.
    Limits,
    /// The pack has scoring sets with icons besides cities.
    Scoring,
    /// The pack has a condition for an early end of the match.
    End,
}

/// The keys of the statements about additions, each with the addition that it describes.
pub(super) const EXTRAS: [(&str, Extra); 5] = [
    ("1-5", Extra::Icons),
    ("1-6", Extra::Seas),
    ("5-9", Extra::Limits),
    ("9-3", Extra::Scoring),
    ("9-4", Extra::End),
];

/// The number of the section about automata.
pub(super) const AUTOMATA: u8 = 13;
/// The key of the only statement in the section about automata if the pack does not allow automata.
pub(super) const NO_AUTOMATA: &str = "13-none";
/// The section number of the "Rulings" section in the rulebook.
pub(super) const RULINGS: u8 = 15;
/// The index, in the section of rulings, of the first ruling about automata.
pub(super) const FIRST_OF_AUTOMATA: usize = 30;

/// The keys of the one-page rules, in order.
pub(super) const PAGE: [&str; 13] = [
    "goal", "round", "steer", "add", "draw", "attack", "swap", "control", "supply", "cards", "exchange",
    "end", "hidden",
];

/// The names of the pictures that the rulebook explains, in order.
pub const PICTURES: [&str; 19] = [
    "city",
    "farm",
    "fort",
    "banner",
    "agent",
    "token",
    "first-player",
    "deck",
    "add",
    "draw",
    "attack",
    "swap",
    "steers",
    "over",
    "figure",
    "rings",
    "backs",
    "tick",
    "pencil",
];

/// The keys of all statements in the rulebook, for tests.
pub fn rule_keys() -> Vec<&'static str> {
    let texts = SECTIONS.iter().flat_map(|section| section.texts).map(|(_, key)| *key);
    texts.chain([NO_AUTOMATA]).collect()
}

/// The keys of the one-page rules.
pub fn rule_pages() -> Vec<&'static str> {
    PAGE.to_vec()
}

/// The number of the statement with this key. `2-4a` becomes `2.4a`, `13-5-add` becomes `13.5`, and `14-act`
/// becomes `14`.
pub(super) fn number(key: &str) -> String {
    let parts = key.split('-').take_while(|part| part.starts_with(|c: char| c.is_ascii_digit()));
    parts.collect::<Vec<_>>().join(".")
}

/// The keys of the statements that a house rule changes.
pub(super) const fn marked(rule: HouseRule) -> &'static [&'static str] {
    match rule {
        HouseRule::AgentsInRegions => &["4-3", "9-1"],
        HouseRule::WhispersKept => &["9-1"],
        HouseRule::Loyalty => &["3-2", "10-1"],
        HouseRule::Order => &["5-1"],
        HouseRule::Swap => &["5-6"],
        HouseRule::SupplyCheck | HouseRule::SupplyLimit | HouseRule::FarmSupplyLimit => &["5-7"],
        HouseRule::FortPairs => &["5-3"],
        HouseRule::FinalWhisper => &["5-8", "8-2"],
        HouseRule::WildCards => &["1-2", "1-4"],
        HouseRule::EventCards => &["1-2", "1-4", "11"],
        HouseRule::OfferCards => &["1-2", "1-4", "12"],
        HouseRule::Rounds => &["5-8"],
        HouseRule::HandLimit => &["8-1"],
        HouseRule::AgentsPerRound => &["4-2"],
        HouseRule::Multipliers => &["1-3"],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_is_the_number_of_its_statement() {
        let numbers = ["2-4a", "13-5-add", "14-act", "10", "15-39"].map(number);
        assert_eq!(numbers, ["2.4a", "13.5", "14", "10", "15.39"]);
    }

    #[test]
    fn sections_and_statements_are_numbered_without_a_gap() {
        assert!(SECTIONS.iter().map(|section| section.number).eq(1..=15));
        for section in &SECTIONS {
            let rules = section.texts.iter().filter(|(kind, _)| *kind == Rule);
            let mut last = 0;
            for (_, key) in rules {
                let (first, rest) = key.split_once('-').unwrap();
                assert_eq!(first, section.number.to_string());
                let plain = rest.trim_end_matches(|c: char| c.is_ascii_lowercase());
                let n: usize = plain.parse().unwrap();
                let letter = rest.len() > plain.len();
                assert!(n == last + 1 || letter && n == last, "{key}");
                last = n;
            }
        }
    }
}
