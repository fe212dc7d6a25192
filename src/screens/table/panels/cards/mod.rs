//! Cards on the table: their faces in tooltips, the list of all cards, and open cards.

pub(crate) mod all_cards;
pub(crate) mod card_target;
pub(crate) mod card_tooltip;
pub(crate) mod open_card_placement;
pub(crate) mod open_rival_hand;
