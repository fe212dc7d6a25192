//! `hint`: the first hint says where to look, the next gives the best choices and why. Among a position's actions, the
//! first does.

use std::io::{self, Write};

use crate::text::numbered_choices::Choices;
use bots::{Effort, Prospect};
use record::Help;
use rules::Action;
use speech::Speech;
use table::{ChoicePlace, DecisionAnalysis, HINTED, Match, with_leads};

/// The hint for a decision: the prospects that it lists, the best first, and the decisions that would follow the best ones.
#[derive(Default)]
pub(crate) struct Hint(Option<(Vec<Prospect>, Vec<Vec<Action>>)>);

impl Hint {
    /// Prints the next hint.
    pub fn give(
        &mut self,
        game: &mut Match,
        effort: Effort,
        speech: &Speech,
        choices: &Choices,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let Some(society) = game.human_to_move() else { return Ok(()) };
        if !game.may_help() {
            return writeln!(out, "{}", speech.text("text-no-help"));
        }
        game.note_help(society, Help::Hint);
        let view = game.view(society);
        let first = self.0.is_none();
        let (prospects, leads) = &*self.0.get_or_insert_with(|| {
            let weighing = DecisionAnalysis::begin(game, effort);
            let prospects = weighing.as_ref().map(DecisionAnalysis::hinted).unwrap_or_default();
            let leads = weighing.map(|weighing| weighing.continuations(&prospects)).unwrap_or_default();
            (prospects, leads)
        });
        let Some(best) = prospects.first() else { return Ok(()) };
        if first && ChoicePlace::is_told_first(best.action) {
            writeln!(out, "{}", speech.whereabouts(&view, ChoicePlace::new(&view, best.action)))?;
            return writeln!(out, "{}", speech.text("text-hint-again"));
        }
        writeln!(out, "{}", speech.text("text-hint-most"))?;
        for (rank, (prospect, then)) in with_leads(prospects, leads).take(HINTED).enumerate() {
            let said = choices.label(prospect.action).filter(|_| then.is_empty()).map(str::to_owned);
            let choice = said.unwrap_or_else(|| speech.choice_due(game, &view, prospect.action, then));
            let args = [
                ("number", choices.typed(prospect.action).into()),
                ("choice", choice.into()),
                ("worth", speech.prospect(prospect).into()),
            ];
            writeln!(out, "  {}", speech.say("text-hint-choice", &args))?;
            let reason = game.reason_among(&view, prospects, prospect.action);
            let why = match rank {
                0 => speech.why(game, &view, &reason),
                _ => speech.why_below_first(game, &view, &reason),
            };
            if let Some(reason) = why {
                writeln!(out, "     {reason}")?;
            }
        }
        Ok(())
    }
}
