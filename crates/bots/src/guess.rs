//! What a society may think of the others' tokens: how much a city of each empire may be worth to them.

use std::sync::Arc;

use super::joint::{self, Way};
use super::order::Order;
use super::past::Past;
use rules::{ByEmpire, BySociety, Empire, MAX_EMPIRES, Rng, Society, State, Tokens, View, World};

/// What a city of each empire is worth to a society, as far as somebody can tell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Guess {
    /// What lies open, or is one's own.
    pub known: Tokens,
    /// The multiplier to be expected.
    pub mean: ByEmpire<f32>,
    /// What of it is above 0: the expectation of the larger of multiplier and 0.
    pub above: ByEmpire<f32>,
    /// How two multipliers vary together.
    covariance: ByEmpire<ByEmpire<f32>>,
}

impl Guess {
    /// Of a society that there is not.
    const NOTHING: Self = Self {
        known: Tokens::NONE,
        mean: ByEmpire([0.0; MAX_EMPIRES]),
        above: ByEmpire([0.0; MAX_EMPIRES]),
        covariance: ByEmpire([ByEmpire([0.0; MAX_EMPIRES]); MAX_EMPIRES]),
    };

    /// What known tokens tell, where the others may lie in these orders with these probabilities.
    fn new(world: &World, known: Tokens, orders: &[Order]) -> Self {
        let mut guess = Self { known, ..Self::NOTHING };
        if orders.is_empty() {
            guess.as_any_order(world);
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

    /// Where there are too many orders to go through: all are as likely, which has a closed form.
    fn as_any_order(&mut self, world: &World) {
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

    /// Whether the multiplier of an empire is known.
    pub fn knows(&self, empire: Empire) -> bool {
        self.known.slot_of(empire).is_some()
    }

    /// The variance of a sum of cities times multipliers, for so many cities of each empire.
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

/// What one society thinks of all, itself included.
#[derive(Clone, Debug)]
pub(super) struct Guesses {
    each: BySociety<Guess>,
    /// The orders in which everybody's tokens may lie; none where there are too many.
    orders: Arc<BySociety<Vec<Order>>>,
    /// How all of them may lie together, where the loyalty setup ties them to one another (R10.1).
    ways: Arc<Vec<Way>>,
}

impl std::ops::Index<Society> for Guesses {
    type Output = Guess;
    fn index(&self, society: Society) -> &Guess {
        &self.each[society]
    }
}

impl Guesses {
    /// What the viewer thinks of all, from what it sees and from what it has seen done.
    pub fn new(world: &World, view: &View, past: &Past) -> Self {
        let (orders, ways) = joint::orders(world, view, past);
        let mut each = BySociety::all(Guess::NOTHING);
        for society in world.societies() {
            each[society] = Guess::new(world, view.tokens(society), &orders[society]);
        }
        Self { each, orders: Arc::new(orders), ways: Arc::new(ways) }
    }

    /// The same once the viewer has exchanged tokens, if it has.
    pub fn with_own(&self, world: &World, viewer: Society, tokens: Tokens) -> std::borrow::Cow<'_, Self> {
        if self.each[viewer].known == tokens {
            return std::borrow::Cow::Borrowed(self);
        }
        let mut guesses = self.clone();
        guesses.each[viewer] = Guess::new(world, tokens, &[]);
        std::borrow::Cow::Owned(guesses)
    }

    /// Tokens for everybody of whom something is believed, drawn by their odds.
    pub fn drawn(&self, world: &World, rng: &mut Rng) -> BySociety<Option<Tokens>> {
        if !self.ways.is_empty() {
            let way = joint::hit(&self.ways, |way| way.odds, rng);
            return way.map_or(BySociety::all(None), |way| BySociety(way.tokens.0.map(Some)));
        }
        let mut drawn = BySociety::all(None);
        for society in world.societies() {
            let order = joint::hit(&self.orders[society], |order| order.odds, rng);
            drawn[society] = order.map(|order| order.tokens);
        }
        drawn
    }

    /// What a society thinks of all when it has seen nothing but what lies open in a made-up state.
    pub fn of_state(world: &World, state: &State, viewer: Society) -> Self {
        let mut each = BySociety::all(Guess::NOTHING);
        for society in world.societies() {
            let own = society == viewer;
            let known = if own { state.tokens(society) } else { state.face_up(world, society) };
            each[society] = Guess::new(world, known, &[]);
        }
        Self { each, orders: Arc::new(BySociety(std::array::from_fn(|_| Vec::new()))), ways: Arc::default() }
    }

    /// What somebody knows who sees everybody's tokens.
    pub fn all_open(world: &World, state: &State) -> Self {
        let mut each = BySociety::all(Guess::NOTHING);
        for society in world.societies() {
            each[society] = Guess::new(world, state.tokens(society), &[]);
        }
        Self { each, orders: Arc::new(BySociety(std::array::from_fn(|_| Vec::new()))), ways: Arc::default() }
    }

    /// The orders in which a society's tokens may lie; none where there are too many.
    pub fn orders(&self, society: Society) -> &[Order] {
        &self.orders[society]
    }
}
