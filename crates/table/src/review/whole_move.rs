//! Decisions that belong together: what one position does in its turn, a card and what it is played on, a banner
//! after another. A mistake in them is one, however many decisions it is spread over.

use std::ops::RangeInclusive;

use super::findings::{Assessment, Review};
use super::mark::Mark;

/// What a move of several decisions has lost, and which of them bears it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct MoveLoss {
    number: usize,
    loss: f32,
}

impl Review {
    /// The numbers of the decisions that belong together with one, itself among them.
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

    /// All moves of the match, in order.
    pub fn moves(&self) -> impl Iterator<Item = RangeInclusive<usize>> {
        let firsts = (1..).zip(&self.moments).filter(|(_, moment)| !moment.goes_on);
        firsts.map(|(number, _)| self.whole_move(number))
    }

    /// The chance to win that a decision has lost. What a move of several has lost counts with the one of them that
    /// lost most, and with no other: no more than all of them together, and no more than what the move promised at
    /// its best before its first decision and did no longer after its last.
    pub fn loss(&self, number: usize) -> f32 {
        self.move_loss(number).filter(|lost| lost.number == number).map_or(0.0, |lost| lost.loss)
    }

    /// The word for a decision: for what the whole move lost where it is the one that lost most.
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
        let mut all = self.assessments_in(whole.clone());
        let (_, first) = all.next()?;
        let (_, last) = all.last().unwrap_or((0, first));
        let losses = || self.assessments_in(whole.clone()).map(|(number, judged)| (number, judged.loss()));
        let (number, _) = losses().fold((0, -1.0), |most, next| if next.1 > most.1 { next } else { most });
        let sum: f32 = losses().map(|(_, loss)| loss).sum();
        let promised = first.best.first().map_or(0.0, |best| best.win);
        let whole = if losses().nth(1).is_some() { (promised - last.taken.win).max(0.0) } else { sum };
        Some(MoveLoss { number, loss: sum.min(whole) })
    }

    fn assessments_in(&self, numbers: RangeInclusive<usize>) -> impl Iterator<Item = (usize, &Assessment)> {
        numbers.filter_map(|number| Some((number, self.assessment(number)?)))
    }

    /// What a decision was worth, by its number from 1; `None` where there was no choice.
    pub fn assessment(&self, number: usize) -> Option<&Assessment> {
        self.moment(number)?.judged.as_ref()
    }
}
