//! Lines through points: curves, bounding boxes, crossings, and cutting at the edge of a sheet.

use crate::realm::Point;

/// The number of straight pieces in a curve.
const STEPS: usize = 20;

/// A curve between two points. `bulge` is how far it leaves the straight line, as a share of its length, to the left
/// if positive.
pub(super) fn bend(from: Point, to: Point, bulge: f32) -> Vec<Point> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let middle =
        Point::new((from.x + to.x) / 2.0 + dy * 2.0 * bulge, (from.y + to.y) / 2.0 - dx * 2.0 * bulge);
    let point = |i: usize| {
        let t = i as f32 / STEPS as f32;
        let [a, b, c] = [(1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t];
        Point::new(a * from.x + b * middle.x + c * to.x, a * from.y + b * middle.y + c * to.y)
    };
    (0..=STEPS).map(point).collect()
}

/// The distance of the point `at` from a line.
pub(super) fn distance(line: &[Point], at: Point) -> f32 {
    let pieces = line.windows(2).filter_map(|pair| Some((pair.first()?, pair.last()?)));
    pieces.map(|(a, b)| to_piece(*a, *b, at)).fold(f32::INFINITY, f32::min)
}

fn to_piece(a: Point, b: Point, at: Point) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = (dx * dx + dy * dy).max(f32::MIN_POSITIVE);
    let t = (((at.x - a.x) * dx + (at.y - a.y) * dy) / length).clamp(0.0, 1.0);
    (a.x + t * dx - at.x).hypot(a.y + t * dy - at.y)
}

/// The points of a line that are more than `radius` from both of its ends.
pub(super) fn outside(line: &[Point], radius: f32) -> Vec<Point> {
    let (Some(from), Some(to)) = (line.first().copied(), line.last().copied()) else { return Vec::new() };
    let free = |s: &Point| {
        let far = |end: Point| (s.x - end.x).hypot(s.y - end.y) > radius;
        far(from) && far(to)
    };
    line.iter().copied().filter(free).collect()
}

/// A line through points, with its bounding box.
pub(super) struct Line {
    points: Vec<Point>,
    low: Point,
    high: Point,
}

impl Line {
    /// A line through these points, with its bounding box.
    pub fn new(points: Vec<Point>) -> Self {
        let start =
            (Point::new(f32::INFINITY, f32::INFINITY), Point::new(f32::NEG_INFINITY, f32::NEG_INFINITY));
        let (low, high) = points.iter().fold(start, |(low, high), s| {
            (Point::new(low.x.min(s.x), low.y.min(s.y)), Point::new(high.x.max(s.x), high.y.max(s.y)))
        });
        Self { points, low, high }
    }

    /// True if the line crosses `other` after `other` is moved right by `by`.
    pub fn crosses(&self, other: &Line, by: f32) -> bool {
        let boxed = |a: &Point, b: &Point, low: Point, high: Point| {
            a.x.max(b.x) >= low.x && a.x.min(b.x) <= high.x && a.y.max(b.y) >= low.y && a.y.min(b.y) <= high.y
        };
        let moved = |s: &Point| Point::new(s.x + by, s.y);
        let (low, high) = (moved(&other.low), moved(&other.high));
        if !boxed(&self.low, &self.high, low, high) {
            return false;
        }
        self.points.windows(2).any(|p| match p {
            [a, b] if boxed(a, b, low, high) => other.points.windows(2).any(|q| match q {
                [c, d] => meet((*a, *b), (moved(c), moved(d))),
                _ => false,
            }),
            _ => false,
        })
    }
}

/// True if two segments cross.
fn meet((a, b): (Point, Point), (c, d): (Point, Point)) -> bool {
    let side = |a: Point, b: Point, at: Point| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
    side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
}

/// Cuts a line at the edges of a sheet `width` wide, and moves each piece onto the sheet.
pub(super) fn on_sheet(line: &[Point], width: f32) -> Vec<Vec<Point>> {
    let turn = |s: &Point| (s.x / width).floor();
    let mut pieces: Vec<Vec<Point>> = Vec::new();
    let mut last: Option<(Point, f32)> = None;
    for spot in line {
        let now = turn(spot);
        let on = |s: Point, turn: f32| Point::new(s.x - turn * width, s.y);
        match last {
            Some((before, was)) if was != now => {
                let edge = if now > was { (was + 1.0) * width } else { was * width };
                let t = (edge - before.x) / (spot.x - before.x);
                let at = Point::new(edge, before.y + (spot.y - before.y) * t);
                if let Some(piece) = pieces.last_mut() {
                    piece.push(on(at, was));
                }
                pieces.push(vec![on(at, now), on(*spot, now)]);
            }
            Some(_) => {
                if let Some(piece) = pieces.last_mut() {
                    piece.push(on(*spot, now));
                }
            }
            None => pieces.push(vec![on(*spot, now)]),
        }
        last = Some((*spot, now));
    }
    pieces
}
