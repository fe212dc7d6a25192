//! Names of things: empires, regions, cards, effects, players.

pub(crate) mod cards;
pub(crate) mod effects;
pub(crate) mod nouns;
pub(crate) mod pack_extras;
pub(crate) mod players;
