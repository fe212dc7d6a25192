//! Cards by kind: how many of each kind of one deck somebody holds.

use super::ids::{Card, Empire, MAX_EMPIRES};
use super::table::ByEmpire;

/// Cards of one deck, counted by partner: four bits a partner.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Pile(u32);

/// All cards of a society, deck by deck.
pub type Hand = ByEmpire<Pile>;

const BITS: u32 = 4;
const NIBBLE: u32 = 0xf;

impl Pile {
    /// How many cards there are with this partner.
    #[inline(always)]
    pub const fn count(self, partner: Empire) -> u8 {
        (self.0 >> (partner.index() as u32 * BITS) & NIBBLE) as u8
    }

    /// How many cards there are in all.
    #[inline(always)]
    pub const fn len(self) -> u8 {
        let pairs = (self.0 & 0x0f0f_0f0f) + (self.0 >> BITS & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101) >> 24) as u8
    }

    /// Whether there is no card.
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

    /// The partners of which there is a card, ascending.
    #[inline(always)]
    pub fn kinds(self) -> Kinds {
        Kinds(self.0)
    }

    /// The partner of the `n`-th card (from 0) when they lie sorted; the last kind beyond the end.
    #[inline]
    pub fn nth(self, mut n: u8) -> Empire {
        let mut last = Empire::at(0);
        for kind in self.kinds() {
            let count = self.count(kind);
            last = kind;
            if n < count {
                break;
            }
            n -= count;
        }
        last
    }
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
        self.0 &= !(NIBBLE << (nibble * BITS));
        Some(Empire::at(nibble as usize))
    }
}

impl Hand {
    /// How many cards of all decks.
    #[inline]
    pub fn cards(&self) -> u8 {
        self.0.iter().map(|pile| pile.len()).sum()
    }

    /// Every kind held, ascending, with its count.
    pub fn kinds(&self) -> impl Iterator<Item = (Card, u8)> {
        Empire::first(MAX_EMPIRES).flat_map(move |deck| {
            let pile = self[deck];
            pile.kinds().map(move |p| (Card::new(deck, p), pile.count(p)))
        })
    }

    /// How many of this kind.
    #[inline(always)]
    pub fn count(&self, card: Card) -> u8 {
        self[card.deck()].count(card.partner())
    }

    /// Puts one in.
    #[inline(always)]
    pub fn put(&mut self, card: Card) {
        self[card.deck()].put(card.partner());
    }

    /// Takes one out; there must be one.
    #[inline(always)]
    pub fn take(&mut self, card: Card) {
        self[card.deck()].take(card.partner());
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
        assert_eq!((0..7).map(|n| pile.nth(n).index()).collect::<Vec<_>>(), [0, 0, 0, 0, 3, 7, 7]);
        pile.take(e(3));
        assert_eq!((pile.len(), pile.count(e(3))), (6, 0));
    }
}
