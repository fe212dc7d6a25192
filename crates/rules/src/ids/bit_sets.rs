//! Sets of regions and sets of council positions, stored as one bit for each member.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use crate::ids::{Empire, Position, Region};

macro_rules! set {
    ($(#[$doc:meta])* $name:ident, $id:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name(u64);

        impl $name {
            /// The empty set.
            pub const EMPTY: Self = Self(0);

            /// The set that contains only `id`.
            #[inline(always)]
            pub const fn only(id: $id) -> Self {
                Self(1 << id.index())
            }

            /// True if the set contains `id`.
            #[inline(always)]
            pub const fn has(self, id: $id) -> bool {
                self.0 >> id.index() & 1 == 1
            }

            /// The number of members.
            #[inline(always)]
            pub const fn len(self) -> u32 {
                self.0.count_ones()
            }

            /// True if the set is empty.
            #[inline(always)]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Adds `id` to the set.
            #[inline(always)]
            pub const fn insert(&mut self, id: $id) {
                self.0 |= 1 << id.index();
            }

            /// Removes `id` from the set.
            #[inline(always)]
            pub const fn remove(&mut self, id: $id) {
                self.0 &= !(1 << id.index());
            }

            /// The members that are not in `other`.
            #[inline(always)]
            pub const fn minus(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            /// True if the sets have a member in common.
            #[inline(always)]
            pub const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }
        }

        impl Iterator for $name {
            type Item = $id;
            #[inline(always)]
            fn next(&mut self) -> Option<$id> {
                if self.0 == 0 {
                    return None;
                }
                let id = $id::at(self.0.trailing_zeros() as usize);
                self.0 &= self.0 - 1;
                Some(id)
            }
        }

        impl FromIterator<$id> for $name {
            fn from_iter<I: IntoIterator<Item = $id>>(ids: I) -> Self {
                ids.into_iter().fold(Self::EMPTY, |set, id| set | Self::only(id))
            }
        }

        impl BitAnd for $name {
            type Output = Self;
            #[inline(always)]
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl BitOr for $name {
            type Output = Self;
            #[inline(always)]
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl BitOrAssign for $name {
            #[inline(always)]
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl BitAndAssign for $name {
            #[inline(always)]
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl Not for $name {
            type Output = Self;
            #[inline(always)]
            fn not(self) -> Self {
                Self(!self.0)
            }
        }
    };
}

set!(
    /// A set of regions, which is also an iterator over them, in ascending order.
    RegionSet, Region
);
set!(
    /// A set of council positions, which is also an iterator over them: empire by empire, and within a council from
    /// the first position to the last.
    PositionSet, Position
);

impl PositionSet {
    /// The members that are in `empire`'s council, as bits. Bit 0 is the first position.
    #[inline(always)]
    pub const fn council(self, empire: Empire) -> u8 {
        (self.0 >> (empire.index() * 8)) as u8
    }

    /// The members that are in `empire`'s council.
    #[inline(always)]
    pub const fn in_council(self, empire: Empire) -> Self {
        Self(self.0 & 0xff << (empire.index() * 8))
    }

    /// The member of `position`'s council that is at `position`, or else the nearest to the right of it (R2.4).
    #[inline(always)]
    pub const fn at_or_right_of(self, position: Position) -> Option<Position> {
        let here = self.in_council(position.empire()).0 & (u64::MAX << position.index());
        if here == 0 { None } else { Some(Position::at(here.trailing_zeros() as usize)) }
    }
}
