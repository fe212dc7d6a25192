//! Guesses: the multipliers that a viewer expects each society to have for each empire.

use std::sync::Arc;

use crate::beliefs::joint_token_orders::{self, Order, Way};
use crate::beliefs::past::Past;
use crate::beliefs::policy_odds;
use crate::weighted_draw::draw;
use rules::{ByEmpire, BySociety, Empire, MAX_EMPIRES, Rng, Society, State, Tokens, View, World};

/// A viewer's guess about one society: the multipliers that it expects.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Guess {
    /// The society's tokens that the viewer knows.
    pub known: Tokens,
    /// For each empire, the expected multiplier.
    pub mean: ByEmpire<f32>,
    /// For each empire, the expected value of the multiplier if negative multipliers count as 0.
    pub above: ByEmpire<f32>,
    /// For each pair of empires, the covariance of their multipliers.
    covariance: ByEmpire<ByEmpire<f32>>,
}

impl Guess {
    /// The guess for a seat that no society has.
    const NOTHING: Self = Self {
        known: Tokens::NONE,
        mean: ByEmpire([0.0; MAX_EMPIRES]),
        above: ByEmpire([0.0; MAX_EMPIRES]),
        covariance: ByEmpire([ByEmpire([0.0; MAX_EMPIRES]); MAX_EMPIRES]),
    };

    /// The guess from the known tokens and the possible orders of all tokens with their probabilities.
    fn new(world: &World, known: Tokens, orders: &[Order]) -> Self {
        let mut guess = Self { known, ..Self::NOTHING };
        if orders.is_empty() {
            guess.assume_any_order(world);
            return guess;
        }
        for order in orders {
            for empire in world.empires() {
                guess.mean[empire] += order.odds * order.multipliers[empire];
                guess.above[empire] += order.odds * order.multipliers[empire].max(0.0);
            }
        }
        for order in orders {
            for a in world.empires() {
                let off = order.odds * (order.multipliers[a] - guess.mean[a]);
                for b in world.empires().filter(|b| *b >= a) {
                    guess.covariance[a][b] += off * (order.multipliers[b] - guess.mean[b]);
                }
            }
        }
        for a in world.empires() {
            for b in world.empires().filter(|b| *b < a) {
                guess.covariance[a][b] = guess.covariance[b][a];
            }
        }
        guess
    }

    /// Fills in the guess for equally likely orders by a formula, for packs with too many orders to enumerate.
    fn assume_any_order(&mut self, world: &World) {
        let house = world.house();
        let (mut sum, mut above, mut squares, mut free) = (0.0, 0.0, 0.0, 0.0);
        for slot in world.slots() {
            let multiplier = house.multiplier(slot) as f32;
            if let Some(empire) = self.known.at(slot) {
                self.mean[empire] = multiplier;
                self.above[empire] = multiplier.max(0.0);
            } else {
                sum += multiplier;
                above += multiplier.max(0.0);
                squares += multiplier * multiplier;
                free += 1.0;
            }
        }
        if free == 0.0 {
            return;
        }
        let variance = squares / free - (sum / free) * (sum / free);
        let unknown = |empire: &Empire| self.known.slot_of(*empire).is_none();
        let unknown: Vec<Empire> = world.empires().filter(unknown).collect();
        for a in &unknown {
            self.mean[*a] = sum / free;
            self.above[*a] = above / free;
            for b in &unknown {
                self.covariance[*a][*b] =
                    if a == b { variance } else { -variance / (free - 1.0f32).max(1.0) };
            }
        }
    }

    /// True if the viewer knows on which slot the society has the empire's token.
    pub fn knows(&self, empire: Empire) -> bool {
        self.known.slot_of(empire).is_some()
    }

    /// The variance of the society's points if each empire has the number of cities in `cities`.
    pub fn variance_of(&self, world: &World, cities: &ByEmpire<f32>) -> f32 {
        let mut sum = 0.0;
        for a in world.empires() {
            for b in world.empires() {
                sum += cities[a] * cities[b] * self.covariance[a][b];
            }
        }
        sum.max(0.0)
    }
}

/// A viewer's guesses about each society, itself included.
#[derive(Clone, Debug)]
pub(crate) struct Guesses {
    each: BySociety<Guess>,
    /// The possible orders of each society's tokens; empty if there are too many.
    orders: Arc<BySociety<Vec<Order>>>,
    /// The joint orders of all societies' tokens; empty unless the loyalty set-up makes them depend on each
    /// other (R10.1).
    ways: Arc<Vec<Way>>,
}

impl std::ops::Index<Society> for Guesses {
    type Output = Guess;
    fn index(&self, society: Society) -> &Guess {
        &self.each[society]
    }
}

impl Guesses {
    /// The viewer's guesses from its view and the public history, by the policy's network and the rivals' deeds.
    pub fn new(world: &World, view: &View, past: &Past) -> Self {
        Self::from_orders(world, view, policy_odds::rivals_orders(world, view, past))
    }

    /// The viewer's guesses from its view and the public history, by the rivals' deeds alone.
    pub fn from_deeds(world: &World, view: &View, past: &Past) -> Self {
        let mut orders = BySociety(std::array::from_fn(|_| Vec::new()));
        for rival in world.rivals(view.viewer()) {
            orders[rival] = past.odds(rival, view.tokens(rival));
        }
        Self::from_orders(world, view, orders)
    }

    fn from_orders(world: &World, view: &View, orders: BySociety<Vec<(Tokens, f32)>>) -> Self {
        let (orders, ways) = joint_token_orders::orders(world, view, orders);
        let mut each = BySociety::all(Guess::NOTHING);
        for society in world.societies() {
            each[society] = Guess::new(world, view.tokens(society), &orders[society]);
        }
        Self { each, orders: Arc::new(orders), ways: Arc::new(ways) }
    }

    /// The guesses after the viewer has exchanged tokens of its own, so that it now has `tokens`.
    pub fn with_own(&self, world: &World, viewer: Society, tokens: Tokens) -> std::borrow::Cow<'_, Self> {
        if self.each[viewer].known == tokens {
            return std::borrow::Cow::Borrowed(self);
        }
        let mut guesses = self.clone();
        guesses.each[viewer] = Guess::new(world, tokens, &[]);
        std::borrow::Cow::Owned(guesses)
    }

    /// Draws tokens for each society by the probabilities of their orders. A society has `None` if there are
    /// too many.
    pub fn draw(&self, world: &World, rng: &mut Rng) -> BySociety<Option<Tokens>> {
        if !self.ways.is_empty() {
            let way = draw(self.ways.iter().map(|way| way.odds), rng);
            return way.map_or(BySociety::all(None), |way| BySociety(self.ways[way].tokens.0.map(Some)));
        }
        let mut drawn = BySociety::all(None);
        for society in world.societies() {
            let orders = &self.orders[society];
            let order = draw(orders.iter().map(|order| order.odds), rng);
            drawn[society] = order.map(|order| orders[order].tokens);
        }
        drawn
    }

    /// The guesses of a society that knows only its own tokens and those that are face up.
    pub fn from_state(world: &World, state: &State, viewer: Society) -> Self {
        let mut each = BySociety::all(Guess::NOTHING);
        for society in world.societies() {
            let own = society == viewer;
            let known = if own { state.tokens(society) } else { state.face_up(world, society) };
            each[society] = Guess::new(world, known, &[]);
        }
        Self { each, orders: Arc::new(BySociety(std::array::from_fn(|_| Vec::new()))), ways: Arc::default() }
    }

    /// The possible orders of a society's tokens; empty if there are too many.
    pub fn orders(&self, society: Society) -> &[Order] {
        &self.orders[society]
    }
}
