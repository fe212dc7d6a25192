//! Help while playing, in words: what the coach has against a decision, and which help was used.

use super::comparison::Baseline;
use crate::language::speech::Speech;
use crate::names::nouns::{number, text};
use bots::hundredths_ahead;
use record::Help;
use rules::{Action, View};
use table::{HelpLevel, Match, Objection};

impl Speech {
    /// What the coach has against a decision of the viewer's: what it loses, what would be better, and why.
    /// `leads` are the decisions that would follow on the better one in the same turn.
    pub fn objection(
        &self,
        game: &Match,
        view: &View,
        objection: &Objection,
        leads: &[Action],
    ) -> [String; 3] {
        let Objection { taken, best } = objection;
        let loss = hundredths_ahead(best.win, taken.win) as f32 / 100.0;
        let loses = self.say(
            "help-coach-loses",
            &[
                text("taken", self.choice_now(game, view, taken.action)),
                text("mark", self.mark(objection.mark())),
                text("percent", self.per_cent(loss)),
                text("own", self.per_cent(taken.win)),
                text("best", self.per_cent(best.win)),
            ],
        );
        let better = self.say(
            "help-coach-better",
            &[
                text("better", self.choice_begun(game, view, best.action, leads)),
                text("worth", self.prospect(best)),
            ],
        );
        let why = game.reason_among(view, &[*best, *taken], best.action);
        [loses, better, self.why_rather(game, view, &why, Baseline::Own).unwrap_or_default()]
    }

    /// The word for how much help thinks.
    pub fn help_level(&self, level: HelpLevel) -> String {
        self.text(&format!("help-level-{}", level.id()))
    }

    /// How often the coach may still speak up; nothing where that has no end.
    pub fn coach_left(&self, left: Option<usize>) -> Option<String> {
        let left = i64::try_from(left?).unwrap_or(i64::MAX);
        Some(self.say("help-coach-left", &[number("n", left)]))
    }

    /// The same with what it begins.
    fn choice_begun(&self, game: &Match, view: &View, action: Action, leads: &[Action]) -> String {
        self.choice_due(game, view, action, leads).trim_end_matches('.').to_owned()
    }

    /// A choice as a quotation within a sentence.
    fn choice_now(&self, game: &Match, view: &View, action: Action) -> String {
        self.action(game, view, action).trim_end_matches('.').to_owned()
    }

    /// Which help was used, and how often: `2 hints, the coach once`; nothing where none was.
    pub fn help_list(&self, used: &[(Help, usize)]) -> Option<String> {
        let said = used.iter().map(|(help, count)| {
            let count = i64::try_from(*count).unwrap_or(i64::MAX);
            self.say(&format!("help-used-{}", help.id()), &[number("n", count)])
        });
        let said: Vec<String> = said.collect();
        (!said.is_empty()).then(|| said.join(", "))
    }

    /// The same, where there is something to be said: the match was a plain one, or help was used.
    pub fn help_note(&self, game: &Match) -> Option<String> {
        let told = game.is_plain() || !game.help_by_kind().is_empty();
        told.then(|| self.help_used(game))
    }

    /// What is to be said of help when a match is over.
    pub fn help_used(&self, game: &Match) -> String {
        if game.is_plain() {
            return self.text("help-used-none");
        }
        match self.help_list(&game.help_by_kind()) {
            Some(what) => self.say("help-used", &[text("what", what)]),
            None => self.text("help-used-none"),
        }
    }
}
