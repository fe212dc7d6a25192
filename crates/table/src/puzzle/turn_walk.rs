//! A complete walk through a stretch of a match in which only one society decides. It visits each position
//! once and joins the values of all branches.

use std::collections::HashMap;

use rules::{Action, Misfit, Outcome, Phase, Position, Scripted, Society, State, World};

/// Decides where the stretch ends, what value each end has, and how values are joined.
pub(super) trait Gather {
    /// The type of a state's value.
    type Value: Copy;

    /// The value to which branches are joined, which changes none of them.
    const NOTHING: Self::Value;

    /// The value of a state that ends the stretch; `None` if the stretch goes on.
    fn end(&self, state: &State) -> Option<Self::Value>;

    /// The value of a decision that draws cards, made from the value after the draw.
    fn after_draw(value: Self::Value) -> Self::Value;

    /// The joined value of two branches.
    fn join(one: Self::Value, other: Self::Value) -> Self::Value;
}

/// A walk through all positions of the stretch.
pub(super) struct Walk<'a, G: Gather> {
    world: &'a World,
    society: Society,
    gather: G,
    known: HashMap<State, G::Value>,
    /// The number of positions that may still be visited.
    left: usize,
}

impl<'a, G: Gather> Walk<'a, G> {
    /// A walk through the decisions of a society, limited to `most` positions.
    pub fn new(world: &'a World, society: Society, gather: G, most: usize) -> Self {
        Self { world, society, gather, known: HashMap::new(), left: most }
    }

    /// The rules for ends and values, as given to the walk.
    pub fn gather(&self) -> &G {
        &self.gather
    }

    /// The joined value of all ends reachable from a state. `None` if that needs too many positions or if
    /// another society must decide first.
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

    /// The joined value of all ends reachable after a decision; `None` in the same cases as
    /// [`value`](Self::value).
    pub fn after(&mut self, state: &State, action: Action) -> Option<G::Value> {
        self.drawing(state, action, &mut Vec::new())
    }

    /// The joined value of all ends reachable after a decision with at least these draws.
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
