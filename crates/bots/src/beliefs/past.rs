//! The public history of a match, reduced to the odds of each society's token orders.

use std::sync::Arc;

use crate::beliefs::deed_likelihood::{Observation, log_likelihood};
use crate::beliefs::visible_deed::Deed;
use crate::evaluate::handmade_evaluator::multipliers;
use crate::evaluate::weights_text_format::Weights;
use crate::policy::{Evidence, Ground};
use rules::{Action, Board, ByEmpire, BySociety, Empire, MAX_EMPIRES, Slot, Society, Tokens, World};

/// The maximum number of token orders that are enumerated: those of six tokens.
const MOST_ORDERS: usize = 720;

/// A possible order of a society's tokens, with the logarithm of its odds.
#[derive(Clone, Copy, Debug, PartialEq)]
struct LogOrder {
    tokens: Tokens,
    odds: f32,
}

/// The public history of a match: the odds of each society's token orders, from what everybody has seen. It is
/// the same for every viewer.
#[derive(Clone, Debug)]
pub struct Past {
    weights: Arc<Weights>,
    ground: Arc<Ground>,
    orders: BySociety<Arc<[LogOrder]>>,
    open: BySociety<ByEmpire<bool>>,
    observed: Observation,
    evidence: Evidence,
    /// The board before the last action. What the action changed counts as evidence once the board after it is known.
    last: Option<Board>,
}

/// Two public histories are equal if they give the same odds and evidence.
impl PartialEq for Past {
    fn eq(&self, other: &Self) -> bool {
        self.orders == other.orders
            && self.open == other.open
            && self.weights == other.weights
            && self.evidence == other.evidence
            && self.last == other.last
    }
}

impl Past {
    /// A public history in which nothing has happened yet, with the built-in weights.
    pub fn new(world: &World) -> Self {
        Self::with_weights(world, Weights::built_in())
    }

    /// A public history in which nothing has happened yet, with these weights.
    pub fn with_weights(world: &World, weights: Arc<Weights>) -> Self {
        let all: Arc<[LogOrder]> = every_order(world).into();
        Self {
            weights,
            ground: Arc::new(Ground::new(world)),
            orders: BySociety(std::array::from_fn(|_| Arc::clone(&all))),
            open: BySociety::all(ByEmpire::all(false)),
            observed: Observation::default(),
            evidence: Evidence::NOTHING,
            last: None,
        }
    }

    /// The weights with which deeds are interpreted.
    pub fn weights(&self) -> &Arc<Weights> {
        &self.weights
    }

    /// The match's world, prepared for the policy.
    pub(crate) fn ground(&self) -> &Arc<Ground> {
        &self.ground
    }

    /// The evidence of all actions so far, which led to this board.
    pub fn evidence(&self, world: &World, board: &Board) -> Evidence {
        let mut evidence = self.evidence;
        if let Some(before) = &self.last {
            evidence.count_change(world, before, board);
        }
        evidence
    }

    /// Updates the odds with an action that a society took on this board. Hidden parts of the action are
    /// ignored.
    pub fn watch(&mut self, world: &World, board: &Board, mover: Society, action: Action) {
        self.evidence = self.evidence(world, board);
        self.evidence.count_action(board, mover, action);
        self.last = Some(*board);
        let Some(deed) = Deed::from_action(action) else { return };
        if self.orders[mover].is_empty() {
            return;
        }
        self.observed.look(world, self.ground.city_outlook(), board, mover, deed);
        let Some(kind) = self.observed.kind() else { return };
        let weights = &self.weights.likelihoods.0[kind as usize];
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

    /// The orders of a society's tokens that fit the known tokens, with their probabilities by the society's deeds alone.
    /// Empty if there are too many orders.
    pub(crate) fn odds(&self, society: Society, known: Tokens) -> Vec<(Tokens, f32)> {
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

/// All orders of the tokens, with equal odds; empty if there are too many.
fn every_order(world: &World) -> Vec<LogOrder> {
    let empires: Vec<Empire> = world.empires().collect();
    let count: usize = (1..=empires.len()).product();
    if count > MOST_ORDERS {
        return Vec::new();
    }
    let mut all = Vec::with_capacity(count);
    lay(&mut empires.clone(), 0, &mut all);
    all
}

/// Appends all permutations of the empires from the index `from` on.
fn lay(empires: &mut [Empire], from: usize, all: &mut Vec<LogOrder>) {
    if from == empires.len() {
        all.push(LogOrder { tokens: empires.iter().copied().collect(), odds: 0.0 });
        return;
    }
    for place in from..empires.len() {
        empires.swap(from, place);
        lay(empires, from + 1, all);
        empires.swap(from, place);
    }
}
