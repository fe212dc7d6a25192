//! What the council positions that a society steers are worth to it.

use rules::{ByEmpire, Empire, Forecast, Position, PositionSet, Printed, Society, State, World};

/// What adding a banner is worth, as a part of what a city of its empire is worth.
pub(super) const ADDED: f32 = 0.12;
/// What a drawn card is worth, in points.
pub(super) const DRAWN: f32 = 0.35;
/// What a good attack is worth, as a part of the points that it would move.
const STRUCK: f32 = 0.55;
/// What being able to attack is worth by itself, as a part of what a city of its empire is worth.
const ARMED: f32 = 0.08;
/// What a position is worth in later rounds, as a part of what it is worth in this one.
const LATER: f32 = 0.35;

/// What all positions that a society steers may bring it, in points.
pub(super) fn worth(world: &World, state: &State, society: Society, weights: &ByEmpire<f32>) -> f32 {
    let own = state.posts(society);
    if own.is_empty() {
        return 0.0;
    }
    let rounds = state.rounds_to_come(world);
    let lasting = 1.0 + LATER * f32::from(rounds);
    let mut points = 0.0;
    for empire in world.empires().filter(|e| !own.in_council(*e).is_empty()) {
        let best_attack = best_attack(world, state, empire, weights);
        let steered = steered(world, state, empire, own);
        let mut attacks = 0;
        for position in steered {
            let (value, attacking) = office(world, state, position, weights, best_attack, attacks);
            points += value;
            attacks += u32::from(attacking);
        }
    }
    points * lasting
}

/// The positions of a council that a society steers (R2.4).
fn steered(world: &World, state: &State, empire: Empire, own: PositionSet) -> impl Iterator<Item = Position> {
    let steers = move |position: &Position| state.active_agent(*position).is_some_and(|agent| own.has(agent));
    world.positions().in_council(empire).filter(steers)
}

/// The best that a position's lines can bring, and whether that is by an attack. The best attack
/// can be made only once; a further one brings half of the last.
fn office(
    world: &World,
    state: &State,
    position: Position,
    weights: &ByEmpire<f32>,
    attack: f32,
    attacks: u32,
) -> (f32, bool) {
    let empire = position.empire();
    let mut best = (0.0, false);
    for line in world.lines(position) {
        let value = match *line {
            Printed::Add(count) => {
                let banners = state.added(world, count, empire);
                // Lines that add nothing that one would want are left alone for others.
                (banners as f32 * ADDED * weights[empire], false)
            }
            Printed::Draw(count) => (state.amount(world, count, empire) as f32 * DRAWN, false),
            Printed::Attack => {
                (attack / (1u32 << attacks.min(8)) as f32 + ARMED * weights[empire].max(0.0), true)
            }
            Printed::Swap => (0.0, false),
        };
        if value.0 > best.0 {
            best = value;
        }
    }
    best
}

/// What the best attack of an empire would bring now, in points: cities that change hands, and
/// for an empire that one wishes ill the banners thrown away.
pub(super) fn best_attack(world: &World, state: &State, empire: Empire, weights: &ByEmpire<f32>) -> f32 {
    let mut best = 0.0f32;
    let foes = world.regions().minus(state.control(empire));
    for from in state.armies(empire) {
        let most = state.free_to_leave(world, from, empire);
        if most == 0 {
            continue;
        }
        for to in world.neighbours(from) & foes {
            let Forecast { to_forts, traded, attackers, .. } = Forecast::of(world, state, to, most);
            let owner = state.controller(to).map_or(0.0, |e| weights[e]);
            let gain = if attackers > 0 {
                let cities = world.share(to);
                cities * (weights[empire] - owner) + 0.1 * (weights[empire] - owner)
            } else {
                let (lost, killed) = (f32::from(to_forts + traded), f32::from(traded));
                ADDED * (-lost * weights[empire] - killed * owner)
            };
            best = best.max(STRUCK * gain);
        }
    }
    best
}
