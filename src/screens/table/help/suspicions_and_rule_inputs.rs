//! Handles the inputs that open the ledger of suspicions or change its pencil marks, and finds the rule that F1 opens.

use egui::Context;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use record::Help;
use speech::rulebook::rule_asked;
use table::PencilCell;

impl TableScreen {
    /// Opens or closes the ledger of suspicions.
    pub(crate) fn toggle_suspicions(&mut self, ctx: &Context) {
        if self.help.suspicions.is_open() {
            self.help.suspicions.close();
        } else {
            self.help.suspicions.open();
            if self.settings.suspicions.decisions(&self.game).is_some() {
                self.game.note_help(self.viewer, Help::Suspicions);
            }
        }
        ctx.request_repaint();
    }

    /// Changes the pencil mark in a cell of the ledger to the next kind of mark, and saves it.
    pub(crate) fn pencil(&mut self, looks: &Looks, at: PencilCell) {
        let said = match self.help.suspicions.turn(&self.game, at) {
            Ok(news) => news.map(|news| looks.speech.kept_news(&news)),
            Err(why) => {
                let why = looks.speech.reason(&why);
                Some(looks.speech.say("text-suspect-unkept", &[("why", why.into())]))
            }
        };
        self.dialogs.notice = said.or(self.dialogs.notice.take());
    }

    /// The number of the rule that F1 opens. It is the rule that explains why a click was refused, or else the rule
    /// for the current decision, or else the rule for turns. `None` behind the curtain.
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
