//! Regions with cities, and who could take them: what every judgment of empires begins with. Where a pack has it
//! that other things score, a region counts as so many cities as it does towards points (R9.3).

use rules::{Board, ByEmpire, Icon, Region, RegionSet, World};

/// A region with cities, and what makes it safe.
#[derive(Clone, Copy, Debug)]
pub(super) struct City {
    pub region: Region,
    /// How many there are.
    pub cities: f32,
    forts: i32,
    around: RegionSet,
}

/// All regions with cities.
pub(super) fn cities(world: &World) -> Vec<City> {
    let city = |region| City {
        region,
        cities: world.share(region),
        forts: world.icons_in(Icon::Fort, RegionSet::only(region)) as i32,
        around: world.neighbours(region),
    };
    world.that_score().map(city).collect()
}

impl City {
    /// How many attackers it costs to get in.
    pub fn defence(&self, board: &Board) -> i32 {
        i32::from(board.banners(self.region)) + self.forts
    }

    /// How many banners the strongest single army of each other empire could send.
    pub fn threats(&self, world: &World, board: &Board) -> ByEmpire<u8> {
        let threats = self.around & board.held();
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
