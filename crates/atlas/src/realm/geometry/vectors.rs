//! Points, vectors and segments of the plane.
//!
//! Uses only `+`, `-`, `*`, `/` and square roots, which every platform rounds the same way. So a realm is the same
//! everywhere.

use std::ops::{Add, AddAssign, Mul, Neg, Sub, SubAssign};

/// A point of the map, in map units. `y` increases downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// The distance from the left edge, in map units.
    pub x: f32,
    /// The distance from the upper edge, in map units.
    pub y: f32,
}

impl Point {
    /// Creates a point with these coordinates.
    pub const fn new(x: f32, y: f32) -> Self {
        Self { x, y }
    }

    /// True if both coordinates are finite numbers.
    pub fn is_finite(self) -> bool {
        self.x.is_finite() && self.y.is_finite()
    }
}

/// A point or vector with the precision that calculations need.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Vec2 {
    pub x: f64,
    pub y: f64,
}

pub(crate) const fn vec2(x: f64, y: f64) -> Vec2 {
    Vec2 { x, y }
}

impl Vec2 {
    pub fn dot(self, other: Self) -> f64 {
        self.x * other.x + self.y * other.y
    }

    /// The cross product: positive if `other` is clockwise from `self` as seen on the map.
    pub fn cross(self, other: Self) -> f64 {
        self.x * other.y - self.y * other.x
    }

    pub fn square(self) -> f64 {
        self.dot(self)
    }

    pub fn length(self) -> f64 {
        self.square().sqrt()
    }

    /// The vector scaled to length 1. A zero vector stays zero.
    pub fn unit(self) -> Self {
        let length = self.length();
        if length > 1e-9 { self * (1.0 / length) } else { Self::default() }
    }

    /// The vector turned anticlockwise by 90° as seen on the map. Along a clockwise ring, this points out of the
    /// ring.
    pub fn outward(self) -> Self {
        vec2(self.y, -self.x)
    }

    /// The vector, shortened to length `most` if it is longer.
    pub fn at_most(self, most: f64) -> Self {
        let square = self.square();
        if square > most * most { self * (most / square.sqrt()) } else { self }
    }

    pub fn towards(self, other: Self, share: f64) -> Self {
        self + (other - self) * share
    }
}

impl From<Point> for Vec2 {
    fn from(spot: Point) -> Self {
        vec2(f64::from(spot.x), f64::from(spot.y))
    }
}

impl Add for Vec2 {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        vec2(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Vec2 {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        vec2(self.x - other.x, self.y - other.y)
    }
}

impl Neg for Vec2 {
    type Output = Self;
    fn neg(self) -> Self {
        vec2(-self.x, -self.y)
    }
}

impl Mul<f64> for Vec2 {
    type Output = Self;
    fn mul(self, factor: f64) -> Self {
        vec2(self.x * factor, self.y * factor)
    }
}

impl AddAssign for Vec2 {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl SubAssign for Vec2 {
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}

/// The point of segment `a b` nearest to `p`.
pub(crate) fn nearest_on(p: Vec2, a: Vec2, b: Vec2) -> Vec2 {
    let along = b - a;
    let square = along.square();
    if square < 1e-18 {
        return a;
    }
    a + along * ((p - a).dot(along) / square).clamp(0.0, 1.0)
}

/// The square of the distance from `p` to segment `a b`.
pub(crate) fn square_to(p: Vec2, a: Vec2, b: Vec2) -> f64 {
    (p - nearest_on(p, a, b)).square()
}

/// True if segments `a b` and `c d` cross at a point inside both.
pub(crate) fn cross_inside(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> bool {
    let side = |p: Vec2, q: Vec2, r: Vec2| (q - p).cross(r - p);
    let (c_side, d_side) = (side(a, b, c), side(a, b, d));
    let (a_side, b_side) = (side(c, d, a), side(c, d, b));
    c_side * d_side < 0.0 && a_side * b_side < 0.0
}

/// The squared distance between segments `a b` and `c d`; 0 if they cross.
pub(crate) fn square_between(a: Vec2, b: Vec2, c: Vec2, d: Vec2) -> f64 {
    if cross_inside(a, b, c, d) {
        return 0.0;
    }
    let ends = square_to(a, c, d).min(square_to(b, c, d));
    ends.min(square_to(c, a, b)).min(square_to(d, a, b))
}

/// The area of a ring: positive if the ring runs clockwise as seen on the map.
pub(crate) fn signed_area(ring: &[Vec2]) -> f64 {
    let mut twice = 0.0;
    let mut last = ring.last().copied().unwrap_or_default();
    for &spot in ring {
        twice += last.cross(spot);
        last = spot;
    }
    twice / 2.0
}

/// True if `p` lies inside the ring.
pub(crate) fn inside(p: Vec2, ring: &[Vec2]) -> bool {
    let mut within = false;
    let mut last = ring.last().copied().unwrap_or_default();
    for &spot in ring {
        if (spot.y > p.y) != (last.y > p.y)
            && p.x < (last.x - spot.x) * (p.y - spot.y) / (last.y - spot.y) + spot.x
        {
            within = !within;
        }
        last = spot;
    }
    within
}

/// True if the point `at` lies inside the ring, by the even-odd rule.
pub fn contains(ring: &[Point], at: Point) -> bool {
    let mut inside = false;
    let mut last = ring.last();
    for point in ring {
        if let Some(before) = last
            && (point.y > at.y) != (before.y > at.y)
            && at.x < (before.x - point.x) * (at.y - point.y) / (before.y - point.y) + point.x
        {
            inside = !inside;
        }
        last = Some(point);
    }
    inside
}
