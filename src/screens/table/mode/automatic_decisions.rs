//! The decisions that the table takes for the player: those with only one legal action, and passes in windows where the
//! player wants to play no card.

use egui::Context;

use crate::looks::Looks;
use crate::screens::table::TableScreen;
use crate::screens::table::mode::Mode;
use crate::screens::table::mode::passed_windows::{OwnTurn, is_window};
use rules::Action;

impl TableScreen {
    /// The only legal action; `None` if there are several or none.
    pub(crate) fn only(&self) -> Option<Action> {
        match self.game.legal().as_slice() {
            [only] => Some(*only),
            [] | [_, _, ..] => None,
        }
    }

    /// The empire's turn in which the viewer has to decide; `None` if there is none.
    fn own_turn(&self) -> Option<OwnTurn> {
        let state = self.game.state();
        let society = self.game.human_to_move().filter(|person| *person == self.viewer)?;
        Some(OwnTurn { round: state.round(), empire: state.turn()?.empire(), society })
    }

    /// True if the table passes the windows of the current turn for the player.
    pub(crate) fn passes_windows(&self) -> bool {
        matches!(self.mode.base(), Mode::Play)
            && self.selection.windows.turn.is_some()
            && self.selection.windows.turn == self.own_turn()
    }

    /// The pass in the current window, if the table makes it for the player.
    pub(crate) fn automatic_pass(&self) -> Option<Action> {
        (self.passes_windows() && is_window(&self.game.legal())).then_some(Action::Pass)
    }

    /// Starts or stops passing the windows of the current turn. If the player is asked in a window, passes it at once.
    pub(crate) fn toggle_windows(&mut self, ctx: &Context, looks: &Looks) {
        if self.passes_windows() {
            self.selection.windows.turn = None;
        } else {
            self.selection.windows.turn = self.own_turn();
            if self.automatic_pass().is_some() {
                self.decide(ctx, looks, Action::Pass);
            }
        }
        ctx.request_repaint();
    }
}
