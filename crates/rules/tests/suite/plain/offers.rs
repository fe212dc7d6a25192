//! Offer cards (section 12): an offer is made, answered and paid, and then its bargain is carried out.

use super::cards::{Card, Face};
use super::game::{Game, Task};
use super::offer_cards::{Gives, OfferCard, Payment};

impl Game {
    pub fn offer_card(&self, card: Card) -> Option<&OfferCard> {
        match card.face {
            Face::Offer(number) => Some(&self.world.offers[number]),
            _ => None,
        }
    }

    /// R12.1: lets rivals offer, before a position opens its Before or an attack its Muster.
    pub fn open_offers(&mut self, arms: bool) {
        let societies = self.player_order();
        self.agenda.push(Task::Offers { arms, societies });
    }

    /// R12.1, R15.25: the next society in player order that does not steer the position and can make an offer.
    pub fn who_offers(&self, arms: bool, societies: &[usize]) -> Option<usize> {
        societies.iter().copied().find(|society| !self.offers_of(*society, arms).is_empty())
    }

    fn offers_of(&self, society: usize, arms: bool) -> Vec<Card> {
        if society == self.acting().steers {
            return Vec::new();
        }
        let kinds = self.hands[society].kinds().into_iter();
        kinds.filter(|card| self.may_offer(society, *card, arms)).collect()
    }

    fn may_offer(&self, society: usize, card: Card, arms: bool) -> bool {
        let Some(offer) = self.offer_card(card) else {
            return false;
        };
        let fits = match offer.gives {
            Gives::Control => !arms,
            // With an empty supply, the offer would have no effect.
            Gives::Arms(_) => arms && self.supplies[self.active_empire()] > 0,
        };
        let payer = if offer.offerer_pays { society } else { self.acting().steers };
        // R12.2: these payments must be possible. The others are optional for the society that receives them.
        let can_be_paid = match offer.payment {
            Payment::TakeOff | Payment::TurnUp => !self.payments(payer, payer, offer.payment).is_empty(),
            _ => true,
        };
        fits && can_be_paid && !self.acting().offered.contains(&card)
    }

    pub fn offer_options(&self, arms: bool, societies: &[usize]) -> Vec<String> {
        let Some(society) = self.who_offers(arms, societies) else {
            return Vec::new();
        };
        let offers = self.offers_of(society, arms).into_iter();
        let mut options: Vec<String> =
            offers.map(|card| format!("offer {}", self.world.card_name(card))).collect();
        options.push("pass".to_string());
        options
    }

    /// Makes a society's offer, or notes that it makes no more. Societies before it are not asked again.
    pub fn take_offer(&mut self, arms: bool, societies: &[usize], step: &str) {
        let by = self.who_offers(arms, societies).expect("somebody with an offer");
        let place = societies.iter().position(|society| *society == by).expect("one of them");
        match step.strip_prefix("offer ") {
            None => self.agenda.push(Task::Offers { arms, societies: societies[place + 1..].to_vec() }),
            Some(name) => {
                let card = self.world.card(name).expect("a card");
                self.acting.as_mut().expect("a position's turn").offered.push(card);
                self.agenda.push(Task::Offers { arms, societies: societies[place..].to_vec() });
                self.agenda.push(Task::Answer { card, by });
            }
        }
    }

    /// R12.1: accepts an offer. The payment is made, and then the bargain is carried out.
    pub fn accept(&mut self, card: Card, by: usize) {
        let offer = self.offer_card(card).expect("an offer");
        let rival = self.acting().steers;
        let (payer, other) = if offer.offerer_pays { (by, rival) } else { (rival, by) };
        let payment = offer.payment;
        self.agenda.push(Task::Fulfil { card, by });
        self.agenda.push(Task::Pay { payer, other, payment });
    }

    /// The decisions that choose the object of a payment, without `done`.
    fn payments(&self, payer: usize, other: usize, payment: Payment) -> Vec<String> {
        match payment {
            Payment::TakeOff => self.council_agents_of(payer, "retrieve"),
            Payment::Trade if self.council_agents_of(other, "choose").is_empty() => Vec::new(),
            Payment::Trade => self.council_agents_of(payer, "choose"),
            Payment::TurnUp => {
                let hidden = self.slots[payer].iter().filter(|token| !token.face_up);
                hidden.map(|token| format!("choose {}", self.world.empires[token.empire].id)).collect()
            }
            Payment::Draw(0) => Vec::new(),
            Payment::Draw(_) => {
                let decks = (0..self.decks.len()).filter(|deck| !self.decks[*deck].is_empty());
                decks.map(|deck| format!("choose {}", self.world.empires[deck].id)).collect()
            }
            Payment::Reinforce(_) => {
                let regions = self.all_regions(|region| self.can_be_reinforced(region)).into_iter();
                regions.map(|region| format!("choose region {}", self.number(region))).collect()
            }
        }
    }

    /// R15.28: the decisions about one of a society's agents on councils.
    pub fn council_agents_of(&self, society: usize, verb: &str) -> Vec<String> {
        let places = self.world.positions().into_iter();
        let own = places.filter(|place| self.agent_at(*place) == Some(society));
        own.map(|place| format!("{verb} {}", self.world.position_name(place))).collect()
    }

    /// R12.2: all options for a payment. Taking an agent off and turning a token face up cannot be refused; the others
    /// can.
    pub fn payment_options(&self, payer: usize, other: usize, payment: Payment) -> Vec<String> {
        let mut options = self.payments(payer, other, payment);
        let must = matches!(payment, Payment::TakeOff | Payment::TurnUp);
        if !options.is_empty() && !must {
            options.push("done".to_string());
        }
        options
    }

    pub fn pay_for_offer(&mut self, payer: usize, other: usize, payment: Payment, object: &str) {
        match payment {
            Payment::TakeOff => {
                let place = self.world.position(object).expect("a position");
                self.set_agent(place, None);
                self.agents_in_hand[payer] += 1;
                let acting = self.acting.as_mut().expect("a position's turn");
                acting.agent_lost = acting.agent_lost || acting.agent == place;
            }
            Payment::Trade => {
                let own = self.world.position(object).expect("a position");
                self.agenda.push(Task::TradeFor { payer, own, other });
            }
            Payment::TurnUp => {
                let empire = self.world.empire(object).expect("an empire");
                let mut tokens = self.slots[payer].iter_mut();
                tokens.find(|token| token.empire == empire).expect("a token").face_up = true;
            }
            Payment::Draw(cards) => {
                let deck = self.world.empire(object).expect("an empire");
                let payment = Payment::Draw(cards - 1);
                self.agenda.push(Task::Pay { payer, other, payment });
                self.agenda.push(Task::DrawCards { drawer: payer, deck, left: 1 });
            }
            Payment::Reinforce(banners) => self.reinforce(self.read_region(object), banners),
        }
    }

    /// R12.1: carries out the bargain and shuffles the offer card back into its deck.
    pub fn fulfil(&mut self, card: Card, by: usize) {
        self.return_card(by, card);
        match self.offer_card(card).expect("an offer").gives {
            Gives::Control => {
                self.acting.as_mut().expect("a position's turn").steers = by;
                // R15.25: control of a position is given at most once.
                self.agenda.retain(|task| !matches!(task, Task::Offers { .. }));
            }
            Gives::Arms(most) => self.add_to_attack(most),
        }
    }
}
