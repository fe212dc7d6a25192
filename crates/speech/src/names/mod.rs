//! Names and descriptions of empires, regions, cards, effects and players.

pub(crate) mod card_sentences;
pub(crate) mod effect_descriptions;
pub(crate) mod names_of_things;
pub(crate) mod pack_rule_additions;
pub(crate) mod player_descriptions;
