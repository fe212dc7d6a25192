//! The plan of a realm and its errors.

use crate::realm::geometry::vectors::Point;
use std::fmt;

/// Most regions of a realm: sets of regions are single words.
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
    /// Where each region lies: on the sheet, no two nearer than 1/500 of its width.
    pub centres: Vec<Point>,
    /// The pairs that share a border, each once, in any order.
    pub borders: Vec<(usize, usize)>,
}

/// Why no realm can be drawn from a plan.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlanError {
    /// The sheet is no rectangle, or one side is more than five times the other.
    Sheet,
    /// No regions, or more than [`MOST_REGIONS`].
    Regions(usize),
    /// The centre of this region is not a number, or not on the sheet.
    Centre(usize),
    /// These two centres are too near each other.
    Together(usize, usize),
    /// A border names a region that there is not, or one region twice.
    Border(usize, usize),
    /// These two borders are one.
    Twice(usize, usize),
    /// The straight line of a border runs through the centre of a third region.
    Through {
        /// The two regions of the border.
        border: (usize, usize),
        /// The region that it runs through.
        region: usize,
    },
    /// The straight lines of two borders cross.
    Crossing((usize, usize), (usize, usize)),
    /// The regions lie so that no outlines could be found.
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
            Self::Together(a, b) => write!(out, "the centres of regions {a} and {b} lie too near each other"),
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
