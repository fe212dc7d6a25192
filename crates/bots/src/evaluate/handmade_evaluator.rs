//! The handmade evaluator: it values a state for a society by its tokens, the city outlook, and what it holds.

use crate::evaluate::city_outlook::CityOutlook;
use crate::evaluate::{council_position_value, loyalty_exchanges};
use rules::{ByEmpire, Phase, Society, State, Tokens, World};

/// The points that a card in hand is worth while it can still be played.
const CARD: f32 = 0.7;
/// The fraction of a city that an agent in a region counts as.
const SCOUT: f32 = 1.0;
/// The points that an exchange costs. Fewer exchanges win ties (R9.2), and about four in ten games are tied.
const EXCHANGED: f32 = 1.0;
/// The weight of the value of controlled positions, while agents are placed.
const PROMISE: f32 = 0.2;
/// The lead in points at the end at which the odds between two societies are e to 1.
const APART: f32 = 1.5;
/// The number of points that is added to [`APART`] for each round left.
const APART_A_ROUND: f32 = 1.0;

/// Evaluates states of one world for any society, by hand-set numbers.
#[derive(Clone, Debug)]
pub(crate) struct HandmadeEvaluator {
    pub city_outlook: CityOutlook,
    /// True if possible exchanges count and exchanges made cost points.
    pub plans: bool,
}

impl HandmadeEvaluator {
    /// An evaluator for this world.
    pub fn new(world: &World, plans: bool) -> Self {
        Self { city_outlook: CityOutlook::new(world), plans }
    }

    /// The expected points that a state is worth to a society, by its own tokens and hand and public
    /// information.
    pub fn worth(&self, world: &World, state: &State, society: Society) -> f32 {
        let outlook = self.city_outlook.outlook(world, state);
        self.worth_with(world, state, society, &outlook)
    }

    /// The expected points that a state is worth to a society, with the city outlook for the state given.
    pub fn worth_with(&self, world: &World, state: &State, society: Society, outlook: &ByEmpire<f32>) -> f32 {
        let (tokens, cost) = match self.plans {
            true => loyalty_exchanges::best(world, state, society, outlook),
            false => (state.tokens(society), 0.0),
        };
        let weights = multipliers(world, tokens);
        let mut points: f32 = world.empires().map(|e| weights[e] * outlook[e]).sum();
        points +=
            f32::from(state.hand(society).cards().min(world.house().hand_limit)) * card_value(world, state);
        for region in state.scouts(society) {
            if let Some(empire) = state.controller(region) {
                points += SCOUT * weights[empire];
            }
        }
        points += state.whisper_points(world, society) as f32 - cost;
        if self.plans {
            points -= EXCHANGED * state.exchanges(society).len() as f32;
        }
        // During the turns, agents stay where they are, unless there are event or offer cards.
        let placing =
            matches!(state.phase(), Phase::Deploy | Phase::Retrieve | Phase::Cleanup | Phase::Loyalty);
        let moving = world.house().event_cards || world.house().offer_cards;
        if placing || moving && state.phase() == Phase::Turns {
            points += PROMISE * council_position_value::worth(world, state, society, &weights);
        }
        points
    }

    /// The society's win chance: the softmax of the expected points of all societies, as in the Bradley-Terry
    /// model. It is exact once the match is over.
    pub fn standing(&self, world: &World, state: &State, society: Society) -> f32 {
        if state.is_over() {
            let share = 1.0 / state.winners(world).count().max(1) as f32;
            return if state.winners(world).any(|winner| winner == society) { share } else { 0.0 };
        }
        let later = f32::from(state.rounds_to_come(world));
        let apart = APART + APART_A_ROUND * (later + 1.0);
        let outlook = self.city_outlook.outlook(world, state);
        let own = self.worth_with(world, state, society, &outlook);
        let others = world.societies().filter(|s| *s != society);
        let sum: f32 =
            others.map(|s| libm::expf((self.worth_with(world, state, s, &outlook) - own) / apart)).sum();
        1.0 / (1.0 + sum)
    }
}

/// For each empire, the points that one of its cities brings a society with these tokens.
pub fn multipliers(world: &World, tokens: Tokens) -> ByEmpire<f32> {
    let mut multipliers = ByEmpire::all(0.0);
    for slot in world.slots() {
        if let Some(empire) = tokens.at(slot) {
            multipliers[empire] = world.house().multiplier(slot) as f32;
        }
    }
    multipliers
}

/// The points that a card in hand is worth in this state.
fn card_value(world: &World, state: &State) -> f32 {
    let rounds = f32::from(state.rounds_to_come(world));
    match state.phase() {
        Phase::Over | Phase::FinalWhisper => 0.0,
        Phase::Turns => {
            let gone = f32::from(state.turns_taken()) / world.empires().len() as f32;
            CARD * (rounds + 1.0 - gone).min(1.0)
        }
        _ => CARD,
    }
}
