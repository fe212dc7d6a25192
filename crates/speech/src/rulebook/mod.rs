//! The rulebook: numbered statements in a pack's words with a match's house rules, from the same texts as
//! `docs/RULES.md`.
//!
//! Not here: how it is drawn.

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
pub use contents::{Kind, PICTURES, rule_keys, rule_pages};
pub use current_rule::rule_asked;
pub use document::rules_document;
pub use markup::{Piece, Set, cited, pieces, plain};
pub use search::{Query, folded, hits};
pub use values::{RulebookRules, rule_effects};
