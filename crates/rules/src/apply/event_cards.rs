//! Carries out event cards (section 11). The society that draws an event reveals it and carries it out at once. The
//! card then leaves the game.

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::bit_sets::{PositionSet, RegionSet};
use crate::ids::{Card, Empire, Position, Region, Society};
use crate::legal::Occasion;
use crate::raw::event_card::Incident;
use crate::state::task_stack::{Councils, Plan, Task};

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// The situation in which an event from this empire's deck is resolved.
    fn occasion(&self, empire: Empire) -> Occasion<'_> {
        Occasion { world: self.world, state: self.state, empire }
    }

    /// R11.1: reveals a drawn event and begins it. The society draws `left` more cards after it. Returns false if the
    /// event can change nothing.
    pub(super) fn reveal(&mut self, society: Society, card: Card, left: u32) -> bool {
        self.state.board.gone.put(card);
        self.tell(|| Event::Revealed(society, card));
        let occasion = self.occasion(card.deck());
        let can = |half| self.world.incident(card, half).is_some_and(|i| occasion.possible(i));
        let (first, second) = (can(0), can(1));
        if !first && !second {
            self.tell(|| Event::Void(card));
            return false;
        }
        self.state.stack.push(Task::Draw { to: society, deck: card.deck(), left: left.min(255) as u8 });
        self.state.board.mover = society;
        if first && second {
            self.state.stack.push(Task::Halves(card));
        } else {
            self.begin(card, u8::from(second));
        }
        true
    }

    pub(super) fn choose_half(&mut self, half: u8) {
        if let Some(&Task::Halves(card)) = self.state.stack.top() {
            self.state.stack.pop();
            self.begin(card, half);
        }
    }

    /// Begins one half of an event, by its index from 0. If the player must choose something, this puts a task on the
    /// stack.
    fn begin(&mut self, card: Card, half: u8) {
        let Some(incident) = self.world.incident(card, half) else { return };
        self.tell(|| Event::Incident(card, half));
        let empire = card.deck();
        let lasting = &mut self.state.board.lasting;
        match incident {
            Incident::Double(icon) => lasting.doubled |= 1 << icon.index(),
            Incident::NoSupplyCheck => lasting.unchecked = true,
            Incident::Truce => lasting.truces |= 1 << empire.index(),
            Incident::Attrition(banners) => {
                for region in self.state.armies(empire) {
                    let fallen = banners.min(self.state.board.banners[region]);
                    self.kill(empire, region, fallen, Cause::Card);
                }
            }
            Incident::Reseat { restart } => {
                if restart {
                    self.plan_restart(empire);
                }
                if self.occasion(empire).can_reseat() {
                    self.state.stack.push(Task::Reseat { card, half, plan: Plan::NONE });
                }
            }
            _ => self.state.stack.push(Task::Incident { card, half }),
        }
    }

    /// Removes the task for an event's object from the top of the stack. Returns the empire of the event's deck and
    /// the event's effect.
    fn incident(&mut self) -> Option<(Empire, Incident)> {
        let Some(&Task::Incident { card, half }) = self.state.stack.top() else { return None };
        self.state.stack.pop();
        Some((card.deck(), self.world.incident(card, half)?))
    }

    pub(super) fn event_position(&mut self, position: Position) {
        if let Some(Task::Reseat { card, plan, .. }) = self.state.stack.top_mut() {
            let (card, planned) = (*card, *plan);
            let agent = self.occasion(card.deck()).next_agent(planned);
            if let (Some(agent), Some(Task::Reseat { plan, .. })) = (agent, self.state.stack.top_mut()) {
                plan.choose(agent.office(), position.office());
            }
            return self.reseat_when_planned();
        }
        let Some((empire, incident)) = self.incident() else { return };
        let (Incident::TradeWithin(own) | Incident::TradeAcross { own, .. }) = incident else { return };
        let own = self.occasion(empire).position(empire, own);
        self.trade(own, position);
    }

    /// Trades the agents of two positions, for an event or a payment. If the active agent moves, the acting position
    /// stays the same.
    pub(super) fn trade(&mut self, a: Position, b: Position) {
        self.state.board.move_agents(&[(a, b), (b, a)]);
        self.tell(|| Event::Traded(a, b));
    }

    /// Moves the agents of a council, if a new position has been chosen for each of them.
    fn reseat_when_planned(&mut self) {
        let Some(&Task::Reseat { card, plan, .. }) = self.state.stack.top() else { return };
        let occasion = self.occasion(card.deck());
        if occasion.next_agent(plan).is_some() {
            return;
        }
        let agents = occasion.agents();
        let goes = |from: Position| Some((from, Position::new(card.deck(), plan.target(from.office())?)));
        let moves: Vec<(Position, Position)> = agents.into_iter().filter_map(goes).collect();
        self.state.board.move_agents(&moves);
        self.state.stack.pop();
        for (from, to) in moves {
            if let Some(society) = self.state.occupant(to) {
                self.tell(|| Event::Reseated(society, from, to));
            }
        }
    }

    /// Plans that this empire's council acts again after the current position's turn, which then has no play window
    /// After. A position that has not acted yet takes its action first (R15.29).
    fn plan_restart(&mut self, empire: Empire) {
        let occasion = self.occasion(empire);
        if occasion.waits_for_control() && !occasion.acts_again() {
            return;
        }
        let only = Task::Restart(Councils::default().and(empire));
        match self.state.stack.bottom_mut() {
            Some(Task::Restart(councils)) => *councils = councils.and(empire),
            Some(Task::Before) => self.state.stack.push_last(only),
            Some(bottom) => *bottom = only,
            None => {}
        }
    }

    /// R11.2: returns play to the first position of a council in the set, if that position has already had its turn.
    /// If there are several such councils, the one that acts first is chosen.
    pub(super) fn restart(&mut self, councils: Councils) {
        self.state.stack.pop();
        let again = |empire: &Empire| councils.has(*empire) && self.occasion(*empire).acts_again();
        let Some(empire) = self.state.board.order.empires(self.world).find(again) else { return };
        if let Some(turn) = self.state.board.order.place(empire) {
            self.state.board.turn = turn;
            self.state.board.office = 0;
            self.tell(|| Event::Restarts(empire));
        }
    }

    pub(super) fn event_region(&mut self, region: Region) {
        let Some((empire, incident)) = self.incident() else { return };
        match incident {
            Incident::Expel | Incident::Withdraw { .. } | Incident::Clear => self.clear(region),
            Incident::Uproar => {
                self.clear(region);
                for near in self.world.around[region] & self.state.board.held {
                    if let Some(owner) = self.state.controller(near) {
                        self.kill(owner, near, 1, Cause::Card);
                    }
                }
            }
            Incident::Gather(least) => {
                for from in self.state.armies(empire).minus(RegionSet::only(region)) {
                    if self.state.board.banners[from] >= least {
                        self.shift(empire, from, region, 1);
                    }
                }
            }
            _ => {}
        }
    }

    /// Returns all banners in a region to their empire's supply.
    fn clear(&mut self, region: Region) {
        if let Some(owner) = self.state.controller(region) {
            self.kill(owner, region, self.state.board.banners[region], Cause::Card);
        }
    }

    /// Moves a whole army to an empty region. This is not an attack, so forts have no effect (R7.6).
    pub(super) fn march(&mut self, from: Region, to: Region, banners: u8) {
        let Some((empire, _)) = self.incident() else { return };
        let was = self.state.controller(to);
        self.state.board.lift(from, banners);
        self.state.board.drop(to, banners);
        self.tell(|| Event::Moved { empire, from, to, banners });
        self.give_back(empire, from);
        self.state.board.claim(empire, to);
        self.tell_control(to, was);
    }

    /// Fights an attack between two regions of one empire. No cards can be played during this attack (R11.2).
    pub(super) fn civil_attack(&mut self, from: Region, to: Region, banners: u8) {
        let Some((empire, _)) = self.incident() else { return };
        self.set_out(empire, from, to, banners);
        self.blood(empire, to, banners);
    }
}

impl crate::state::board::Board {
    /// Moves any agent on the first position of each pair to the second, all at once. If the active agent moves, it
    /// stays active.
    pub(crate) fn move_agents(&mut self, moves: &[(Position, Position)]) {
        for posts in &mut self.posts.0 {
            let moved: PositionSet =
                moves.iter().filter(|(from, _)| posts.has(*from)).map(|(_, to)| *to).collect();
            for (from, _) in moves {
                posts.remove(*from);
            }
            *posts |= moved;
        }
        if let Some((_, to)) = moves.iter().find(|(from, _)| *from == self.agent) {
            self.agent = *to;
        }
    }
}
