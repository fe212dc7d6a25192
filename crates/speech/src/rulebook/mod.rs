//! The rulebook: numbered statements in the words of a pack, with the numbers and house rules of a match, from the
//! same texts that `docs/RULES.md` is written from.
//!
//! Deliberately not here: how it is drawn, and which screen asks for it.

mod asked;
mod book;
mod cards;
mod contents;
mod document;
mod marked;
mod markup;
mod search;
mod spoken;
mod values;

pub use asked::rule_asked;
pub use book::{Row, Rulebook, Section, Statement, Table};
pub use cards::{deck_in_order, every_card};
pub use contents::{Kind, PICTURES, rule_keys, rule_pages, rule_sections};
pub use document::rules_document;
pub use markup::{Piece, Set, cited, pieces, plain};
pub use search::{Query, folded, hits};
pub use values::{Agreed, rule_effects};
