//! Checks a picture of a realm against its plan, whether the program or an author drew it.

mod outline_overlap_check;
mod shared_outline_length;

use crate::realm::checked_plan::{CheckedPlan, WIDTH, straight};
use crate::realm::geometry::close_pairs::close_pairs;
use crate::realm::geometry::vectors::{Point, Vec2, signed_area, square_between};
use crate::realm::picture_faults::outline_overlap_check::{Rows, some_inside};
use crate::realm::picture_faults::shared_outline_length::{Piece, chop, shared_lengths};
use crate::realm::plan::{Plan, PlanError};
use std::collections::BTreeMap;
use std::fmt;

/// The minimum length at which a shared outline looks like a border, on a sheet 1000 wide.
pub const SHORTEST_STRETCH: f32 = 25.0;
/// The minimum gap at which two regions clearly look separate, on a sheet 1000 wide.
pub const NARROWEST_GAP: f32 = 8.0;
/// The maximum distance between two regions' outlines along their common border, on a sheet 1000 wide.
pub const TOLERANCE: f32 = 1.5;
/// The maximum number of points of an outline.
pub const MOST_POINTS: usize = 1024;
/// The maximum number of outline pieces: in all, and in any square of 10 by 10 units.
const MOST_PIECES: (usize, usize) = (40_000, 300);

/// The maximum absolute coordinate, on a sheet 1000 wide.
const FARTHEST: f64 = 10_000.0;

/// A fault in a picture of a realm. Lengths and points are in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PictureFault {
    /// The plan itself has a fault. For instance, two borders cross when drawn as straight lines.
    Plan(PlanError),
    /// The picture has this number of outlines, but the plan has another number of regions.
    Count(usize),
    /// The outline of this region is invalid: it has too few or too many points, no area, or coordinates that are not
    /// numbers or far off the sheet.
    Outline(usize),
    /// The outline of this region crosses or touches itself.
    Knot {
        /// The region with the faulty outline.
        region: usize,
        /// The point where the outline meets itself.
        at: Point,
    },
    /// A region extends beyond the sheet.
    Outside {
        /// The region that extends beyond the sheet.
        region: usize,
        /// A point of the region outside the sheet.
        at: Point,
    },
    /// Two regions overlap.
    Overlap {
        /// The lower index of the two regions.
        a: usize,
        /// The higher index of the two regions.
        b: usize,
        /// A point that lies in both regions.
        at: Point,
    },
    /// Two regions that border each other share almost no outline, or none.
    HiddenBorder {
        /// The lower index of the two regions.
        a: usize,
        /// The higher index of the two regions.
        b: usize,
        /// The length of the border that the two regions share in the picture.
        stretch: f32,
    },
    /// Two regions that do not border each other touch or almost touch.
    FalseBorder {
        /// The lower index of the two regions.
        a: usize,
        /// The higher index of the two regions.
        b: usize,
        /// The distance between the two regions.
        gap: f32,
        /// The point where the two regions are nearest.
        at: Point,
    },
}

impl fmt::Display for PictureFault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Plan(error) => error.fmt(out),
            Self::Count(count) => write!(out, "{count} outlines do not fit the number of regions"),
            Self::Outline(region) => write!(out, "region {region} has no outline"),
            Self::Knot { region, at } => {
                write!(out, "the outline of region {region} meets itself at {:.0},{:.0}", at.x, at.y)
            }
            Self::Outside { region, at } => {
                write!(out, "region {region} lies outside the sheet at {:.0},{:.0}", at.x, at.y)
            }
            Self::Overlap { a, b, at } => {
                write!(out, "regions {a} and {b} overlap at {:.0},{:.0}", at.x, at.y)
            }
            Self::HiddenBorder { a, b, stretch } => {
                write!(out, "regions {a} and {b} border each other but share only {stretch:.1} units")
            }
            Self::FalseBorder { a, b, gap, at } => {
                write!(
                    out,
                    "regions {a} and {b} are strangers but only {gap:.1} units apart at {:.0},{:.0}",
                    at.x, at.y
                )
            }
        }
    }
}

/// The faults of a picture, and its measured borders and gaps.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Inspection {
    /// All faults of the picture, in a fixed order.
    pub faults: Vec<PictureFault>,
    /// The length of each border in the picture, in the plan's order.
    pub stretches: Vec<f32>,
    /// Pairs of regions that do not border each other but are near, with the gap between them.
    pub gaps: Vec<(usize, usize, f32)>,
}

/// Finds all faults of `outlines` as a picture of the plan.
pub fn inspect(plan: &Plan, outlines: &[Vec<Point>]) -> Vec<PictureFault> {
    measure(plan, outlines).faults
}

/// Finds all faults of `outlines` as a picture of the plan, and measures its borders and gaps.
pub fn measure(plan: &Plan, outlines: &[Vec<Point>]) -> Inspection {
    let mut found = Inspection::default();
    let survey = match CheckedPlan::with_crossings(plan) {
        Ok(survey) => survey,
        Err(error) => {
            found.faults.push(PictureFault::Plan(error));
            return found;
        }
    };
    found.faults.extend(straight(&survey.pins, &survey.borders).into_iter().map(PictureFault::Plan));
    if outlines.len() != survey.pins.len() {
        found.faults.push(PictureFault::Count(outlines.len()));
        return found;
    }
    let scale = WIDTH / f64::from(plan.width);
    let rings: Vec<Vec<Vec2>> = outlines.iter().map(|outline| ring(outline, scale)).collect();
    let bare = |ring: &Vec<Vec2>| ring.len() < 3 || ring.len() > MOST_POINTS || signed_area(ring).abs() < 1.0;
    let bad: Vec<usize> = (0..rings.len()).filter(|&region| bare(&rings[region])).collect();
    if !bad.is_empty() {
        found.faults.extend(bad.into_iter().map(PictureFault::Outline));
        return found;
    }
    Picture { survey: &survey, rings: &rings, scale }.inspect(&mut found);
    found
}

/// The points of an outline without repeats, on a sheet 1000 wide. Empty if a coordinate is not a number or too
/// large.
fn ring(outline: &[Point], scale: f64) -> Vec<Vec2> {
    let off =
        |spot: &Point| !spot.is_finite() || f64::from(spot.x.abs().max(spot.y.abs())) * scale > FARTHEST;
    if outline.iter().any(off) {
        return Vec::new();
    }
    let mut ring: Vec<Vec2> = outline.iter().map(|&spot| Vec2::from(spot) * scale).collect();
    ring.dedup();
    while ring.len() > 1 && ring.first() == ring.last() {
        ring.pop();
    }
    ring
}

/// The region that has too many outline pieces in one small square or brings the total above the limit, or `None`.
fn heap(pieces: &[Piece]) -> Option<usize> {
    if let Some(piece) = pieces.get(MOST_PIECES.0) {
        return Some(piece.region);
    }
    let cell = |at: f64| (at / 10.0).clamp(0.0, 499.0) as usize;
    let mut counts = vec![0_u16; 500 * 500];
    pieces.iter().find_map(|piece| {
        let count = &mut counts[cell(piece.from.y) * 500 + cell(piece.from.x)];
        *count = count.saturating_add(1);
        (usize::from(*count) > MOST_PIECES.1).then_some(piece.region)
    })
}

struct Picture<'a> {
    survey: &'a CheckedPlan,
    rings: &'a [Vec<Vec2>],
    scale: f64,
}

impl Picture<'_> {
    fn spot(&self, at: Vec2) -> Point {
        Point::new((at.x / self.scale) as f32, (at.y / self.scale) as f32)
    }

    fn length(&self, length: f64) -> f32 {
        (length / self.scale) as f32
    }

    fn inspect(&self, found: &mut Inspection) {
        for (region, ring) in self.rings.iter().enumerate() {
            let off = |at: &&Vec2| {
                at.x < -0.01 || at.y < -0.01 || at.x > WIDTH + 0.01 || at.y > self.survey.height + 0.01
            };
            if let Some(&at) = ring.iter().find(off) {
                found.faults.push(PictureFault::Outside { region, at: self.spot(at) });
            }
        }
        let pieces = chop(self.rings);
        if let Some(region) = heap(&pieces) {
            found.faults.push(PictureFault::Outline(region));
            return;
        }
        let middles: Vec<Vec2> = pieces.iter().map(|piece| piece.from.towards(piece.to, 0.5)).collect();
        let longest = pieces.iter().map(|piece| (piece.to - piece.from).square()).fold(0.01, f64::max).sqrt();
        let mut knots = BTreeMap::new();
        let mut gaps = BTreeMap::new();
        let mut near = Vec::new();
        close_pairs(&middles, longest + f64::from(NARROWEST_GAP) * 2.0, |one, two, _, _| {
            let (one, two) = if pieces[one].region <= pieces[two].region { (one, two) } else { (two, one) };
            let (a, b) = (&pieces[one], &pieces[two]);
            if a.region == b.region {
                if self.meets_itself(a, b) {
                    knots.entry(a.region).or_insert(a.to);
                }
            } else if self.survey.friends[a.region] >> b.region & 1 == 1 {
                near.push((one, two));
            } else {
                let square = square_between(a.from, a.to, b.from, b.to);
                let least = gaps.entry((a.region, b.region)).or_insert((square, a.to));
                if square < least.0 {
                    *least = (square, a.to);
                }
            }
        });
        found
            .faults
            .extend(knots.into_iter().map(|(region, at)| PictureFault::Knot { region, at: self.spot(at) }));
        self.overlaps(found);
        let stretches = shared_lengths(&pieces, &near, f64::from(TOLERANCE));
        for &(a, b) in &self.survey.borders {
            let stretch = stretches.get(&(a, b)).copied().unwrap_or(0.0);
            found.stretches.push(self.length(stretch));
            if stretch < f64::from(SHORTEST_STRETCH) {
                found.faults.push(PictureFault::HiddenBorder { a, b, stretch: self.length(stretch) });
            }
        }
        for ((a, b), (square, at)) in gaps {
            let gap = square.sqrt();
            found.gaps.push((a, b, self.length(gap)));
            if gap < f64::from(NARROWEST_GAP) {
                let (gap, at) = (self.length(gap), self.spot(at));
                found.faults.push(PictureFault::FalseBorder { a, b, gap, at });
            }
        }
    }

    /// True if two pieces of one outline meet at a point where they should not.
    fn meets_itself(&self, one: &Piece, two: &Piece) -> bool {
        let ring = &self.rings[one.region];
        let count = ring.len();
        let ends = |side: usize| (ring[side], ring[(side + 1) % count]);
        if one.side == two.side {
            return false;
        }
        let (first, second) = (one.side.min(two.side), one.side.max(two.side));
        let ((a, b), (c, d)) = (ends(first), ends(second));
        let folded = |p: Vec2, middle: Vec2, q: Vec2| {
            let (back, on) = (p - middle, q - middle);
            back.dot(on) > 0.0 && back.cross(on) == 0.0
        };
        if second == first + 1 {
            return folded(a, b, d);
        }
        if first == 0 && second == count - 1 {
            return folded(c, a, b);
        }
        square_between(a, b, c, d) < 1e-12
    }

    fn overlaps(&self, found: &mut Inspection) {
        let rows: Vec<Rows> = self.rings.iter().map(|ring| Rows::new(ring)).collect();
        for a in 0..rows.len() {
            for b in a + 1..rows.len() {
                if !rows[a].bounds_meet(&rows[b]) {
                    continue;
                }
                let tolerance = f64::from(TOLERANCE);
                let shared = some_inside(&rows[a], &rows[b], tolerance)
                    .or_else(|| some_inside(&rows[b], &rows[a], tolerance));
                if let Some(at) = shared {
                    found.faults.push(PictureFault::Overlap { a, b, at: self.spot(at) });
                }
            }
        }
    }
}
