//! Assesses moves of several decisions as a whole, so that a mistake counts only once.

use std::ops::RangeInclusive;

use super::decision_mark::Mark;
use super::review_result::{Assessment, Review};

/// The win chance that a move lost, and the number of the decision to which the loss is charged.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MoveLoss {
    number: usize,
    loss: f32,
}

impl Review {
    /// The numbers of all decisions in the move to which the decision `number` belongs.
    pub fn whole_move(&self, number: usize) -> RangeInclusive<usize> {
        let goes_on = |number: usize| self.moment(number).is_some_and(|moment| moment.goes_on);
        let (mut first, mut last) = (number, number);
        while goes_on(first) {
            first -= 1;
        }
        while goes_on(last + 1) {
            last += 1;
        }
        first..=last
    }

    /// For each move, in order, the numbers of its decisions.
    pub fn moves(&self) -> impl Iterator<Item = RangeInclusive<usize>> {
        let firsts = (1..).zip(&self.moments).filter(|(_, moment)| !moment.goes_on);
        firsts.map(|(number, _)| self.whole_move(number))
    }

    /// The win chance that is charged to a decision. In each move, only the decision that lost most is charged, with
    /// the whole loss of the move.
    pub fn loss(&self, number: usize) -> f32 {
        self.move_loss(number).filter(|lost| lost.number == number).map_or(0.0, |lost| lost.loss)
    }

    /// The win chance, from 0 to 1, that a decision lost by what the later decisions of its move saw: the best choice
    /// there may be better than the plan with which this decision was compared. The coach looks one decision ahead. The
    /// losses of a move's decisions add up to its whole loss. 0 if there was no choice.
    pub fn own_loss(&self, number: usize) -> f32 {
        let Some(judged) = self.assessment(number) else { return 0.0 };
        let rest = number + 1..=*self.whole_move(number).end();
        let seen =
            self.assessments_in(rest).fold(judged.taken.win, |most, (_, later)| most.max(later.best_win()));
        (judged.best_win() - seen).max(0.0)
    }

    /// The mark of a decision; `None` if there was no choice. In a move of several decisions, the worst one
    /// gets the mark for the whole loss of the move, and the others are at least good.
    pub fn mark(&self, number: usize) -> Option<Mark> {
        let (judged, lost) = (self.assessment(number)?, self.move_loss(number)?);
        let several = self.assessments_in(self.whole_move(number)).nth(1).is_some();
        Some(match lost.number == number {
            _ if !several => judged.mark(),
            true => Mark::from_loss(lost.loss),
            false => judged.mark().min(Mark::Good),
        })
    }

    fn move_loss(&self, number: usize) -> Option<MoveLoss> {
        let numbers = self.assessments_in(self.whole_move(number)).map(|(number, _)| number);
        let losses: Vec<MoveLoss> =
            numbers.map(|number| MoveLoss { number, loss: self.own_loss(number) }).collect();
        let worst = losses.iter().rev().max_by(|a, b| a.loss.total_cmp(&b.loss))?;
        Some(MoveLoss { number: worst.number, loss: losses.iter().map(|lost| lost.loss).sum() })
    }

    fn assessments_in(&self, numbers: RangeInclusive<usize>) -> impl Iterator<Item = (usize, &Assessment)> {
        numbers.filter_map(|number| Some((number, self.assessment(number)?)))
    }

    /// The assessment of the decision with this number, from 1; `None` if there was no choice.
    pub fn assessment(&self, number: usize) -> Option<&Assessment> {
        self.moment(number)?.judged.as_ref()
    }
}
