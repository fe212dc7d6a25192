//! What is done with the ledger at the table.

use egui::Context;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use record::Help;
use table::PencilCell;

impl TableScreen {
    /// Shows what is thought of rivals' tokens, or no longer.
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

    /// Changes a pencil mark to the next one, and keeps it.
    pub(crate) fn pencil(&mut self, looks: &Looks, at: PencilCell) {
        if let Err(why) = self.help.suspicions.turn(&self.game, at) {
            let why = looks.speech.reason(&why);
            self.dialogs.notice = Some(looks.speech.say("text-suspect-unkept", &[("why", why.into())]));
        }
    }
}
