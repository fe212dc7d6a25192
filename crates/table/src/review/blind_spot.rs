//! Blind spots: the decision before which a society misjudged its win chance most, and the hidden token that
//! best explains why.

use super::hidden_token_beliefs::HiddenTokenBelief;
use super::review_result::Review;
use crate::matches::match_in_play::Match;
use rules::{Empire, Slot, Society, World};

/// The decision before which a society's estimate of its win chance was farthest from the truth, with a hidden
/// token that explains why.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BlindSpot {
    /// The number of the decision, from 1.
    pub decision: usize,
    /// The society's win chance as it could estimate it, from 0 to 1.
    pub believed: f32,
    /// The society's win chance with full information, from 0 to 1.
    pub known: f32,
    /// The rival whose hidden token best explains the wrong estimate.
    pub rival: Society,
    /// The slot of the token that explains the wrong estimate.
    pub slot: Slot,
    /// The empire of the token that explains the wrong estimate.
    pub empire: Empire,
    /// The number of points that the token brings its owner beyond what was expected; negative if it brings
    /// fewer.
    pub points: f32,
}

/// The least difference between the estimated and the real win chance that makes a blind spot.
const APART: f32 = 0.1;
const SURPRISE: f32 = 0.5;

/// The blind spot of a society, looked for at the beginning of each round and before the last decision. `None`
/// if the society judged well or no covered token explains the difference. `secrets` are the society's beliefs
/// about its rivals' tokens.
pub fn blind_spot(
    game: &Match,
    review: &Review,
    society: Society,
    secrets: &[HiddenTokenBelief],
) -> Option<BlindSpot> {
    let starts = game.round_starts().into_iter().map(|(taken, _)| taken);
    let last = review.moments.len().checked_sub(1)?;
    let times = starts.chain([last]).enumerate().filter_map(|(time, taken)| {
        let moment = review.moments.get(taken)?;
        Some((time, taken, moment.believed[society][society], moment.known[society]))
    });
    let apart = |believed: f32, known: f32| (believed - known).abs();
    let (time, taken, believed, known) = times
        .filter(|(_, _, believed, known)| apart(*believed, *known) >= APART)
        .max_by(|a, b| apart(a.2, a.3).total_cmp(&apart(b.2, b.3)))?;
    let before = &game.step(taken + 1)?.before;
    let world = game.world();
    let covered = secrets.iter().flat_map(|secret| world.slots().map(move |slot| (secret, slot)));
    let surprises = covered.filter(|(secret, slot)| !before.is_revealed(secret.society, *slot)).filter_map(
        |(secret, slot)| {
            let (empire, points) = surprise(world, secret, time, slot, |empire| {
                before.points(world, empire) as f32 * world.house().multiplier(slot) as f32
            })?;
            Some(BlindSpot {
                decision: taken + 1,
                believed,
                known,
                rival: secret.society,
                slot,
                empire,
                points,
            })
        },
    );
    // If the estimate was too high, the token must bring its owner more points than expected; if it was too
    // low, fewer.
    let explains = |unseen: &BlindSpot| {
        unseen.points.abs() >= SURPRISE && (unseen.points > 0.0) == (unseen.believed > unseen.known)
    };
    surprises.filter(explains).max_by(|a, b| a.points.abs().total_cmp(&b.points.abs()))
}

/// The empire whose token was on a slot at a time (an index of `secret.rounds`), and the points that it brings
/// beyond what was expected.
fn surprise(
    world: &World,
    secret: &HiddenTokenBelief,
    time: usize,
    slot: Slot,
    brings: impl Fn(Empire) -> f32,
) -> Option<(Empire, f32)> {
    let (belief, truth) = (secret.rounds.get(time)?, secret.lay.get(time)?.at(slot)?);
    let expected: f32 = world.empires().map(|empire| belief.0[slot][empire] * brings(empire)).sum();
    Some((truth, brings(truth) - expected))
}
