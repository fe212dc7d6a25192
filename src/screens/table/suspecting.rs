//! What is done with the ledger at the table.

use egui::Context;

use super::TableScreen;
use crate::looks::Looks;
use record::Help;
use table::PencilCell;

impl TableScreen {
    /// Shows what is thought of rivals' tokens, or no longer.
    pub(super) fn toggle_suspicions(&mut self, ctx: &Context) {
        if self.ledger.is_open() {
            self.ledger.close();
        } else {
            self.ledger.open();
            if self.settings.suspicions.decisions(&self.game).is_some() {
                self.game.note_help(self.viewer, Help::Suspicions);
            }
        }
        ctx.request_repaint();
    }

    /// Changes a pencil mark to the next one, and keeps it.
    pub(super) fn pencil(&mut self, looks: &Looks, at: PencilCell) {
        if let Err(why) = self.ledger.turn(&self.game, at) {
            let why = looks.speech.reason(&why);
            self.notice = Some(looks.speech.say("text-suspect-unkept", &[("why", why.into())]));
        }
    }
}
