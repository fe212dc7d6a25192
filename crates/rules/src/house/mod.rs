//! House rules: what players may agree on before a match (RULES.md section 10).
//!
//! [`declared`] is the one table of them: whatever reads, writes, shows or checks house rules goes
//! by it. A new one is an entry there, the code that obeys it, its words in each language, and its
//! tests.

mod choices;
mod declared;
mod text;

pub use choices::{Cards, EmpireOrder, Group, LoyaltySetup};
pub use declared::{HouseRule, HouseRules, Value};
pub use text::{Choices, HouseRuleError, PRINTED, is_order_word};
