//! Cards by kind, in decks and hands (R1.4): only counts matter.

use super::game::Game;
use super::world::World;
use std::collections::BTreeMap;

/// A kind of card: the deck it belongs to and its partner, which is the deck itself for a wild card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Card {
    pub deck: usize,
    pub partner: usize,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards {
    pub counts: BTreeMap<Card, usize>,
}

impl Card {
    /// Section 10: a wild card has no ability and pays for any one card of a cost.
    pub fn is_wild(&self) -> bool {
        self.deck == self.partner
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

    pub fn count(&self, card: Card) -> usize {
        self.counts.get(&card).copied().unwrap_or(0)
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
    /// `lion+bear`: a card of the Lion deck with partner Bear.
    pub fn card_name(&self, card: Card) -> String {
        if card.is_wild() {
            return format!("{}+*", self.empires[card.deck].id);
        }
        format!("{}+{}", self.empires[card.deck].id, self.empires[card.partner].id)
    }

    pub fn card(&self, name: &str) -> Option<Card> {
        let (deck, partner) = name.split_once('+')?;
        let deck = self.empire(deck)?;
        let partner = if partner == "*" { deck } else { self.empire(partner)? };
        Some(Card { deck, partner })
    }
}

impl Game {
    /// A card of a hand goes back into its deck (R7.1, R8.1).
    pub fn return_card(&mut self, society: usize, card: Card) {
        self.hands[society].remove(card);
        self.decks[card.deck].add(card);
    }
}
