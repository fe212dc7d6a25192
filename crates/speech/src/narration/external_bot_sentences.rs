//! Sentences about external bots: their names, and decisions that they failed to take.

use crate::language::localised_texts::Speech;
use crate::names::names_of_things::{number, text};
use external_bots::Name;
use table::{FailedBotDecision, INSTEAD, Match};
use text::untrusted_text;

/// The maximum number of characters to quote from the last line of a program's error output.
const ERRORS: usize = 200;

impl Speech {
    /// The name of an external bot.
    pub fn program(&self, name: Name) -> String {
        self.say("outside-program", &[text("name", name.as_str())])
    }

    /// The sentence that says why an external bot failed to take a decision; `None` if the program was not
    /// asked.
    pub fn lost_decision(&self, game: &Match, lost: &FailedBotDecision) -> Option<String> {
        let lapse = lost.lost.lapse.as_ref()?;
        let mut sentences = vec![self.say(
            &format!("outside-lost-{}", lapse.fall.id()),
            &[
                text("name", lost.lost.name.as_str()),
                text("society", self.society(game.setup(), lost.society)),
                text("detail", lapse.detail.as_str()),
                text("known", if lapse.detail.is_empty() { "no" } else { "yes" }),
            ],
        )];
        if let Some(last) = lapse.errors.lines().rev().find(|line| !line.trim().is_empty()) {
            let args = [text("errors", untrusted_text::line(last.trim(), ERRORS))];
            sentences.push(ended(self.say("outside-errors", &args)));
        }
        if lost.lost.gives_up {
            sentences.push(self.text("outside-gives-up"));
        }
        Some(sentences.join(" "))
    }

    /// The sentence about how many decisions external bots failed to take; `None` if there were none.
    pub fn losses(&self, game: &Match) -> Option<String> {
        let count = game.lost_decisions().len();
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        (count > 0).then(|| self.say("outside-losses", &[number("n", count)]))
    }

    /// The notice that an external bot's program is missing, and which bot plays instead.
    pub fn without_program(&self, name: Name) -> String {
        let args = [text("name", name.as_str()), text("level", self.level(INSTEAD))];
        self.say("outside-absent", &args)
    }
}

/// Adds a full stop to a sentence that has no final punctuation.
fn ended(mut sentence: String) -> String {
    if !sentence.ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}
