//! What is found by looking back.

use super::decision_kind::DecisionKind;
use super::mark::Mark;
use bots::{Effort, Prospect, Rivalry};
use rules::{Action, BySociety, Society};

/// A match that was looked back at.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// How much was thought about each decision.
    pub effort: Effort,
    /// Each decision, in order.
    pub moments: Vec<Moment>,
    /// Everybody's chance to win after the last of them.
    pub end: BySociety<f32>,
}

/// One decision, looked back at.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Whose it was.
    pub society: Society,
    /// What kind of decision.
    pub part: DecisionKind,
    /// Everybody's chance to win before it, for somebody who sees everything.
    pub known: BySociety<f32>,
    /// The same as each society could think.
    pub believed: BySociety<BySociety<f32>>,
    /// Everybody's chance after it and before chance spoke, for somebody who sees everything; `None` where
    /// nothing was left to chance.
    pub expected: Option<BySociety<f32>>,
    /// Whether it goes on with what the decision before it began, so that both are one move.
    pub goes_on: bool,
    /// What it was worth beside others; `None` where there was no choice.
    pub judged: Option<Assessment>,
}

/// A decision beside the best other ones, by what its society could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// What was decided.
    pub taken: Prospect,
    /// The best choices, the best first; what was decided is among them if it is one of them.
    pub best: Vec<Prospect>,
    /// For each of these what it would have begun: the decisions that follow on it in the same turn.
    pub leads: Vec<Vec<Action>>,
    /// To which rival the best choice makes most difference against what was decided, or the next best one against the
    /// best, where that was decided.
    pub rival: Option<Rivalry>,
    /// How many choices there were.
    pub choices: usize,
    /// With how much thought.
    pub effort: Effort,
}

/// So many of the best choices are kept.
pub(super) const BEST: usize = 3;

impl Assessment {
    /// The best choice beside what was decided, or the next best one beside the best, where that was decided.
    pub fn compared(&self) -> Option<(&Prospect, &Prospect)> {
        let best = self.best.first()?;
        if best.action == self.taken.action {
            self.best.get(1).map(|next| (next, best))
        } else {
            Some((best, &self.taken))
        }
    }

    /// The decisions that would have followed in the same turn on one of the best choices, by its place.
    pub fn leads_of(&self, place: usize) -> &[Action] {
        self.leads.get(place).map_or(&[], Vec::as_slice)
    }

    /// The chance to win that the decision lost against the best one.
    pub fn loss(&self) -> f32 {
        self.best.first().map_or(0.0, |best| (best.win - self.taken.win).max(0.0))
    }

    /// What is to be said of it.
    pub fn mark(&self) -> Mark {
        if self.best.first().is_some_and(|best| best.action == self.taken.action) {
            return Mark::Best;
        }
        Mark::from_loss(self.loss())
    }
}

impl Review {
    /// What was thought of a decision, by its number from 1.
    pub fn moment(&self, number: usize) -> Option<&Moment> {
        self.moments.get(number.checked_sub(1)?)
    }

    /// A society's decisions that were less than good, by number from 1, in moves that have not been thought over with
    /// so much effort yet.
    pub fn doubtful(&self, society: Society, effort: Effort) -> Vec<usize> {
        let is_doubtful = |number: &usize| self.mark(*number).is_some_and(|mark| mark >= Mark::Doubtful);
        let numbers = self.assessments(society).map(|(number, _)| number).filter(is_doubtful);
        numbers.filter(|number| self.beside(*number, effort).next().is_some()).collect()
    }

    /// The decisions that are to be thought over where those are: all of the same moves, since what a move has lost is
    /// told of all its decisions together.
    pub fn to_deepen(&self, society: Society, effort: Effort) -> Vec<usize> {
        let doubtful = self.doubtful(society, effort);
        let mut all: Vec<usize> =
            doubtful.into_iter().flat_map(|number| self.beside(number, effort)).collect();
        all.dedup();
        all
    }

    /// The decisions of the same society in the same move that have been thought over with less effort.
    fn beside(&self, number: usize, effort: Effort) -> impl Iterator<Item = usize> {
        let of = |number: usize| self.moment(number).map(|moment| moment.society);
        let own = of(number);
        self.whole_move(number).filter(move |other| {
            of(*other) == own && self.assessment(*other).is_some_and(|judged| judged.effort < effort)
        })
    }

    /// Everybody's chance after so many decisions, for somebody who sees everything.
    pub fn known_after(&self, decisions: usize) -> &BySociety<f32> {
        self.moments.get(decisions).map_or(&self.end, |moment| &moment.known)
    }

    /// A society's decisions with a choice, by number from 1, and what they were worth.
    pub fn assessments(&self, society: Society) -> impl Iterator<Item = (usize, &Assessment)> {
        let own = (1..).zip(&self.moments).filter(move |(_, moment)| moment.society == society);
        own.filter_map(|(number, moment)| Some((number, moment.judged.as_ref()?)))
    }

    /// The chance to win that a society loses with a decision, on average: its error rate. `None` where it
    /// never had a choice.
    pub fn error_rate(&self, society: Society) -> Option<f32> {
        let (mut sum, mut count) = (0.0, 0.0);
        for (number, _) in self.assessments(society) {
            sum += self.loss(number);
            count += 1.0;
        }
        (count > 0.0).then(|| sum / count)
    }
}
