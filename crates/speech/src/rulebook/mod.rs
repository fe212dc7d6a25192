//! The rulebook: numbered statements in the words of a pack, with the numbers and house rules of a match, from the
//! same texts that `docs/RULES.md` is written from.
//!
//! Deliberately not here: how it is drawn, and which screen asks for it.

mod book;
mod cards;
mod contents;
mod current_rule;
mod document;
mod lines;
mod markup;
mod search;
mod values;

pub use book::{Row, Rulebook, Section, Statement, Table};
pub use cards::{deck_in_order, every_card};
pub use contents::{Kind, PICTURES, rule_keys, rule_pages, rule_sections};
pub use current_rule::rule_asked;
pub use document::rules_document;
pub use markup::{Piece, Set, cited, pieces, plain};
pub use search::{Query, folded, hits};
pub use values::{RulebookRules, rule_effects};
