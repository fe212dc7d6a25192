//! Which rule tells of what is asked or has been said on the table.

use crate::screens::table::TableScreen;
use speech::rulebook::rule_asked;

impl TableScreen {
    /// The rule that tells why a click has led to nothing, or else of what is to be decided; of a rival's turn, that of
    /// turns, and behind the curtain none.
    pub fn rule_asked(&self) -> Option<String> {
        if self.curtain.is_some() {
            return None;
        }
        if let Some(cited) = self.selection.refused.cited() {
            return Some(cited);
        }
        if self.game.state().is_over() {
            return Some("9.1".to_owned());
        }
        let decides = self.mode.look_back().is_none() && self.is_asked();
        let asked = if decides { rule_asked(self.game.world(), &self.game.view(self.viewer)) } else { "5.1" };
        Some(asked.to_owned())
    }
}
