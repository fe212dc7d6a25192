//! The rules of thumb by which playouts decide, in well under a microsecond per decision. They never play
//! cards.

use crate::evaluate::city_outlook::CityOutlook;
use crate::evaluate::handmade_evaluator::multipliers;
use crate::evaluate::{council_position_value, loyalty_exchanges};
use rules::{
    Action, AttackForecast, Bargain, ByEmpire, BySociety, Icon, Payment, Phase, Position, Printed, Region,
    RegionSet, Rng, Society, State, Task, View, World,
};

/// For each society and empire, the points that a city of the empire brings the society after its likely
/// exchanges.
pub(crate) type Aims = BySociety<ByEmpire<f32>>;

/// The maximum noise that breaks ties, in points.
const NOISE: f32 = 0.1;

/// Chooses one of the legal actions, of which there must be at least one.
pub(crate) fn choose(
    world: &World,
    city_outlook: &CityOutlook,
    state: &State,
    aims: &Aims,
    legal: &[Action],
    rng: &mut Rng,
) -> Action {
    let first = legal[0];
    let Some(mover) = state.mover() else { return first };
    let weights = &aims[mover];
    if legal.len() == 1 {
        return first;
    }
    match state.phase() {
        Phase::Deploy => best(legal, |action| deploy_value(world, state, weights, action), rng),
        Phase::Retrieve | Phase::Cleanup | Phase::Lay => any(legal, rng),
        Phase::Turns => turn(world, state, aims, weights, legal, rng),
        Phase::Loyalty | Phase::FinalWhisper => loyalty(world, city_outlook, state, mover, legal),
        _ => first,
    }
}

fn loyalty(
    world: &World,
    city_outlook: &CityOutlook,
    state: &State,
    mover: Society,
    legal: &[Action],
) -> Action {
    let outlook = city_outlook.outlook(world, state);
    let weights = multipliers(world, state.tokens(mover));
    let mut best = (0.0, Action::Keep);
    for a in legal {
        if let Action::Exchange(x, y) = *a {
            let gain = (weights[x] - weights[y]) * (outlook[y] - outlook[x]);
            if gain > best.0 {
                best = (gain, *a);
            }
        }
    }
    best.1
}

fn any(legal: &[Action], rng: &mut Rng) -> Action {
    legal[rng.below(legal.len() as u32) as usize]
}

/// The action with the highest value. Noise breaks ties.
fn best(legal: &[Action], value: impl Fn(Action) -> f32, rng: &mut Rng) -> Action {
    let mut best = (f32::MIN, legal[0]);
    for action in legal {
        let value = value(*action) + NOISE * rng.unit() as f32;
        if value > best.0 {
            best = (value, *action);
        }
    }
    best.1
}

fn deploy_value(world: &World, state: &State, weights: &ByEmpire<f32>, action: Action) -> f32 {
    match action {
        Action::DeployPosition(position) => line_value(world, state, weights, position),
        Action::DeployRegion(region) => state.controller(region).map_or(0.0, |e| 0.8 * weights[e].max(0.0)),
        _ => 0.0,
    }
}

/// The highest value of a position's printed actions.
fn line_value(world: &World, state: &State, weights: &ByEmpire<f32>, position: Position) -> f32 {
    let values =
        world.lines(position).iter().map(|line| printed_value(world, state, weights, position, *line));
    values.fold(0.0, f32::max)
}

fn printed_value(
    world: &World,
    state: &State,
    weights: &ByEmpire<f32>,
    position: Position,
    line: Printed,
) -> f32 {
    let empire = position.empire();
    match line {
        Printed::Add(count) => {
            let banners = state.added(world, count, empire);
            banners as f32 * council_position_value::ADDED * weights[empire]
        }
        Printed::Draw(count) => state.amount(world, count, empire) as f32 * council_position_value::DRAWN,
        Printed::Attack => council_position_value::best_attack(world, state, empire, weights),
        Printed::Swap => 0.0,
    }
}

fn turn(
    world: &World,
    state: &State,
    aims: &Aims,
    weights: &ByEmpire<f32>,
    legal: &[Action],
    rng: &mut Rng,
) -> Action {
    let acting = state.acting();
    match (state.stack().top(), acting) {
        (Some(Task::Before | Task::Line), Some(position)) => {
            let lines = world.lines(position);
            let acts = legal.partition_point(|a| matches!(a, Action::Act(_)));
            if acts == 0 {
                return Action::Pass;
            }
            let value = |action| match action {
                Action::Act(line) => lines
                    .get(line.index())
                    .map_or(0.0, |l| printed_value(world, state, weights, position, *l)),
                _ => f32::MIN,
            };
            best(&legal[..acts], value, rng)
        }
        (Some(Task::Muster { .. } | Task::Aftermath { .. } | Task::After | Task::Offering { .. }), _) => {
            Action::Pass
        }
        (Some(&Task::Answer { card, by }), Some(position)) => {
            let own = weights[position.empire()];
            let accepts = match world.offer(card).map(|offer| offer.bargain) {
                // A society that wants the same for the empire may control the position.
                Some(Bargain::Control) => own * aims[by][position.empire()] > 0.0,
                _ => own > 0.0,
            };
            if accepts { Action::Accept } else { Action::Decline }
        }
        (Some(Task::Pay { payment: Payment::Reinforce(_), .. }), _) => {
            let value = |action| match action {
                Action::ChooseRegion(region) => state.controller(region).map_or(0.0, |e| weights[e]),
                _ => 0.0,
            };
            best(legal, value, rng)
        }
        (Some(Task::Pay { payment: Payment::Draw(_), .. }), _) => {
            any(&legal[..legal.len().saturating_sub(1).max(1)], rng)
        }
        (Some(Task::Declare { .. }), Some(position)) => {
            let attacks = legal.partition_point(|a| matches!(a, Action::Attack { .. }));
            let value = |action| match action {
                Action::Attack { from, to, banners } => {
                    attack_value(world, state, weights, position, from, to, banners)
                }
                _ => 0.0,
            };
            if attacks == 0 { any(legal, rng) } else { best(&legal[..attacks], value, rng) }
        }
        (Some(Task::Place { .. } | Task::Spread { .. }), Some(position)) => {
            let value = |action| match action {
                Action::Place(region) => place_value(world, state, weights, position, region),
                _ => 0.0,
            };
            best(legal, value, rng)
        }
        _ => any(legal, rng),
    }
}

/// The value of an attack, by the cities that change hands, the banners lost, and those left to hold the
/// regions.
fn attack_value(
    world: &World,
    state: &State,
    weights: &ByEmpire<f32>,
    position: Position,
    from: Region,
    to: Region,
    banners: u8,
) -> f32 {
    let own = weights[position.empire()];
    let foe = state.controller(to).map_or(0.0, |e| weights[e]);
    let AttackForecast { to_forts, traded, attackers, .. } = AttackForecast::new(world, state, to, banners);
    let (lost, killed) = (f32::from(to_forts + traded), f32::from(traded));
    let mut value = council_position_value::ADDED * (-lost * own - killed * foe);
    if attackers > 0 {
        let cities = world.share(to);
        value += (cities + 0.1) * (own - foe) + 0.04 * own * f32::from(attackers.min(3));
    }
    // A city that is left undefended is easily lost.
    let guarded = world.share(from);
    let stays = f32::from(state.banners(from) - banners);
    value - 0.3 * own * guarded / (1.0 + stays)
}

/// The value of another banner in a region. It is highest in a threatened city, or next to one that can be
/// taken.
fn place_value(
    world: &World,
    state: &State,
    weights: &ByEmpire<f32>,
    position: Position,
    region: Region,
) -> f32 {
    let own = weights[position.empire()];
    let here = i32::from(state.banners(region));
    let only = RegionSet::only(region);
    let mut value = 0.0;
    let foes = world.neighbours(region).minus(state.control(position.empire()));
    let guard = here + world.icons_in(Icon::Fort, only) as i32;
    let worth = 0.15 + world.share(region);
    for foe in foes {
        let theirs = i32::from(state.banners(foe));
        if theirs > guard {
            value += worth * 0.3;
        }
        let cities = world.share(foe);
        let defence = theirs + world.icons_in(Icon::Fort, RegionSet::only(foe)) as i32;
        let other = state.controller(foe).map_or(0.0, |e| weights[e]);
        if cities > 0.0 && here <= defence + 1 && own > other {
            value += 0.3 * cities * (own - other) / own.abs().max(1.0);
        }
    }
    if here >= i32::from(world.limit(region)) {
        value -= 1.0;
    }
    own * value
}

/// For each society and empire, the points that a city of the empire brings the society after its likely
/// exchanges.
pub(crate) fn aims(world: &World, state: &State, outlook: &ByEmpire<f32>) -> Aims {
    let mut aims = Aims::all(ByEmpire::all(0.0));
    for society in world.societies() {
        aims[society] = multipliers(world, loyalty_exchanges::best(world, state, society, outlook).0);
    }
    aims
}

/// The choice of the rules of thumb in one sampled state; `None` if no action is legal.
pub fn heuristic_action(world: &World, view: &View, legal: &[Action], luck: u64) -> Option<Action> {
    if legal.is_empty() {
        return None;
    }
    let mut rng = Rng::new(luck);
    let state = view.resample(world, &mut rng);
    let city_outlook = CityOutlook::new(world);
    let aims = aims(world, &state, &city_outlook.outlook(world, &state));
    Some(choose(world, &city_outlook, &state, &aims, legal, &mut rng))
}
