//! Ids of empires, regions, positions, societies, slots and cards, each with its own type.
//!
//! An id is an index into the pack's list: the first empire of the pack is `Empire(0)`. The type limits the index, so
//! indexing one of the [`crate::ids::indexed_arrays`] never fails.

pub(crate) mod bit_sets;
pub(crate) mod indexed_arrays;

use std::fmt;

/// The fewest empires that a pack may have.
pub const MIN_EMPIRES: usize = 2;
/// The most empires that a pack may have.
pub const MAX_EMPIRES: usize = 8;
/// The most regions that a pack may have.
pub const MAX_REGIONS: usize = 64;
/// The most positions that a council may have.
pub const MAX_OFFICES: usize = 6;
/// The most societies in a match.
pub const MAX_SOCIETIES: usize = 4;
/// The fewest societies in a match.
pub const MIN_SOCIETIES: usize = 2;
/// The most copies of one card in a deck.
pub const MAX_COPIES: u8 = 4;
/// The most wild cards in a deck.
pub const MAX_WILD: u8 = 4;
/// The most event cards in a deck.
pub const MAX_EVENTS: usize = 4;
/// The most halves that an event card may have.
pub const MAX_HALVES: usize = 2;
/// The most offer cards in a deck.
pub const MAX_OFFERS: usize = 4;
/// The most banners that an empire may have.
pub const MAX_BANNERS: u8 = 40;
/// The most agents that a society may have.
pub const MAX_AGENTS: u8 = 15;
/// The most rounds that a match may have.
pub const MAX_ROUNDS: u8 = 9;
/// The most printed lines that a position may have.
pub const MAX_LINES: usize = 4;
/// The most turn orders that a pack may have.
pub const MAX_ORDERS: usize = 20;
/// The most icons of one kind in a region.
pub const MAX_ICONS: u8 = 3;
/// The largest number in a printed line: the amount that it gives, or the number of icons for which it gives that
/// amount once.
pub const MAX_COUNT: u8 = 9;
/// The largest absolute value of a loyalty slot's multiplier.
pub const MAX_MULTIPLIER: i8 = 9;

/// True if this text can be an id: a lower-case letter, then lower-case letters, digits and hyphens.
pub fn is_id(text: &str) -> bool {
    text.starts_with(|c: char| c.is_ascii_lowercase())
        && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The distance between the indices of two councils' first positions. It is 8, so that each council is one byte of a
/// `PositionSet`.
const STRIDE: u8 = 8;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $size:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u8);

        impl $name {
            /// The id with this index; `None` if no pack can have that many items.
            pub const fn new(index: usize) -> Option<Self> {
                if index < $size { Some(Self(index as u8)) } else { None }
            }

            /// The id with this index, which must be in range. A larger index wraps around.
            pub(crate) const fn at(index: usize) -> Self {
                Self((index % $size) as u8)
            }

            /// The index of this id, from 0.
            #[inline(always)]
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// The ids with the indices 0 to `count - 1`, in order.
            pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator + Clone {
                (0..count.min($size)).map(Self::at)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self.0)
            }
        }
    };
}

id!(
    /// An empire, by its index in the pack's list (not in the turn order).
    Empire, MAX_EMPIRES
);
id!(
    /// A region of the board, by its index in the pack's list.
    Region, MAX_REGIONS
);
id!(
    /// The index of a position within its council, from 0. Position 0 acts first.
    Office, MAX_OFFICES
);
id!(
    /// A society (a player or an automaton), by its seat from 0. The society with the next number sits to the left.
    Society, MAX_SOCIETIES
);
id!(
    /// A loyalty slot of a society, by its index from 0 (0 is called Devout in the printed game).
    Slot, MAX_EMPIRES
);
id!(
    /// A printed line of a position, by its index from 0.
    Line, MAX_LINES
);

/// One council position of one empire.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position(u8);

impl Position {
    /// The position at index `office` of `empire`'s council.
    #[inline(always)]
    pub const fn new(empire: Empire, office: Office) -> Self {
        Self(empire.0 * STRIDE + office.0)
    }

    /// The empire to whose council this position belongs.
    #[inline(always)]
    pub const fn empire(self) -> Empire {
        Empire(self.0 / STRIDE)
    }

    /// The index of this position within its council.
    #[inline(always)]
    pub const fn office(self) -> Office {
        Office(self.0 % STRIDE)
    }

    /// The index of this position, below 64. Each council has a range of eight indices.
    #[inline(always)]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The position with this index, which must be the index of a bit in a `PositionSet`.
    #[inline(always)]
    pub(crate) const fn at(index: usize) -> Self {
        Self((index % 64) as u8)
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({}.{})", self.empire().0, self.office().0)
    }
}

/// A card, identified by its deck and kind (R1.4); copies are equal. A card with abilities has a partner, which is the
/// other empire on it. A wild card's partner is the empire of its own deck. Offers and events have a number instead of
/// a partner.
///
/// Stored as `deck * 16 + kind + 1`, so that an `Option<Card>` takes one byte too. Kinds 0 to 7 are the
/// partners, 8 to 11 the offers and 12 to 15 the events.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(std::num::NonZeroU8);

/// The number of kinds of cards in a deck.
const KINDS: u8 = 16;
/// The kind number of a deck's first offer card.
const OFFERS: u8 = MAX_EMPIRES as u8;
/// The kind number of a deck's first event card.
const EVENTS: u8 = KINDS - MAX_EVENTS as u8;

impl Card {
    /// The card in `deck`'s deck whose other empire is `partner`.
    #[inline(always)]
    pub const fn new(deck: Empire, partner: Empire) -> Self {
        Self(std::num::NonZeroU8::MIN.saturating_add(deck.0 * KINDS + partner.0))
    }

    /// A wild card of this empire's deck (section 10).
    #[inline(always)]
    pub const fn wild(deck: Empire) -> Self {
        Self::new(deck, deck)
    }

    /// The `n`-th offer card of this empire's deck, from 0 (section 12).
    #[inline(always)]
    pub const fn offer(deck: Empire, n: usize) -> Self {
        Self::from_kind(deck, OFFERS + (n % MAX_OFFERS) as u8)
    }

    /// The `n`-th event card of this empire's deck, from 0 (section 11).
    #[inline(always)]
    pub const fn event(deck: Empire, n: usize) -> Self {
        Self::from_kind(deck, EVENTS + (n % MAX_EVENTS) as u8)
    }

    #[inline(always)]
    pub(crate) const fn from_kind(deck: Empire, kind: u8) -> Self {
        Self(std::num::NonZeroU8::MIN.saturating_add(deck.0 * KINDS + kind % KINDS))
    }

    #[inline(always)]
    pub(crate) const fn kind(self) -> u8 {
        self.raw() % KINDS
    }

    /// True if this is a wild card, which has no abilities.
    #[inline(always)]
    pub const fn is_wild(self) -> bool {
        self.raw() / KINDS == self.kind()
    }

    /// The index of this card among the offers of its deck, from 0; `None` if it is no offer.
    #[inline(always)]
    pub const fn as_offer(self) -> Option<usize> {
        let kind = self.kind();
        if kind >= OFFERS && kind < EVENTS { Some((kind - OFFERS) as usize) } else { None }
    }

    /// The index of this card among the events of its deck, from 0; `None` if it is no event.
    #[inline(always)]
    pub const fn as_event(self) -> Option<usize> {
        if self.kind() >= EVENTS { Some((self.kind() - EVENTS) as usize) } else { None }
    }

    /// True if the card has abilities, so it is no wild card, offer or event (R1.4).
    #[inline(always)]
    pub const fn has_abilities(self) -> bool {
        self.kind() < MAX_EMPIRES as u8 && !self.is_wild()
    }

    #[inline(always)]
    const fn raw(self) -> u8 {
        self.0.get() - 1
    }

    /// The empire whose deck the card belongs to.
    #[inline(always)]
    pub const fn deck(self) -> Empire {
        Empire(self.raw() / KINDS % MAX_EMPIRES as u8)
    }

    /// The other empire on the card. For a card without abilities, the empire of its deck.
    #[inline(always)]
    pub const fn partner(self) -> Empire {
        if self.kind() < MAX_EMPIRES as u8 { Empire(self.kind()) } else { self.deck() }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Card({}+{})", self.deck().0, self.kind())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_knows_its_empire_and_office() {
        for e in Empire::first(MAX_EMPIRES) {
            for p in Office::first(MAX_OFFICES) {
                let position = Position::new(e, p);
                assert_eq!((position.empire(), position.office()), (e, p));
                assert!(position.index() < 64);
            }
        }
    }

    #[test]
    fn a_card_knows_its_deck_and_partner_and_an_optional_card_costs_nothing() {
        for deck in Empire::first(MAX_EMPIRES) {
            for partner in Empire::first(MAX_EMPIRES) {
                let card = Card::new(deck, partner);
                assert_eq!((card.deck(), card.partner()), (deck, partner));
            }
        }
        assert_eq!(size_of::<Option<Card>>(), 1);
    }
}
