//! A board's graph drawn as a star chart: a station for each region, where it lies on the Earth, and
//! a route for each border.
//!
//! [`draw()`] lays the routes straight where it can and curved where a straight one would run through
//! a third station or cross another route. On a chart that goes round, a route whose way is shorter
//! across the edge leaves on one side and comes back on the other.

mod curve;
mod lay;

pub use lay::{crossings, draw, through};

use super::realm::Spot;

/// What a star chart is drawn from.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ChartPlan {
    /// The width of the sheet, in map units.
    pub width: f32,
    /// The height of the sheet.
    pub height: f32,
    /// Whether its right edge goes on at its left one.
    pub round: bool,
    /// Where the stations lie, by region.
    pub stations: Vec<Spot>,
    /// The borders, as pairs of regions.
    pub borders: Vec<(usize, usize)>,
    /// Shores to be hinted at: rings of points.
    pub land: Vec<Vec<Spot>>,
}

/// A board's graph as a star chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StarChart {
    /// The width of the sheet, in map units.
    pub width: f32,
    /// The height of the sheet.
    pub height: f32,
    /// Where the stations lie, by region.
    pub stations: Vec<Spot>,
    /// How large their discs are.
    pub radius: f32,
    /// The routes, in the order of the borders.
    pub routes: Vec<Route>,
    /// Shores to be hinted at.
    pub land: Vec<Vec<Spot>>,
}

/// A way between two stations.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Route {
    /// Where it begins.
    pub a: usize,
    /// Where it ends.
    pub b: usize,
    /// Its points from middle to middle; two pieces where it goes across the edge of the sheet.
    pub pieces: Vec<Vec<Spot>>,
}

/// How much of the way between the two nearest stations their discs' radius is, and how much of the
/// sheet's width it is at most.
const RADIUS: (f32, f32) = (0.39, 0.04);

impl ChartPlan {
    /// How far apart two stations are, across the edge where that is nearer.
    pub fn distance(&self, a: usize, b: usize) -> f32 {
        let (Some(from), Some(to)) = (self.stations.get(a), self.stations.get(b)) else { return 0.0 };
        let to = self.near(*from, *to);
        (to.x - from.x).hypot(to.y - from.y)
    }

    /// Where a point lies when one comes from another by the shorter way: maybe beyond the edge.
    fn near(&self, from: Spot, to: Spot) -> Spot {
        let off = to.x - from.x;
        match self.round {
            true if off > self.width / 2.0 => Spot::new(to.x - self.width, to.y),
            true if off < -self.width / 2.0 => Spot::new(to.x + self.width, to.y),
            _ => to,
        }
    }

    /// How large the discs are.
    fn radius(&self) -> f32 {
        let pairs = (0..self.stations.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        let nearest = pairs.map(|(a, b)| self.distance(a, b)).fold(f32::INFINITY, f32::min);
        (nearest * RADIUS.0).min(self.width * RADIUS.1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Files, Pack, Picture};

    fn shipped() -> StarChart {
        let pack = Pack::load(&Files::BuiltIn("whispers-of-the-stars")).unwrap();
        match pack.picture {
            Picture::Stars(chart) => chart,
            Picture::Realm(_) => panic!("the stars are a realm"),
        }
    }

    fn plan(stations: &[(f32, f32)], borders: &[(usize, usize)], round: bool) -> ChartPlan {
        let stations = stations.iter().map(|(x, y)| Spot::new(*x, *y)).collect();
        ChartPlan { width: 1000.0, height: 500.0, round, stations, borders: borders.to_vec(), land: vec![] }
    }

    #[test]
    fn no_route_of_the_shipped_chart_runs_through_a_third_station_or_crosses_another() {
        let chart = shipped();
        assert_eq!((chart.stations.len(), chart.routes.len()), (40, 69));
        assert_eq!(through(&chart), []);
        assert_eq!(crossings(&chart), []);
        assert!(chart.radius > 90.0, "{}", chart.radius);
    }

    #[test]
    fn only_the_routes_across_the_pacific_leave_one_edge_and_come_back_on_the_other() {
        let chart = shipped();
        let across: Vec<_> = chart.routes.iter().filter(|r| r.pieces.len() > 1).map(|r| (r.a, r.b)).collect();
        // Hawaii to Fiji and to Samoa.
        assert_eq!(across, [(0, 38), (0, 39)]);
        for route in chart.routes.iter().filter(|r| r.pieces.len() > 1) {
            let (out, back) = (&route.pieces[0], &route.pieces[1]);
            assert!(out.last().unwrap().x.abs() < 0.01 && (back[0].x - chart.width).abs() < 0.01);
            assert!((out.last().unwrap().y - back[0].y).abs() < 0.01);
        }
    }

    #[test]
    fn a_route_goes_straight_where_nothing_is_in_its_way() {
        let chart = draw(&plan(&[(100.0, 250.0), (400.0, 250.0)], &[(0, 1)], true));
        assert!(chart.routes[0].pieces[0].iter().all(|s| (s.y - 250.0).abs() < 0.01));
    }

    #[test]
    fn a_route_curves_round_a_station_in_its_way() {
        let chart = draw(&plan(&[(100.0, 250.0), (300.0, 250.0), (500.0, 250.0)], &[(0, 2)], false));
        assert_eq!(through(&chart), []);
        assert!(chart.routes[0].pieces[0].iter().any(|s| (s.y - 250.0).abs() > chart.radius));
    }

    #[test]
    fn a_route_curves_where_a_straight_one_would_cross_another() {
        // A diagonal of a square, and the way from one of the other corners to the opposite side.
        let stations = [(200.0, 100.0), (500.0, 400.0), (500.0, 100.0), (300.0, 330.0)];
        let chart = draw(&plan(&stations, &[(0, 1), (2, 3)], false));
        assert_eq!(crossings(&chart), []);
    }

    #[test]
    fn on_a_chart_that_does_not_go_round_every_route_is_in_one_piece() {
        let stations = [(50.0, 250.0), (950.0, 250.0)];
        assert_eq!(draw(&plan(&stations, &[(0, 1)], false)).routes[0].pieces.len(), 1);
        let chart = draw(&plan(&stations, &[(0, 1)], true));
        assert_eq!(chart.routes[0].pieces.len(), 2);
        assert!(chart.routes[0].pieces.iter().flatten().all(|s| (0.0..=1000.0).contains(&s.x)));
    }
}
