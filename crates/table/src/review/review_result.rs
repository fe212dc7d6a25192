//! The result of a review.

use super::decision_kind::DecisionKind;
use super::decision_mark::Mark;
use bots::{Effort, MostAffectedRival, Prospect};
use rules::{Action, BySociety, Society};

/// A review of a match, decision by decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The effort that went into each decision.
    pub effort: Effort,
    /// The reviewed decisions, in order.
    pub moments: Vec<Moment>,
    /// Everybody's win chance after the last decision.
    pub end: BySociety<f32>,
}

/// A reviewed decision with everybody's win chances.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The society that decided.
    pub society: Society,
    /// The kind of decision.
    pub part: DecisionKind,
    /// Everybody's win chance before the decision, with full information.
    pub known: BySociety<f32>,
    /// For each society, everybody's win chance before the decision as that society could judge.
    pub believed: BySociety<BySociety<f32>>,
    /// Everybody's win chance after the decision, before any card is drawn, with full information. `None` if
    /// the decision draws nothing.
    pub expected: Option<BySociety<f32>>,
    /// True if the decision continues the move of the previous one.
    pub goes_on: bool,
    /// How good the decision was; `None` if there was no choice.
    pub judged: Option<Assessment>,
}

/// A decision compared with the best alternatives, by what its society could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// The prospect of the decision.
    pub taken: Prospect,
    /// The prospects of the best choices, with the best first. The decision taken may be one of them.
    pub best: Vec<Prospect>,
    /// For each of the best choices, the decisions that would follow it in the same turn.
    pub leads: Vec<Vec<Action>>,
    /// The rival most affected by taking the best choice instead of the decision. If the decision was best,
    /// it is compared with the second best.
    pub rival: Option<MostAffectedRival>,
    /// The number of legal choices.
    pub choices: usize,
    /// The effort that went into the comparison.
    pub effort: Effort,
}

/// The maximum number of best choices in an assessment.
pub(super) const BEST: usize = 3;

impl Assessment {
    /// The two prospects to compare: the best choice and the decision taken, or the second best and the best
    /// if the best was taken. `None` if there is only one.
    pub fn compared(&self) -> Option<(&Prospect, &Prospect)> {
        let best = self.best.first()?;
        if best.action == self.taken.action {
            self.best.get(1).map(|next| (next, best))
        } else {
            Some((best, &self.taken))
        }
    }

    /// The decisions that would follow the best choice with this index; empty if unknown.
    pub fn leads_of(&self, place: usize) -> &[Action] {
        self.leads.get(place).map_or(&[], Vec::as_slice)
    }

    /// The win chance that the decision lost against the best choice.
    pub fn loss(&self) -> f32 {
        self.best.first().map_or(0.0, |best| (best.win - self.taken.win).max(0.0))
    }

    /// The mark of the decision taken.
    pub fn mark(&self) -> Mark {
        if self.best.first().is_some_and(|best| best.action == self.taken.action) {
            return Mark::Best;
        }
        Mark::from_loss(self.loss())
    }
}

impl Review {
    /// The reviewed decision with this number, from 1.
    pub fn moment(&self, number: usize) -> Option<&Moment> {
        self.moments.get(number.checked_sub(1)?)
    }

    /// The numbers of a society's decisions below good, if their moves were not yet analysed with this
    /// effort.
    pub fn doubtful(&self, society: Society, effort: Effort) -> Vec<usize> {
        let is_doubtful = |number: &usize| self.mark(*number).is_some_and(|mark| mark >= Mark::Doubtful);
        let numbers = self.assessments(society).map(|(number, _)| number).filter(is_doubtful);
        numbers.filter(|number| self.whole_move_below(*number, effort).next().is_some()).collect()
    }

    /// The numbers of all decisions to analyse with this effort: those of every move with a doubtful
    /// decision, since a move is assessed as a whole.
    pub fn to_deepen(&self, society: Society, effort: Effort) -> Vec<usize> {
        let doubtful = self.doubtful(society, effort);
        let mut all: Vec<usize> =
            doubtful.into_iter().flat_map(|number| self.whole_move_below(number, effort)).collect();
        all.dedup();
        all
    }

    /// The numbers of the decisions of a move that were analysed with less than this effort.
    fn whole_move_below(&self, number: usize, effort: Effort) -> impl Iterator<Item = usize> {
        let of = |number: usize| self.moment(number).map(|moment| moment.society);
        let own = of(number);
        self.whole_move(number).filter(move |other| {
            of(*other) == own && self.assessment(*other).is_some_and(|judged| judged.effort < effort)
        })
    }

    /// Everybody's win chance after this number of decisions, with full information.
    pub fn known_after(&self, decisions: usize) -> &BySociety<f32> {
        self.moments.get(decisions).map_or(&self.end, |moment| &moment.known)
    }

    /// A society's decisions that had a choice: their numbers, from 1, with their assessments.
    pub fn assessments(&self, society: Society) -> impl Iterator<Item = (usize, &Assessment)> {
        let own = (1..).zip(&self.moments).filter(move |(_, moment)| moment.society == society);
        own.filter_map(|(number, moment)| Some((number, moment.judged.as_ref()?)))
    }

    /// A society's average lost win chance per decision; `None` if it never had a choice.
    pub fn error_rate(&self, society: Society) -> Option<f32> {
        let (mut sum, mut count) = (0.0, 0.0);
        for (number, _) in self.assessments(society) {
            sum += self.loss(number);
            count += 1.0;
        }
        (count > 0.0).then(|| sum / count)
    }
}
