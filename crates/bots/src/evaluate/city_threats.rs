//! Regions that score, and the armies that threaten them. Icons other than cities may score too. Each point
//! that a region is worth then counts as one city (R9.3).

use rules::{Board, ByEmpire, Icon, Region, RegionSet, World};

/// A region that scores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct City {
    pub region: Region,
    /// The number of cities in the region, or of points that it is worth.
    pub cities: f32,
    forts: i32,
    around: RegionSet,
}

/// All regions that score.
pub(crate) fn cities(world: &World) -> Vec<City> {
    let city = |region| City {
        region,
        cities: world.share(region),
        forts: world.icons_in(Icon::Fort, RegionSet::only(region)) as i32,
        around: world.neighbours(region),
    };
    world.scoring_regions().map(city).collect()
}

impl City {
    /// The number of banners that an attack loses before it can take the region.
    pub fn defence(&self, board: &Board) -> i32 {
        i32::from(board.banners(self.region)) + self.forts
    }

    /// For each empire other than the owner, the banners of its strongest single army next to the region.
    pub fn threats(&self, world: &World, board: &Board) -> ByEmpire<u8> {
        let threats = self.around & board.occupied_regions();
        let owner = board.controller(self.region);
        let threats = owner.map_or(threats, |owner| threats.minus(board.control(owner)));
        let mut strongest = ByEmpire::all(0u8);
        for from in threats {
            if let Some(foe) = board.controller(from) {
                strongest[foe] = strongest[foe].max(board.free_to_leave(world, from, foe));
            }
        }
        strongest
    }
}
