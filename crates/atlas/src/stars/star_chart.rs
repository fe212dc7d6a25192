//! The plan of a star chart and the drawn chart.

use crate::realm::Point;

/// The plan of a star chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChartPlan {
    /// The width of the sheet, in map units.
    pub width: f32,
    /// The height of the sheet.
    pub height: f32,
    /// True if the right edge continues at the left one.
    pub round: bool,
    /// Where the stations lie, by region.
    pub stations: Vec<Point>,
    /// The borders, as pairs of regions.
    pub borders: Vec<(usize, usize)>,
    /// Routes across a sea.
    pub seas: Vec<(usize, usize)>,
    /// Shores to be hinted at: rings of points.
    pub land: Vec<Vec<Point>>,
}

/// A board's graph as a star chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StarChart {
    /// The width of the sheet, in map units.
    pub width: f32,
    /// The height of the sheet.
    pub height: f32,
    /// Where the stations lie, by region.
    pub stations: Vec<Point>,
    /// The radius of their discs.
    pub radius: f32,
    /// The routes, in the order of the borders, and behind them those across a sea.
    pub routes: Vec<Route>,
    /// Shores to be hinted at.
    pub land: Vec<Vec<Point>>,
}

/// A way between two stations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Route {
    /// Where it begins.
    pub a: usize,
    /// Where it ends.
    pub b: usize,
    /// True if the route goes across a sea.
    pub sea: bool,
    /// Its points from middle to middle; two pieces where it goes across the edge of the sheet.
    pub pieces: Vec<Vec<Point>>,
}

/// The radius of discs as a share of the distance between the two nearest stations, so that a name fits
/// between them, and the most of the sheet's width.
const RADIUS: (f32, f32) = (0.345, 0.04);

impl ChartPlan {
    /// The distance of two stations, across the edge where that is nearer.
    pub fn distance(&self, a: usize, b: usize) -> f32 {
        let (Some(from), Some(to)) = (self.stations.get(a), self.stations.get(b)) else { return 0.0 };
        let to = self.near(*from, *to);
        (to.x - from.x).hypot(to.y - from.y)
    }

    /// Where a point lies when one comes from another by the shorter way: maybe beyond the edge.
    pub(super) fn near(&self, from: Point, to: Point) -> Point {
        let off = to.x - from.x;
        match self.round {
            true if off > self.width / 2.0 => Point::new(to.x - self.width, to.y),
            true if off < -self.width / 2.0 => Point::new(to.x + self.width, to.y),
            _ => to,
        }
    }

    /// All pairs between which a route is laid, and whether that goes across a sea.
    pub(super) fn ways(&self) -> Vec<((usize, usize), bool)> {
        let land = self.borders.iter().map(|pair| (*pair, false));
        land.chain(self.seas.iter().map(|pair| (*pair, true))).collect()
    }

    /// The radius of the discs.
    pub(super) fn radius(&self) -> f32 {
        let pairs = (0..self.stations.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let nearest = pairs.map(|(a, b)| self.distance(a, b)).fold(f32::INFINITY, f32::min);
        (nearest * RADIUS.0).min(self.width * RADIUS.1)
    }
}
