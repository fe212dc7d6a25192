//! Building blocks of cards: closed sets of kinds, each with its keys, in one table for each set.
//!
//! All code that reads, writes, explains or checks effects, events and offers goes by these tables. A new
//! kind is an entry in one of them, the variant that it makes, and the code that carries it out.

mod card_effect_kinds;
mod event_cards;
mod kind_declaration;
mod offer_cards;

pub use kind_declaration::{Form, Key, KeyType, Kinds, Parameters};
