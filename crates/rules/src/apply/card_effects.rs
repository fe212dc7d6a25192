//! Carries out the effects of cards (R7.3).

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::{Card, Empire, Position, Region};
use crate::raw::ability::{Effect, Use};
use crate::state::task_stack::{Reach, Task};

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// R7.1: returns the played card and the paid card to their decks, then begins the effect.
    pub(super) fn play_card(&mut self, card: Card, using: Use, pay: Option<Card>) {
        let society = self.state.board.mover;
        self.state.pay(society, card, pay);
        self.tell(|| Event::Played(society, card, using, pay));
        let id = self.world.ability_of(card, using);
        let empire = self.state.board.acting.empire();
        match self.world.ability(id).effect {
            Effect::AttackAgain => {
                if let Some(&Task::Aftermath { at, survivors, .. }) = self.state.stack.top() {
                    let again = Task::Declare { from: Some(at), most: survivors, reach: Reach::Border };
                    self.state.stack.replace(again);
                }
            }
            Effect::KillSurvivors => {
                if let Some(Task::Aftermath { at, survivors, .. }) = self.state.stack.top_mut() {
                    // Afterwards no survivors are counted, even if other banners stand in the region (R15.3).
                    let (at, fallen) = (*at, std::mem::take(survivors));
                    if let Some(owner) = self.state.controller(at) {
                        self.kill(owner, at, fallen, Cause::Card);
                    }
                }
            }
            Effect::Reach { empty, sea } => {
                if let Some(Task::Declare { reach, .. }) = self.state.stack.top_mut() {
                    *reach = Reach::new(empty, sea);
                }
            }
            Effect::Rally(most) => self.rally(most),
            Effect::Subjugate(each) => {
                if let Some(&Task::Aftermath { killed, .. }) = self.state.stack.top() {
                    self.add_banners(u32::from(each) * u32::from(killed), 1);
                }
            }
            Effect::Populate => self.populate(empire),
            Effect::Repeat => {
                if let Some(line) = self.state.board.line {
                    let position = self.state.board.acting;
                    self.tell(|| Event::Takes(position, line));
                    self.take_line(line);
                }
            }
            Effect::Relocate
            | Effect::Borrow
            | Effect::Join(_)
            | Effect::Reinforce { .. }
            | Effect::Shift
            | Effect::Rearrange
            | Effect::Kill(_)
            | Effect::Disperse
            | Effect::Strike(_) => self.state.stack.push(Task::Object(id)),
        }
    }

    /// Adds one banner to each region that the empire controls. If the supply is too small, the player chooses the
    /// regions.
    fn populate(&mut self, empire: Empire) {
        let (regions, supply) = (self.state.board.control[empire], self.state.board.supply[empire]);
        if u32::from(supply) < regions.len() {
            self.state.stack.push(Task::Spread { left: supply });
        } else {
            regions.for_each(|region| self.add(empire, region, 1));
        }
    }

    /// Adds up to `most` banners from the supply to the attackers.
    pub(super) fn rally(&mut self, most: u8) {
        let supply = &mut self.state.board.supply[self.state.board.acting.empire()];
        let banners = most.min(*supply);
        *supply -= banners;
        self.join(None, banners);
    }

    /// Adds banners to the attackers of the declared attack. `from` is the region that they left, or `None` for the
    /// supply.
    fn join(&mut self, from: Option<Region>, banners: u8) {
        if let Some(Task::Muster { attackers, .. }) = self.state.stack.top_mut() {
            *attackers += banners;
        }
        let empire = self.state.board.acting.empire();
        self.tell(|| Event::Joined(empire, from, banners));
    }

    /// Removes the task of choosing an object for a card from the stack. Returns the card's effect.
    fn take_object(&mut self) -> Option<Effect> {
        let Some(&Task::Object(id)) = self.state.stack.top() else { return None };
        self.state.stack.pop();
        Some(self.world.ability(id).effect)
    }

    /// Eagle and Lion: makes another position the acting one, with a play window Before of its own (R7.5).
    pub(super) fn choose_position(&mut self, position: Position) {
        let society = self.state.board.mover;
        match self.take_object() {
            Some(Effect::Relocate) => {
                let (from, society) = (self.state.board.agent, self.state.board.owner);
                self.state.board.posts[society].remove(from);
                self.state.board.posts[society].insert(position);
                (self.state.board.agent, self.state.board.acting) = (position, position);
                self.tell(|| Event::Relocated(society, from, position));
            }
            Some(Effect::Borrow) => {
                if let Some(agent) = self.state.active_agent(position) {
                    self.state.board.agent = agent;
                    self.state.board.agent_lost = false;
                    self.state.board.owner = society;
                }
                self.state.board.acting = position;
                self.tell(|| Event::Borrows(society, position));
            }
            _ => return,
        }
        self.state.board.line = None;
    }

    pub(super) fn choose_empire(&mut self, empire: Empire) {
        self.take_object();
        self.state.stack.push(Task::Rearrange { empire, begun: false });
    }

    pub(super) fn choose_region(&mut self, region: Region) {
        match self.take_object() {
            Some(Effect::Reinforce { banners, .. }) => {
                if let Some(empire) = self.state.controller(region) {
                    self.add(empire, region, banners);
                }
            }
            Some(Effect::Disperse) => self.disperse(region),
            Some(Effect::Strike(most)) => {
                self.state.stack.push(Task::Strike { center: region, left: most, begun: false });
            }
            _ => {}
        }
    }

    pub(super) fn choose_some(&mut self, region: Region, banners: u8) {
        match self.take_object() {
            Some(Effect::Kill(_)) => {
                if let Some(empire) = self.state.controller(region) {
                    self.kill(empire, region, banners, Cause::Card);
                }
            }
            Some(Effect::Join(_)) => {
                let empire = self.state.board.acting.empire();
                self.state.board.take(self.world, empire, region, banners);
                self.join(Some(region), banners);
            }
            _ => {}
        }
    }

    pub(super) fn choose_move(&mut self, from: Region, to: Region, banners: u8) {
        if let Some(&Task::Rearrange { empire, .. }) = self.state.stack.top() {
            self.transfer(empire, from, to, banners);
        } else {
            self.take_object();
            self.shift(self.state.board.acting.empire(), from, to, banners);
        }
    }
}
