//! The plan of a realm, and the faults that it can have.

use crate::realm::geometry::vectors::Point;
use std::fmt;

/// The maximum number of regions in a realm. A set of regions is 64 bits.
pub const MOST_REGIONS: usize = 64;

/// The plan of a realm: a sheet, the centres of the regions, and their borders.
///
/// Regions are numbered from 0 in the order of their centres.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Plan {
    /// The width of the sheet in map units.
    pub width: f32,
    /// The height of the sheet in map units.
    pub height: f32,
    /// The centre of each region on the sheet, in map units. No two may be nearer than 1/500 of the sheet's width.
    pub centres: Vec<Point>,
    /// The pairs of regions that share a border. Each pair occurs once, in any order.
    pub borders: Vec<(usize, usize)>,
}

/// The reason why a plan cannot be drawn as a realm.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlanError {
    /// The sheet has an invalid size, or one side is more than five times the other.
    Sheet,
    /// The plan has this number of regions: none, or more than [`MOST_REGIONS`].
    Regions(usize),
    /// The centre of this region is not on the sheet, or its coordinates are not numbers.
    Centre(usize),
    /// The centres of these two regions are too near each other.
    Together(usize, usize),
    /// A border names a region that does not exist, or the same region twice.
    Border(usize, usize),
    /// The border between these two regions occurs twice.
    Twice(usize, usize),
    /// The straight line of a border runs through the centre of a third region.
    Through {
        /// The two regions that share the border.
        border: (usize, usize),
        /// The third region, whose centre the border runs through.
        region: usize,
    },
    /// The straight lines of these two borders cross.
    Crossing((usize, usize), (usize, usize)),
    /// No outlines could be found for these centres and borders.
    Tangled,
}

impl fmt::Display for PlanError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Sheet => {
                write!(out, "the sheet must be a rectangle no more than five times as long as wide")
            }
            Self::Regions(count) => write!(out, "{count} regions: a realm has 1 to {MOST_REGIONS}"),
            Self::Centre(region) => write!(out, "the centre of region {region} is not on the sheet"),
            Self::Together(a, b) => {
                write!(out, "the centres of regions {a} and {b} are too close to each other")
            }
            Self::Border(a, b) => write!(out, "there is no border between regions {a} and {b}"),
            Self::Twice(a, b) => write!(out, "the border between regions {a} and {b} is given twice"),
            Self::Through { border: (a, b), region } => {
                write!(
                    out,
                    "the border between regions {a} and {b} runs through the centre of region {region}"
                )
            }
            Self::Crossing((a, b), (c, d)) => write!(out, "the borders {a}-{b} and {c}-{d} cross"),
            Self::Tangled => write!(out, "the regions lie too tangled for outlines"),
        }
    }
}

impl std::error::Error for PlanError {}
