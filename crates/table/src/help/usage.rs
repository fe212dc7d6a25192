//! Help in a match: whether there is any, and which was used. The record says it.

use crate::bots::question::luck;
use crate::matches::game::Match;
use crate::matches::moves::decisions_before;
use crate::matches::player::Player;
use record::{Help, Helped};
use rules::Society;

impl Match {
    /// Whether it is a plain match, in which nobody is helped until it is over.
    pub fn is_plain(&self) -> bool {
        self.setup().plain
    }

    /// Whether anybody may be helped now.
    pub fn may_help(&self) -> bool {
        !self.is_plain() || self.state().is_over()
    }

    /// The luck with which the decision that is due is thought over for whoever takes it: the same for hints, the coach
    /// and a review, and for all decisions of one move.
    pub fn luck_of_help(&self, society: Society) -> u64 {
        luck(self.setup().seed, society, decisions_before(self.steps(), self.state(), society))
    }

    /// How often somebody was helped in this way; a hint and looking back count once for a decision, suspicions once for a
    /// round.
    pub fn help_used(&self, society: Society, help: Help) -> usize {
        self.helped().iter().filter(|helped| helped.society == society && helped.help == help).count()
    }

    /// How often all people together were helped, by kind; only kinds that were used.
    pub fn help_by_kind(&self) -> Vec<(Help, usize)> {
        let counted = Help::ALL.map(|help| {
            let person = |helped: &&Helped| self.player(helped.society) == Player::Human;
            (help, self.helped().iter().filter(person).filter(|helped| helped.help == help).count())
        });
        counted.into_iter().filter(|(_, count)| *count > 0).collect()
    }

    /// Notes that somebody is helped now. Nothing is noted where that was noted for the same decision, or of
    /// suspicions for the same round; nothing is once the match is over, when everything lies open.
    pub fn note_help(&mut self, society: Society, help: Help) {
        let after = self.steps().len();
        let since = match help {
            Help::Suspicions => self.round_starts().last().map_or(0, |(taken, _)| *taken),
            Help::Hint | Help::Review => after,
            // Each time counts.
            Help::Coach | Help::TakenBack => usize::MAX,
        };
        let same =
            |helped: &Helped| (helped.society, helped.help) == (society, help) && helped.after >= since;
        if !self.state().is_over() && self.may_help() && !self.helped().iter().any(same) {
            self.keep_help(Helped { society, help, after });
        }
    }
}
