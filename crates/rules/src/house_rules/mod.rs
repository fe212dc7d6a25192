//! House rules: options that players may agree on before a match (RULES.md section 10).
//!
//! [`rule_table`] declares all house rules. All code that reads, writes, shows or checks house rules uses this table.
//! A new rule needs an entry there, the code that carries it out, its texts in each language, and tests.

mod key_value_text;
mod options;
mod rule_table;

pub use key_value_text::{Choices, HouseRuleError, PRINTED, is_order_word};
pub use options::{Cards, EmpireOrder, Group, LoyaltySetup};
pub use rule_table::{HouseRule, HouseRules, Value};
