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

    /// The win chance that is charged to a decision. In each move, only the worst decision is charged: with the
    /// sum of the move's losses, but at most the difference between the best prospect in the move and the last
    /// decision's prospect.
    pub fn loss(&self, number: usize) -> f32 {
        self.move_loss(number).filter(|lost| lost.number == number).map_or(0.0, |lost| lost.loss)
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
        let whole = self.whole_move(number);
        let (_, last) = self.assessments_in(whole.clone()).last()?;
        // A later decision of the move may see more than the first one, and the coach speaks by what it sees.
        let best = |(_, judged): (usize, &Assessment)| judged.best.first().map_or(0.0, |best| best.win);
        let promised = self.assessments_in(whole.clone()).map(best).fold(0.0, f32::max);
        let losses = || self.assessments_in(whole.clone()).map(|(number, judged)| (number, judged.loss()));
        let (number, _) = losses().fold((0, -1.0), |most, next| if next.1 > most.1 { next } else { most });
        let sum: f32 = losses().map(|(_, loss)| loss).sum();
        let whole = if losses().nth(1).is_some() { (promised - last.taken.win).max(0.0) } else { sum };
        Some(MoveLoss { number, loss: sum.min(whole) })
    }

    fn assessments_in(&self, numbers: RangeInclusive<usize>) -> impl Iterator<Item = (usize, &Assessment)> {
        numbers.filter_map(|number| Some((number, self.assessment(number)?)))
    }

    /// The assessment of the decision with this number, from 1; `None` if there was no choice.
    pub fn assessment(&self, number: usize) -> Option<&Assessment> {
        self.moment(number)?.judged.as_ref()
    }
}
