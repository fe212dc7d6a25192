//! A full walk through a stretch of a match in which only one society decides. Each position is visited once,
//! and the values of its branches are joined.

use std::collections::HashMap;

use rules::{Action, Misfit, Outcome, Phase, Position, Scripted, Society, State, World};

/// The end of a stretch, and the values at its ends.
pub(super) trait Gather {
    /// The type of the values.
    type Value: Copy;

    /// The value of no branch.
    const NOTHING: Self::Value;

    /// The value of a state that ends the stretch.
    fn end(&self, state: &State) -> Option<Self::Value>;

    /// A value behind a draw.
    fn after_draw(value: Self::Value) -> Self::Value;

    /// The joined value of two branches.
    fn join(one: Self::Value, other: Self::Value) -> Self::Value;
}

/// A walk through the stretch.
pub(super) struct Walk<'a, G: Gather> {
    world: &'a World,
    society: Society,
    gather: G,
    known: HashMap<State, G::Value>,
    /// The positions left to visit.
    left: usize,
}

impl<'a, G: Gather> Walk<'a, G> {
    /// A walk of a society through at most `most` positions.
    pub fn new(world: &'a World, society: Society, gather: G, most: usize) -> Self {
        Self { world, society, gather, known: HashMap::new(), left: most }
    }

    /// The end and the values.
    pub fn gather(&self) -> &G {
        &self.gather
    }

    /// The value of a state; `None` if there are too many positions or others decide.
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

    /// The value of a decision.
    pub fn after(&mut self, state: &State, action: Action) -> Option<G::Value> {
        self.drawing(state, action, &mut Vec::new())
    }

    /// The value of a decision behind these draws.
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

/// A turn: its round, phase and position.
pub(super) type Turn = (u8, Phase, Option<Position>);

/// The turn of a state.
pub(super) fn turn(state: &State) -> Turn {
    (state.round(), state.phase(), state.turn())
}
