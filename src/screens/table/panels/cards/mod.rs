//! Cards on the table: their faces in tooltips, the list of all, and those that lie open.

pub(crate) mod acts_on;
pub(crate) mod all_cards;
pub(crate) mod card_placement;
pub(crate) mod card_tooltip;
pub(crate) mod open_cards;
