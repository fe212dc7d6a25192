//! Cards in decks and hands (R1.4), as the number of copies of each kind.

use super::game::Game;
use super::world::World;
use std::collections::BTreeMap;

/// A kind of card: the empire of its deck, and what the card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card {
    pub deck: usize,
    pub face: Face,
}

/// What a card shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Three abilities. The third one is shared with this empire (R1.4).
    Partner(usize),
    /// A wild card, which has no ability (section 10).
    Wild,
    /// An event, by its index in the world's list (R11.1).
    Event(usize),
    /// An offer, by its index in the world's list (R12.1).
    Offer(usize),
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    pub counts: BTreeMap<Card, usize>,
}

impl Card {
    /// Section 10: true for a wild card. It has no ability and pays for any single card of a cost.
    pub fn is_wild(&self) -> bool {
        self.face == Face::Wild
    }
}

impl Cards {
    pub fn add(&mut self, card: Card) {
        *self.counts.entry(card).or_insert(0) += 1;
    }

    pub fn remove(&mut self, card: Card) {
        let count = self.counts.get_mut(&card).expect("a card that is there");
        *count -= 1;
        if *count == 0 {
            self.counts.remove(&card);
        }
    }

    pub fn len(&self) -> usize {
        self.counts.values().sum()
    }

    pub fn is_empty(&self) -> bool {
        self.counts.is_empty()
    }

    pub fn kinds(&self) -> Vec<Card> {
        self.counts.keys().copied().collect()
    }
}

impl World {
    /// The name of a card: `lion+bear` for a card of the Lion deck with partner Bear, `lion+*` for a wild card, and
    /// `lion:its-id` for an event or offer.
    pub fn card_name(&self, card: Card) -> String {
        let deck = &self.empires[card.deck].id;
        match card.face {
            Face::Partner(partner) => format!("{deck}+{}", self.empires[partner].id),
            Face::Wild => format!("{deck}+*"),
            Face::Event(number) => format!("{deck}:{}", self.events[number].id),
            Face::Offer(number) => format!("{deck}:{}", self.offers[number].id),
        }
    }

    pub fn card(&self, name: &str) -> Option<Card> {
        if let Some((deck, id)) = name.split_once(':') {
            let event = self.events.iter().position(|event| event.id == id).map(Face::Event);
            let offer = self.offers.iter().position(|offer| offer.id == id).map(Face::Offer);
            return Some(Card { deck: self.empire(deck)?, face: event.or(offer)? });
        }
        let (deck, partner) = name.split_once('+')?;
        let face = if partner == "*" { Face::Wild } else { Face::Partner(self.empire(partner)?) };
        Some(Card { deck: self.empire(deck)?, face })
    }
}

impl Game {
    /// Returns a card from a hand to its deck (R7.1, R8.1).
    pub fn return_card(&mut self, society: usize, card: Card) {
        self.hands[society].remove(card);
        self.decks[card.deck].add(card);
    }
}
