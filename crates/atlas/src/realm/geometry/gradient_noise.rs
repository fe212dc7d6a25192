//! Smooth noise computed from integer hashes, so that it is the same on every platform.

use crate::realm::geometry::vectors::{Vec2, vec2};

const DIAGONAL: f64 = std::f64::consts::FRAC_1_SQRT_2;

/// Eight directions, as vectors of length 1.
const DIRECTIONS: [(f64, f64); 8] = [
    (1.0, 0.0),
    (DIAGONAL, DIAGONAL),
    (0.0, 1.0),
    (-DIAGONAL, DIAGONAL),
    (-1.0, 0.0),
    (-DIAGONAL, -DIAGONAL),
    (0.0, -1.0),
    (DIAGONAL, -DIAGONAL),
];

/// A hash of the arguments that looks random.
pub(crate) fn hash(seed: u32, x: i32, y: i32) -> u32 {
    let mut mixed = seed.wrapping_mul(0x9e37_79b9) ^ (x as u32).wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ mixed >> 15).wrapping_mul(0x2c1b_3c6d) ^ (y as u32).wrapping_mul(0xc2b2_ae35);
    mixed = (mixed ^ mixed >> 12).wrapping_mul(0x297a_2d39);
    mixed ^ mixed >> 15
}

/// Smooth noise at a point, from about −1 to 1. Its hills are about `wave` apart.
pub(crate) fn noise(seed: u32, place: Vec2, wave: f64) -> f64 {
    let at = place * (1.0 / wave);
    let (x, y) = (at.x.floor(), at.y.floor());
    let (u, v) = (at.x - x, at.y - y);
    let corner = |right: i32, down: i32| {
        let (dx, dy) = DIRECTIONS[hash(seed, x as i32 + right, y as i32 + down) as usize % DIRECTIONS.len()];
        dx * (u - f64::from(right)) + dy * (v - f64::from(down))
    };
    let ease = |t: f64| t * t * t * (t * (t * 6.0 - 15.0) + 10.0);
    let mix = |from: f64, to: f64, share: f64| from + (to - from) * share;
    let upper = mix(corner(0, 0), corner(1, 0), ease(u));
    let lower = mix(corner(0, 1), corner(1, 1), ease(u));
    1.4 * mix(upper, lower, ease(v))
}

/// A smooth displacement of the point `place`. Each coordinate is from about −1 to 1.
pub(crate) fn drift(seed: u32, place: Vec2, wave: f64) -> Vec2 {
    vec2(noise(seed, place, wave), noise(seed ^ 0x5bd1, place, wave))
}
