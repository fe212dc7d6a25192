//! The rulebook: numbered statements in a pack's names with a match's house rules, from the same texts as
//! `docs/RULES.md`.
//!
//! Not here: how the rulebook is drawn.

mod card_list;
mod current_rule;
mod markup;
mod plain_text_lines;
mod rulebook_arguments;
mod rulebook_sections;
mod rules_document;
mod search;
mod table_of_contents;

pub use card_list::{deck_in_order, every_card};
pub use current_rule::rule_asked;
pub use markup::{Piece, Set, cited, pieces, plain};
pub use rulebook_arguments::{RulebookRules, rule_effects};
pub use rulebook_sections::{Row, Rulebook, Section, Statement, Table};
pub use rules_document::rules_document;
pub use search::{Query, folded, hits};
pub use table_of_contents::{Kind, PICTURES, rule_keys, rule_pages};
