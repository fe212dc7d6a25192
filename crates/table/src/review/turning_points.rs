//! Turning points: the decisions that changed a society's win chance most.

use std::ops::RangeInclusive;

use super::decision_mark::Mark;
use super::review_result::Review;
use super::skill_and_luck::step;
use rules::Society;

/// Why a win chance changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// The society's own imperfect decision, with its mark.
    Own(Mark),
    /// A rival's decision.
    Rival,
    /// A draw or an event.
    Chance,
}

/// A large change of a society's win chance.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The number of the decision that caused it, from 1. In a move of several decisions, it is the one with
    /// the largest change.
    pub number: usize,
    /// The numbers of the move's decisions; for a draw, only the decision that drew.
    pub numbers: RangeInclusive<usize>,
    /// The cause of the change.
    pub cause: Cause,
    /// The change of win chance; negative for a loss.
    pub change: f32,
}

impl TurningPoint {
    /// True if the society's own decision is the cause.
    pub fn is_own(&self) -> bool {
        matches!(self.cause, Cause::Own(_))
    }
}

/// The least change that counts.
const LEAST: f32 = 0.02;

/// A society's turning points. Its own decisions come first, then rivals and draws, with the largest change
/// first in each part.
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
