//! Moves crowded centres apart before anything is drawn. No borders cross as a result.
//!
//! If the centres of a plan are already well apart, they stay.

use crate::realm::checked_plan::{CheckedPlan, Pin, WIDTH, straight};
use crate::realm::geometry::vectors::{Vec2, nearest_on};
use crate::realm::outline::map_target_sizes::framed;
use crate::realm::sketch::centre_triangulation::Triangles;

/// Distances as shares of the average side of a region's part of the sheet.
const FRIENDS: f64 = 0.58;
const STRANGERS: f64 = 0.7;
const BESIDE: f64 = 0.42;
const LONGEST: f64 = 1.9;
const EDGE: f64 = 0.32;
/// The number of moves between two triangulations, and the maximum number of triangulations.
const MOVES: usize = 12;
const ROUNDS: usize = 60;

/// Moves the centres apart and returns the triangulation of the result.
pub(crate) fn space_out(survey: &mut CheckedPlan) -> Triangles {
    let mut triangles = Triangles::new(survey);
    for _ in 0..ROUNDS {
        let mut places: Vec<Vec2> = triangles.pins.iter().map(|pin| pin.spot()).collect();
        let mut moved = 0.0_f64;
        for _ in 0..MOVES {
            let forces = forces(survey, &places);
            moved = 0.0;
            for (centre, force) in forces.into_iter().enumerate() {
                moved = moved.max(shift(&triangles, &mut places, centre, force));
            }
            if moved == 0.0 {
                break;
            }
        }
        let pins: Vec<Pin> = places[..survey.pins.len()].iter().map(|&place| Pin::at(place)).collect();
        if pins == survey.pins || !straight(&pins, &survey.borders).is_empty() {
            break;
        }
        survey.pins = pins;
        triangles = Triangles::new(survey);
        if moved == 0.0 {
            break;
        }
    }
    triangles
}

/// The force that moves each centre. Zero where a centre is well placed.
fn forces(survey: &CheckedPlan, places: &[Vec2]) -> Vec<Vec2> {
    let count = survey.pins.len();
    let side = (WIDTH * survey.height / count as f64).sqrt();
    let mut forces = vec![Vec2::default(); count];
    for a in 0..count {
        for b in a + 1..count {
            let friends = survey.friends[a] >> b & 1 == 1;
            let apart = side * if friends { FRIENDS } else { STRANGERS };
            let way = places[b] - places[a];
            let square = way.square();
            if square < apart * apart {
                let push = way.unit() * ((apart - square.sqrt()) * 0.4);
                forces[a] -= push;
                forces[b] += push;
            }
        }
        let here = places[a];
        forces[a] += (framed(here, survey.height, side * EDGE) - here) * 0.5;
    }
    for &(a, b) in &survey.borders {
        let way = places[b] - places[a];
        let length = way.length();
        if length > LONGEST * side {
            let pull = way.unit() * ((length - LONGEST * side) * 0.1);
            forces[a] += pull;
            forces[b] -= pull;
        }
        for c in (0..count).filter(|&c| c != a && c != b) {
            let way = places[c] - nearest_on(places[c], places[a], places[b]);
            let square = way.square();
            if square < BESIDE * BESIDE * side * side {
                let push = way.unit() * ((BESIDE * side - square.sqrt()) * 0.3);
                forces[c] += push;
                forces[a] -= push * 0.5;
                forces[b] -= push * 0.5;
            }
        }
    }
    forces.into_iter().map(|force| force.at_most(side * 0.1)).collect()
}

/// Moves a centre as far as no triangle around it turns over. Returns the distance.
fn shift(triangles: &Triangles, places: &mut [Vec2], centre: usize, force: Vec2) -> f64 {
    if force.square() < 1e-4 {
        return 0.0;
    }
    let around = &triangles.around[centre];
    let from = places[centre];
    let mut share = 1.0;
    for _ in 0..4 {
        let to = from + force * share;
        let turned = around.iter().enumerate().any(|(index, &one)| {
            let two = around[(index + 1) % around.len()];
            let area = (places[one] - to).cross(places[two] - to);
            area < 0.15 * (places[one] - places[two]).length() + 1.0
        });
        if !turned {
            places[centre] = to;
            return force.length() * share;
        }
        share *= 0.5;
    }
    0.0
}
