//! The target sizes of lands, seas, borders and gaps on a map.

use crate::realm::checked_plan::{CheckedPlan, WIDTH};
use crate::realm::geometry::gradient_noise::noise;
use crate::realm::geometry::vectors::{Vec2, vec2};
use crate::realm::outline::outline_graph::{OutlineGraph, Side};

/// Target sizes, in units of a sheet 1000 wide. Regions that border each other are called friends, all others
/// strangers.
#[derive(Clone, Debug)]
pub(crate) struct Shape {
    pub height: f64,
    /// The width of the water between the lands and the edge of the sheet.
    pub margin: f64,
    /// The distance between neighbouring points of an outline.
    pub step: f64,
    /// The target area of each land, then of each sea. The ocean's entry is 0, because it has no target.
    pub areas: Vec<f64>,
    /// The radius of the disc that should fit into each land.
    pub disc: f64,
    /// The minimum width of water between strangers.
    pub gap: f64,
    /// The width of open water between strangers, away from the head of a bay.
    pub sound: f64,
    /// The distance along the coast from the head of a bay at which the bay reaches its full width.
    pub reach: f64,
    /// The minimum width of water between friends.
    pub channel: f64,
    /// The minimum width of land between two waters.
    pub neck: f64,
    /// The minimum width of land between two borders, or between a border and water.
    pub tongue: f64,
    /// The minimum distance between the two ends of a border.
    pub stretch: f64,
}

/// The share of the sheet that lands and inland seas together should cover.
const LAND: f64 = 0.69;
/// A sea's target area for each corner beyond two, as a share of the average area per region.
const SEA: f64 = 0.12;
/// The maximum share of the sheet that all inland seas together may cover.
const SEAS: f64 = 0.2;

/// The radius of the sheet's rounded corners, as a share of its shorter side. Land stays within them.
const CORNER: f64 = 0.22;
/// The average side of a region's part of the sheet from which all sizes are used in full.
const AMPLE: f64 = 130.0;

impl Shape {
    /// Computes the target sizes for a plan and its outline graph.
    pub fn new(survey: &CheckedPlan, web: &OutlineGraph) -> Self {
        let sheet = WIDTH * survey.height;
        let lands = survey.pins.len();
        let share = sheet / lands as f64;
        let mut coasts = vec![0_usize; web.seas];
        for arc in &web.arcs {
            if let Side::Sea(sea) = arc.other {
                coasts[sea] += 1;
            }
        }
        let mut seas: Vec<f64> =
            coasts.iter().map(|&count| SEA * share * (count.max(3) - 2) as f64).collect();
        if let Some(ocean) = seas.first_mut() {
            *ocean = 0.0;
        }
        let all: f64 = seas.iter().sum();
        let fewer = if all > SEAS * sheet { SEAS * sheet / all } else { 1.0 };
        seas.iter_mut().for_each(|sea| *sea *= fewer);
        let mut areas = vec![(LAND * sheet) / lands as f64; lands];
        areas.extend(seas);
        let side = share.sqrt();
        // With small lands, all other sizes shrink as well.
        let less = (side / AMPLE).min(1.0);
        Self {
            height: survey.height,
            margin: 18.0,
            step: (0.085 * side).min(14.0),
            areas,
            disc: 0.385 * side,
            gap: 20.0 * less.max(0.75),
            sound: 46.0 * less,
            reach: 300.0 * less,
            channel: 16.0 * less,
            neck: 40.0 * less,
            tongue: 30.0 * less,
            stretch: 52.0 * less.max(0.75),
        }
    }

    /// The point nearest to `place` where land is allowed. Land keeps a margin, which noise makes `uneven`, and
    /// avoids the sheet's rounded corners.
    pub fn bound(&self, place: Vec2, uneven: f64) -> Vec2 {
        let (beside, above) = (place.x.min(WIDTH - place.x), place.y.min(self.height - place.y));
        let (edge, corner) = (self.margin + uneven, CORNER * WIDTH.min(self.height));
        if beside.min(above) > edge && beside.max(above) > edge + corner {
            return place;
        }
        let bound = framed(place, self.height, edge);
        if uneven == 0.0 || (bound - place).square() < 1e-6 {
            return bound;
        }
        framed(place, self.height, self.margin + uneven * (0.5 + 0.5 * noise(71, place, 210.0)))
    }
}

/// The point nearest to `place` on a sheet with rounded corners, at least `margin` from its edges.
pub(crate) fn framed(place: Vec2, height: f64, margin: f64) -> Vec2 {
    let round = CORNER * WIDTH.min(height);
    let framed = |margin: f64| {
        let (across, down) = (margin.min(WIDTH / 2.0), margin.min(height / 2.0));
        vec2(place.x.clamp(across, WIDTH - across), place.y.clamp(down, height - down))
    };
    let middle = framed(margin + round);
    let way = framed(margin) - middle;
    middle + way.at_most(round)
}
