//! Piles: the number of cards of each kind of one deck.

use crate::ids::indexed_arrays::ByEmpire;
use crate::ids::{Card, Empire, MAX_EMPIRES};

/// Cards of one deck, packed into a nibble (four bits) for each empire. A card's partner is the second empire
/// on it. Three bits count the cards with that partner, up to seven. The fourth bit, unrelated to the
/// partner, is set if the pile has one particular offer or event card, of which there is only one (see
/// [`Card`]).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile(u32);

/// All cards of a society, deck by deck.
pub type Hand = ByEmpire<Pile>;

const BITS: u32 = 4;
const COUNT: u32 = 0x7;
const COUNTS: u32 = 0x7777_7777;
const SINGLES: u32 = 0x8888_8888;
/// The singles that are events: the last four.
const EVENTS: u32 = 0x8888_0000;

impl Pile {
    /// The number of cards with this partner.
    #[inline(always)]
    pub const fn count(self, partner: Empire) -> u8 {
        (self.0 >> (partner.index() as u32 * BITS) & COUNT) as u8
    }

    /// The number of cards of this kind, which must belong to this pile's deck.
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

    /// True if there is no card.
    #[inline(always)]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Puts one card with `partner` in.
    #[inline(always)]
    pub const fn put(&mut self, partner: Empire) {
        self.0 += 1 << (partner.index() as u32 * BITS);
    }

    /// Takes one card with `partner` out; there must be one.
    #[inline(always)]
    pub const fn take(&mut self, partner: Empire) {
        debug_assert!(self.count(partner) > 0);
        self.0 -= 1 << (partner.index() as u32 * BITS);
    }

    /// Takes one card of this kind, which is of this pile's deck, out; there must be one.
    #[inline(always)]
    pub const fn take_card(&mut self, card: Card) {
        debug_assert!(self.count_of(card) > 0);
        self.0 -= 1 << place(card).0;
    }

    /// The cards of this pile that are not in `other`, which must be a part of it.
    #[inline(always)]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }

    /// Both piles together.
    #[inline(always)]
    pub const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// The cards of this pile that somebody may hold: all but events.
    #[inline(always)]
    pub const fn without_events(self) -> Self {
        Self(self.0 & !EVENTS)
    }

    /// The partners of which there is a card, ascending.
    #[inline(always)]
    pub fn kinds(self) -> Kinds {
        Kinds(self.0 & COUNTS)
    }

    /// The kinds of which there can be but one card, as cards of this deck, ascending.
    #[inline(always)]
    pub fn singles(self, deck: Empire) -> impl Iterator<Item = Card> + Clone {
        Kinds(self.0 & SINGLES).map(move |n| Card::from_kind(deck, MAX_EMPIRES as u8 + n.index() as u8))
    }

    /// Every kind of card in this pile, which is of this deck, ascending.
    pub fn cards(self, deck: Empire) -> impl Iterator<Item = Card> {
        self.kinds().map(move |p| Card::new(deck, p)).chain(self.singles(deck))
    }

    /// The `n`-th card (from 0) when they lie sorted; the last kind beyond the end.
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

/// Where a kind of card is counted: how far to the left, and which bits.
#[inline(always)]
const fn place(card: Card) -> (u32, u32) {
    let kind = card.kind() as u32;
    let partners = MAX_EMPIRES as u32;
    if kind < partners { (kind * BITS, COUNT) } else { ((kind - partners) * BITS + 3, 1) }
}

/// The kinds of a pile.
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
    /// The number of cards from all decks.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.0.iter().map(|pile| pile.len()).sum()
    }

    /// Every kind held, ascending, with its count.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> {
        Empire::first(MAX_EMPIRES).flat_map(move |deck| {
            let pile = self[deck];
            pile.cards(deck).map(move |card| (card, pile.count_of(card)))
        })
    }

    /// The number of cards of this kind.
    #[inline(always)]
    pub fn count(&self, card: Card) -> u8 {
        self[card.deck()].count_of(card)
    }

    /// Puts one in.
    #[inline(always)]
    pub fn put(&mut self, card: Card) {
        self[card.deck()].0 += 1 << place(card).0;
    }

    /// Takes one out; there must be one.
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
