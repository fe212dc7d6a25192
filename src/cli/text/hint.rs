//! `hint`: first where to look, asked again in the same decision what promises most, and why.

use std::io::{self, Write};

use super::choices::Choices;
use crate::ai::{Claim, Effort, Prospect};
use crate::record::Help;
use crate::speech::Speech;
use crate::table::{Match, Reason, Whereabouts, advise, weighed};

/// How many choices are told.
const BEST: usize = 3;

/// The hint of one decision.
#[derive(Default)]
pub(super) struct Hint(Option<Vec<Prospect>>);

impl Hint {
    /// Gives the next hint.
    pub fn give(
        &mut self,
        game: &mut Match,
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
        let Some(prospects) = &self.0 else {
            let prospects = advise(game, Effort::HELP);
            if let Some(best) = prospects.first() {
                writeln!(out, "{}", speech.whereabouts(&view, Whereabouts::of(&view, best.action)))?;
                writeln!(out, "{}", speech.text("text-hint-again"))?;
            }
            self.0 = Some(prospects);
            return Ok(());
        };
        writeln!(out, "{}", speech.text("text-hint-most"))?;
        for prospect in prospects.iter().take(BEST) {
            let said = choices.said(prospect.action).map(str::to_owned);
            let choice = said.unwrap_or_else(|| speech.action(game, &view, prospect.action));
            let args = [
                ("number", choices.typed(prospect.action).into()),
                ("choice", choice.into()),
                ("worth", speech.prospect(prospect).into()),
            ];
            writeln!(out, "  {}", speech.say("text-hint-choice", &args))?;
            let why =
                weighed(game.world(), &view, prospects, prospect.action).filter(|_| prospects.len() > 1);
            let reason = Reason { claim: Claim::of(game.world(), &view, prospect.action), weighed: why };
            if let Some(reason) = speech.why(game, &view, &reason) {
                writeln!(out, "     {reason}")?;
            }
        }
        Ok(())
    }
}
