//! Bots from outside at the table: decisions that they lost are kept with the match, and it is said when a program is
//! not at hand.

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use rules::Action;

impl TableScreen {
    /// The decision of the bot that thinks, once it is there; how it was lost, if a program lost it, comes to the match.
    pub(crate) fn decided(&mut self) -> Option<Action> {
        let action = self.bots.decision()?;
        if let Some(lost) = self.bots.take_lost() {
            self.game.note_lost(lost);
        }
        Some(action)
    }

    /// Says which programs are not at hand that were to play, and who does.
    pub(crate) fn tell_of_programs(&mut self, looks: &Looks) {
        while let Some(name) = self.bots.take_absent() {
            let said = looks.speech.without_program(name);
            self.dialogs.notice = Some(match self.dialogs.notice.take() {
                Some(before) => format!("{before}\n{said}"),
                None => said,
            });
        }
    }
}
