//! House rules in words.

use super::bundle::Speech;
use rules::HouseRule;

impl Speech {
    /// The name of a house rule.
    pub fn house_name(&self, rule: HouseRule) -> String {
        self.text(&format!("house-{}", rule.id()))
    }

    /// A sentence on what a house rule does.
    pub fn house_about(&self, rule: HouseRule) -> String {
        self.text(&format!("house-{}-about", rule.id()))
    }

    /// A value of a house rule in words.
    pub fn house_choice(&self, rule: HouseRule, value: &str) -> String {
        let orders = self.pack().orders();
        if rule == HouseRule::Order
            && let Some(index) = orders.iter().position(|o| o == value)
        {
            return self.words().order(index).to_owned();
        }
        self.try_say(&format!("choice-{value}"), &[]).unwrap_or_else(|_| value.to_owned())
    }
}
