//! The odds of token orders by the policy's network, mixed with those by the society's deeds.

use crate::beliefs::past::Past;
use crate::policy::{Parameters, PositionReader, SLOT_OUTPUTS, Situation, softmax};
use rules::{BySociety, Rng, Society, Tokens, View, World};

/// The powers to which the odds by deeds and by the network are raised before they are multiplied. Both come from the
/// same deeds, so that together they count less than once. Over 150 games of the policy (tables of four, the first slot,
/// after rounds 1, 2 and 3), the log-loss is 1.30, 1.02 and 0.77. It is 1.33, 1.09 and 0.85 by the network alone, and
/// 1.44, 1.19 and 0.94 by deeds alone. `train judgment beliefs` measures it.
const DEEDS: f32 = 0.3;
const NETWORK: f32 = 0.55;

/// The number of states from which each rival looks at the viewer.
const STATES: u32 = 4;

/// For each rival, the orders of its tokens that fit the view, with their probabilities. Empty if there are too many.
/// Until a rival has done something, only what is known for certain counts.
pub(crate) fn rivals_orders(world: &World, view: &View, past: &Past) -> BySociety<Vec<(Tokens, f32)>> {
    let evidence = past.evidence(world, view);
    let mut orders = BySociety(std::array::from_fn(|_| Vec::new()));
    world.rivals(view.viewer()).for_each(|rival| orders[rival] = past.odds(rival, view.tokens(rival)));
    let has_network_odds = |rival: Society| !orders[rival].is_empty() && !evidence.is_blank(rival);
    let is_read = world.societies().any(has_network_odds);
    if is_read {
        let mut reader = PositionReader::new(Parameters::built_in());
        let situation = Situation { ground: past.ground(), world, view, evidence: &evidence };
        let scores = reader.token_scores(&situation).chunks_exact(world.empires().len());
        for (rival, scores) in world.rivals(view.viewer()).zip(scores) {
            if !evidence.is_blank(rival) {
                mix(world, &mut orders[rival], scores);
            }
        }
    }
    orders
}

/// The orders of the viewer's own tokens with their probabilities, as its rivals may think: the mean over the rivals, in
/// states that fit the view. Empty if there are too many.
pub(crate) fn own_orders(world: &World, view: &View, past: &Past) -> Vec<(Tokens, f32)> {
    let viewer = view.viewer();
    let by_deeds = past.odds(viewer, view.face_up(world, viewer));
    let evidence = past.evidence(world, view);
    if by_deeds.is_empty() || evidence.is_blank(viewer) {
        return by_deeds;
    }
    let mut mean: Vec<(Tokens, f32)> = by_deeds.iter().map(|(tokens, _)| (*tokens, 0.0)).collect();
    let share = 1.0 / (STATES as usize * world.rivals(viewer).count()) as f32;
    let mut reader = PositionReader::new(Parameters::built_in());
    let mut rng = Rng::new(0);
    for _ in 0..STATES {
        let state = view.resample(world, &mut rng);
        for rival in world.rivals(viewer) {
            let seen = state.view(world, rival);
            let situation = Situation { ground: past.ground(), world, view: &seen, evidence: &evidence };
            let place = world.rivals(rival).position(|society| society == viewer).unwrap_or(0);
            let mut scores = reader.token_scores(&situation).chunks_exact(world.empires().len());
            let mut orders = by_deeds.clone();
            if let Some(scores) = scores.nth(place) {
                mix(world, &mut orders, scores);
            }
            mean.iter_mut().zip(orders).for_each(|((_, mean), (_, odds))| *mean += share * odds);
        }
    }
    mean
}

/// Mixes the network's scores of each empire and slot into the odds by deeds.
fn mix(world: &World, orders: &mut [(Tokens, f32)], scores: &[[f32; SLOT_OUTPUTS]]) {
    let score = |(tokens, odds): &(Tokens, f32)| {
        let laid = world.slots().filter_map(|slot| Some(scores[tokens.at(slot)?.index()][slot.index()]));
        DEEDS * libm::logf(odds.max(1e-9)) + NETWORK * laid.sum::<f32>()
    };
    let mut mixed: Vec<f32> = orders.iter().map(score).collect();
    softmax(&mut mixed);
    orders.iter_mut().zip(mixed).for_each(|((_, odds), mixed)| *odds = mixed);
}
