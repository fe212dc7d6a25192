//! Sets of icons that score (R9.1, R9.3).

use crate::raw::icon::{ICON_KINDS, Icon};

/// The most scoring sets that a pack may have.
pub const MAX_SCORING_SETS: usize = 6;
/// The most icons that a scoring set may contain.
pub const MAX_IN_SET: u8 = 6;
/// The most points that a scoring set may be worth.
pub const MAX_POINTS: u8 = 9;

/// A set of icons that scores. An empire scores it once for each complete set in the regions that it controls
/// (R9.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ScoringSet {
    /// The number of icons of each kind in the set, by [`Icon::index`].
    pub icons: [u8; ICON_KINDS],
    /// The points for each complete set.
    pub points: u8,
}

impl ScoringSet {
    /// The set of a single city. It is worth one point unless a pack changes it (R9.1).
    pub const CITY: Self = {
        let mut icons = [0; ICON_KINDS];
        icons[Icon::City.index()] = 1;
        Self { icons, points: 1 }
    };

    /// True if this is the set of a single city, whatever its points.
    pub fn is_city(&self) -> bool {
        self.icons == Self::CITY.icons
    }

    /// The number of icons in the set, of all kinds together.
    pub fn size(&self) -> u32 {
        self.icons.iter().map(|n| u32::from(*n)).sum()
    }

    /// All icons of the set. A kind that occurs several times is repeated.
    pub fn each(&self) -> impl Iterator<Item = Icon> {
        let counts = self.icons;
        Icon::ANY.into_iter().flat_map(move |icon| std::iter::repeat_n(icon, counts[icon.index()].into()))
    }

    /// How many complete sets can be made from `count(icon)` icons of each kind.
    pub fn times(&self, count: impl Fn(Icon) -> u32) -> u32 {
        self.needs().map(|(icon, needed)| count(icon) / needed).min().unwrap_or(0)
    }

    /// The kinds of icons in the set, each with its number of icons.
    pub fn needs(&self) -> impl Iterator<Item = (Icon, u32)> {
        let needs = Icon::ANY.into_iter().zip(self.icons).filter(|(_, needed)| *needed > 0);
        needs.map(|(icon, needed)| (icon, u32::from(needed)))
    }
}

/// The scoring sets of a world. The set of a single city comes first, unless the pack removes it.
#[derive(Clone, Debug)]
pub(crate) struct Scoring {
    pub sets: Vec<ScoringSet>,
    /// True if scoring is as printed: one point for each city, and nothing else.
    pub printed: bool,
}

impl Scoring {
    /// Combines the scoring sets that a pack defines with the default set of a single city.
    pub fn new(points: &[ScoringSet]) -> Self {
        let own = points.iter().find(|scored| scored.is_city());
        let others = points.iter().filter(|scored| !scored.is_city());
        let sets = std::iter::once(own.unwrap_or(&ScoringSet::CITY)).chain(others);
        let sets: Vec<ScoringSet> = sets.filter(|scored| scored.points > 0).copied().collect();
        Self { printed: sets == [ScoringSet::CITY], sets }
    }
}

/// An empire's score for one scoring set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetScore {
    /// The scoring set.
    pub scored: ScoringSet,
    /// The number of complete sets that the empire holds.
    pub count: u32,
}

impl SetScore {
    /// The points for all complete sets together.
    pub fn points(&self) -> u32 {
        self.count * u32::from(self.scored.points)
    }
}
