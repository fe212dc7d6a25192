//! The terms that every pack names: what its things are called.

use crate::toml::kind::{Field, Kind, field};

/// A word for one thing and for several.
pub const WORD: &[Field] = &[
    field("one", Kind::Text, "For one."),
    field("other", Kind::Text, "For any other number."),
    field("zero", Kind::Text, "For none, in languages that have a form for it.").optional(),
    field("two", Kind::Text, "For two, in languages that have a form for it.").optional(),
    field("few", Kind::Text, "For few, in languages that have a form for it.").optional(),
    field("many", Kind::Text, "For many, in languages that have a form for it.").optional(),
];

const fn term(name: &'static str, doc: &'static str) -> Field {
    field(name, Kind::Table(WORD), doc)
}

/// The keys of the terms.
pub const TERM: &[Field] = &[
    term("empire", "A power that fights for regions; it has banners, a council and a deck."),
    term("region", "A part of the map."),
    term("banner", "One of an empire's soldiers, ships or the like: a unit."),
    term("army", "All banners of one empire in one region."),
    term("agent", "What a society places on councils."),
    term("society", "What a player is."),
    term("council", "The positions of one empire."),
    term("position", "A place on a council."),
    term("card", "A card of a deck."),
    term("token", "What a society lays on a slot for an empire, to bet on it."),
    term("city", "The icon that scores."),
    term("farm", "The icon that feeds larger armies."),
    term("fort", "The icon that kills an attacker."),
    term("supply", "Where banners are that stand in no region."),
];

/// The terms that every pack names.
pub const TERMS: [&str; TERM.len()] = {
    let mut names = [""; TERM.len()];
    let mut i = 0;
    while i < names.len() {
        names[i] = TERM[i].name;
        i += 1;
    }
    names
};
