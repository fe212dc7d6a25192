//! The pieces on the map and the progress of the round at one moment, copied from the board.

use crate::screens::table::staging::round_progress::Marks;
use rules::{Board, Empire, MAX_REGIONS, Moving, Region, World};

/// The pieces on the map at one moment.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pieces {
    banners: [u8; MAX_REGIONS],
    controller: [Option<Empire>; MAX_REGIONS],
    /// The banners that have left for an attack and not fought yet.
    pub moving: Option<Moving>,
    /// The agents in the councils, and the progress of the round.
    pub marks: Marks,
}

impl Pieces {
    /// The pieces of a board. `moving` are the banners on the march.
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

    /// The banners in a region.
    pub fn banners(&self, region: Region) -> u8 {
        self.banners[region.index()]
    }

    /// The empire that controls a region.
    pub fn controller(&self, region: Region) -> Option<Empire> {
        self.controller[region.index()]
    }

    /// The pieces during the move to those of a later moment. What leaves its place is gone, and nothing has
    /// arrived.
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

    /// These pieces with a number of banners in a region.
    #[cfg(test)]
    pub fn with_banners(mut self, region: Region, banners: u8) -> Self {
        self.banners[region.index()] = banners;
        self
    }
}
