//! The terms for which every pack has a word, such as region and banner.

use crate::toml::key_declaration::{Field, Kind, field};

/// The keys for the plural forms of a word.
pub const WORD: &[Field] = &[
    field("one", Kind::Text, "The singular."),
    field("other", Kind::Text, "The form for any other number."),
    field("zero", Kind::Text, "The form for zero, in languages that have one.").optional(),
    field("two", Kind::Text, "The form for two, in languages that have one.").optional(),
    field("few", Kind::Text, "The form for few, in languages that have one.").optional(),
    field("many", Kind::Text, "The form for many, in languages that have one.").optional(),
];

const fn term(name: &'static str, doc: &'static str) -> Field {
    field(name, Kind::Table(WORD), doc)
}

/// The keys of the terms, which are declared with their meanings.
pub const TERM: &[Field] = &[
    term("empire", "A power that fights for regions, with banners, a council and a deck."),
    term("region", "A part of the map."),
    term("banner", "One of an empire's soldiers, ships or the like: a unit."),
    term("army", "All banners of one empire in one region."),
    term("agent", "The piece that a society places on councils."),
    term("society", "The role of a player."),
    term("council", "The positions of one empire."),
    term("position", "A place on a council."),
    term("card", "A card of a deck."),
    term("token", "The piece that a society lays on a slot to bet on an empire."),
    term("city", "The icon that scores."),
    term("farm", "The icon that feeds larger armies."),
    term("fort", "The icon that kills an attacker."),
    term("supply", "The store of banners that are not on the map."),
];

/// The ids of the terms for which every pack has a word.
pub const TERMS: [&str; TERM.len()] = {
    let mut names = [""; TERM.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = TERM[i].name;
        i += 1;
    }
    names
};
