//! The coach of the text table. It warns before a decision that loses much. If you type the same choice
//! again, it is played.

use std::io::{self, BufRead, Write};

use super::Advice;
use crate::text::Table;
use record::Help;
use rules::Action;
use table::DecisionAnalysis;

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Plays a decision unless it is illegal or the coach objects. Returns whether it was played.
    pub(crate) fn take(&mut self, advice: &mut Advice, action: Action) -> io::Result<bool> {
        if let Some(refusal) = self.game.refusal(action) {
            writeln!(self.out, "{}", self.speech.refused(&refusal))?;
            return Ok(false);
        }
        if advice.warned != Some(action) && self.warn(advice, action)? {
            return Ok(false);
        }
        // Changing a choice after a warning counts as taking it back.
        if let Some(society) =
            self.game.human_to_move().filter(|_| advice.warned.is_some_and(|w| w != action))
        {
            self.game.note_help(society, Help::TakenBack);
        }
        // The action is legal, so this cannot fail.
        let _ = self.game.play(action);
        Ok(true)
    }

    /// Prints the coach's objection to a decision. Returns whether the coach objects.
    fn warn(&mut self, advice: &mut Advice, action: Action) -> io::Result<bool> {
        let Some(society) = self.game.human_to_move() else { return Ok(false) };
        if !self.coach.may_object(&self.game, society) || self.game.legal().len() < 2 {
            return Ok(false);
        }
        if advice.analysis.is_none() {
            advice.analysis = DecisionAnalysis::begin(&self.game, self.help_level.effort());
        }
        let Some(analysis) = &advice.analysis else { return Ok(false) };
        let Some(objection) = self.coach.objection(&analysis.prospects_with(action), action) else {
            return Ok(false);
        };
        advice.warned = Some(action);
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
