//! Lays out routes as straight as possible while they avoid stations and other routes.

use super::polylines::{Line, bend, distance, on_sheet, outside};
use super::star_chart::{ChartPlan, Route, StarChart};
use crate::realm::Point;

/// The maximum bulge of a route, as a share of its length, and the number of steps up to it.
const BULGE: (f32, i32) = (0.6, 12);
/// The distance between a route and a third station, in station radii: the minimum and the preferred distance.
const ROOM: (f32, f32) = (1.1, 1.4);
/// The number of extra passes, in which each route is laid again to avoid the others.
const PASSES: usize = 3;

/// A route from centre to centre, maybe beyond the edge of the sheet, and its part outside the discs of both
/// stations.
struct Laid {
    whole: Vec<Point>,
    free: Line,
}

/// Draws a star chart.
pub fn draw(plan: &ChartPlan) -> StarChart {
    let radius = plan.radius();
    let all = plan.ways();
    let mut order: Vec<usize> = (0..all.len()).collect();
    let length = |route: &usize| all.get(*route).map_or(0.0, |((a, b), _)| plan.distance(*a, *b));
    // Short routes are laid first, because they have the fewest options.
    order.sort_by(|a, b| length(a).total_cmp(&length(b)));
    let mut laid: Vec<Option<Laid>> = all.iter().map(|_| None).collect();
    for pass in 0..=PASSES {
        for route in &order {
            let Some((ends, _)) = all.get(*route) else { continue };
            let found = best(plan, &laid, (*route, *ends), radius, pass);
            if let Some(place) = laid.get_mut(*route) {
                *place = found;
            }
        }
    }
    let pieces = |laid: Laid| if plan.round { on_sheet(&laid.whole, plan.width) } else { vec![laid.whole] };
    let ways = laid.into_iter().zip(&all);
    let route = |(way, ((a, b), sea)): (Option<Laid>, &((usize, usize), bool))| Route {
        a: *a,
        b: *b,
        sea: *sea,
        pieces: way.map(pieces).unwrap_or_default(),
    };
    StarChart {
        width: plan.width,
        height: plan.height,
        stations: plan.stations.clone(),
        radius,
        routes: ways.map(route).collect(),
        land: plan.land.clone(),
    }
}

/// The best course for a route, given the routes laid so far.
fn best(
    plan: &ChartPlan,
    laid: &[Option<Laid>],
    (route, (a, b)): (usize, (usize, usize)),
    radius: f32,
    pass: usize,
) -> Option<Laid> {
    let (from, to) = (*plan.stations.get(a)?, *plan.stations.get(b)?);
    let to = plan.near(from, to);
    let (most, steps) = BULGE;
    let bulges = (0..=steps).flat_map(|step| {
        let bulge = most * step as f32 / steps as f32;
        if step == 0 { vec![0.0] } else { vec![bulge, -bulge] }
    });
    let mut best: Option<(f32, Laid)> = None;
    for bulge in bulges {
        let whole = bend(from, to, bulge);
        let way = Laid { free: Line::new(outside(&whole, radius)), whole };
        let bent = bulge.abs() * 20.0;
        if best.as_ref().is_some_and(|(cost, _)| bent >= *cost) {
            break;
        }
        let mut cost = bent + stations(plan, &way.whole, (a, b), radius);
        cost += way.whole.iter().filter(|s| s.y < 0.0 || s.y > plan.height).count() as f32 * 100.0;
        // Crossings count less in the first pass, when some routes are not laid yet.
        let weight = if pass == 0 { 60.0 } else { 100.0 };
        let mut others = laid.iter().enumerate().filter(|(i, _)| *i != route).filter_map(|(_, l)| l.as_ref());
        // A course that already costs more than the best one is not examined further.
        let least = best.as_ref().map_or(f32::INFINITY, |(least, _)| *least);
        while cost < least
            && let Some(_) = others.find(|other| turns(plan).any(|by| way.free.crosses(&other.free, by)))
        {
            cost += weight;
        }
        if best.as_ref().is_none_or(|(least, _)| cost < *least) {
            best = Some((cost, way));
        }
    }
    best.map(|(_, way)| way)
}

/// The cost of a route for passing near other stations.
fn stations(plan: &ChartPlan, line: &[Point], ends: (usize, usize), radius: f32) -> f32 {
    let third = plan.stations.iter().enumerate().filter(|(i, _)| *i != ends.0 && *i != ends.1);
    let cost = |(_, at): (usize, &Point)| {
        let near = turns(plan).map(|by| distance(line, Point::new(at.x + by, at.y)));
        let room = near.fold(f32::INFINITY, f32::min) / radius.max(1.0);
        match room {
            room if room < ROOM.0 => 1000.0,
            room if room < ROOM.1 => (ROOM.1 - room) * 20.0,
            _ => 0.0,
        }
    };
    third.map(cost).sum()
}

/// The horizontal shifts at which to compare objects, so that they also meet across the edge of the sheet.
fn turns(plan: &ChartPlan) -> impl Iterator<Item = f32> {
    let sides = if plan.round { &[0.0, -1.0, 1.0][..] } else { &[0.0] };
    sides.iter().map(|side| side * plan.width)
}

/// The routes that run through a third station, each with the index of that station.
pub fn through(chart: &StarChart) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    for (i, route) in chart.routes.iter().enumerate() {
        for (station, at) in chart.stations.iter().enumerate() {
            let third = station != route.a && station != route.b;
            if third && route.pieces.iter().any(|piece| distance(piece, *at) <= chart.radius) {
                found.push((i, station));
            }
        }
    }
    found
}

/// The pairs of routes that cross outside of the stations.
pub fn crossings(chart: &StarChart) -> Vec<(usize, usize)> {
    let hidden = |s: &Point| chart.stations.iter().any(|at| (s.x - at.x).hypot(s.y - at.y) <= chart.radius);
    let free = |piece: &Vec<Point>| Line::new(piece.iter().copied().filter(|s| !hidden(s)).collect());
    let all: Vec<Vec<Line>> =
        chart.routes.iter().map(|route| route.pieces.iter().map(free).collect()).collect();
    let mut found = Vec::new();
    for (i, one) in all.iter().enumerate() {
        for (j, other) in all.iter().enumerate().skip(i + 1) {
            if one.iter().any(|p| other.iter().any(|q| p.crosses(q, 0.0))) {
                found.push((i, j));
            }
        }
    }
    found
}
