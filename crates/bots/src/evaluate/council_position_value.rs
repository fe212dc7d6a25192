//! The value of the council positions that a society controls, for the handmade evaluator.

use rules::{AttackForecast, ByEmpire, Empire, Position, PositionSet, Printed, Society, State, World};

/// The value of an added banner, as a fraction of a city of its empire.
pub(crate) const ADDED: f32 = 0.12;
/// The value of drawing a card, in points.
pub(crate) const DRAWN: f32 = 0.35;
/// The value of the best attack, as a fraction of the points that it would move.
const STRUCK: f32 = 0.55;
/// The value of being able to attack, as a fraction of a city of the empire.
const ARMED: f32 = 0.08;
/// The value of a position in each later round, as a fraction of its value now.
const LATER: f32 = 0.35;

/// The points that the positions under a society's control are worth to it. `weights` are its multipliers.
pub(crate) fn worth(world: &World, state: &State, society: Society, weights: &ByEmpire<f32>) -> f32 {
    let own = state.posts(society);
    if own.is_empty() {
        return 0.0;
    }
    let rounds = state.rounds_to_come(world);
    let lasting = 1.0 + LATER * f32::from(rounds);
    let mut points = 0.0;
    for empire in world.empires().filter(|e| !own.in_council(*e).is_empty()) {
        let best_attack = best_attack(world, state, empire, weights);
        let steered = controlled_positions(world, state, empire, own);
        let mut attacks = 0;
        for position in steered {
            let (value, attacking) = office(world, state, position, weights, best_attack, attacks);
            points += value;
            attacks += u32::from(attacking);
        }
    }
    points * lasting
}

/// The positions of an empire's council that the agents `own` of a society control (R2.4).
fn controlled_positions(
    world: &World,
    state: &State,
    empire: Empire,
    own: PositionSet,
) -> impl Iterator<Item = Position> {
    let steers = move |position: &Position| state.active_agent(*position).is_some_and(|agent| own.has(agent));
    world.positions().in_council(empire).filter(steers)
}

/// The highest number of points that one of a position's printed actions can bring, and whether that action is
/// an attack. Each further attack counts half.
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
                // Printed actions with a negative value for the society are not taken.
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

/// The points that an empire's best attack would bring a society now. `weights` are its multipliers.
pub(crate) fn best_attack(world: &World, state: &State, empire: Empire, weights: &ByEmpire<f32>) -> f32 {
    let mut best = 0.0f32;
    let foes = world.regions().minus(state.control(empire));
    for from in state.armies(empire) {
        let most = state.free_to_leave(world, from, empire);
        if most == 0 {
            continue;
        }
        for to in world.neighbours(from) & foes {
            let AttackForecast { to_forts, traded, attackers, .. } =
                AttackForecast::new(world, state, to, most);
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
