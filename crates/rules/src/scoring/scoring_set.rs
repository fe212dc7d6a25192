//! Sets of icons that score (R9.1, R9.3).

use crate::raw::icon::{ICON_KINDS, Icon};

/// Most sets of icons that score in a pack.
pub const MAX_SCORING_SETS: usize = 6;
/// Most icons of a set that scores.
pub const MAX_IN_SET: u8 = 6;
/// Most points of a set that scores.
pub const MAX_POINTS: u8 = 9;

/// A set of icons that scores. An empire scores it once for each complete set in the regions that it controls
/// (R9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoringSet {
    /// The count of each icon in the set, by [`Icon::index`].
    pub icons: [u8; ICON_KINDS],
    /// The points of the set.
    pub points: u8,
}

impl ScoringSet {
    /// The set of a single city, which is worth a point unless a pack changes it (R9.1).
    pub const CITY: Self = {
        let mut icons = [0; ICON_KINDS];
        icons[Icon::City.index()] = 1;
        Self { icons, points: 1 }
    };

    /// True for the set of a single city.
    pub fn is_city(&self) -> bool {
        self.icons == Self::CITY.icons
    }

    /// The number of icons in the set.
    pub fn size(&self) -> u32 {
        self.icons.iter().map(|n| u32::from(*n)).sum()
    }

    /// The icons of the set, each repeated by its count.
    pub fn each(&self) -> impl Iterator<Item = Icon> {
        let counts = self.icons;
        Icon::ANY.into_iter().flat_map(move |icon| std::iter::repeat_n(icon, counts[icon.index()].into()))
    }

    /// The number of complete sets, if there are `count(icon)` of each icon.
    pub fn times(&self, count: impl Fn(Icon) -> u32) -> u32 {
        self.needs().map(|(icon, needed)| count(icon) / needed).min().unwrap_or(0)
    }

    /// The kinds of icons in the set, each with its count.
    pub fn needs(&self) -> impl Iterator<Item = (Icon, u32)> {
        let needs = Icon::ANY.into_iter().zip(self.icons).filter(|(_, needed)| *needed > 0);
        needs.map(|(icon, needed)| (icon, u32::from(needed)))
    }
}

/// The scoring sets of a world: cities first, unless the pack removes them.
#[derive(Clone, Debug)]
pub(crate) struct Scoring {
    pub sets: Vec<ScoringSet>,
    /// True if scoring is as printed: a point for each city, and nothing else.
    pub printed: bool,
}

impl Scoring {
    /// The scoring sets of a pack.
    pub fn new(points: &[ScoringSet]) -> Self {
        let own = points.iter().find(|scored| scored.is_city());
        let others = points.iter().filter(|scored| !scored.is_city());
        let sets = std::iter::once(own.unwrap_or(&ScoringSet::CITY)).chain(others);
        let sets: Vec<ScoringSet> = sets.filter(|scored| scored.points > 0).copied().collect();
        Self { printed: sets == [ScoringSet::CITY], sets }
    }
}

/// An empire's score for one set of icons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetScore {
    /// The set that scores.
    pub scored: ScoringSet,
    /// The number of complete sets that the empire has.
    pub count: u32,
}

impl SetScore {
    /// The points of all these sets together.
    pub fn points(&self) -> u32 {
        self.count * u32::from(self.scored.points)
    }
}
