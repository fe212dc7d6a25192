//! The result of the review of a match.

use super::decision_kind::DecisionKind;
use super::decision_mark::Mark;
use bots::{Effort, MostAffectedRival, Prospect};
use rules::{Action, BySociety, Society};

/// A review of a match, decision by decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// The effort that the analysis of each decision took.
    pub effort: Effort,
    /// The reviewed decisions, in order.
    pub moments: Vec<Moment>,
    /// The win chance of each society after the last decision.
    pub end: BySociety<f32>,
}

/// A reviewed decision, with the win chances of all societies.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The society that took the decision.
    pub society: Society,
    /// The kind of the decision.
    pub part: DecisionKind,
    /// The win chance of each society before the decision, with full information.
    pub known: BySociety<f32>,
    /// For each society, the win chances of all societies before the decision, as that society could estimate
    /// them.
    pub believed: BySociety<BySociety<f32>>,
    /// The win chance of each society after the decision but before any card is drawn, with full information.
    /// `None` if the decision draws nothing.
    pub expected: Option<BySociety<f32>>,
    /// True if the decision continues the move of the decision before it.
    pub goes_on: bool,
    /// How good the decision was; `None` if there was only one legal action.
    pub judged: Option<Assessment>,
}

/// A decision compared with the best alternatives, by what its society could know.
#[derive(Clone, Debug, PartialEq)]
pub struct Assessment {
    /// The prospect of the decision that was taken.
    pub taken: Prospect,
    /// The prospects of the best choices, with the best first. The decision that was taken may be one of them.
    pub best: Vec<Prospect>,
    /// For each choice in `best`, the decisions that would follow it in the same turn.
    pub leads: Vec<Vec<Action>>,
    /// The rival most affected by the difference between the decision and the best choice. If the decision was
    /// the best choice, it is compared with the second best.
    pub rival: Option<MostAffectedRival>,
    /// The number of choices that were legal.
    pub choices: usize,
    /// The effort that the comparison took.
    pub effort: Effort,
    /// The win chance, from 0 to 1, that the decision lost by the first comparison, with less effort; `None` if this is
    /// the first one.
    pub first_loss: Option<f32>,
}

/// The maximum number of best choices that an assessment lists.
pub(super) const BEST: usize = 3;

impl Assessment {
    /// The prospects of two choices to compare: the best choice and the decision taken. If the decision was
    /// best, they are the second best and the best. `None` if there is only one choice.
    pub fn compared(&self) -> Option<(&Prospect, &Prospect)> {
        let best = self.best.first()?;
        if best.action == self.taken.action {
            self.best.get(1).map(|next| (next, best))
        } else {
            Some((best, &self.taken))
        }
    }

    /// The decisions that would follow the choice with this index in `best`; empty if unknown.
    pub fn leads_of(&self, place: usize) -> &[Action] {
        self.leads.get(place).map_or(&[], Vec::as_slice)
    }

    /// The win chance of the best choice, from 0 to 1.
    pub(super) fn best_win(&self) -> f32 {
        self.best.first().map_or(0.0, |best| best.win)
    }

    /// The win chance, from 0 to 1, that the decision lost against the best choice, as a hint for this decision says.
    /// [`Review::own_loss`] looks further.
    pub fn loss(&self) -> f32 {
        (self.best_win() - self.taken.win).max(0.0)
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

    /// The numbers of a society's decisions with a mark below good whose moves have not yet been analysed with
    /// this effort.
    pub fn doubtful(&self, society: Society, effort: Effort) -> Vec<usize> {
        let is_doubtful = |number: &usize| self.mark(*number).is_some_and(|mark| mark >= Mark::Doubtful);
        let numbers = self.assessments(society).map(|(number, _)| number).filter(is_doubtful);
        numbers.filter(|number| self.whole_move_below(*number, effort).next().is_some()).collect()
    }

    /// The numbers of all decisions that should be analysed again with this effort. They are all decisions of
    /// each move that has a decision below good, since a move is assessed as a whole.
    pub fn to_deepen(&self, society: Society, effort: Effort) -> Vec<usize> {
        let doubtful = self.doubtful(society, effort);
        let mut all: Vec<usize> =
            doubtful.into_iter().flat_map(|number| self.whole_move_below(number, effort)).collect();
        all.dedup();
        all
    }

    /// The numbers of those decisions in the move of decision `number` that were analysed with less than this
    /// effort.
    fn whole_move_below(&self, number: usize, effort: Effort) -> impl Iterator<Item = usize> {
        let of = |number: usize| self.moment(number).map(|moment| moment.society);
        let own = of(number);
        self.whole_move(number).filter(move |other| {
            of(*other) == own && self.assessment(*other).is_some_and(|judged| judged.effort < effort)
        })
    }

    /// The win chance of each society after this number of decisions, with full information.
    pub fn known_after(&self, decisions: usize) -> &BySociety<f32> {
        self.moments.get(decisions).map_or(&self.end, |moment| &moment.known)
    }

    /// The decisions in which a society had a choice: their numbers, from 1, with their assessments.
    pub fn assessments(&self, society: Society) -> impl Iterator<Item = (usize, &Assessment)> {
        let own = (1..).zip(&self.moments).filter(move |(_, moment)| moment.society == society);
        own.filter_map(|(number, moment)| Some((number, moment.judged.as_ref()?)))
    }

    /// The win chance that a society lost per decision, on average; `None` if it never had a choice.
    pub fn error_rate(&self, society: Society) -> Option<f32> {
        let (mut sum, mut count) = (0.0, 0.0);
        for (number, _) in self.assessments(society) {
            sum += self.loss(number);
            count += 1.0;
        }
        (count > 0.0).then(|| sum / count)
    }
}
