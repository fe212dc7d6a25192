//! The regions, positions and society that light up while the pointer is over the log line that mentions them.

use rules::{Position, PositionSet, Region, RegionSet, Society};

/// The regions, positions and society that are highlighted on the table.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Highlight {
    /// The regions that are highlighted.
    pub regions: RegionSet,
    /// The positions that are highlighted.
    pub positions: PositionSet,
    /// The society that is highlighted, if any.
    pub society: Option<Society>,
}

impl Highlight {
    /// A highlight of nothing.
    pub const NONE: Self = Self { regions: RegionSet::EMPTY, positions: PositionSet::EMPTY, society: None };

    /// Combines two highlights. If both have a society, the one of `self` is kept.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            regions: self.regions.into_iter().chain(other.regions).collect(),
            positions: self.positions.into_iter().chain(other.positions).collect(),
            society: self.society.or(other.society),
        }
    }

    /// A highlight of these regions and nothing else.
    pub fn regions(regions: &[Region]) -> Self {
        Self { regions: regions.iter().copied().collect(), ..Self::NONE }
    }

    /// A highlight of these positions and, if given, a society.
    pub fn positions(society: Option<Society>, positions: &[Position]) -> Self {
        Self { positions: positions.iter().copied().collect(), society, ..Self::NONE }
    }

    /// A highlight of this society and nothing else.
    pub fn society(society: Society) -> Self {
        Self { society: Some(society), ..Self::NONE }
    }
}
