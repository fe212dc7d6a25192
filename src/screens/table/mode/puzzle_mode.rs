//! The table in the mode for puzzles. The puzzle screen judges a decision before it is carried out. No bot plays, and
//! nothing is saved.

use egui::Context;

use crate::screens::table::TableScreen;
use crate::screens::table::mode::{Mode, Puzzle};
use crate::screens::table::staging::timeline::Timeline;
use rules::Action;

impl TableScreen {
    /// Turns the table into the table of a puzzle. [`Self::take_asked`] returns the player's answer, and
    /// [`Self::carry_on`] carries out a right answer.
    #[must_use]
    pub fn for_puzzle(mut self) -> Self {
        self.mode = Mode::Puzzle(Puzzle::default());
        self.settings.confirm = false;
        self
    }

    /// Takes the player's answer off the table, so that the puzzle screen can judge it; `None` if there is none.
    pub fn take_asked(&mut self) -> Option<Action> {
        self.mode.puzzle_mut()?.answer.take()
    }

    /// Carries out the player's answer after it was judged to be right.
    pub fn carry_on(&mut self, ctx: &Context, action: Action) {
        // This cannot fail: the action is legal in the puzzle's match, and this table has the same match.
        let _ = self.play(action, None);
        ctx.request_repaint();
    }

    /// Sets whether the puzzle is closed, so that it accepts no answer.
    pub fn set_closed(&mut self, closed: bool) {
        if let Some(puzzle) = self.mode.puzzle_mut() {
            puzzle.closed = closed;
        }
    }

    /// If only one action is legal, takes it as the player's answer once the last decision has been shown.
    pub(crate) fn advance_puzzle(&mut self) {
        if self.stage.ending && self.stage.motion.is_over(self.elapsed()) {
            (self.stage.ending, self.stage.motion) = (false, Timeline::default());
        }
        let only = self.only().filter(|_| self.settings.forced && self.stage.motion.is_over(self.elapsed()));
        if let (Mode::Puzzle(puzzle), Some(only)) = (&mut self.mode, only)
            && !puzzle.closed
        {
            puzzle.answer = Some(only);
        }
    }
}
