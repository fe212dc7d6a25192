//! The best exchanges that a society may still make (R8.2), and the tokens that it will then have.

use rules::{ByEmpire, Phase, Slot, Society, State, Tokens, World};

/// The points that an exchange costs if tokens that were never turned face up score (R9.1); otherwise 0.
fn lost_whispers(world: &World) -> f32 {
    if world.house().whispers_kept { 2.0 } else { 0.0 }
}

/// The society's tokens after the best exchanges that are still possible, and the points that the exchanges
/// cost.
pub(crate) fn best(world: &World, state: &State, society: Society, outlook: &ByEmpire<f32>) -> (Tokens, f32) {
    let mut tokens = state.tokens(society);
    let (each, mut cost) = (lost_whispers(world), 0.0);
    let mut free: u8 = world
        .slots()
        .filter(|slot| !state.is_revealed(society, *slot) && tokens.at(*slot).is_some())
        .fold(0, |bits, slot| bits | 1 << slot.index());
    for _ in 0..steps_left(world, state, society) {
        let Some((a, b, _)) = best_exchange(world, tokens, free, outlook, each) else { break };
        tokens.exchange(a, b);
        cost += each;
        free &= !(1 << a.index() | 1 << b.index());
    }
    (tokens, cost)
}

/// The number of loyalty steps that the society still has.
fn steps_left(world: &World, state: &State, society: Society) -> u8 {
    let house = world.house();
    let last = u8::from(house.final_whisper);
    let to_come = state.rounds_to_come(world);
    let now = match state.phase() {
        // The next round counts as begun, but the loyalty step before it is not over for everybody.
        Phase::Cleanup => 1,
        Phase::Loyalty | Phase::FinalWhisper => u8::from(!has_chosen(world, state, society)),
        _ => 0,
    };
    match state.phase() {
        Phase::FinalWhisper => now,
        Phase::Over => 0,
        _ => now + to_come + last,
    }
}

/// True if the society has already decided in the current loyalty step.
fn has_chosen(world: &World, state: &State, society: Society) -> bool {
    let seats = world.societies().len();
    let place = |s: Society| (s.index() + seats - state.first().index()) % seats;
    state.mover().is_none_or(|mover| place(society) < place(mover))
}

/// The most profitable exchange of two covered tokens, with its gain; `None` if none gains more than it costs.
/// `free` has a bit for each slot that may be exchanged.
fn best_exchange(
    world: &World,
    tokens: Tokens,
    free: u8,
    outlook: &ByEmpire<f32>,
    cost: f32,
) -> Option<(Slot, Slot, f32)> {
    let slots = || world.slots().filter(move |slot| free >> slot.index() & 1 == 1);
    let mut best: Option<(Slot, Slot, f32)> = None;
    for a in slots() {
        for b in slots().filter(|b| *b > a) {
            let (Some(ea), Some(eb)) = (tokens.at(a), tokens.at(b)) else { continue };
            let house = world.house();
            let step = (house.multiplier(a) - house.multiplier(b)) as f32;
            let gain = step * (outlook[eb] - outlook[ea]);
            if gain > best.map_or(cost, |(_, _, most)| most) {
                best = Some((a, b, gain));
            }
        }
    }
    best
}
