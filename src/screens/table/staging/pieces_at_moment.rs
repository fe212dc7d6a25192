//! The pieces on the map and the progress of the round at one moment of an animation, copied from the board.

use crate::screens::table::staging::round_progress::Marks;
use rules::{Board, Empire, MAX_REGIONS, Moving, Region, World};

/// The pieces on the map at one moment of an animation.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pieces {
    banners: [u8; MAX_REGIONS],
    controller: [Option<Empire>; MAX_REGIONS],
    /// The banners that have set out for an attack but have not fought yet, if any.
    pub moving: Option<Moving>,
    /// The agents in the councils, and the progress of the round.
    pub marks: Marks,
}

impl Pieces {
    /// Copies the pieces of a board. `moving` are the banners that have set out for an attack.
    pub fn new(world: &World, board: &Board, moving: Option<Moving>) -> Self {
        let mut pieces = Self {
            banners: [0; MAX_REGIONS],
            controller: [None; MAX_REGIONS],
            moving,
            marks: Marks::new(world, board),
        };
        for region in world.regions() {
            pieces.banners[region.index()] = board.banners(region);
            pieces.controller[region.index()] = board.controller(region);
        }
        pieces
    }

    /// The number of banners in a region.
    pub fn banners(&self, region: Region) -> u8 {
        self.banners[region.index()]
    }

    /// The empire that controls a region, if any.
    pub fn controller(&self, region: Region) -> Option<Empire> {
        self.controller[region.index()]
    }

    /// The pieces while they move to where they stand in `later`. Pieces that leave their spots are gone, and none of
    /// them has arrived yet.
    pub fn leaving_for(&self, later: &Self) -> Self {
        let mut pieces = self.clone();
        for (here, then) in pieces.banners.iter_mut().zip(later.banners) {
            *here = then.min(*here);
        }
        let count = |moving: Option<Moving>| moving.map_or(0, |moving| moving.banners);
        if count(later.moving) < count(self.moving) {
            pieces.moving = later.moving;
        }
        pieces.marks.lift_agents(&later.marks);
        pieces
    }

    /// Returns the pieces with this number of banners in a region.
    #[cfg(test)]
    pub fn with_banners(mut self, region: Region, banners: u8) -> Self {
        self.banners[region.index()] = banners;
        self
    }
}
