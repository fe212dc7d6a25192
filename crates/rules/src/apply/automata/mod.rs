//! Carries out the steps of automata (RULES.md section 13). Each step is one action without a choice, and chance
//! breaks ties.

mod agent_placing;
mod loyalty_step;
mod script_targets;
mod scripted_turn;

use crate::chance_sources::Chance;
use crate::event::Sink;
use crate::ids::Society;
use crate::state::board::Phase;
use crate::world::automaton::Script;

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// True if an automaton's script has something to do in the current phase. Only for phases in which the societies
    /// decide in player order.
    pub(super) fn has_script(&self, society: Society, script: Script) -> bool {
        match self.state.board.phase {
            Phase::Retrieve => self.has_to_take_back(society, script),
            Phase::Loyalty | Phase::FinalWhisper => self.can_shift_loyalty(society, script),
            // An automaton has no hand to discard from, and its tokens are laid at the start. In Deploy and Turns, the
            // societies do not decide in player order.
            Phase::Lay | Phase::Deploy | Phase::Turns | Phase::Cleanup | Phase::Over => false,
        }
    }

    /// Carries out what the script of the deciding automaton says for the current phase.
    pub(super) fn follow(&mut self) {
        let society = self.state.board.mover;
        let Some(script) = self.world.automaton(society).map(|automaton| automaton.script) else { return };
        match self.state.board.phase {
            Phase::Retrieve => {
                self.take_back(society, script);
                self.state.board.step += self.times();
            }
            Phase::Deploy => {
                self.deploy_automaton(society, script);
                self.state.board.step += 1;
            }
            Phase::Turns => {
                self.state.stack.pop();
                self.act_by_script(society);
            }
            Phase::Loyalty | Phase::FinalWhisper => {
                self.shift_loyalty(society, script);
                self.state.board.step += 1;
            }
            Phase::Lay | Phase::Cleanup | Phase::Over => {}
        }
    }

    /// Picks one of several choices that the script ranks equally, at random (R13.7). Returns `None` if there are
    /// none.
    fn pick<I: Iterator + Clone>(&mut self, mut among: I) -> Option<I::Item> {
        match among.clone().count() {
            0 | 1 => among.next(),
            several => {
                let picked = self.chance.tie(several as u8);
                among.nth(usize::from(picked))
            }
        }
    }
}
