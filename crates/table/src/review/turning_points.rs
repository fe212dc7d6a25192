//! Turning points: the decisions that changed a society's win chance most.

use std::ops::RangeInclusive;

use super::decision_mark::Mark;
use super::review_result::Review;
use super::skill_and_luck::step;
use rules::Society;

/// What caused a society's win chance to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// The society's own imperfect decision caused the change. It has this mark.
    Own(Mark),
    /// A rival's decision caused the change.
    Rival,
    /// A draw or an event caused the change.
    Chance,
}

/// A large change of a society's win chance.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number, from 1, of the decision that caused the change. In a move of several decisions, it is the
    /// one with the largest change.
    pub number: usize,
    /// The numbers of all decisions in the move that caused the change. For a draw, only the decision that
    /// drew.
    pub numbers: RangeInclusive<usize>,
    /// The cause of the change.
    pub cause: Cause,
    /// The change of the win chance; negative for a loss.
    pub change: f32,
}

impl TurningPoint {
    /// True if the society's own decision caused the change.
    pub fn is_own(&self) -> bool {
        matches!(self.cause, Cause::Own(_))
    }
}

/// The least change of win chance that makes a turning point.
const LEAST: f32 = 0.02;

/// The turning points of a society. Those caused by its own decisions come first, then those caused by rivals
/// and draws. Each part is sorted from the largest change to the smallest.
pub fn turning_points(review: &Review, society: Society) -> Vec<TurningPoint> {
    let mut points: Vec<TurningPoint> = Vec::new();
    let mut add = |number, numbers: RangeInclusive<usize>, cause, change: f32| {
        if change.abs() >= LEAST {
            points.push(TurningPoint { number, numbers, cause, change });
        }
    };
    for numbers in review.moves() {
        let (mut most, mut rivals) = ((*numbers.start(), 0.0f32), 0.0);
        for number in numbers.clone() {
            let Some((_, shares)) = step(review, society, number) else { continue };
            let own = review.moment(number).is_some_and(|moment| moment.society == society);
            if let Some(mark) = review.mark(number).filter(|_| own) {
                add(number, numbers.clone(), Cause::Own(mark), -review.loss(number));
            }
            if shares.rivals.abs() > most.1 {
                most = (number, shares.rivals.abs());
            }
            rivals += shares.rivals;
            add(number, number..=number, Cause::Chance, shares.chance);
        }
        add(most.0, numbers, Cause::Rival, rivals);
    }
    points.sort_by(|a, b| b.is_own().cmp(&a.is_own()).then(b.change.abs().total_cmp(&a.change.abs())));
    points
}
