//! The points of an empire before loyalties multiply them (R9.1, R9.3).

use crate::ids::Region;
use crate::ids::bit_sets::RegionSet;
use crate::raw::Raw;
use crate::raw::icon::Icon;
use crate::scoring::scoring_set::{Scoring, ScoringSet, SetScore};
use crate::world::World;

impl World {
    /// True if cities score one point each and nothing else scores, as in the printed game (R9.1).
    pub fn scores_as_printed(&self) -> bool {
        self.scoring.printed
    }

    /// The sets of icons that score in this world. The set of a single city comes first, unless the pack removes it.
    pub fn scoring_sets(&self) -> &[ScoringSet] {
        &self.scoring.sets
    }

    /// The points of an empire that controls these regions, before loyalties multiply them (R9.1).
    #[inline]
    pub fn points(&self, control: RegionSet) -> u32 {
        if self.scoring.printed {
            return self.icons_in(Icon::City, control);
        }
        self.set_scores(control).map(|brought| brought.points()).sum()
    }

    /// The score of an empire that controls these regions, for each scoring set. Includes sets that score 0.
    pub fn set_scores(&self, control: RegionSet) -> impl Iterator<Item = SetScore> {
        self.scoring
            .sets
            .iter()
            .map(move |scored| SetScore { scored: *scored, count: self.sets_in(scored, control) })
    }

    /// How many complete copies of a scoring set the icons of these regions make up.
    fn sets_in(&self, scored: &ScoringSet, control: RegionSet) -> u32 {
        scored.times(|icon| self.icons_in(icon, control))
    }

    /// The regions with an icon that belongs to a scoring set. In the printed game these are the regions with cities.
    #[inline]
    pub fn scoring_regions(&self) -> RegionSet {
        if self.scoring.printed {
            return self.with_icon(Icon::City);
        }
        let icons = self.scoring.sets.iter().flat_map(|scored| scored.needs());
        icons.fold(RegionSet::EMPTY, |regions, (icon, _)| regions | self.with_icon(icon))
    }

    /// How much a region contributes to its controller's points. If a scoring set needs more icons than the region
    /// has, the region counts as a fraction of the set.
    #[inline]
    pub fn share(&self, region: Region) -> f32 {
        let only = RegionSet::only(region);
        if self.scoring.printed {
            return self.icons_in(Icon::City, only) as f32;
        }
        let part = |scored: &ScoringSet| {
            let here: u32 = scored.needs().map(|(icon, _)| self.icons_in(icon, only)).sum();
            f32::from(scored.points) * here as f32 / scored.size().max(1) as f32
        };
        self.scoring.sets.iter().map(part).sum()
    }
}

impl Raw {
    /// True if cities score one point each and nothing else scores, as in the printed game (R9.1).
    pub fn scores_as_printed(&self) -> bool {
        self.points.is_empty() || Scoring::new(&self.points).printed
    }

    /// The sets of icons that score in this pack. The set of a single city comes first, unless the pack removes it.
    pub fn scoring_sets(&self) -> Vec<ScoringSet> {
        Scoring::new(&self.points).sets
    }

    /// The score of an empire that controls these regions, for each scoring set. Equals [`World::set_scores`].
    pub fn set_scores(&self, control: RegionSet) -> Vec<SetScore> {
        let held = || Region::first(self.regions.len()).zip(&self.regions).filter(|(at, _)| control.has(*at));
        let count = |icon: Icon| held().map(|(_, region)| u32::from(region.icons[icon.index()])).sum::<u32>();
        let brought = |scored: ScoringSet| SetScore { scored, count: scored.times(count) };
        Scoring::new(&self.points).sets.into_iter().map(brought).collect()
    }
}
