//! The help that was used in a match, as its record lists it.

use crate::bots::bot_question::luck;
use crate::matches::match_in_play::Match;
use crate::matches::move_decisions::decisions_before;
use crate::matches::player::Player;
use record::{Help, Helped};
use rules::Society;

impl Match {
    /// True if this is a plain match, in which no help is allowed until it is over.
    pub fn is_plain(&self) -> bool {
        self.setup().plain
    }

    /// True if people may use help now.
    pub fn may_help(&self) -> bool {
        !self.is_plain() || self.state().is_over()
    }

    /// The seed for analysing the decision that is due. Hints, the coach and reviews use the same seed, for all
    /// decisions of one move.
    pub fn luck_of_help(&self, society: Society) -> u64 {
        luck(self.setup().seed, society, decisions_before(self.steps(), self.state(), society))
    }

    /// How often a society used a kind of help. Hints and reviews count at most once per decision, suspicions
    /// at most once per round.
    pub fn help_used(&self, society: Society, help: Help) -> usize {
        self.helped().iter().filter(|helped| helped.society == society && helped.help == help).count()
    }

    /// How often all people together used each kind of help. Unused kinds are left out.
    pub fn help_by_kind(&self) -> Vec<(Help, usize)> {
        let counted = Help::ALL.map(|help| {
            let person = |helped: &&Helped| self.player(helped.society) == Player::Human;
            (help, self.helped().iter().filter(person).filter(|helped| helped.help == help).count())
        });
        counted.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    /// Records that a society used help: suspicions at most once per round, hints and reviews at most once per
    /// decision. Nothing is recorded after the end of the match.
    pub fn note_help(&mut self, society: Society, help: Help) {
        let after = self.steps().len();
        let since = match help {
            Help::Suspicions => self.round_starts().last().map_or(0, |(taken, _)| *taken),
            Help::Hint | Help::Review => after,
            // Each use of this help is recorded.
            Help::Coach | Help::TakenBack => usize::MAX,
        };
        let same =
            |helped: &Helped| (helped.society, helped.help) == (society, help) && helped.after >= since;
        if !self.state().is_over() && self.may_help() && !self.helped().iter().any(same) {
            self.keep_help(Helped { society, help, after });
        }
    }
}
