//! The patterns that accompany an empire's colour: strokes in map units, clipped to a region's outline.

use std::collections::HashMap;

use atlas::realm::Point;

/// The distance between a pattern's strokes, in map units of a realm.
pub(crate) const STEP: f32 = 11.0;

/// The strokes of a pattern inside an outline, as polylines. `number` is the pattern's index in
/// [`PATTERNS`](packs::PATTERNS), and `step` the distance between strokes. The plain pattern (index 0) has
/// none.
pub(crate) fn strokes(
    number: usize,
    outline: &[Point],
    step: f32,
    inside: impl Fn(Point) -> bool,
) -> Vec<Vec<Point>> {
    let all = |pick: fn(f32, f32) -> f32| {
        outline.iter().copied().reduce(|a, b| Point::new(pick(a.x, b.x), pick(a.y, b.y))).unwrap_or_default()
    };
    let (low, high) = (all(f32::min), all(f32::max));
    // The grid is the same for the whole map, so that patterns continue across borders between lands of one
    // colour.
    let cells = |low, high| cells(low, high, step);
    let mut strokes = Strokes::default();
    for row in cells(low.y, high.y) {
        for column in cells(low.x, high.x) {
            let at = |dx: f32, dy: f32| Point::new((column as f32 + dx) * step, (row as f32 + dy) * step);
            let mut stroke = |a: Point, b: Point| {
                if inside(a) && inside(b) {
                    strokes.add(a, b);
                }
            };
            match number {
                1 => stroke(at(1.0, 0.0), at(0.0, 1.0)),
                2 if (row + column) % 2 == 0 => stroke(at(0.42, 0.5), at(0.58, 0.5)),
                3 => {
                    stroke(at(1.0, 0.0), at(0.0, 1.0));
                    stroke(at(0.0, 0.0), at(1.0, 1.0));
                }
                4 => {
                    let wave = [(0.0, 0.5), (0.25, 0.35), (0.5, 0.5), (0.75, 0.65), (1.0, 0.5)];
                    for pair in wave.windows(2) {
                        stroke(at(pair[0].0, pair[0].1), at(pair[1].0, pair[1].1));
                    }
                }
                5 if (row + column) % 2 == 0 => {
                    stroke(at(0.15, 0.65), at(0.5, 0.35));
                    stroke(at(0.5, 0.35), at(0.85, 0.65));
                }
                _ => {}
            }
        }
    }
    strokes.lines
}

/// The indices of the grid cells between two coordinates. `step` is the size of a cell, and cell 0 begins at
/// the map's origin.
pub(crate) fn cells(low: f32, high: f32, step: f32) -> std::ops::RangeInclusive<i32> {
    (low / step).floor() as i32..=(high / step).ceil() as i32
}

/// Collects strokes, and joins a stroke that begins where an earlier one ended.
#[derive(Default)]
struct Strokes {
    lines: Vec<Vec<Point>>,
    /// The index of the polyline that ends at each point.
    ends: HashMap<[i32; 2], usize>,
}

impl Strokes {
    fn add(&mut self, a: Point, b: Point) {
        let key = |s: Point| [(s.x * 64.0).round() as i32, (s.y * 64.0).round() as i32];
        let number = self.ends.remove(&key(a)).unwrap_or_else(|| {
            self.lines.push(vec![a]);
            self.lines.len() - 1
        });
        if let Some(line) = self.lines.get_mut(number) {
            // Drops the last point if the line continues straight.
            if let [.., before, last] = line.as_slice() {
                let turn = (last.x - before.x) * (b.y - last.y) - (last.y - before.y) * (b.x - last.x);
                if turn.abs() < 0.01 {
                    line.pop();
                }
            }
            line.push(b);
        }
        self.ends.insert(key(b), number);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use packs::PATTERNS;

    #[test]
    fn every_pattern_but_the_plain_one_has_strokes_and_no_two_are_alike() {
        let square = [(0.0, 0.0), (90.0, 0.0), (90.0, 90.0), (0.0, 90.0)].map(|(x, y)| Point::new(x, y));
        let inside = |s: Point| (0.0..=90.0).contains(&s.x) && (0.0..=90.0).contains(&s.y);
        let all: Vec<_> = (0..PATTERNS.len()).map(|n| strokes(n, &square, STEP, inside)).collect();
        for (n, one) in all.iter().enumerate() {
            assert_eq!(one.is_empty(), n == 0, "{}", PATTERNS[n]);
            assert!(all[n + 1..].iter().all(|other| other != one), "{}", PATTERNS[n]);
            assert!(one.iter().flatten().all(|s| inside(*s)));
        }
    }
}
