//! Skill and luck: how a society's win chance went from an even chance to the result, split into parts that add
//! up.
//!
//! A win chance before a decision assumes that everybody plays as bots did on average. A society's *best* is
//! the gain from its best choice over that assumption. Its *own* loss is the difference between its best
//! choice and the decision it took.
//!
//! By what its society could know, a decision loses a share `s = l / p` of its win chance: the loss `l` over
//! the win chance `p` of the best choice. The society is charged for that share of its real win chance `k`
//! before the decision, judged with full information, so that nobody loses more than there was to lose. The
//! loss is `k * s * s / (s + ERROR)`. The factor `s / (s + ERROR)` reduces losses that may be no more than
//! errors of estimates, since the best of many estimates is usually too high. It was measured in 1,608
//! decisions of bots of four levels in matches of two to four. Shares below 0.05 moved the real chance by 0.07
//! of their size, shares up to 0.1 by half, shares up to 0.2 by 0.45, and larger ones by all. (GNU Backgammon
//! also splits a result into skill and luck that add up. Charging the whole losses as estimated made both parts
//! grow without end, such as −207% and +191% in one match.)

use std::ops::AddAssign;

use super::decision_kind::DecisionKind;
use super::decision_mark::Mark;
use super::review_result::Review;
use rules::{Society, World};

/// The changes of a society's win chance, by their cause.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Shares {
    /// The gain of win chance if the society had always made its best choice, judged with full information.
    pub best: f32,
    /// The loss of win chance from the society's imperfect decisions, by what it could know; never above 0.
    pub own: f32,
    /// The change of win chance from draws and events.
    pub chance: f32,
    /// The change of win chance from rivals' decisions.
    pub rivals: f32,
}

impl Shares {
    /// The sum of the changes by all four causes.
    pub fn sum(&self) -> f32 {
        self.best + self.own + self.chance + self.rivals
    }
}

impl AddAssign for Shares {
    fn add_assign(&mut self, other: Self) {
        self.best += other.best;
        self.own += other.own;
        self.chance += other.chance;
        self.rivals += other.rivals;
    }
}

/// How a society's win chance went from an even chance to the result, split into parts that add up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SkillAndLuck {
    /// The win chance if all players were equal: 1 divided by the number of societies.
    pub even: f32,
    /// The change of win chance that the deal brought.
    pub deal: f32,
    /// The changes of win chance for each kind of decision, by cause.
    pub parts: [(DecisionKind, Shares); 4],
    /// The win chance at the end. Once the match is over, it is 1 for a win, 0 for a loss, or a share of a
    /// shared win.
    pub result: f32,
}

impl SkillAndLuck {
    /// Splits the way to a society's result into its parts, from the review of the match.
    pub fn new(world: &World, review: &Review, society: Society) -> Self {
        let even = 1.0 / world.societies().len() as f32;
        let mut parts = DecisionKind::ALL.map(|part| (part, Shares::default()));
        for number in 1..=review.moments.len() {
            let Some((part, shares)) = step(review, society, number) else { continue };
            for (_, sum) in parts.iter_mut().filter(|(kind, _)| *kind == part) {
                *sum += shares;
            }
        }
        let result = review.end[society];
        Self { even, deal: review.known_after(0)[society] - even, parts, result }
    }

    /// The changes of win chance, summed over all kinds of decisions.
    pub fn whole(&self) -> Shares {
        let mut whole = Shares::default();
        self.parts.iter().for_each(|(_, shares)| whole += *shares);
        whole
    }
}

/// The kind of the decision with this number (from 1), and the changes that it brought to a society's win
/// chance.
pub(super) fn step(review: &Review, society: Society, number: usize) -> Option<(DecisionKind, Shares)> {
    let moment = review.moment(number)?;
    let after = review.known_after(number)[society];
    let expected = moment.expected.map_or(after, |expected| expected[society]);
    let moved = expected - moment.known[society];
    let mut shares = Shares { chance: after - expected, ..Shares::default() };
    if moment.society == society {
        shares.own = -moment.known[society] * share_charged(share_lost(review, number));
        shares.best = moved - shares.own;
    } else {
        shares.rivals = moved;
    }
    Some((moment.part, shares))
}

/// The share of win chance lost at which half of the loss is charged. Larger losses are more likely to be real
/// than errors of estimates.
const ERROR: f32 = 0.1;

/// The share of the win chance to charge for a decision that lost the share `lost` by estimate.
fn share_charged(lost: f32) -> f32 {
    lost * lost / (lost + ERROR)
}

/// The share of the win chance that a decision lost, from 0 to 1.
fn share_lost(review: &Review, number: usize) -> f32 {
    let loss = review.loss(number);
    let best = review.assessment(number).and_then(|judged| judged.best.first()).map_or(0.0, |best| best.win);
    if Mark::from_loss(loss) == Mark::Best || best <= 0.0 { 0.0 } else { (loss / best).clamp(0.0, 1.0) }
}
