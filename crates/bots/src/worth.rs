//! What a state is worth to a society: its loyalties applied to the outlook, and what it holds.

use super::outlook::Chart;
use super::{plans, positions};
use rules::{ByEmpire, Phase, Society, State, Tokens, World};

/// What a card in hand is worth, in points, while there is a turn left to play it in.
const CARD: f32 = 0.7;
/// An agent in a region counts like a city of whoever controls it, as long as it stays there.
const SCOUT: f32 = 1.0;
/// What an exchange that was made costs who counts on them, in points: where points are equal fewer exchanges
/// win (R9.2), and in about four of ten games the first are equal.
const EXCHANGED: f32 = 1.0;
/// How much of what its positions promise counts for a society that places agents.
const PROMISE: f32 = 0.2;
/// How many points apart two societies must be for the odds between them to be e to 1, at the end…
const APART: f32 = 1.5;
/// …and how many more for each round that is left.
const APART_A_ROUND: f32 = 1.0;

/// Values states for one society after another.
#[derive(Clone, Debug)]
pub(super) struct Judge {
    pub chart: Chart,
    /// Whether exchanges that are still to come are counted on, and those that were made cost something.
    pub plans: bool,
}

impl Judge {
    /// A judge of this world.
    pub fn new(world: &World, plans: bool) -> Self {
        Self { chart: Chart::new(world), plans }
    }

    /// What a state is worth to a society, in points. It reads that society's own tokens and hand,
    /// which it may know, and otherwise only what is open.
    pub fn worth(&self, world: &World, state: &State, society: Society) -> f32 {
        let outlook = self.chart.outlook(world, state);
        self.worth_with(world, state, society, &outlook)
    }

    /// The same with the outlook of the state at hand.
    pub fn worth_with(&self, world: &World, state: &State, society: Society, outlook: &ByEmpire<f32>) -> f32 {
        let (tokens, cost) = match self.plans {
            true => plans::best(world, state, society, outlook),
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
        points += state.kept_whispers(world, society) as f32 - cost;
        if self.plans {
            points -= EXCHANGED * state.exchanges(society).len() as f32;
        }
        // Within a turn agents stay where they are, but for events and offers.
        let placing =
            matches!(state.phase(), Phase::Deploy | Phase::Retrieve | Phase::Cleanup | Phase::Loyalty);
        let moving = world.house().event_cards || world.house().offer_cards;
        if placing || moving && state.phase() == Phase::Turns {
            points += PROMISE * positions::worth(world, state, society, &weights);
        }
        points
    }

    /// How likely the society is to win, as far as the worths of all in a made-up state tell:
    /// the softmax of the worths, as in the Bradley-Terry model of comparisons. At the end it is known.
    pub fn standing(&self, world: &World, state: &State, society: Society) -> f32 {
        if state.is_over() {
            let share = 1.0 / state.winners(world).count().max(1) as f32;
            return if state.winners(world).any(|winner| winner == society) { share } else { 0.0 };
        }
        let later = f32::from(state.rounds_to_come(world));
        let apart = APART + APART_A_ROUND * (later + 1.0);
        let outlook = self.chart.outlook(world, state);
        let own = self.worth_with(world, state, society, &outlook);
        let others = world.societies().filter(|s| *s != society);
        let sum: f32 =
            others.map(|s| ((self.worth_with(world, state, s, &outlook) - own) / apart).exp()).sum();
        1.0 / (1.0 + sum)
    }
}

/// What a city of each empire is worth to a society with tokens laid like this, in points.
pub fn multipliers(world: &World, tokens: Tokens) -> ByEmpire<f32> {
    let mut multipliers = ByEmpire::all(0.0);
    for slot in world.slots() {
        if let Some(empire) = tokens.at(slot) {
            multipliers[empire] = world.house().multiplier(slot) as f32;
        }
    }
    multipliers
}

/// What a card is worth now: nothing once no turn is left to play it in.
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
