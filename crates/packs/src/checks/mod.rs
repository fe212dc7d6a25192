//! Checks of a whole pack, once all of it has been parsed. Each check has its own small file.
//!
//! A fault makes a pack unplayable, or concerns something that can never happen in a match. A warning is playable but
//! probably a mistake. A check is skipped if a file that it reads already has faults, so that no fault is reported
//! twice.
//!
//! Deliberately not here: faults of single values, which are reported where they are parsed, and faults of the rules
//! ([`rules::World::new`]).

mod ability_text_numbers;
mod base_names;
mod check_input;
mod crossing_routes;
mod crowded_councils;
mod duplicate_names;
mod equal_loyalty_slots;
mod half_renamed_words;
mod invisible_emblems;
mod landless_empires;
mod long_short_names;
mod lost_genders;
mod missing_letters;
mod missing_plural_forms;
mod nothing_to_win;
mod outdated_card_texts;
mod outdated_names_in_texts;
mod oversized_armies;
mod plural_names;
mod renamed_in_one_language;
mod similar_colours;
mod unfit_councils;
mod unplayable_abilities;
mod unreachable_regions;
mod unread_files;
mod unreadable_panels;
mod unsupported_languages;
mod untranslated_card_texts;
mod unused_decks;
mod unused_name_forms;
mod useless_house_rules;

pub(super) use check_input::{Whole, node_at};
pub(super) use outdated_names_in_texts::check_lessons;

type Check = fn(&Whole<'_>);

/// The files that contain the rules.
const RULES: [&str; 4] = ["rules.toml", "councils.toml", "map.toml", "cards.toml"];

/// All checks, each with the files that it reads.
const CHECKS: [(Check, &[&str]); 29] = [
    (unsupported_languages::check, &["manifest.toml"]),
    (equal_loyalty_slots::check, &RULES),
    (useless_house_rules::check, &RULES),
    (unfit_councils::check, &RULES),
    (crowded_councils::check, &RULES),
    (unused_decks::check, &RULES),
    (landless_empires::check, &RULES),
    (unreachable_regions::check, &RULES),
    (nothing_to_win::check, &RULES),
    (oversized_armies::check, &RULES),
    (unplayable_abilities::check, &RULES),
    (similar_colours::check, &["councils.toml", "theme.toml"]),
    (unreadable_panels::check, &["theme.toml"]),
    (invisible_emblems::check, &["councils.toml", "theme.toml"]),
    (missing_letters::check, &["theme.toml"]),
    (crossing_routes::check, &["map.toml", "theme.toml"]),
    (unused_name_forms::check, &[]),
    (duplicate_names::check, &[]),
    (long_short_names::check, &[]),
    (plural_names::check, &[]),
    (missing_plural_forms::check, &["manifest.toml"]),
    (half_renamed_words::check, &["manifest.toml"]),
    (outdated_names_in_texts::check, &["manifest.toml"]),
    (untranslated_card_texts::check, &["manifest.toml"]),
    (lost_genders::check, &["manifest.toml"]),
    (renamed_in_one_language::check, &["manifest.toml"]),
    (ability_text_numbers::check, &RULES),
    (outdated_card_texts::check, &RULES),
    (unread_files::check, &["manifest.toml"]),
];

/// Runs each check, except those that read a file that already has faults.
pub(super) fn all(whole: &Whole<'_>) {
    let sound: Vec<bool> =
        CHECKS.iter().map(|(_, files)| !files.iter().any(|file| whole.faults.has_fault(file))).collect();
    for ((check, _), sound) in CHECKS.iter().zip(sound) {
        if sound {
            check(whole);
        }
    }
}
