//! What is asked about a society: how likely it is to win, from what it knows itself.

use super::empire::Fill;
use super::guess::Guesses;
use super::shapes::SOCIETY_FEATURES;
use super::steering::{steers, to_come};
use rules::{ByEmpire, Empire, MAX_SOCIETIES, Phase, Position, PositionSet, Society, State, World};

/// What an empire may expect: its cities at the end, and their variance.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Hope {
    pub cities: f32,
    pub variance: f32,
}

/// A rival, as far as it matters to the viewer.
#[derive(Clone, Copy, Debug)]
struct Rival {
    /// By how many deviations the viewer may expect to be ahead.
    ahead: f32,
    exchanges: f32,
    cards: f32,
}

/// Asks about the viewer, who may expect so many points. Of the state, it looks at the viewer's own tokens
/// and hand, at how many cards the others hold, and at what lies open.
pub(super) fn ask(
    world: &World,
    state: &State,
    viewer: Society,
    guesses: &Guesses,
    hopes: &ByEmpire<Hope>,
    points: f32,
) -> [f32; SOCIETY_FEATURES] {
    let mut numbers = [0.0; SOCIETY_FEATURES];
    let mut fill = Fill { numbers: &mut numbers, at: 0 };
    let own = &guesses[viewer].mean;
    let mut rivals = [Rival { ahead: 4.0, exchanges: 0.0, cards: 0.0 }; MAX_SOCIETIES - 1];
    let mut likely = 1.0;
    let others = world.societies().filter(|society| *society != viewer);
    for (place, rival) in rivals.iter_mut().zip(others) {
        let lead = points - self::points(world, state, rival, guesses, hopes);
        let ahead = (lead / spread(world, viewer, rival, guesses, hopes)).clamp(-4.0, 4.0);
        likely *= odds(ahead);
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
    let (first, second) = exchanges_to_make(world, own, hopes);
    let steps = loyalty_steps(world, state);
    let rounds = f32::from(state.rounds_to_come(world).min(4));
    fill.put((likely.max(1e-4) / (1.0 - likely).max(1e-4)).ln() / 4.0);
    rivals.iter().for_each(|rival| fill.put(rival.ahead / 2.0));
    fill.put(points / 20.0);
    fill.put(steps / 4.0);
    fill.put(if steps > 0.0 { first / 5.0 } else { 0.0 });
    fill.put(if steps > 1.0 { second / 5.0 } else { 0.0 });
    fill.put(first / 5.0 / (1.0 + steps));
    fill.put(exchanges / 2.0);
    fill.put(mean(|rival| rival.exchanges) / 2.0);
    fill.put(rivals[0].exchanges / 2.0 - exchanges / 2.0);
    fill.put(cards / 5.0);
    fill.put(mean(|rival| rival.cards) / 5.0);
    fill.put((rivals[0].cards - cards) / 5.0);
    fill.put(rounds / 4.0);
    fill.put(if rounds == 0.0 { 1.0 } else { 0.0 });
    fill.put(if rounds == 1.0 { 1.0 } else { 0.0 });
    fill.put(f32::from(state.turns_taken()) / world.empires().len() as f32);
    fill.put(if state.phase() == Phase::Deploy { 1.0 } else { 0.0 });
    fill.put(if matches!(state.phase(), Phase::Loyalty | Phase::Cleanup) { 1.0 } else { 0.0 });
    fill.put(if count == 1.0 { 1.0 } else { 0.0 });
    fill.put(if count == 2.0 { 1.0 } else { 0.0 });
    fill.put(spread(world, viewer, viewer, guesses, hopes) / 5.0);
    fill.put(steered(world, state, viewer, own, |empire| to_come(state, world, empire)));
    fill.put(posted(world, state, viewer, own));
    fill.put(last_to_come(world, state, viewer));
    fill.put(own_at_stake(world, own, hopes) / 5.0);
    fill_hand(&mut fill, world, state, viewer, own);
    let council = |empire| world.positions().in_council(empire);
    fill.put(if rounds > 0.0 { steered(world, state, viewer, own, council) } else { 0.0 });
    debug_assert_eq!(fill.at, SOCIETY_FEATURES);
    numbers
}

/// The odds of being ahead by so many deviations, by the logistic curve's likeness to the normal one.
fn odds(ahead: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-1.7 * ahead))
}

/// The points that a society may expect, from what is known of its tokens.
pub(super) fn points(
    world: &World,
    state: &State,
    society: Society,
    guesses: &Guesses,
    hopes: &ByEmpire<Hope>,
) -> f32 {
    let guess = &guesses[society];
    let mut points = 0.0;
    for empire in world.empires() {
        let agents = (state.scouts(society) & state.control(empire)).len() as f32;
        points += guess.mean[empire] * (hopes[empire].cities + agents);
    }
    points + state.kept_whispers(world, society) as f32
}

/// The deviation of the viewer's lead over a rival, or of its own points: from cities that may yet change
/// hands, and from tokens that it does not know.
fn spread(world: &World, viewer: Society, rival: Society, guesses: &Guesses, hopes: &ByEmpire<Hope>) -> f32 {
    let mut variance = 0.5;
    let mut cities = ByEmpire::all(0.0);
    for empire in world.empires() {
        let theirs = if rival == viewer { 0.0 } else { guesses[rival].mean[empire] };
        let apart = guesses[viewer].mean[empire] - theirs;
        variance += apart * apart * hopes[empire].variance;
        cities[empire] = hopes[empire].cities;
    }
    if rival != viewer {
        variance += guesses[rival].variance_of(world, &cities);
    }
    variance.sqrt()
}

/// What the best exchange would bring now, and a second one of two other tokens.
fn exchanges_to_make(world: &World, own: &ByEmpire<f32>, hopes: &ByEmpire<Hope>) -> (f32, f32) {
    let gain = |a, b| (own[a] - own[b]) * (hopes[b].cities - hopes[a].cities);
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

/// How many more times the viewer may exchange.
fn loyalty_steps(world: &World, state: &State) -> f32 {
    let house = world.house();
    let between = state.rounds_to_come(world);
    let now = u8::from(matches!(state.phase(), Phase::Cleanup | Phase::Loyalty));
    let last = u8::from(house.final_whisper);
    match state.phase() {
        Phase::Over => 0.0,
        Phase::FinalWhisper => 1.0,
        _ => f32::from(between + now + last),
    }
}

/// What the viewer's hand is good for: cards of empires that it wants, cards beyond the limit, cards that
/// can only break a tie, and how many decks they are of.
fn fill_hand(fill: &mut Fill<'_>, world: &World, state: &State, viewer: Society, own: &ByEmpire<f32>) {
    let (hand, house) = (state.hand(viewer), world.house());
    let (mut wanted, mut decks) = (0.0, 0.0);
    for empire in world.empires() {
        let held = f32::from(hand[empire].len());
        wanted += held * own[empire] / 4.0;
        decks += if held > 0.0 { 1.0 } else { 0.0 };
    }
    let cards = f32::from(hand.cards());
    fill.put(wanted / 5.0);
    fill.put((cards - f32::from(house.hand_limit)).max(0.0) / 3.0);
    fill.put(if state.rounds_to_come(world) == 0 { cards / 5.0 } else { 0.0 });
    fill.put(decks / 5.0);
}

/// What the viewer steers from these positions of each empire, by what it wants there.
fn steered(
    world: &World,
    state: &State,
    viewer: Society,
    own: &ByEmpire<f32>,
    positions: impl Fn(Empire) -> PositionSet,
) -> f32 {
    let of_viewer = |position: &Position| steers(state, *position) == Some(viewer);
    let steered = |empire| positions(empire).filter(of_viewer).count() as f32;
    world.empires().map(|empire| steered(empire) * (own[empire] / 4.0).abs()).sum::<f32>() / 4.0
}

/// Where the viewer's agents stand, by what it wants there.
fn posted(world: &World, state: &State, viewer: Society, own: &ByEmpire<f32>) -> f32 {
    let posts = state.posts(viewer);
    world.empires().map(|e| posts.in_council(e).len() as f32 * own[e]).sum::<f32>() / 20.0
}

/// Whether the last position that will act and is steered is the viewer's.
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

/// How much of what the viewer bets on may still go one way or the other.
fn own_at_stake(world: &World, own: &ByEmpire<f32>, hopes: &ByEmpire<Hope>) -> f32 {
    world.empires().map(|e| own[e].abs() * hopes[e].variance.sqrt()).sum::<f32>() / 2.0
}
