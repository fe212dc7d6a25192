//! The plan of a star chart, and the drawn star chart.

use crate::realm::Point;

/// The plan of a star chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChartPlan {
    /// The width of the sheet in map units.
    pub width: f32,
    /// The height of the sheet in map units.
    pub height: f32,
    /// True if the right edge of the sheet continues at the left edge.
    pub round: bool,
    /// The position of each region's station, in map units.
    pub stations: Vec<Point>,
    /// The borders by land, as pairs of regions.
    pub borders: Vec<(usize, usize)>,
    /// The borders across a sea, as pairs of regions.
    pub seas: Vec<(usize, usize)>,
    /// Coastlines to draw faintly in the background, as rings of points.
    pub land: Vec<Vec<Point>>,
}

/// A board's graph, drawn as a star chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StarChart {
    /// The width of the sheet in map units.
    pub width: f32,
    /// The height of the sheet in map units.
    pub height: f32,
    /// The position of each region's station, in map units.
    pub stations: Vec<Point>,
    /// The radius of the discs that represent stations.
    pub radius: f32,
    /// The routes in the order of the plan's borders, then those across a sea.
    pub routes: Vec<Route>,
    /// Coastlines to draw faintly in the background, as rings of points.
    pub land: Vec<Vec<Point>>,
}

/// A route between two stations of a star chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Route {
    /// The index of the station where the route begins.
    pub a: usize,
    /// The index of the station where the route ends.
    pub b: usize,
    /// True if the route represents a border across a sea.
    pub sea: bool,
    /// The points of the route between the centres of its stations. There are two pieces if it crosses the sheet's
    /// edge.
    pub pieces: Vec<Vec<Point>>,
}

/// The radius of a station's disc: its share of the distance between the two nearest stations, so that a name fits
/// between them, and its maximum share of the sheet's width.
const RADIUS: (f32, f32) = (0.345, 0.04);

impl ChartPlan {
    /// The distance between two stations, across the edge of the sheet if that is shorter.
    pub fn distance(&self, a: usize, b: usize) -> f32 {
        let (Some(from), Some(to)) = (self.stations.get(a), self.stations.get(b)) else { return 0.0 };
        let to = self.near(*from, *to);
        (to.x - from.x).hypot(to.y - from.y)
    }

    /// The point `to`, moved beyond the sheet's edge if the way from `from` is shorter across that edge.
    pub(super) fn near(&self, from: Point, to: Point) -> Point {
        let off = to.x - from.x;
        match self.round {
            true if off > self.width / 2.0 => Point::new(to.x - self.width, to.y),
            true if off < -self.width / 2.0 => Point::new(to.x + self.width, to.y),
            _ => to,
        }
    }

    /// The pairs of stations that need a route, each with true if it goes across a sea.
    pub(super) fn ways(&self) -> Vec<((usize, usize), bool)> {
        let land = self.borders.iter().map(|pair| (*pair, false));
        land.chain(self.seas.iter().map(|pair| (*pair, true))).collect()
    }

    /// The radius of the discs that represent stations.
    pub(super) fn radius(&self) -> f32 {
        let pairs = (0..self.stations.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let nearest = pairs.map(|(a, b)| self.distance(a, b)).fold(f32::INFINITY, f32::min);
        (nearest * RADIUS.0).min(self.width * RADIUS.1)
    }
}
