//! The panels around the map.

pub(crate) mod acts_on;
pub(crate) mod all_cards;
pub(crate) mod buttons;
pub(crate) mod card_placement;
pub(crate) mod card_tooltip;
pub(crate) mod choice;
pub(crate) mod councils;
pub(crate) mod crest;
pub(crate) mod exchange;
pub(crate) mod hand;
pub(crate) mod hand_abilities;
pub(crate) mod narration;
pub(crate) mod open_cards;
pub(crate) mod prompt;
pub(crate) mod recap;
pub(crate) mod recap_lines;
pub(crate) mod round_track;
pub(crate) mod side_panel;
pub(crate) mod societies;
pub(crate) mod steering;
pub(crate) mod text_fit;
