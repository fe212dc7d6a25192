//! Checks whether two outlines overlap.

use crate::realm::geometry::vectors::{Vec2, square_to, vec2};

/// The height of a row of [`Rows`].
const ROW: f64 = 10.0;
/// The maximum distance between the points at which an outline is tested.
const APART: f64 = 6.0;

/// An outline with its sides grouped into horizontal rows, for fast tests of whether a point is inside.
pub(crate) struct Rows<'a> {
    ring: &'a [Vec2],
    low: Vec2,
    high: Vec2,
    rows: Vec<Vec<usize>>,
}

impl<'a> Rows<'a> {
    /// Groups the sides of an outline into rows.
    pub fn new(ring: &'a [Vec2]) -> Self {
        let mut low = vec2(f64::MAX, f64::MAX);
        let mut high = vec2(f64::MIN, f64::MIN);
        for spot in ring {
            low = vec2(low.x.min(spot.x), low.y.min(spot.y));
            high = vec2(high.x.max(spot.x), high.y.max(spot.y));
        }
        let count = ((high.y - low.y) / ROW).clamp(0.0, 4000.0) as usize + 1;
        let mut sorted = Self { ring, low, high, rows: vec![Vec::new(); count] };
        for side in 0..ring.len() {
            let (a, b) = sorted.side(side);
            for row in sorted.row(a.y.min(b.y))..=sorted.row(a.y.max(b.y)) {
                sorted.rows[row].push(side);
            }
        }
        sorted
    }

    fn row(&self, y: f64) -> usize {
        (((y - self.low.y) / ROW).max(0.0) as usize).min(self.rows.len() - 1)
    }

    fn side(&self, side: usize) -> (Vec2, Vec2) {
        (self.ring[side], self.ring[(side + 1) % self.ring.len()])
    }

    /// True if the bounding boxes of two outlines intersect.
    pub fn bounds_meet(&self, other: &Self) -> bool {
        let apart = self.high.x < other.low.x || other.high.x < self.low.x;
        !apart && self.low.y <= other.high.y && other.low.y <= self.high.y
    }

    fn within_bounds(&self, p: Vec2) -> bool {
        p.x >= self.low.x && p.x <= self.high.x && p.y >= self.low.y && p.y <= self.high.y
    }

    /// The `x` coordinates at which the outline crosses the horizontal line at `y`, from left to right.
    fn meets(&self, y: f64) -> Vec<f64> {
        let mut meets = Vec::new();
        for &side in &self.rows[self.row(y)] {
            let (a, b) = self.side(side);
            if (a.y > y) != (b.y > y) {
                meets.push((b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x);
            }
        }
        meets.sort_by(f64::total_cmp);
        meets
    }

    /// True if the point `p` lies inside the outline, more than `depth` from it.
    fn holds(&self, p: Vec2, depth: f64) -> bool {
        if !self.within_bounds(p) {
            return false;
        }
        let mut within = false;
        for &side in &self.rows[self.row(p.y)] {
            let (a, b) = self.side(side);
            if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
                within = !within;
            }
        }
        within && {
            let rows = self.row(p.y - depth)..=self.row(p.y + depth);
            let near = |&side: &usize| {
                let (a, b) = self.side(side);
                square_to(p, a, b) <= depth * depth
            };
            !self.rows[rows].iter().flatten().any(near)
        }
    }

    /// A point well inside the outline.
    fn inner_point(&self) -> Option<Vec2> {
        let y = (self.low.y + self.high.y) / 2.0;
        let meets = self.meets(y);
        let widest = meets.chunks_exact(2).max_by(|a, b| (a[1] - a[0]).total_cmp(&(b[1] - b[0])))?;
        Some(vec2((widest[0] + widest[1]) / 2.0, y))
    }
}

/// A point on or inside the first outline that lies inside the second by more than `tolerance`.
pub(crate) fn some_inside(a: &Rows, b: &Rows, tolerance: f64) -> Option<Vec2> {
    if let Some(within) = a.inner_point().filter(|&within| b.holds(within, tolerance)) {
        return Some(within);
    }
    for side in 0..a.ring.len() {
        let (from, to) = a.side(side);
        let parts = ((to - from).length() / APART).ceil().clamp(1.0, 1000.0);
        for part in 0..parts as usize {
            let at = from.towards(to, part as f64 / parts);
            if b.holds(at, tolerance) {
                return Some(at);
            }
        }
    }
    None
}
