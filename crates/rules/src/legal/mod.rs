//! The legal actions of a state (RULES.md section 14): complete, sorted, without duplicates.

mod acting_position;
mod attacks;
mod effect_choices;
mod event_cards;
mod offer_cards;
mod playable_cards;
mod possible_card_effects;
mod printed_lines;

use crate::action::Action;
use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::{Empire, Slot, Society};
use crate::raw::ability::Window;
use crate::state::State;
use crate::state::board::Phase;
use crate::state::task_stack::{Reach, Task};
use crate::world::World;
pub(crate) use acting_position::ActingPosition;
pub(crate) use attacks::AttackLimits;
pub(crate) use event_cards::Occasion;
pub(crate) use offer_cards::offer_bit;

impl State {
    /// Clears `out` and writes all legal actions to it, sorted and without duplicates. There are none only if the
    /// match is over.
    pub fn legal(&self, world: &World, out: &mut Vec<Action>) {
        out.clear();
        // An automaton follows its script without a choice (section 13).
        if world.soloist.is_some_and(|player| player != self.mover) && !self.is_over() {
            return out.push(Action::Follow);
        }
        match self.phase {
            Phase::Lay => self.legal_lay(world, out),
            Phase::Retrieve => {
                out.extend(self.posts[self.mover].map(Action::RetrievePosition));
                out.extend(self.scouts[self.mover].map(Action::RetrieveRegion));
            }
            Phase::Deploy => {
                out.extend(self.free_positions(world).map(Action::DeployPosition));
                out.extend(self.open_regions(world).map(Action::DeployRegion));
            }
            Phase::Turns => self.legal_turn(world, out),
            Phase::Cleanup => {
                out.extend(self.hands[self.mover].kinds().map(|(card, _)| Action::Discard(card)))
            }
            Phase::Loyalty | Phase::FinalWhisper => self.legal_loyalty(world, out),
            Phase::Over => {}
        }
        debug_assert!(out.is_sorted_by(|a, b| a < b), "{out:?}");
    }

    fn legal_lay(&self, world: &World, out: &mut Vec<Action>) {
        let tokens = self.tokens[self.mover];
        out.extend(world.empires().filter(|e| tokens.slot_of(*e).is_none()).map(Action::Lay));
    }

    /// All council positions without an agent.
    #[inline]
    pub(crate) fn free_positions(&self, world: &World) -> PositionSet {
        world.positions.minus(self.occupied())
    }

    /// The regions in which the deciding society may place an agent (R4.3).
    #[inline]
    pub(crate) fn open_regions(&self, world: &World) -> RegionSet {
        let own = self.scouts[self.mover];
        if world.house.agents_in_regions && own.len() < u32::from(world.agents_in_regions) {
            world.regions.minus(own)
        } else {
            RegionSet::EMPTY
        }
    }

    fn legal_turn(&self, world: &World, out: &mut Vec<Action>) {
        let actor = ActingPosition::new(world, self);
        let Some(task) = self.stack.top() else { return };
        match *task {
            Task::Before => {
                actor.acts(true, |line| out.push(Action::Act(line)));
                let may_pass = out.is_empty();
                self.legal_plays(&actor, Window::Before, out);
                if may_pass {
                    out.push(Action::Pass);
                }
            }
            Task::Line => actor.acts(false, |line| out.push(Action::Act(line))),
            Task::Swap => out.extend(actor.swaps().map(|position| Action::Swap(position.office()))),
            Task::Declare { from, most, reach } => {
                let due = AttackLimits { from, most };
                actor.attacks(due, reach, |from, to, banners| {
                    out.push(Action::Attack { from, to, banners });
                    false
                });
                if reach == Reach::Border {
                    self.legal_plays(&actor, Window::Declaring, out);
                }
            }
            Task::Muster { .. } => self.legal_window(&actor, Window::Muster, out),
            Task::Aftermath { .. } => self.legal_window(&actor, Window::Aftermath, out),
            Task::After => self.legal_window(&actor, Window::After, out),
            _ => effect_choices::objects(&actor, task, out),
        }
    }

    fn legal_plays(&self, actor: &ActingPosition<'_>, window: Window, out: &mut Vec<Action>) {
        actor.plays(window, |play| {
            out.push(play);
            false
        });
    }

    fn legal_window(&self, actor: &ActingPosition<'_>, window: Window, out: &mut Vec<Action>) {
        self.legal_plays(actor, window, out);
        out.push(Action::Pass);
    }

    fn legal_loyalty(&self, world: &World, out: &mut Vec<Action>) {
        out.push(Action::Keep);
        let hidden = self.hidden_tokens(world);
        for a in world.empires().filter(|e| hidden >> e.index() & 1 == 1) {
            let later = world.empires().skip(a.index() + 1);
            out.extend(later.filter(|b| hidden >> b.index() & 1 == 1).map(|b| Action::Exchange(a, b)));
        }
    }

    /// The empires of the deciding society's face-down loyalty tokens, one bit each.
    pub(crate) fn hidden_tokens(&self, world: &World) -> u8 {
        self.face_down(world, self.mover)
    }

    /// The empires of this society's face-down loyalty tokens, one bit each.
    pub(crate) fn face_down(&self, world: &World, society: Society) -> u8 {
        let hidden = |slot: &Slot| !self.is_revealed(society, *slot);
        let tokens = world.slots().filter(hidden).filter_map(|slot| self.tokens[society].at(slot));
        tokens.fold(0, |bits, empire: Empire| bits | 1 << empire.index())
    }
}
