//! The decisions that moved most.

use std::ops::RangeInclusive;

use super::account::step;
use super::findings::Review;
use super::mark::Mark;
use rules::Society;

/// Why a moment moved a society's chance to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Cause {
    /// Its own decision was not the best.
    Own(Mark),
    /// A rival decided.
    Rival,
    /// Chance spoke.
    Chance,
}

/// A moment at which a society's chance to win moved.
#[derive(Clone, Debug, PartialEq)]
pub struct TurningPoint {
    /// The decision, numbered from 1: of a move of several the one that moved most.
    pub number: usize,
    /// The decisions of the whole move, which are told together; of chance the one.
    pub numbers: RangeInclusive<usize>,
    /// What moved it.
    pub cause: Cause,
    /// By how much: a loss is below 0.
    pub change: f32,
}

impl TurningPoint {
    /// Whether it was the society's own decision.
    pub fn is_own(&self) -> bool {
        matches!(self.cause, Cause::Own(_))
    }
}

/// A change of less is none.
const LEAST: f32 = 0.02;

/// A society's turning points: its own decisions first, then what rivals and chance did, each the largest first.
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
