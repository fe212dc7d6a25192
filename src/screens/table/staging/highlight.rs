//! The places of an event, which light up while the pointer is over its log line.

use rules::{Position, PositionSet, Region, RegionSet, Society};

/// The places that are highlighted.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Highlight {
    /// The highlighted regions.
    pub regions: RegionSet,
    /// The highlighted positions.
    pub positions: PositionSet,
    /// The highlighted society, if any.
    pub society: Option<Society>,
}

impl Highlight {
    /// A highlight of no place.
    pub const NONE: Self = Self { regions: RegionSet::EMPTY, positions: PositionSet::EMPTY, society: None };

    /// The places of both. If both have a society, the first one's is used.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            regions: self.regions.into_iter().chain(other.regions).collect(),
            positions: self.positions.into_iter().chain(other.positions).collect(),
            society: self.society.or(other.society),
        }
    }

    /// A highlight of these regions.
    pub fn regions(regions: &[Region]) -> Self {
        Self { regions: regions.iter().copied().collect(), ..Self::NONE }
    }

    /// A highlight of these positions and a society.
    pub fn positions(society: Option<Society>, positions: &[Position]) -> Self {
        Self { positions: positions.iter().copied().collect(), society, ..Self::NONE }
    }

    /// A highlight of a society.
    pub fn society(society: Society) -> Self {
        Self { society: Some(society), ..Self::NONE }
    }
}
