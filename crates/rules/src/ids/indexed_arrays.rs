//! Arrays indexed by a typed id.

use std::ops::{Index, IndexMut};

use crate::ids::{Empire, MAX_EMPIRES, MAX_REGIONS, MAX_SOCIETIES, Position, Region, Slot, Society};

macro_rules! table {
    ($(#[$doc:meta])* $name:ident, $id:ident, $size:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<T>(pub [T; $size]);

        impl<T: Copy> $name<T> {
            /// An array in which every id has this value.
            pub const fn all(value: T) -> Self {
                Self([value; $size])
            }
        }

        impl<T: Copy + Default> Default for $name<T> {
            fn default() -> Self {
                Self([T::default(); $size])
            }
        }

        // Every size is a power of two and every id is below it, so the masks
        // change nothing but let the compiler drop the bounds check.
        impl<T> Index<$id> for $name<T> {
            type Output = T;
            #[inline(always)]
            fn index(&self, id: $id) -> &T {
                &self.0[id.index() & ($size - 1)]
            }
        }

        impl<T> IndexMut<$id> for $name<T> {
            #[inline(always)]
            fn index_mut(&mut self, id: $id) -> &mut T {
                &mut self.0[id.index() & ($size - 1)]
            }
        }
    };
}

table!(
    /// An array with a value for each empire.
    ByEmpire, Empire, MAX_EMPIRES
);
table!(
    /// An array with a value for each region.
    ByRegion, Region, MAX_REGIONS
);
table!(
    /// An array with a value for each society.
    BySociety, Society, MAX_SOCIETIES
);
table!(
    /// An array with a value for each loyalty slot.
    BySlot, Slot, MAX_EMPIRES
);
table!(
    /// An array with a value for each council position of each empire.
    ByPosition, Position, 64
);
