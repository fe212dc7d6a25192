//! The features of a society, from which a neural network predicts its win chance.

use crate::beliefs::multiplier_guesses::Guesses;
use crate::evaluate::empire_features::FeatureWriter;
use crate::evaluate::final_odds::odds_ahead;
use crate::evaluate::position_control::{steers, to_come};
use crate::evaluate::weights_text_format::SOCIETY_FEATURES;
use rules::{ByEmpire, Empire, MAX_SOCIETIES, Phase, Position, PositionSet, Society, State, World};

/// The predicted number of an empire's cities at the end, with its variance.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Prediction {
    pub cities: f32,
    pub variance: f32,
}

/// The features of one rival.
#[derive(Clone, Copy, Debug)]
struct Rival {
    /// The viewer's expected lead in points over the rival, in standard deviations.
    ahead: f32,
    exchanges: f32,
    cards: f32,
}

/// The features of the viewer, who expects `points` points. They use the viewer's tokens and hand, the sizes of
/// the other hands, and public information.
pub(crate) fn features(
    world: &World,
    state: &State,
    viewer: Society,
    guesses: &Guesses,
    predictions: &ByEmpire<Prediction>,
    points: f32,
) -> [f32; SOCIETY_FEATURES] {
    let mut numbers = [0.0; SOCIETY_FEATURES];
    let mut writer = FeatureWriter { numbers: &mut numbers, at: 0 };
    let own = &guesses[viewer].mean;
    let mut rivals = [Rival { ahead: 4.0, exchanges: 0.0, cards: 0.0 }; MAX_SOCIETIES - 1];
    let mut likely = 1.0;
    let others = world.societies().filter(|society| *society != viewer);
    for (place, rival) in rivals.iter_mut().zip(others) {
        let lead = points - self::points(world, state, rival, guesses, predictions);
        let ahead = (lead / spread(world, viewer, rival, guesses, predictions)).clamp(-4.0, 4.0);
        likely *= odds_ahead(ahead);
        *place = Rival {
            ahead,
            exchanges: f32::from(state.exchanges(rival).len()),
            cards: f32::from(state.hand(rival).cards()),
        };
    }
    rivals.sort_by(|a, b| a.ahead.total_cmp(&b.ahead));
    let count = world.societies().len().saturating_sub(1).max(1) as f32;
    let mean = |number: fn(&Rival) -> f32| rivals.iter().map(number).sum::<f32>() / count;
    let (exchanges, cards) =
        (f32::from(state.exchanges(viewer).len()), f32::from(state.hand(viewer).cards()));
    let (first, second) = exchanges_to_make(world, own, predictions);
    let steps = f32::from(state.loyalty_steps_to_come(world));
    let rounds = f32::from(state.rounds_to_come(world).min(4));
    writer.put(libm::logf(likely.max(1e-4) / (1.0 - likely).max(1e-4)) / 4.0);
    rivals.iter().for_each(|rival| writer.put(rival.ahead / 2.0));
    writer.put(points / 20.0);
    writer.put(steps / 4.0);
    writer.put(if steps > 0.0 { first / 5.0 } else { 0.0 });
    writer.put(if steps > 1.0 { second / 5.0 } else { 0.0 });
    writer.put(first / 5.0 / (1.0 + steps));
    writer.put(exchanges / 2.0);
    writer.put(mean(|rival| rival.exchanges) / 2.0);
    writer.put(rivals[0].exchanges / 2.0 - exchanges / 2.0);
    writer.put(cards / 5.0);
    writer.put(mean(|rival| rival.cards) / 5.0);
    writer.put((rivals[0].cards - cards) / 5.0);
    writer.put(rounds / 4.0);
    writer.put(if rounds == 0.0 { 1.0 } else { 0.0 });
    writer.put(if rounds == 1.0 { 1.0 } else { 0.0 });
    writer.put(f32::from(state.turns_taken()) / world.empires().len() as f32);
    writer.put(if state.phase() == Phase::Deploy { 1.0 } else { 0.0 });
    writer.put(if matches!(state.phase(), Phase::Loyalty | Phase::Cleanup) { 1.0 } else { 0.0 });
    writer.put(if count == 1.0 { 1.0 } else { 0.0 });
    writer.put(if count == 2.0 { 1.0 } else { 0.0 });
    writer.put(spread(world, viewer, viewer, guesses, predictions) / 5.0);
    writer.put(control_value(world, state, viewer, own, |empire| to_come(state, world, empire)));
    writer.put(post_value(world, state, viewer, own));
    writer.put(last_to_come(world, state, viewer));
    writer.put(own_at_stake(world, own, predictions) / 5.0);
    fill_hand(&mut writer, world, state, viewer, own);
    let council = |empire| world.positions().in_council(empire);
    writer.put(if rounds > 0.0 { control_value(world, state, viewer, own, council) } else { 0.0 });
    debug_assert_eq!(writer.at, SOCIETY_FEATURES);
    numbers
}

/// A society's expected points, from what the viewer knows of its tokens.
pub(crate) fn points(
    world: &World,
    state: &State,
    society: Society,
    guesses: &Guesses,
    predictions: &ByEmpire<Prediction>,
) -> f32 {
    let guess = &guesses[society];
    let mut points = 0.0;
    for empire in world.empires() {
        let agents = (state.scouts(society) & state.control(empire)).len() as f32;
        points += guess.mean[empire] * (predictions[empire].cities + agents);
    }
    points + state.whisper_points(world, society) as f32
}

/// The standard deviation of the viewer's lead over a rival; if `rival` is the viewer, of its own points.
fn spread(
    world: &World,
    viewer: Society,
    rival: Society,
    guesses: &Guesses,
    predictions: &ByEmpire<Prediction>,
) -> f32 {
    let mut variance = 0.5;
    let mut cities = ByEmpire::all(0.0);
    for empire in world.empires() {
        let theirs = if rival == viewer { 0.0 } else { guesses[rival].mean[empire] };
        let apart = guesses[viewer].mean[empire] - theirs;
        variance += apart * apart * predictions[empire].variance;
        cities[empire] = predictions[empire].cities;
    }
    if rival != viewer {
        variance += guesses[rival].variance_of(world, &cities);
    }
    variance.sqrt()
}

/// The gain in points of the best exchange now, and of a second exchange of two other tokens.
fn exchanges_to_make(world: &World, own: &ByEmpire<f32>, predictions: &ByEmpire<Prediction>) -> (f32, f32) {
    let gain = |a, b| (own[a] - own[b]) * (predictions[b].cities - predictions[a].cities);
    let (mut best, mut pair) = (0.0, None);
    for a in world.empires() {
        for b in world.empires().filter(|b| *b > a) {
            if gain(a, b) > best {
                (best, pair) = (gain(a, b), Some((a, b)));
            }
        }
    }
    let Some((c, d)) = pair else { return (0.0, 0.0) };
    let mut second = 0.0f32;
    for a in world.empires().filter(|a| *a != c && *a != d) {
        for b in world.empires().filter(|b| *b > a && *b != c && *b != d) {
            second = second.max(gain(a, b));
        }
    }
    (best, second)
}

/// Fills in features of the viewer's hand: cards from decks of wanted empires, cards above the limit, cards
/// that only break ties, and the number of decks.
fn fill_hand(
    writer: &mut FeatureWriter<'_>,
    world: &World,
    state: &State,
    viewer: Society,
    own: &ByEmpire<f32>,
) {
    let (hand, house) = (state.hand(viewer), world.house());
    let (mut wanted, mut decks) = (0.0, 0.0);
    for empire in world.empires() {
        let held = f32::from(hand[empire].len());
        wanted += held * own[empire] / 4.0;
        decks += if held > 0.0 { 1.0 } else { 0.0 };
    }
    let cards = f32::from(hand.cards());
    writer.put(wanted / 5.0);
    writer.put((cards - f32::from(house.hand_limit)).max(0.0) / 3.0);
    writer.put(if state.rounds_to_come(world) == 0 { cards / 5.0 } else { 0.0 });
    writer.put(decks / 5.0);
}

/// The number of given positions that the viewer controls, weighted by its interest in each empire.
fn control_value(
    world: &World,
    state: &State,
    viewer: Society,
    own: &ByEmpire<f32>,
    positions: impl Fn(Empire) -> PositionSet,
) -> f32 {
    let of_viewer = |position: &Position| steers(state, *position) == Some(viewer);
    let count = |empire| positions(empire).filter(of_viewer).count() as f32;
    world.empires().map(|empire| count(empire) * (own[empire] / 4.0).abs()).sum::<f32>() / 4.0
}

/// The number of the viewer's agents in councils, weighted by its interest in each empire.
fn post_value(world: &World, state: &State, viewer: Society, own: &ByEmpire<f32>) -> f32 {
    let posts = state.posts(viewer);
    world.empires().map(|e| posts.in_council(e).len() as f32 * own[e]).sum::<f32>() / 20.0
}

/// 1 if the viewer controls the last position to act in the round, otherwise 0.
fn last_to_come(world: &World, state: &State, viewer: Society) -> f32 {
    let posts = state.posts(viewer);
    for place in (0..world.empires().len() as u8).rev() {
        let empire = state.order().nth(place);
        let agents = to_come(state, world, empire).filter_map(|position| state.active_agent(position));
        if let Some(last) = agents.last() {
            return if posts.has(last) { 1.0 } else { 0.0 };
        }
    }
    0.0
}

/// The uncertainty of the viewer's points that comes from the empires' cities.
fn own_at_stake(world: &World, own: &ByEmpire<f32>, predictions: &ByEmpire<Prediction>) -> f32 {
    world.empires().map(|e| own[e].abs() * predictions[e].variance.sqrt()).sum::<f32>() / 2.0
}
