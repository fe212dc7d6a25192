//! Regions that score, and the armies that threaten them. By house rule other icons than cities may score; a
//! region then counts one city for each of its points (R9.3).

use rules::{Board, ByEmpire, Icon, Region, RegionSet, World};

/// A region with cities.
#[derive(Clone, Copy, Debug)]
pub(crate) struct City {
    pub region: Region,
    /// The number of cities.
    pub cities: f32,
    forts: i32,
    around: RegionSet,
}

/// All regions with cities.
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
    /// The number of attackers that an attack loses before it takes the region.
    pub fn defence(&self, board: &Board) -> i32 {
        i32::from(board.banners(self.region)) + self.forts
    }

    /// The strongest single army of each other empire next to the region.
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
