//! Checks of a pack as a whole, made when all of it has been read: one small file each.
//!
//! A fault is what keeps a pack from being played, or can never come about in any match of it; a
//! warning is what can be played and yet is hardly meant so. A check looks only at files in which
//! nothing else is wrong, so that nothing is said twice.
//!
//! Deliberately not here: what is wrong with a single value (said where it is read), and what the
//! rules say of themselves ([`rules::World::new`]).

mod abilities;
mod articles;
mod base_names;
mod card_texts;
mod changed;
mod cities;
mod colours;
mod councils;
mod crossings;
mod crowded;
mod decks;
mod emblems;
mod forms;
mod genders;
mod halves;
mod house;
mod lands;
mod languages;
mod letters;
mod names;
mod numbers;
mod panels;
mod plurals;
mod reach;
mod renamed;
mod shorts;
mod sides;
mod slots;
mod start;
mod strays;
mod whole;

pub(super) use renamed::check_lessons;
pub(super) use whole::{Whole, node_at};

type Check = fn(&Whole<'_>);

/// The files that rules are read from.
const RULES: [&str; 4] = ["rules.toml", "councils.toml", "map.toml", "cards.toml"];

/// The checks, each with the files that it looks at.
const CHECKS: [(Check, &[&str]); 29] = [
    (languages::check, &["manifest.toml"]),
    (slots::check, &RULES),
    (house::check, &RULES),
    (councils::check, &RULES),
    (crowded::check, &RULES),
    (decks::check, &RULES),
    (lands::check, &RULES),
    (reach::check, &RULES),
    (cities::check, &RULES),
    (start::check, &RULES),
    (abilities::check, &RULES),
    (colours::check, &["councils.toml", "theme.toml"]),
    (panels::check, &["theme.toml"]),
    (emblems::check, &["councils.toml", "theme.toml"]),
    (letters::check, &["theme.toml"]),
    (crossings::check, &["map.toml", "theme.toml"]),
    (articles::check, &[]),
    (names::check, &[]),
    (shorts::check, &[]),
    (plurals::check, &[]),
    (forms::check, &["manifest.toml"]),
    (sides::check, &["manifest.toml"]),
    (renamed::check, &["manifest.toml"]),
    (card_texts::check, &["manifest.toml"]),
    (genders::check, &["manifest.toml"]),
    (halves::check, &["manifest.toml"]),
    (numbers::check, &RULES),
    (changed::check, &RULES),
    (strays::check, &["manifest.toml"]),
];

/// Makes every check whose files can be relied on.
pub(super) fn all(whole: &Whole<'_>) {
    let sound: Vec<bool> =
        CHECKS.iter().map(|(_, files)| !files.iter().any(|file| whole.faults.has_fault(file))).collect();
    for ((check, _), sound) in CHECKS.iter().zip(sound) {
        if sound {
            check(whole);
        }
    }
}
