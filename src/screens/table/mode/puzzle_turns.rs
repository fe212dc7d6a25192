//! The table of a puzzle: nobody else decides, nothing is kept, and what the person decides is judged before it is
//! done.

use egui::Context;

use crate::screens::table::TableScreen;
use crate::screens::table::mode::puzzle::Trial;
use crate::screens::table::staging::timeline::Timeline;
use rules::Action;

impl TableScreen {
    /// The same for a puzzle: [`Self::take_asked`] has what the person decides, and only [`Self::carry_on`] does it.
    #[must_use]
    pub fn for_puzzle(mut self) -> Self {
        self.trial = Some(Trial::default());
        self.settings.confirm = false;
        self
    }

    /// What the person has decided, to be judged.
    pub fn take_asked(&mut self) -> Option<Action> {
        self.trial.as_mut()?.asked.take()
    }

    /// Does what was judged to be right.
    pub fn carry_on(&mut self, ctx: &Context, action: Action) {
        // What is legal in the puzzle's match is legal in this one, which is the same.
        let _ = self.play(action, None);
        ctx.request_repaint();
    }

    /// From now on nothing can be decided at the table, or it can again.
    pub fn set_closed(&mut self, closed: bool) {
        if let Some(trial) = &mut self.trial {
            trial.closed = closed;
        }
    }

    /// What leaves no choice is decided by itself, once what came before it has been shown.
    pub(crate) fn advance_trial(&mut self) {
        if self.ending && self.motion.is_over(self.shown()) {
            (self.ending, self.motion) = (false, Timeline::default());
        }
        let only = self.only().filter(|_| self.settings.forced && self.motion.is_over(self.shown()));
        if let (Some(trial), Some(only)) = (&mut self.trial, only)
            && !trial.closed
        {
            trial.asked = Some(only);
        }
    }
}
