//! The coach of the text table: it warns before a decision that loses much. The same choice typed again is
//! played.

use std::io::{self, BufRead, Write};

use super::Advice;
use crate::text::Table;
use record::Help;
use rules::Action;
use table::DecisionAnalysis;

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Takes a decision unless the coach objects or it is not legal; returns whether it was taken.
    pub(crate) fn take(&mut self, advice: &mut Advice, action: Action) -> io::Result<bool> {
        if let Some(refusal) = self.game.refusal(action) {
            writeln!(self.out, "{}", self.speech.refused(&refusal))?;
            return Ok(false);
        }
        if advice.warned != Some(action) && self.warn(advice, action)? {
            return Ok(false);
        }
        if let Some(society) =
            self.game.human_to_move().filter(|_| advice.warned.is_some_and(|w| w != action))
        {
            self.game.note_help(society, Help::TakenBack);
        }
        // It is legal.
        let _ = self.game.play(action);
        Ok(true)
    }

    /// Prints the coach's objection to a decision; returns whether there is one.
    fn warn(&mut self, advice: &mut Advice, action: Action) -> io::Result<bool> {
        let Some(society) = self.game.human_to_move() else { return Ok(false) };
        if self.coach.remaining(&self.game, society).is_none() || self.game.legal().len() < 2 {
            return Ok(false);
        }
        if advice.analysis.is_none() {
            advice.analysis = DecisionAnalysis::begin(&self.game, self.help_level.effort());
        }
        let Some(analysis) = &advice.analysis else { return Ok(false) };
        let Some(objection) = self.coach.objection(&analysis.prospects(Some(action)), action) else {
            return Ok(false);
        };
        // The choice of an earlier warning was dropped.
        if advice.warned.replace(action).is_some() {
            self.game.note_help(society, Help::TakenBack);
        }
        self.game.note_help(society, Help::Coach);
        let view = self.game.view(society);
        let leads = analysis.continuations(&[objection.best]);
        let leads = leads.first().map_or(&[][..], Vec::as_slice);
        let said = self.speech.objection(&self.game, &view, &objection, leads);
        writeln!(self.out, "{}", self.speech.text("help-coach"))?;
        for line in said.iter().filter(|line| !line.is_empty()) {
            writeln!(self.out, "  {line}")?;
        }
        writeln!(self.out, "  {}", self.speech.text("help-coach-again"))?;
        let left = self.coach.remaining(&self.game, society).unwrap_or(Some(0));
        if let Some(left) = self.speech.coach_left(left) {
            writeln!(self.out, "  {left}")?;
        }
        Ok(true)
    }
}
