//! What everybody at a table may have learned of everybody's tokens from what was done in the open.

use std::sync::Arc;

use super::deed::Deed;
use super::outlook::Chart;
use super::tells::{Observed, log_likelihood};
use super::weights::Weights;
use super::worth::multipliers;
use rules::{Action, Board, ByEmpire, BySociety, Empire, MAX_EMPIRES, Slot, Society, Tokens, World};

/// Tokens are looked at in every order where there are no more than these: six of them.
const MOST_ORDERS: usize = 720;

/// An order in which a society's tokens may lie, with the logarithm of its odds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Order {
    tokens: Tokens,
    odds: f32,
}

/// The past of a match as the whole table saw it, boiled down to what it tells of each society's
/// tokens. It is the same for everybody: nothing that only some know ever enters.
#[derive(Clone, Debug)]
pub struct Past {
    weights: Arc<Weights>,
    chart: Chart,
    orders: BySociety<Arc<[Order]>>,
    open: BySociety<ByEmpire<bool>>,
    observed: Observed,
}

/// Pasts are equal that tell the same.
impl PartialEq for Past {
    fn eq(&self, other: &Self) -> bool {
        self.orders == other.orders && self.open == other.open && self.weights == other.weights
    }
}

impl Past {
    /// A past in which nothing has happened yet.
    pub fn new(world: &World) -> Self {
        Self::with_weights(world, Weights::learned())
    }

    /// The same, judging by other weights than the program's own.
    pub fn with_weights(world: &World, weights: Arc<Weights>) -> Self {
        let all: Arc<[Order]> = every_order(world).into();
        Self {
            weights,
            chart: Chart::new(world),
            orders: BySociety(std::array::from_fn(|_| Arc::clone(&all))),
            open: BySociety::all(ByEmpire::all(false)),
            observed: Observed::default(),
        }
    }

    /// The weights that it judges by.
    pub fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// Sees what a society does on this board. What nobody else sees of it is not looked at.
    pub fn watch(&mut self, world: &World, board: &Board, mover: Society, action: Action) {
        let Some(deed) = Deed::of(action) else { return };
        if self.orders[mover].is_empty() {
            return;
        }
        self.observed.look(world, &self.chart, board, mover, deed);
        let Some(sort) = self.observed.sort() else { return };
        let weights = &self.weights.tells.0[sort as usize];
        let mut orders = self.orders[mover].to_vec();
        let mut features = Vec::new();
        if weights.iter().any(|weight| *weight != 0.0) {
            for order in &mut orders {
                let multipliers = multipliers(world, order.tokens);
                let done = self.observed.features(world, &multipliers, &self.open[mover], &mut features);
                order.odds += log_likelihood(weights, &features, done);
            }
        }
        if let Deed::Exchange(a, b) = deed {
            self.open[mover][a] = true;
            self.open[mover][b] = true;
            for order in &mut orders {
                if let (Some(x), Some(y)) = (order.tokens.slot_of(a), order.tokens.slot_of(b)) {
                    order.tokens.exchange(x, y);
                }
            }
        }
        let most = orders.iter().map(|order| order.odds).fold(f32::MIN, f32::max);
        orders.iter_mut().for_each(|order| order.odds = (order.odds - most).max(-40.0));
        self.orders[mover] = orders.into();
    }

    /// Every order in which a society's tokens may lie for somebody who knows some of them, with its
    /// probability; none where there are too many.
    pub(super) fn odds(&self, society: Society, known: Tokens) -> Vec<(Tokens, f32)> {
        let fits = |tokens: Tokens| {
            Slot::first(MAX_EMPIRES)
                .all(|slot| known.at(slot).is_none_or(|empire| tokens.at(slot) == Some(empire)))
        };
        let fitting = self.orders[society].iter().filter(|order| fits(order.tokens));
        let mut odds: Vec<(Tokens, f32)> =
            fitting.map(|order| (order.tokens, libm::expf(order.odds))).collect();
        let sum: f32 = odds.iter().map(|(_, odds)| odds).sum();
        odds.iter_mut().for_each(|(_, odds)| *odds /= sum);
        odds
    }
}

/// Every order of the tokens, each as likely; none where there are too many.
fn every_order(world: &World) -> Vec<Order> {
    let empires: Vec<Empire> = world.empires().collect();
    let count: usize = (1..=empires.len()).product();
    if count > MOST_ORDERS {
        return Vec::new();
    }
    let mut all = Vec::with_capacity(count);
    lay(&mut empires.clone(), 0, &mut all);
    all
}

/// Lays the empires from one place on in every order.
fn lay(empires: &mut [Empire], from: usize, all: &mut Vec<Order>) {
    if from == empires.len() {
        all.push(Order { tokens: empires.iter().copied().collect(), odds: 0.0 });
        return;
    }
    for place in from..empires.len() {
        empires.swap(from, place);
        lay(empires, from + 1, all);
        empires.swap(from, place);
    }
}
