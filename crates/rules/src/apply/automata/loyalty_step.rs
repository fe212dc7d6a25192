//! Carries out the loyalty step of automata (R13.6).

use crate::chance_sources::Chance;
use crate::event::{Event, Sink};
use crate::ids::{Empire, Slot, Society};
use crate::world::automaton::Script;

use super::super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// True if an automaton can change its loyalty tokens in the loyalty step.
    pub(super) fn can_shift_loyalty(&self, society: Society, script: Script) -> bool {
        match script {
            Script::Madness => self.leftmost_hidden(society).is_some(),
            Script::Hounds => true,
        }
    }

    fn leftmost_hidden(&self, society: Society) -> Option<Slot> {
        self.world.slots().find(|slot| !self.state.is_revealed(society, *slot))
    }

    pub(super) fn shift_loyalty(&mut self, society: Society, script: Script) {
        match script {
            Script::Madness => self.turn_leftmost(society),
            Script::Hounds => self.follow_glory(society),
        }
    }

    /// Turns the society's leftmost face-down loyalty token face up.
    fn turn_leftmost(&mut self, society: Society) {
        let Some(slot) = self.leftmost_hidden(society) else { return };
        self.state.board.revealed[society] |= 1 << slot.index();
        if let Some(empire) = self.state.tokens[society].at(slot) {
            self.tell(|| Event::Turned(society, empire, slot));
        }
    }

    /// Moves the token of the empire with the most cities up by two slots. Then moves the token of the empire with the
    /// second most cities up by one slot, unless it would pass the first.
    fn follow_glory(&mut self, society: Society) {
        let Some(first) = self.most_cities(None) else { return };
        let moved = self.raise(society, first, 2);
        let Some(second) = self.most_cities(Some(first)) else { return };
        let tokens = self.state.tokens[society];
        let above = tokens.slot_of(second).and_then(|slot| Slot::new(slot.index().checked_sub(1)?));
        let passes = above.is_none_or(|above| tokens.at(above) == Some(first));
        let moved = moved | (!passes && self.raise(society, second, 1));
        if !moved {
            self.tell(|| Event::Kept(society));
        }
    }

    /// The empire that controls the most cities, without the empire `aside`. Chance breaks ties.
    fn most_cities(&mut self, aside: Option<Empire>) -> Option<Empire> {
        let (world, board) = (self.world, self.state.board);
        let others = world.empires().filter(move |empire| Some(*empire) != aside);
        let most = others.clone().map(|empire| board.cities(world, empire)).max()?;
        self.pick(others.filter(move |empire| board.cities(world, *empire) == most))
    }

    /// Moves an empire's token up by `by` slots, or to the first slot if that is nearer. Returns false if the token is
    /// already on the first slot.
    fn raise(&mut self, society: Society, empire: Empire, by: usize) -> bool {
        let tokens = &mut self.state.tokens[society];
        let Some(from) = tokens.slot_of(empire) else { return false };
        let to = Slot::at(from.index().saturating_sub(by));
        for slot in (to.index()..from.index()).rev() {
            tokens.exchange(Slot::at(slot), Slot::at(slot + 1));
        }
        if to != from {
            self.tell(|| Event::Raised(society, empire, from, to));
        }
        to != from
    }
}
