//! A complete search through the part of a match in which only one society decides, such as a turn. It visits
//! each position once and combines the values of all branches.

use std::collections::HashMap;

use rules::{Action, Misfit, Outcome, Phase, Position, Scripted, Society, State, World};

/// Defines where a search ends, the value of each end, and how values are combined.
pub(super) trait Gather {
    /// The type of value that a state has.
    type Value: Copy;

    /// The neutral value: combining it with another value yields that value.
    const NOTHING: Self::Value;

    /// The value of a state at which the search ends; `None` if the search goes on from there.
    fn end(&self, state: &State) -> Option<Self::Value>;

    /// The value of a decision that draws cards, from the value after the draw.
    fn after_draw(value: Self::Value) -> Self::Value;

    /// The combined value of two branches.
    fn join(one: Self::Value, other: Self::Value) -> Self::Value;
}

/// A search through all positions that one society can reach by its own decisions.
pub(super) struct Walk<'a, G: Gather> {
    world: &'a World,
    society: Society,
    gather: G,
    known: HashMap<State, G::Value>,
    /// The number of positions that the search may still visit.
    left: usize,
}

impl<'a, G: Gather> Walk<'a, G> {
    /// A search through the decisions of a society that visits at most `most` positions.
    pub fn new(world: &'a World, society: Society, gather: G, most: usize) -> Self {
        Self { world, society, gather, known: HashMap::new(), left: most }
    }

    /// The definition of ends and values with which the search was made.
    pub fn gather(&self) -> &G {
        &self.gather
    }

    /// The combined value of all ends that can be reached from a state. `None` if that takes too many positions
    /// or another society would have to decide.
    pub fn value(&mut self, state: &State) -> Option<G::Value> {
        if let Some(value) = self.gather.end(state) {
            return Some(value);
        }
        if state.mover() != Some(self.society) {
            return None;
        }
        if let Some(known) = self.known.get(state) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut legal = Vec::new();
        state.legal(self.world, &mut legal);
        let mut all = G::NOTHING;
        for action in legal {
            all = G::join(all, self.after(state, action)?);
        }
        self.known.insert(*state, all);
        Some(all)
    }

    /// The combined value of all ends that can be reached after a decision; `None` in the same cases as
    /// [`value`](Self::value).
    pub fn after(&mut self, state: &State, action: Action) -> Option<G::Value> {
        self.drawing(state, action, &mut Vec::new())
    }

    /// The combined value of all ends that can be reached after a decision whose draws begin with `outcomes`.
    fn drawing(&mut self, state: &State, action: Action, outcomes: &mut Vec<Outcome>) -> Option<G::Value> {
        let mut next = *state;
        let mut chance = Scripted::new(outcomes);
        next.play_unchecked(self.world, action, &mut chance, &mut ());
        match chance.finish() {
            Ok(()) => {
                let value = self.value(&next)?;
                Some(if outcomes.is_empty() { value } else { G::after_draw(value) })
            }
            Err(Misfit::NeedsCard(deck, left)) => {
                let mut all = G::NOTHING;
                for card in left.cards(deck) {
                    outcomes.push(Outcome::Card(card));
                    let drawn = self.drawing(state, action, outcomes);
                    outcomes.pop();
                    all = G::join(all, drawn?);
                }
                Some(all)
            }
            Err(_) => None,
        }
    }
}

/// A turn, identified by its round, phase and position.
pub(super) type Turn = (u8, Phase, Option<Position>);

/// The turn to which a state belongs.
pub(super) fn turn(state: &State) -> Turn {
    (state.round(), state.phase(), state.turn())
}
