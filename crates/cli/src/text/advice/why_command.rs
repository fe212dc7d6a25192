//! `why`: what a decision did, and the reason for it as far as the viewer may know.

use std::io::{self, BufRead, Write};

use crate::safe_terminal_io::Line;
use crate::text::Table;
use crate::text::typing::text_commands::Command;
use table::{Player, claim, reason};

impl<R: BufRead, W: Write> Table<'_, R, W> {
    /// Explains the decision with a public number, by default the last decision of a rival that has a reason
    /// to tell.
    pub(crate) fn tell_why(&mut self, number: Option<usize>) -> io::Result<()> {
        let (game, viewer) = (&self.game, self.viewer());
        let said = match (number, self.last_of_a_rival()) {
            (Some(told), _) => self.why(game.decision_by_public_number(told, viewer)),
            (None, Some(last)) => self.why(Some(last)),
            (None, None) => self.speech.text("text-why-nobody"),
        };
        writeln!(self.out, "{said}")
    }

    /// The explanation of a decision by its number in the match.
    fn why(&self, number: Option<usize>) -> String {
        let (game, speech, viewer) = (&self.game, &self.speech, self.viewer());
        let counted = |number: usize| i64::try_from(number).unwrap_or(i64::MAX).into();
        let found =
            number.and_then(|number| Some((number, game.step(number)?, reason(game, number, viewer)?)));
        let Some((number, step, reason)) = found else {
            let known = game.public_number(game.steps().len(), viewer);
            return speech.say("text-why-none", &[("n", counted(known))]);
        };
        let told = game.public_number(number, viewer);
        let args = |key, value: String| [("number", counted(told)), (key, value.into())];
        let society = speech.society(game.setup(), step.society);
        let view = step.before.view(game.world(), step.society);
        let Some(why) = speech.why(game, &view, &reason) else {
            return speech.say("text-why-itself", &args("society", society));
        };
        // A decision without an event of its own is described by its action.
        let event = step.events.first().filter(|_| speech.claim(game.setup(), reason.claim).is_some());
        match event.and_then(|event| speech.event(game, event, self.viewer())) {
            Some(event) => {
                let [number, event] = args("event", event);
                speech.say("text-why-event", &[number, event, ("why", why.into())])
            }
            None => {
                let [number, society] = args("society", society);
                let choice = speech.action(game, &view, step.action).trim_end_matches('.').to_owned();
                speech.say("text-why", &[number, society, ("choice", choice.into()), ("why", why.into())])
            }
        }
    }

    fn last_of_a_rival(&self) -> Option<usize> {
        let (game, viewer) = (&self.game, self.viewer());
        let telling = |number: &usize| {
            let rival = Some(game.steps()[number - 1].society) != viewer;
            rival && claim(game, *number).is_some_and(|c| self.speech.claim(game.setup(), c).is_some())
        };
        (1..=game.steps().len()).rev().find(telling)
    }

    /// After the end of the match, answers commands until the player leaves.
    pub(crate) fn look_back(&mut self) -> io::Result<()> {
        let played = |society| self.game.player(society) == Player::Human;
        if !self.game.world().societies().any(played) {
            return Ok(());
        }
        writeln!(self.out, "{}", self.speech.text("text-over-how"))?;
        loop {
            let line = match self.input.line(self.out)? {
                Line::Text(line) => line,
                Line::End => return writeln!(self.out),
                other => {
                    self.refuse(&other)?;
                    continue;
                }
            };
            match Command::parse(&line, &self.vocabulary) {
                Some(Command::Quit) => return Ok(()),
                Some(Command::Why(number)) => self.tell_why(number)?,
                Some(Command::Review(how)) => self.tell_review(&how)?,
                Some(Command::Rules(asked)) => self.tell_rules(&asked)?,
                Some(Command::Suspicions) => self.tell_suspicions()?,
                Some(Command::Show(topic, ids)) => self.show(topic, ids)?,
                Some(Command::Save(name)) if !name.is_empty() => self.save(&name)?,
                Some(Command::Explain(word)) => writeln!(self.out, "{}", self.phrases().topic(&word))?,
                Some(Command::Empty) => {}
                _ => writeln!(self.out, "{}", self.speech.text("text-over-how"))?,
            }
        }
    }
}
