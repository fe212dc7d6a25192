//! A triangulation of the sheet, whose corners are the regions' centres and some points off shore.
//!
//! Every border is an edge. Other edges are added in order of length if they cross none, until the triangulation is
//! complete.

use crate::realm::checked_plan::{CheckedPlan, Pin, WIDTH, conflict, turn};
use crate::realm::geometry::vectors::vec2;
use std::cmp::Ordering;

/// The distance of the off-shore points from the sheet, as a share of its longer side.
const BEYOND: f64 = 0.06;
/// The distance between off-shore points, as a multiple of the average side of a region's part of the sheet.
const APART: f64 = 1.4;

/// A triangulation that surrounds each centre with triangles.
#[derive(Clone, Debug)]
pub(crate) struct Triangles {
    /// The centres, then the off-shore points.
    pub pins: Vec<Pin>,
    /// The number of centres in `pins`.
    pub lands: usize,
    /// For each point, its neighbours in the triangulation, clockwise as seen on the map.
    pub around: Vec<Vec<usize>>,
}

impl Triangles {
    /// Triangulates the sheet.
    pub fn new(survey: &CheckedPlan) -> Self {
        let lands = survey.pins.len();
        let mut pins = survey.pins.clone();
        pins.extend(off_shore(survey.height, lands));
        let mut taken = survey.borders.clone();
        let mut open = Vec::new();
        for a in 0..pins.len() {
            for b in a + 1..pins.len() {
                if b >= lands || survey.friends[a] >> b & 1 == 0 {
                    open.push((pins[a].square_to(pins[b]), a, b));
                }
            }
        }
        open.sort_unstable();
        // The number of edges of every triangulation whose outer boundary is the off-shore points.
        let all = 2 * pins.len() + lands - 3;
        for (_, a, b) in open {
            if taken.len() >= all {
                break;
            }
            if !taken.iter().any(|&(c, d)| conflict([pins[a], pins[b]], [pins[c], pins[d]])) {
                taken.push((a, b));
            }
        }
        let mut around = vec![Vec::new(); pins.len()];
        for (a, b) in taken {
            around[a].push(b);
            around[b].push(a);
        }
        for (centre, ends) in around.iter_mut().enumerate() {
            ends.sort_by(|&a, &b| by_angle(pins[centre], pins[a], pins[b]));
        }
        Self { pins, lands, around }
    }

    /// The neighbour of `centre` that follows `end` clockwise.
    pub fn after(&self, centre: usize, end: usize) -> Option<usize> {
        let ends = &self.around[centre];
        let index = ends.iter().position(|&other| other == end)?;
        ends.get((index + 1) % ends.len()).copied()
    }

    /// The neighbour of `centre` that precedes `end` clockwise.
    pub fn before(&self, centre: usize, end: usize) -> Option<usize> {
        let ends = &self.around[centre];
        let index = ends.iter().position(|&other| other == end)?;
        ends.get((index + ends.len() - 1) % ends.len()).copied()
    }
}

/// The off-shore points, which surround the sheet a little beyond its edges.
fn off_shore(height: f64, lands: usize) -> Vec<Pin> {
    let beyond = BEYOND * WIDTH.max(height);
    let (width, height) = (WIDTH + 2.0 * beyond, height + 2.0 * beyond);
    let apart = APART * (width * height / lands as f64).sqrt();
    let steps = |side: f64| (side / apart).ceil().max(2.0);
    let (across, down) = (steps(width), steps(height));
    let mut pins = Vec::new();
    let mut pin = |x: f64, y: f64| pins.push(Pin::at(vec2(x - beyond, y - beyond)));
    for step in 0..across as usize {
        let way = width * step as f64 / across;
        pin(way, 0.0);
        pin(width - way, height);
    }
    for step in 0..down as usize {
        let way = height * step as f64 / down;
        pin(width, way);
        pin(0.0, height - way);
    }
    pins
}

fn by_angle(centre: Pin, a: Pin, b: Pin) -> Ordering {
    let half = |p: Pin| p.y < centre.y || (p.y == centre.y && p.x < centre.x);
    half(a).cmp(&half(b)).then_with(|| turn(centre, b, a).cmp(&0))
}
