//! Carries out offer cards (section 12): an offer is made, answered, paid and then carried out.

use crate::chance_sources::Chance;
use crate::event::{Event, Sink, Spot};
use crate::ids::{Card, Empire, Position, Region, Society};
use crate::legal::offer_bit;
use crate::raw::offer_card::{Bargain, Party, Payment};
use crate::state::task_stack::Task;

use super::Step;

impl<C: Chance, S: Sink> Step<'_, C, S> {
    /// Lets rivals make offers (R12.1). If `arms` is true, they offer banners before the Muster of an attack;
    /// otherwise, they offer control before the Before of a position.
    #[inline(always)]
    pub(super) fn open_offers(&mut self, arms: bool) {
        if self.world.house.offer_cards {
            self.state.stack.push(Task::Offering { arms, step: 0 });
        }
    }

    /// Asks the next society in player order that can make an offer, and returns true. If there is none, ends the
    /// offers and returns false.
    pub(super) fn settle_offers(&mut self, arms: bool, from: u8) -> bool {
        for step in from..self.world.societies {
            let society = self.world.seat_after(self.state.board.first, step);
            let rival = society != self.state.board.steers;
            if rival && self.state.offers(self.world, society, arms).next().is_some() {
                self.state.stack.replace(Task::Offering { arms, step });
                self.state.board.mover = society;
                return true;
            }
        }
        self.end_offers();
        false
    }

    fn end_offers(&mut self) {
        self.state.stack.pop();
        self.state.board.mover = self.state.board.steers;
    }

    /// Notes that the current society makes no more offers, so that the next society is asked.
    pub(super) fn no_offer(&mut self) {
        if let Some(Task::Offering { step, .. }) = self.state.stack.top_mut() {
            *step += 1;
        }
    }

    pub(super) fn offer(&mut self, card: Card) {
        let (by, to) = (self.state.board.mover, self.state.board.steers);
        self.state.board.offered |= offer_bit(card);
        self.tell(|| Event::Offered(by, to, card));
        self.state.stack.push(Task::Answer { card, by });
        self.state.board.mover = to;
    }

    pub(super) fn answer(&mut self, accepts: bool) {
        let Some(&Task::Answer { card, by }) = self.state.stack.top() else { return };
        let to = self.state.board.steers;
        self.tell(|| Event::Answered(to, card, accepts));
        self.state.stack.pop();
        let Some(offer) = self.world.offer(card).filter(|_| accepts) else { return };
        let (who, other) = if offer.by == Party::Offerer { (by, to) } else { (to, by) };
        let payment = offer.payment;
        self.state.stack.push(Task::Sealed { card, by });
        self.state.stack.push(Task::Pay { who, other, payment });
    }

    /// Asks a society for a payment. If the society cannot make it, drops the payment and returns false.
    pub(super) fn settle_payment(&mut self, who: Society, other: Society, payment: Payment) -> bool {
        let can = self.state.can_pay(self.world, who, other, payment);
        if can {
            self.state.board.mover = who;
        } else {
            self.state.stack.pop();
        }
        can
    }

    /// Carries out an accepted offer after its payment, and returns the offer card to its deck.
    pub(super) fn seal(&mut self, card: Card, by: Society) {
        self.state.stack.pop();
        self.state.hands[by].take(card);
        match self.world.offer(card).map(|offer| offer.bargain) {
            Some(Bargain::Control) => {
                self.state.board.steers = by;
                let position = self.state.board.acting;
                self.tell(|| Event::Steers(by, position));
                self.end_offers();
            }
            Some(Bargain::Arms(most)) => {
                let offering = self.state.stack.top().copied();
                self.state.stack.pop();
                self.rally(most);
                offering.into_iter().for_each(|task| self.state.stack.push(task));
            }
            None => {}
        }
    }

    /// Removes the payment on top of the stack. Returns the payer, the other society and the payment.
    fn take_payment(&mut self) -> Option<(Society, Society, Payment)> {
        let Some(&Task::Pay { who, other, payment }) = self.state.stack.top() else { return None };
        self.state.stack.pop();
        Some((who, other, payment))
    }

    /// Takes one of the payer's agents off a council, back into the payer's hand.
    pub(super) fn recall(&mut self, position: Position) {
        let Some((who, ..)) = self.take_payment() else { return };
        self.state.board.posts[who].remove(position);
        self.state.board.agent_lost |= position == self.state.board.agent;
        self.tell(|| Event::Retrieved(who, Spot::Position(position)));
    }

    /// Pays with this empire: draws a card from its deck, or turns the payer's token of the empire face up.
    pub(super) fn pay_empire(&mut self, empire: Empire) {
        let Some((who, other, payment)) = self.take_payment() else { return };
        match payment {
            Payment::Draw(left) => {
                self.state.stack.push(Task::Pay {
                    who,
                    other,
                    payment: Payment::Draw(left.saturating_sub(1)),
                });
                self.draw(who, empire, 1);
            }
            _ => {
                if let Some(slot) = self.state.tokens[who].slot_of(empire) {
                    self.state.board.revealed[who] |= 1 << slot.index();
                    self.tell(|| Event::Turned(who, empire, slot));
                }
            }
        }
    }

    pub(super) fn pay_region(&mut self, region: Region) {
        if let Some((_, _, Payment::Reinforce(banners))) = self.take_payment()
            && let Some(empire) = self.state.controller(region)
        {
            self.add(empire, region, banners);
        }
    }

    /// Pays with the agent on this position. The payer first chooses one of its own agents, and then the rival's agent
    /// that trades places with it.
    pub(super) fn pay_position(&mut self, position: Position) {
        if let Some(&Task::TradeFor { own, .. }) = self.state.stack.top() {
            self.state.stack.pop();
            self.trade(own, position);
        } else if let Some((_, other, _)) = self.take_payment() {
            self.state.stack.push(Task::TradeFor { own: position, other });
        }
    }
}
