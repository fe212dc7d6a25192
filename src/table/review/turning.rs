//! The decisions that moved most.

use super::account::step;
use super::findings::Review;
use super::mark::Mark;
use crate::rules::Society;

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
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TurningPoint {
    /// The decision, numbered from 1.
    pub number: usize,
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
    let mut points = Vec::new();
    for (number, moment) in (1..).zip(&review.moments) {
        let Some((_, shares)) = step(review, society, number) else { continue };
        let mut add = |cause, change: f32| {
            if change.abs() >= LEAST {
                points.push(TurningPoint { number, cause, change });
            }
        };
        if let Some(judged) = moment.judged.as_ref().filter(|_| moment.society == society) {
            add(Cause::Own(judged.mark()), shares.own);
        }
        add(Cause::Rival, shares.rivals);
        add(Cause::Chance, shares.chance);
    }
    points.sort_by(|a, b| b.is_own().cmp(&a.is_own()).then(b.change.abs().total_cmp(&a.change.abs())));
    points
}
