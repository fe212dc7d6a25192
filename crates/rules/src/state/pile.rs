//! Piles of cards: for one deck, how many cards of each kind a hand or the deck holds.

use crate::ids::indexed_arrays::ByEmpire;
use crate::ids::{Card, Empire, MAX_EMPIRES};

/// Cards of one deck, packed into eight nibbles (four bits each). The lower three bits of nibble `n` count the cards
/// whose partner (second empire) has index `n`, up to seven. The top bits stand for cards with only one copy: those of
/// nibbles 0 to 3 for the deck's offers, and those of nibbles 4 to 7 for its events.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile(u32);

/// All cards in a society's hand: a pile for each empire's deck.
pub type Hand = ByEmpire<Pile>;

const BITS: u32 = 4;
const COUNT: u32 = 0x7;
const COUNTS: u32 = 0x7777_7777;
const SINGLES: u32 = 0x8888_8888;
/// The top bits of the last four nibbles, which stand for the deck's event cards.
const EVENTS: u32 = 0x8888_0000;

impl Pile {
    /// The number of cards whose second empire is `partner`.
    #[inline(always)]
    pub const fn count(self, partner: Empire) -> u8 {
        (self.0 >> (partner.index() as u32 * BITS) & COUNT) as u8
    }

    /// The number of copies of this card in the pile. The card must be from the pile's deck.
    #[inline]
    pub const fn count_of(self, card: Card) -> u8 {
        let (shift, mask) = place(card);
        (self.0 >> shift & mask) as u8
    }

    /// The number of cards in the pile.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        let each = (self.0 & COUNTS) + (self.0 >> 3 & 0x1111_1111);
        let pairs = (each & 0x0f0f_0f0f) + (each >> BITS & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// True if the pile has no cards.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card whose second empire is `partner`.
    #[inline(always)]
    pub const fn put(&mut self, partner: Empire) {
        self.0 += 1 << (partner.index() as u32 * BITS);
    }

    /// Removes a card whose second empire is `partner`. The pile must contain one.
    #[inline(always)]
    pub const fn take(&mut self, partner: Empire) {
        debug_assert!(self.count(partner) > 0);
        self.0 -= 1 << (partner.index() as u32 * BITS);
    }

    /// Removes a copy of this card, which must be from the pile's deck. The pile must contain one.
    #[inline(always)]
    pub const fn take_card(&mut self, card: Card) {
        debug_assert!(self.count_of(card) > 0);
        self.0 -= 1 << place(card).0;
    }

    /// The cards that are left when the cards of `other` are removed. The pile must contain all of them.
    #[inline(always)]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// The cards of both piles together.
    #[inline(always)]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The cards of this pile without its event cards, which never stay in a hand.
    #[inline(always)]
    pub const fn without_events(self) -> Self {
        Self(self.0 & !EVENTS)
    }

    /// The partners (second empires) of the cards in the pile, in ascending order. Leaves out offers and events.
    #[inline(always)]
    pub fn kinds(self) -> Kinds {
        Kinds(self.0 & COUNTS)
    }

    /// The offer and event cards in the pile, in ascending order. `deck` is the pile's deck.
    #[inline(always)]
    pub fn singles(self, deck: Empire) -> impl Iterator<Item = Card> + Clone {
        Kinds(self.0 & SINGLES).map(move |n| Card::from_kind(deck, MAX_EMPIRES as u8 + n.index() as u8))
    }

    /// Each kind of card in the pile once, in ascending order. `deck` is the pile's deck.
    pub fn cards(self, deck: Empire) -> impl Iterator<Item = Card> {
        self.kinds().map(move |p| Card::new(deck, p)).chain(self.singles(deck))
    }

    /// The card at index `n`, from 0, if the pile is sorted by kind. If `n` is too large, the last kind with a
    /// partner.
    #[inline]
    pub fn nth(self, deck: Empire, mut n: u8) -> Card {
        let mut last = Card::new(deck, Empire::at(0));
        for kind in self.kinds() {
            let count = self.count(kind);
            last = Card::new(deck, kind);
            if n < count {
                return last;
            }
            n -= count;
        }
        self.singles(deck).nth(n.into()).unwrap_or(last)
    }
}

/// Where a pile counts this kind of card: the number of bits to shift right, and the mask to apply then.
#[inline(always)]
const fn place(card: Card) -> (u32, u32) {
    let kind = card.kind() as u32;
    let partners = MAX_EMPIRES as u32;
    if kind < partners { (kind * BITS, COUNT) } else { ((kind - partners) * BITS + 3, 1) }
}

/// An iterator over the empires whose nibble in a pile is not zero, in ascending order.
#[derive(Clone, Copy)]
pub struct Kinds(u32);

impl Iterator for Kinds {
    type Item = Empire;
    #[inline(always)]
    fn next(&mut self) -> Option<Empire> {
        if self.0 == 0 {
            return None;
        }
        let nibble = self.0.trailing_zeros() / BITS;
        self.0 &= !(0xf << (nibble * BITS));
        Some(Empire::at(nibble as usize))
    }
}

impl Hand {
    /// The number of cards in the hand, from all decks.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.0.iter().map(|pile| pile.len()).sum()
    }

    /// Each kind of card in the hand with its number of copies, in ascending order.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> {
        Empire::first(MAX_EMPIRES).flat_map(move |deck| {
            let pile = self[deck];
            pile.cards(deck).map(move |card| (card, pile.count_of(card)))
        })
    }

    /// The number of copies of this card in the hand.
    #[inline(always)]
    pub fn count(&self, card: Card) -> u8 {
        self[card.deck()].count_of(card)
    }

    /// Adds a card to the hand.
    #[inline(always)]
    pub fn put(&mut self, card: Card) {
        self[card.deck()].0 += 1 << place(card).0;
    }

    /// Removes a card from the hand, which must contain it.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        self[card.deck()].take_card(card);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn e(i: usize) -> Empire {
        Empire::at(i)
    }

    #[test]
    fn a_pile_counts_by_kind() {
        let mut pile = Pile::default();
        for (partner, n) in [(0, 4), (3, 1), (7, 2)] {
            (0..n).for_each(|_| pile.put(e(partner)));
        }
        assert_eq!(pile.len(), 7);
        assert_eq!(pile.kinds().map(Empire::index).collect::<Vec<_>>(), [0, 3, 7]);
        let nth = |n| pile.nth(e(1), n).partner().index();
        assert_eq!((0..7).map(nth).collect::<Vec<_>>(), [0, 0, 0, 0, 3, 7, 7]);
        pile.take(e(3));
        assert_eq!((pile.len(), pile.count(e(3))), (6, 0));
    }

    #[test]
    fn events_lie_among_the_cards_of_a_deck_behind_the_others() {
        let mut hand = Hand::default();
        let deck = e(2);
        let cards = [Card::new(deck, e(0)), Card::wild(deck), Card::event(deck, 0), Card::event(deck, 3)];
        for card in cards.into_iter().chain([cards[0]]) {
            hand.put(card);
        }
        assert_eq!((hand.cards(), hand[deck].len()), (5, 5));
        assert_eq!(
            hand.kinds().collect::<Vec<_>>(),
            [(cards[0], 2), (cards[1], 1), (cards[2], 1), (cards[3], 1)]
        );
        assert_eq!((0..5).map(|n| hand[deck].nth(deck, n)).collect::<Vec<_>>()[2..], cards[1..]);
        assert_eq!(hand[deck].without_events().len(), 3);
        hand.take(cards[2]);
        assert_eq!((hand.count(cards[2]), hand.count(cards[3])), (0, 1));
    }
}
