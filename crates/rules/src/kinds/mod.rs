//! The kinds of effects, events and offers from which packs build cards, each with its keys. There is one table of
//! kinds for effects, one for events and one for each part of an offer.
//!
//! All code that reads, writes, explains or checks effects, events and offers uses these tables. A new kind needs an
//! entry in its table, an enum variant, and the code that carries it out.

mod card_effect_kinds;
mod event_cards;
mod kind_declaration;
mod offer_cards;

pub use kind_declaration::{Form, Key, KeyType, Kinds, Parameters};
