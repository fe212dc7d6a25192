//! House rules: what players may agree on before a match (RULES.md section 10).
//!
//! [`rule_table`] is the one table of them: whatever reads, writes, shows or checks house rules goes
//! by it. A new one is an entry there, the code that obeys it, its words in each language, and its
//! tests.

mod key_value_text;
mod options;
mod rule_table;

pub use key_value_text::{Choices, HouseRuleError, PRINTED, is_order_word};
pub use options::{Cards, EmpireOrder, Group, LoyaltySetup};
pub use rule_table::{HouseRule, HouseRules, Value};
