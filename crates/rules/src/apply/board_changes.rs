//! Changes of banners, agents and cards, each with its event.

use crate::chance_sources::Chance;
use crate::event::{Cause, Event, Sink};
use crate::ids::{Empire, Region, Society};

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// R2.3: adds this number of banners from the supply to a region, or as many as the supply holds.
    pub(super) fn add(&mut self, empire: Empire, region: Region, banners: u8) {
        let banners = banners.min(self.state.board.supply[empire]);
        self.state.board.supply[empire] -= banners;
        self.state.board.put(empire, region, banners);
        self.tell(|| Event::Added(empire, region, banners));
    }

    /// R2.3: returns banners from a region to their empire's supply.
    pub(super) fn kill(&mut self, empire: Empire, region: Region, banners: u8, cause: Cause) {
        self.state.board.supply[empire] += banners;
        self.state.board.lift(region, banners);
        self.tell(|| Event::Killed(empire, region, banners, cause));
        self.give_back(empire, region);
    }

    /// Moves banners between two regions of an empire. This is never an attack (R7.6).
    pub(super) fn shift(&mut self, empire: Empire, from: Region, to: Region, banners: u8) {
        self.state.board.lift(from, banners);
        self.state.board.drop(to, banners);
        self.tell(|| Event::Moved { empire, from, to, banners });
        self.state.board.give_back(self.world, empire, from);
        self.state.board.claim(empire, to);
    }

    /// If this region of an empire is empty, returns control of it to its home empire (R2.2) and reports that.
    pub(super) fn give_back(&mut self, empire: Empire, region: Region) {
        self.state.board.give_back(self.world, empire, region);
        self.tell_control(region, Some(empire));
    }

    /// Reports a change of control if the region's controller is no longer `was`.
    pub(super) fn tell_control(&mut self, region: Region, was: Option<Empire>) {
        let (state, sink) = (&*self.state, &mut *self.sink);
        if was.is_none_or(|empire| !state.board.control[empire].has(region)) {
            let to = state.controller(region);
            if to != was {
                sink.see(state, || Event::Control { region, from: was, to });
            }
        }
    }

    /// R5.4: draws this number of cards for a society, or as many as the deck holds.
    pub(super) fn draw(&mut self, society: Society, deck: Empire, cards: u32) {
        let mut due = cards;
        while due > 0 {
            let left = self.state.deck(self.world, deck);
            if left.is_empty() {
                break;
            }
            let card = self.chance.card(deck, left);
            if card.as_event().is_some() {
                // An event that can change nothing doesn't count as a drawn card (R11.1).
                if self.reveal(society, card, due - 1) {
                    return;
                }
                continue;
            }
            due -= 1;
            self.state.hands[society].put(card);
            self.tell(|| Event::Drew(society, deck));
            self.tell(|| Event::DrewCard(society, card));
        }
    }
}
