//! What an empire brings to whoever bets on it, before loyalties multiply it (R9.1, R9.3).

use super::icon::Icon;
use super::ids::Region;
use super::raw::Raw;
use super::scored::{Brought, Scored, Scoring};
use super::set::RegionSet;
use super::world::World;

impl World {
    /// Whether only cities score, a point each, as printed (R9.1).
    pub fn scores_as_printed(&self) -> bool {
        self.scoring.printed
    }

    /// What scores, cities first.
    pub fn scored(&self) -> &[Scored] {
        &self.scoring.sets
    }

    /// What an empire that controls these regions brings, before loyalties (R9.1).
    #[inline]
    pub fn points(&self, control: RegionSet) -> u32 {
        if self.scoring.printed {
            return self.icons_in(Icon::City, control);
        }
        self.brought(control).map(|brought| brought.points()).sum()
    }

    /// The same set by set, those too of which the empire has none.
    pub fn brought(&self, control: RegionSet) -> impl Iterator<Item = Brought> {
        self.scoring
            .sets
            .iter()
            .map(move |scored| Brought { scored: *scored, count: self.sets_in(scored, control) })
    }

    /// How often an empire that controls these regions has all of a set.
    fn sets_in(&self, scored: &Scored, control: RegionSet) -> u32 {
        scored.times(|icon| self.icons_in(icon, control))
    }

    /// The regions that do something towards points: as printed those with cities.
    #[inline]
    pub fn that_score(&self) -> RegionSet {
        if self.scoring.printed {
            return self.with_icon(Icon::City);
        }
        let icons = self.scoring.sets.iter().flat_map(|scored| scored.needs());
        icons.fold(RegionSet::EMPTY, |regions, (icon, _)| regions | self.with_icon(icon))
    }

    /// What a region does towards the points of whoever controls it: of a set that takes more than it has,
    /// the part that it brings. For judgments that look at one region after another.
    #[inline]
    pub fn share(&self, region: Region) -> f32 {
        let only = RegionSet::only(region);
        if self.scoring.printed {
            return self.icons_in(Icon::City, only) as f32;
        }
        let part = |scored: &Scored| {
            let here: u32 = scored.needs().map(|(icon, _)| self.icons_in(icon, only)).sum();
            f32::from(scored.points) * here as f32 / scored.size().max(1) as f32
        };
        self.scoring.sets.iter().map(part).sum()
    }
}

impl Raw {
    /// Whether only cities score, a point each, as printed (R9.1).
    pub fn scores_as_printed(&self) -> bool {
        self.points.is_empty() || Scoring::new(&self.points).printed
    }

    /// What scores, cities first.
    pub fn scored(&self) -> Vec<Scored> {
        Scoring::new(&self.points).sets
    }

    /// What an empire that controls these regions brings, set by set, as [`World::brought`] has it.
    pub fn brought(&self, control: RegionSet) -> Vec<Brought> {
        let held = || Region::first(self.regions.len()).zip(&self.regions).filter(|(at, _)| control.has(*at));
        let count = |icon: Icon| held().map(|(_, region)| u32::from(region.icons[icon.index()])).sum::<u32>();
        let brought = |scored: Scored| Brought { scored, count: scored.times(count) };
        Scoring::new(&self.points).sets.into_iter().map(brought).collect()
    }
}
