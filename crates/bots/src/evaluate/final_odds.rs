//! The exact win chance in a finished match for a viewer who does not know all tokens (R9.2).

use std::cmp::Ordering;

use crate::beliefs::multiplier_guesses::Guesses;
use crate::beliefs::past::Past;
use rules::{ByEmpire, LoyaltySetup, MAX_SOCIETIES, Society, State, View, World};

/// The viewer's expected share of the win in a finished match: 1 for a certain win, a half for a certain tie
/// with one rival. It depends only on the viewer's tokens and on what is public.
pub(crate) fn share(world: &World, state: &State, viewer: Society, guesses: &Guesses) -> f32 {
    let own = state.score(world, viewer);
    // The share is the integral from 0 to 1 of the product, over all rivals, of (less + equal * x), since each
    // of k + 1 winners gets 1 / (k + 1).
    let mut powers = [0.0; MAX_SOCIETIES];
    powers[0] = 1.0;
    for rival in world.societies().filter(|society| *society != viewer) {
        let (less, equal) = against(world, state, viewer, own, rival, guesses);
        for power in (0..powers.len()).rev() {
            let lower = if power == 0 { 0.0 } else { powers[power - 1] };
            powers[power] = powers[power] * less + lower * equal;
        }
    }
    powers.iter().zip(1..).map(|(part, power)| part / power as f32).sum()
}

/// The probability that a rival ranks below the viewer, and the probability that the two are equal.
fn against(
    world: &World,
    state: &State,
    viewer: Society,
    own: i32,
    rival: Society,
    guesses: &Guesses,
) -> (f32, f32) {
    let worth = worth(world, state, rival);
    let beside = state.whisper_points(world, rival) as i32 + state.store_points(world, rival);
    let level = tie(world, state, viewer, rival);
    let (mut less, mut equal) = (0.0, 0.0);
    let orders = guesses.orders(rival);
    for order in orders {
        let points: f32 = world.empires().map(|e| order.multipliers[e] * worth[e] as f32).sum();
        match (points as i32 + beside).cmp(&own).then(level) {
            Ordering::Less => less += order.odds,
            Ordering::Equal => equal += order.odds,
            Ordering::Greater => {}
        }
    }
    if !orders.is_empty() {
        return (less, equal);
    }
    // With too many orders to enumerate, points count as normally distributed, by the logistic approximation.
    let mut cities = ByEmpire::all(0.0);
    world.empires().for_each(|e| cities[e] = worth[e] as f32);
    let mean: f32 = world.empires().map(|e| guesses[rival].mean[e] * cities[e]).sum();
    let spread = guesses[rival].variance_of(world, &cities).sqrt().max(0.5);
    let lead = (own - beside) as f32 - mean;
    (odds_ahead(lead / spread), 0.0)
}

/// The probability of being ahead at the end, for an expected lead in standard deviations. It uses the logistic
/// approximation of the normal distribution.
pub(crate) fn odds_ahead(lead: f32) -> f32 {
    1.0 / (1.0 + libm::expf(-1.7 * lead))
}

/// For each empire, the points that a society gets for each unit of its multiplier (R9.1).
fn worth(world: &World, state: &State, society: Society) -> ByEmpire<i32> {
    let mut worth = ByEmpire::all(0);
    for empire in world.empires() {
        let agents = (state.scouts(society) & state.control(empire)).len();
        worth[empire] = (state.points(world, empire) + agents) as i32;
    }
    worth
}

/// A rival's rank relative to the viewer if both have equal points (R9.2).
fn tie(world: &World, state: &State, viewer: Society, rival: Society) -> Ordering {
    let fewer = state.exchanges(viewer).len().cmp(&state.exchanges(rival).len());
    // An automaton's store is not a hand (R13.5).
    let held = if world.automaton(rival).is_some() { 0 } else { state.hand(rival).cards() };
    fewer.then(held.cmp(&state.hand(viewer).cards()))
}

/// Computes a society's share of the win from the orders of covered tokens, all of which are equally likely.
#[derive(Clone, Debug)]
pub struct FinalOdds {
    viewer: Society,
    guesses: Guesses,
}

impl FinalOdds {
    /// The odds for the view's society, before the match is over. `None` if the orders are not equally likely
    /// or too many to enumerate.
    pub fn new(world: &World, view: &View) -> Option<Self> {
        if world.house().loyalty != LoyaltySetup::Random {
            return None;
        }
        let viewer = view.viewer();
        let guesses = Guesses::from_deeds(world, view, &Past::new(world));
        let counted = world.societies().all(|s| s == viewer || !guesses.orders(s).is_empty());
        counted.then_some(Self { viewer, guesses })
    }

    /// The probability that the society wins with this state, over all possible orders of tokens. A tie counts
    /// in part (R9.2). Nothing that matters to the result may still change after this state.
    pub fn share(&self, world: &World, state: &State) -> f32 {
        share(world, state, self.viewer, &self.guesses)
    }
}
