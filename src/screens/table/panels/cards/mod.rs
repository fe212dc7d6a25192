//! Cards on the table: card faces in tooltips, the list of all cards, played cards and revealed hands.

pub(crate) mod all_cards;
pub(crate) mod card_target;
pub(crate) mod card_tooltip;
pub(crate) mod open_card_placement;
pub(crate) mod open_rival_hand;
