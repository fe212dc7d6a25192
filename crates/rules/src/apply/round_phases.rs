//! The phases of a round before and after the empire turns (R4, R5.8, R8), and the end of the match (R9).

use crate::chance_sources::Chance;
use crate::event::{Event, Sink, Spot};
use crate::house_rules::EmpireOrder;
use crate::ids::{Card, Empire, Slot, Society};
use crate::raw::event_card::Lasting;
use crate::state::board::Phase;

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// Reports the events that begin a match.
    pub(super) fn open_match(&mut self) {
        let (round, first) = (self.state.board.round, self.state.board.first);
        self.tell(|| Event::Round { round, first });
        if self.world.house.order.is_drawn() {
            let order = self.state.board.order;
            self.tell(|| Event::Order(order));
        }
    }

    /// Continues the match until somebody must decide or the match is over.
    pub(super) fn settle(&mut self) {
        loop {
            let waits = match self.state.board.phase {
                Phase::Lay => self.each(Phase::Deploy, |step, s| step.free_slot(s).is_some()),
                Phase::Retrieve => self.each(Phase::Deploy, |step, s| {
                    !step.state.board.posts[s].is_empty() || !step.state.board.scouts[s].is_empty()
                }),
                Phase::Deploy => self.settle_deploy(),
                Phase::Turns => {
                    let waits = self.settle_turn();
                    if !waits {
                        self.end_turns();
                    }
                    waits
                }
                Phase::Cleanup => self.each(Phase::Loyalty, |step, s| {
                    step.state.hands[s].cards() > step.world.house.hand_limit
                }),
                Phase::Loyalty => {
                    let waits = self.each(Phase::Retrieve, Self::can_exchange);
                    if !waits {
                        self.open_round();
                    }
                    waits
                }
                Phase::FinalWhisper => self.each(Phase::Over, Self::can_exchange),
                Phase::Over => true,
            };
            if waits {
                return;
            }
        }
    }

    /// Finds the next society in player order that has something to decide, makes it the mover and returns true. If
    /// there is none, begins the phase `next` and returns false.
    fn each(&mut self, next: Phase, decides: impl Fn(&Self, Society) -> bool) -> bool {
        // The only human player may have to take back more than one agent (R13.2).
        let times = self.times();
        while self.state.board.step < self.world.societies * times {
            let society = self.world.seat_after(self.state.board.first, self.state.board.step / times);
            let automaton = self.world.automaton(society);
            if automaton.map_or_else(|| decides(self, society), |a| self.has_script(society, a.script)) {
                self.state.board.mover = society;
                return true;
            }
            self.state.board.step += if automaton.is_some() { times } else { 1 };
        }
        self.enter(next);
        false
    }

    /// The number of decisions that each society makes in this phase.
    pub(super) fn times(&self) -> u8 {
        if self.state.board.phase == Phase::Retrieve { self.world.taken_back } else { 1 }
    }

    fn enter(&mut self, phase: Phase) {
        self.state.board.phase = phase;
        self.state.board.step = 0;
        if phase == Phase::Over {
            self.tell(|| Event::Over);
        }
    }

    fn free_slot(&self, society: Society) -> Option<Slot> {
        self.world.slots().find(|slot| self.state.tokens[society].at(*slot).is_none())
    }

    pub(super) fn lay(&mut self, empire: Empire) {
        let society = self.state.board.mover;
        if let Some(slot) = self.free_slot(society) {
            self.state.tokens[society].lay(slot, empire);
            self.tell(|| Event::Laid(society, slot, empire));
        }
    }

    /// R4.1: takes an agent back from the board.
    pub(super) fn retrieve(&mut self, spot: Spot) {
        let society = self.state.board.mover;
        match spot {
            Spot::Position(position) => self.state.board.posts[society].remove(position),
            Spot::Region(region) => self.state.board.scouts[society].remove(region),
        }
        self.state.board.step += 1;
        self.tell(|| Event::Retrieved(society, spot));
    }

    /// R4.2: lets the societies take turns placing an agent, until all placements of the round are made. Returns true
    /// if a society must decide.
    fn settle_deploy(&mut self) -> bool {
        let placements = match self.world.soloist {
            // Each automaton places all its agents at once (R13.3).
            Some(_) => self.world.societies - 1 + self.world.agents_per_round,
            None => self.world.societies * self.world.agents_per_round,
        };
        while self.state.board.step < placements {
            let society = match self.world.soloist {
                Some(player) => self.solo_placer(player, self.state.board.step),
                None => self
                    .world
                    .seat_after(self.state.board.first, self.state.board.step % self.world.societies),
            };
            self.state.board.mover = society;
            let regions =
                self.world.automaton(society).is_none() && !self.state.open_regions(self.world).is_empty();
            let place = regions || !self.state.free_positions(self.world).is_empty();
            if place && self.state.agents_in_hand(self.world, society) > 0 {
                return true;
            }
            self.state.board.step += 1;
        }
        self.enter(Phase::Turns);
        self.begin_turns();
        false
    }

    pub(super) fn deploy(&mut self, spot: Spot) {
        let society = self.state.board.mover;
        match spot {
            Spot::Position(position) => self.state.board.posts[society].insert(position),
            Spot::Region(region) => self.state.board.scouts[society].insert(region),
        }
        self.state.board.step += 1;
        self.tell(|| Event::Deployed(society, spot));
    }

    /// Ends the empire turns of a round: advances the round marker and passes the first-player marker (R5.8, R9.4).
    /// This happens even if only the end or a final whisper follows.
    fn end_turns(&mut self) {
        let early = self.state.board.early_end(self.world);
        let last = early.is_some() || self.state.board.round >= self.world.house.rounds;
        if let Some((empire, icons)) = early {
            self.tell(|| Event::EndsEarly { empire, icons: icons as u8 });
        }
        self.state.board.round += 1;
        self.state.board.first = self.world.left_of(self.state.board.first);
        self.state.board.lasting = Lasting::default();
        let first = self.state.board.first;
        match (last, self.world.house.final_whisper) {
            (true, false) => return self.enter(Phase::Over),
            (true, true) => self.enter(Phase::FinalWhisper),
            (false, _) => self.enter(Phase::Cleanup),
        }
        self.tell(|| Event::First(first));
    }

    /// Begins another round. Shuffles the turn order if the house rules say so.
    fn open_round(&mut self) {
        let (round, first) = (self.state.board.round, self.state.board.first);
        self.tell(|| Event::Round { round, first });
        if self.world.house.order == EmpireOrder::ShuffledEachRound {
            let order = self.chance.order(self.world, self.state.board.order);
            self.state.board.order = order;
            self.tell(|| Event::Order(order));
        }
    }

    /// R8.1: discards a card because the hand is above its limit.
    pub(super) fn discard(&mut self, card: Card) {
        let society = self.state.board.mover;
        self.state.hands[society].take(card);
        self.tell(|| Event::Discarded(society, card.deck()));
        self.tell(|| Event::DiscardedCard(society, card));
    }

    /// R8.2: true if a society has at least two face-down loyalty tokens.
    fn can_exchange(&self, society: Society) -> bool {
        self.world.slots().filter(|slot| !self.state.is_revealed(society, *slot)).count() >= 2
    }

    pub(super) fn keep(&mut self) {
        let society = self.state.board.mover;
        self.state.board.step += 1;
        self.tell(|| Event::Kept(society));
    }

    /// R8.2: exchanges the slots of two loyalty tokens and turns both face up for good.
    pub(super) fn exchange(&mut self, a: Empire, b: Empire) {
        let society = self.state.board.mover;
        let tokens = self.state.tokens[society];
        if let (Some(slot_a), Some(slot_b)) = (tokens.slot_of(a), tokens.slot_of(b)) {
            self.state.tokens[society].exchange(slot_a, slot_b);
            self.state.board.revealed[society] |= 1 << slot_a.index() | 1 << slot_b.index();
            self.state.board.exchanges[society].add(slot_a, slot_b);
            self.tell(|| Event::Exchanged(society, (a, slot_b), (b, slot_a)));
        }
        self.state.board.step += 1;
    }
}
