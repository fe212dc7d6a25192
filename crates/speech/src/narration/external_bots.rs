//! Bots from outside in words: what they are called, and how they lose decisions.

use crate::language::speech::Speech;
use crate::names::nouns::{number, text};
use external_bots::Name;
use table::{INSTEAD, LostDecision, Match};
use text::clean;

/// How much of what a program wrote to its standard error is told in a line: the end of it.
const ERRORS: usize = 200;

impl Speech {
    /// What a bot from outside is called.
    pub fn program(&self, name: Name) -> String {
        self.say("outside-program", &[text("name", name.as_str())])
    }

    /// How a decision was lost; nothing of one that the program was not asked.
    pub fn lost_decision(&self, game: &Match, lost: &LostDecision) -> Option<String> {
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
            let args = [text("errors", clean::line(last.trim(), ERRORS))];
            sentences.push(ended(self.say("outside-errors", &args)));
        }
        if lost.lost.gives_up {
            sentences.push(self.text("outside-gives-up"));
        }
        Some(sentences.join(" "))
    }

    /// How many decisions bots from outside have lost since the match is at this table, if any.
    pub fn losses(&self, game: &Match) -> Option<String> {
        let count = game.lost_decisions().len();
        let count = i64::try_from(count).unwrap_or(i64::MAX);
        (count > 0).then(|| self.say("outside-losses", &[number("n", count)]))
    }

    /// That a program is not at hand, and who plays in its place.
    pub fn without_program(&self, name: Name) -> String {
        let args = [text("name", name.as_str()), text("level", self.level(INSTEAD))];
        self.say("outside-absent", &args)
    }
}

/// A sentence that ends with what somebody else wrote, with a full stop behind that where it has none.
fn ended(mut sentence: String) -> String {
    if !sentence.ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}
