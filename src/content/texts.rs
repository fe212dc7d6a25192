//! The keys of `text/LANGUAGE.toml`.

use super::kind::{Field, Kind, Thing, field};

/// The keys of a text file.
pub const FIELDS: &[Field] = &[
    field("name", Kind::Text, "The name of the game."),
    field("about", Kind::Text, "A sentence or two on what it is about."),
    field("terms", Kind::Table(TERM), "What things are called, in this language and this world."),
    field("empires", Kind::ById(Thing::Empire, &Kind::Text), "The empires' names by id."),
    field("societies", Kind::ById(Thing::Society, &Kind::Table(SOCIETY)), "The societies' names by id."),
    field("positions", Kind::ById(Thing::Position, &Kind::Text), "The council positions' names by id."),
    field(
        "seats",
        Kind::ById(Thing::Seat, &Kind::Text),
        "Names of single positions, as \"empire.position\"; the position's name where left out.",
    )
    .optional(),
    field("slots", Kind::ById(Thing::Slot, &Kind::Text), "The loyalty slots' names by id."),
    field("regions", Kind::ById(Thing::Region, &Kind::Text), "The regions' names by id."),
    field("orders", Kind::ById(Thing::Order, &Kind::Text), "The turn orders' names by id."),
    field("abilities", Kind::ById(Thing::Ability, &Kind::Table(ABILITY)), "The abilities' words by id."),
    field("offers", Kind::ById(Thing::Offer, &Kind::Table(ABILITY)), "The offer cards' words by id.")
        .needed_where("there are offer cards"),
    field("events", Kind::ById(Thing::Event, &Kind::Table(EVENT)), "The event cards' words by id.")
        .needed_where("there are event cards"),
    field(
        "setups",
        Kind::ById(Thing::Setup, &Kind::Table(SETUP)),
        "The words of the set-ups offered, by id.",
    )
    .needed_where("there are set-ups"),
    field(
        "articles",
        Kind::ById(Thing::Name, &Kind::Text),
        "The articles that names or their first words take, as in \"Hibou\" = \"le\".",
    )
    .optional(),
    field(
        "short",
        Kind::ById(Thing::Name, &Kind::Text),
        "Shorter forms of names, by the name, for tight places.",
    )
    .optional(),
];

const WORD: &[Field] =
    &[field("one", Kind::Text, "For one."), field("other", Kind::Text, "For any other number.")];

const SOCIETY: &[Field] = &[
    field("name", Kind::Text, "Its full name."),
    field("short", Kind::Text, "A name of one word, for tight places."),
];

const ABILITY: &[Field] = &[
    field("name", Kind::Text, "Its name."),
    field("text", Kind::Text, "What it does, short and exact, with the numbers."),
];

const SETUP: &[Field] = &[
    field("name", Kind::Text, "Its name, two or three words."),
    field("text", Kind::Text, "A sentence on how one plays so."),
];

const EVENT: &[Field] = &[
    field("name", Kind::Text, "Its name."),
    field("does", Kind::List(&Kind::Text, 1, 2), "What each of its halves does, short and exact."),
];

const fn term(name: &'static str, doc: &'static str) -> Field {
    field(name, Kind::Table(WORD), doc)
}

const TERM: &[Field] = &[
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
