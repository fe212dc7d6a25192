//! Everything that a society can still decide in a stretch of a match in which nobody else decides, to the last
//! decision: what it comes to is joined from what every way comes to, and each position is looked at once.

use std::collections::HashMap;

use rules::{Action, Misfit, Outcome, Phase, Position, Scripted, Society, State, World};

/// Where such a stretch ends, and what is gathered from its ends.
pub(super) trait Gather {
    /// What is gathered.
    type Value: Copy;

    /// What nothing comes to.
    const NOTHING: Self::Value;

    /// What a state comes to, if the stretch has ended there.
    fn end(&self, state: &State) -> Option<Self::Value>;

    /// What remains of a value of which cards had to be drawn first.
    fn drawn(value: Self::Value) -> Self::Value;

    /// What two ways come to together.
    fn join(one: Self::Value, other: Self::Value) -> Self::Value;
}

/// A walk through all of it.
pub(super) struct Walk<'a, G: Gather> {
    world: &'a World,
    society: Society,
    gather: G,
    known: HashMap<State, G::Value>,
    /// How many positions may still be looked at.
    left: usize,
}

impl<'a, G: Gather> Walk<'a, G> {
    /// For what this society can decide, through no more positions than this.
    pub fn new(world: &'a World, society: Society, gather: G, most: usize) -> Self {
        Self { world, society, gather, known: HashMap::new(), left: most }
    }

    /// Where it ends and what is gathered.
    pub fn gather(&self) -> &G {
        &self.gather
    }

    /// What a state comes to; `None` where there is too much to go through, or somebody else has a say in it.
    pub fn at(&mut self, state: &State) -> Option<G::Value> {
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

    /// What a decision comes to.
    pub fn after(&mut self, state: &State, action: Action) -> Option<G::Value> {
        self.drawing(state, action, &mut Vec::new())
    }

    /// The same where these cards are drawn first.
    fn drawing(&mut self, state: &State, action: Action, outcomes: &mut Vec<Outcome>) -> Option<G::Value> {
        let mut next = *state;
        let mut chance = Scripted::new(outcomes);
        next.play_unchecked(self.world, action, &mut chance, &mut ());
        match chance.finish() {
            Ok(()) => {
                let value = self.at(&next)?;
                Some(if outcomes.is_empty() { value } else { G::drawn(value) })
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

/// Whose turn it is.
pub(super) type Turn = (u8, Phase, Option<Position>);

/// Whose turn it is in a state.
pub(super) fn turn(state: &State) -> Turn {
    (state.round(), state.phase(), state.turn())
}
