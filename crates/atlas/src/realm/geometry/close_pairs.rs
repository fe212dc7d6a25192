//! Finds pairs of points that are near each other.

use crate::realm::geometry::vectors::Vec2;

/// The maximum number of cells in a row of the search grid.
const MOST_CELLS: f64 = 500.0;
/// The maximum number of pairs of points to examine. A realm needs far fewer, unless many points coincide.
const MOST_LOOKS: usize = 400_000;

/// Calls `found` for each pair of points nearer than `reach`, with their indices, the vector between them and its
/// squared length. Stops early if too many points crowd together.
pub(crate) fn close_pairs(points: &[Vec2], reach: f64, mut found: impl FnMut(usize, usize, Vec2, f64)) {
    let mut low = Vec2 { x: f64::MAX, y: f64::MAX };
    let mut high = Vec2 { x: f64::MIN, y: f64::MIN };
    for point in points {
        low = Vec2 { x: low.x.min(point.x), y: low.y.min(point.y) };
        high = Vec2 { x: high.x.max(point.x), y: high.y.max(point.y) };
    }
    let size = reach.max((high.x - low.x).max(high.y - low.y) / MOST_CELLS);
    let columns = ((high.x - low.x) / size).max(0.0) as usize + 1;
    let rows = ((high.y - low.y) / size).max(0.0) as usize + 1;
    let cell = |point: Vec2| (((point.x - low.x) / size) as usize, ((point.y - low.y) / size) as usize);
    // The points, sorted by cell. Those of cell `i` are at `starts[i]..starts[i + 1]`.
    let mut starts = vec![0_usize; columns * rows + 1];
    for &point in points {
        let (column, row) = cell(point);
        starts[row * columns + column + 1] += 1;
    }
    for index in 1..starts.len() {
        starts[index] += starts[index - 1];
    }
    let mut filled = starts.clone();
    let mut sorted = vec![(0_usize, Vec2::default()); points.len()];
    for (index, &point) in points.iter().enumerate() {
        let (column, row) = cell(point);
        let slot = &mut filled[row * columns + column];
        sorted[*slot] = (index, point);
        *slot += 1;
    }
    let most = reach * reach;
    let mut looks = 0_usize;
    for (place, &(a, point)) in sorted.iter().enumerate() {
        let (column, row) = cell(point);
        let last = (column + 1).min(columns - 1);
        let here = place + 1..starts[row * columns + last + 1];
        let below = if row + 1 < rows {
            let start = (row + 1) * columns;
            starts[start + column.saturating_sub(1)]..starts[start + last + 1]
        } else {
            0..0
        };
        looks += here.len() + below.len();
        if looks > MOST_LOOKS {
            return;
        }
        for &(b, other) in sorted[here].iter().chain(&sorted[below]) {
            let way = other - point;
            let square = way.square();
            if square < most {
                if a < b { found(a, b, way, square) } else { found(b, a, -way, square) }
            }
        }
    }
}
