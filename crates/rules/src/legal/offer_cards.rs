//! Legal offers and payments (section 12).

use crate::action::Action;
use crate::ids::bit_sets::PositionSet;
use crate::ids::{Card, MAX_OFFERS, Society};
use crate::raw::ability::Where;
use crate::raw::offer_card::{Bargain, Party, Payment};
use crate::state::State;
use crate::state::task_stack::Task;
use crate::world::World;

use super::ActingPosition;

/// The bit for an offer card in the set of offers made in a position's turn; 0 if the card is no offer.
pub(crate) fn offer_bit(card: Card) -> u32 {
    card.as_offer().map_or(0, |n| 1 << (card.deck().index() * MAX_OFFERS + n))
}

impl State {
    /// The offer cards that a society can use now on the society that controls the acting position, in order (R12.1).
    /// If `arms` is true, those that offer banners for an attack; otherwise those that offer control.
    pub(crate) fn offers(&self, world: &World, society: Society, arms: bool) -> impl Iterator<Item = Card> {
        let hand = &self.hands[society];
        let held = world.empires().flat_map(move |deck| hand[deck].singles(deck));
        held.filter(move |card| self.can_offer(world, society, *card, arms))
    }

    fn can_offer(&self, world: &World, society: Society, card: Card, arms: bool) -> bool {
        let Some(offer) = world.offer(card) else { return false };
        let fits = match offer.bargain {
            Bargain::Control => !arms,
            Bargain::Arms(_) => arms && self.supply[self.acting.empire()] > 0,
        };
        let payer = if offer.by == Party::Offerer { society } else { self.steers };
        let payable = match offer.payment {
            Payment::Recall | Payment::Reveal => self.can_pay(world, payer, self.steers, offer.payment),
            // These payments are optional for the society that receives them (R12.2).
            Payment::Draw(_) | Payment::Reinforce(_) | Payment::Trade => true,
        };
        fits && payable && self.offered & offer_bit(card) == 0
    }

    /// True if `payer` can make this payment.
    pub(crate) fn can_pay(&self, world: &World, payer: Society, other: Society, payment: Payment) -> bool {
        match payment {
            Payment::Recall => !self.posts[payer].is_empty(),
            Payment::Reveal => self.face_down(world, payer) != 0,
            Payment::Draw(left) => left > 0 && world.empires().any(|e| !self.deck(world, e).is_empty()),
            Payment::Reinforce(_) => {
                ActingPosition::new(world, self).reinforceable(Where::default()).next().is_some()
            }
            Payment::Trade => !self.posts[payer].is_empty() && !self.posts[other].is_empty(),
        }
    }
}

/// Appends the legal choices of a task about an offer to `out`.
pub(super) fn choices(actor: &ActingPosition<'_>, task: &Task, out: &mut Vec<Action>) {
    let (world, state) = (actor.world, actor.state);
    let positions = |set: PositionSet| set.map(Action::ChoosePosition);
    match *task {
        Task::Offering { arms, .. } => {
            out.push(Action::Pass);
            out.extend(state.offers(world, state.mover, arms).map(Action::Offer));
        }
        Task::Answer { .. } => out.extend([Action::Accept, Action::Decline]),
        Task::Pay { who, payment, .. } => {
            match payment {
                Payment::Recall => return out.extend(state.posts[who].map(Action::RetrievePosition)),
                Payment::Reveal => {
                    let hidden = state.face_down(world, who);
                    let down = world.empires().filter(|e| hidden >> e.index() & 1 == 1);
                    return out.extend(down.map(Action::ChooseEmpire));
                }
                Payment::Draw(_) => {
                    let decks = world.empires().filter(|e| !state.deck(world, *e).is_empty());
                    out.extend(decks.map(Action::ChooseEmpire));
                }
                Payment::Reinforce(_) => {
                    out.extend(actor.reinforceable(Where::default()).map(Action::ChooseRegion));
                }
                Payment::Trade => out.extend(positions(state.posts[who])),
            }
            out.push(Action::Done);
        }
        Task::TradeFor { other, .. } => out.extend(positions(state.posts[other])),
        _ => {}
    }
}

impl ActingPosition<'_> {
    /// True if this acting position's agent was taken off the board (R12.2).
    #[inline(always)]
    pub(super) fn agent_is_lost(&self) -> bool {
        self.state.agent_lost && self.agent == self.state.agent
    }
}
