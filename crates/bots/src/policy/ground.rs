//! The facts of a world that never change, prepared for the network's inputs.

use super::inputs::NONE;
use crate::evaluate::city_outlook::CityOutlook;
use rules::{Count, Icon, Position, Printed, Region, RegionSet, World};

/// The printed lines of a position, by kind.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lines {
    pub attack: bool,
    pub swap: bool,
    pub add: Option<Count>,
    pub draw: Option<Count>,
}

/// A region's icons, limit and home.
#[derive(Clone, Copy, Debug)]
pub(super) struct Land {
    /// The points that the region is worth.
    pub share: f32,
    pub farms: f32,
    pub forts: f32,
    pub own_icons: f32,
    pub limit: f32,
    /// The index of its home empire, or [`NONE`].
    pub home: u8,
}

/// The facts of a world that never change.
#[derive(Clone, Debug)]
pub struct Ground {
    pub(super) empires: usize,
    pub(super) lands: Vec<Land>,
    /// For each region, the indices of its neighbours.
    pub(super) neighbours: Vec<Vec<u8>>,
    /// The council positions, in the order of their rows.
    pub(super) positions: Vec<Position>,
    pub(super) lines: Vec<Lines>,
    /// The row of each position, by [`Position::index`].
    pub(super) row_of_position: [u8; 64],
    pub(super) outlook: CityOutlook,
}

impl Ground {
    /// Prepares a world.
    pub fn new(world: &World) -> Self {
        let mut row_of_position = [NONE; 64];
        let positions: Vec<Position> = world.positions().collect();
        for (row, position) in (0..).zip(&positions) {
            row_of_position[position.index()] = row;
        }
        Self {
            empires: world.empires().len(),
            lands: world.regions().map(|region| Land::new(world, region)).collect(),
            neighbours: world
                .regions()
                .map(|region| world.neighbours(region).map(|other| other.index() as u8).collect())
                .collect(),
            lines: positions.iter().map(|position| Lines::new(world, *position)).collect(),
            positions,
            row_of_position,
            outlook: CityOutlook::new(world),
        }
    }

    /// The estimator of the points that empires are likely to bring.
    pub(crate) fn city_outlook(&self) -> &CityOutlook {
        &self.outlook
    }

    /// The indices of a region's neighbours.
    #[inline(always)]
    pub fn neighbours(&self, region: usize) -> &[u8] {
        &self.neighbours[region]
    }
}

impl Land {
    fn new(world: &World, region: Region) -> Self {
        let only = RegionSet::only(region);
        let icons = |icon| world.icons_in(icon, only) as f32;
        Self {
            share: world.share(region),
            farms: icons(Icon::Farm),
            forts: icons(Icon::Fort),
            own_icons: Icon::OWN.into_iter().map(icons).sum(),
            limit: f32::from(world.limit(region)),
            home: world.home_of(region).map_or(NONE, |empire| empire.index() as u8),
        }
    }
}

impl Lines {
    fn new(world: &World, position: Position) -> Self {
        let mut lines = Self::default();
        for line in world.lines(position) {
            match *line {
                Printed::Add(count) => lines.add = Some(count),
                Printed::Draw(count) => lines.draw = Some(count),
                Printed::Attack => lines.attack = true,
                Printed::Swap => lines.swap = true,
            }
        }
        lines
    }
}
