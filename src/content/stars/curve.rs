//! Lines of points: bends, boxes, crossings, and the way across the edge of a sheet.

use crate::content::realm::Spot;

/// Into how many straight pieces a curve is cut.
const STEPS: usize = 20;

/// A curve from one point to another that bulges to its left by a share of its length.
pub(super) fn bend(from: Spot, to: Spot, bulge: f32) -> Vec<Spot> {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let middle =
        Spot::new((from.x + to.x) / 2.0 + dy * 2.0 * bulge, (from.y + to.y) / 2.0 - dx * 2.0 * bulge);
    let point = |i: usize| {
        let t = i as f32 / STEPS as f32;
        let [a, b, c] = [(1.0 - t) * (1.0 - t), 2.0 * t * (1.0 - t), t * t];
        Spot::new(a * from.x + b * middle.x + c * to.x, a * from.y + b * middle.y + c * to.y)
    };
    (0..=STEPS).map(point).collect()
}

/// How far a point is from a line of points.
pub(super) fn distance(line: &[Spot], at: Spot) -> f32 {
    let pieces = line.windows(2).filter_map(|pair| Some((pair.first()?, pair.last()?)));
    pieces.map(|(a, b)| to_piece(*a, *b, at)).fold(f32::INFINITY, f32::min)
}

fn to_piece(a: Spot, b: Spot, at: Spot) -> f32 {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let length = (dx * dx + dy * dy).max(f32::MIN_POSITIVE);
    let t = (((at.x - a.x) * dx + (at.y - a.y) * dy) / length).clamp(0.0, 1.0);
    (a.x + t * dx - at.x).hypot(a.y + t * dy - at.y)
}

/// A line without what lies in two discs, that of its beginning and that of its end.
pub(super) fn outside(line: &[Spot], radius: f32) -> Vec<Spot> {
    let (Some(from), Some(to)) = (line.first().copied(), line.last().copied()) else { return Vec::new() };
    let free = |s: &Spot| {
        let far = |end: Spot| (s.x - end.x).hypot(s.y - end.y) > radius;
        far(from) && far(to)
    };
    line.iter().copied().filter(free).collect()
}

/// A line moved sideways.
pub(super) fn moved(line: &[Spot], by: f32) -> Vec<Spot> {
    line.iter().map(|s| Spot::new(s.x + by, s.y)).collect()
}

/// Whether two lines cross.
pub(super) fn cross(one: &[Spot], other: &[Spot]) -> bool {
    if apart(one, other) {
        return false;
    }
    let meets = |p: &[Spot], q: &[Spot]| match (p, q) {
        ([a, b], [c, d]) => {
            let side =
                |a: &Spot, b: &Spot, at: &Spot| (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
            side(a, b, c) * side(a, b, d) < 0.0 && side(c, d, a) * side(c, d, b) < 0.0
        }
        _ => false,
    };
    one.windows(2).any(|p| !apart(p, other) && other.windows(2).any(|q| meets(p, q)))
}

/// Whether the boxes round two lines are apart.
fn apart(one: &[Spot], other: &[Spot]) -> bool {
    let side = |line: &[Spot], of: fn(&Spot) -> f32| {
        let all = || line.iter().map(of);
        (all().fold(f32::INFINITY, f32::min), all().fold(f32::NEG_INFINITY, f32::max))
    };
    let apart = |of: fn(&Spot) -> f32| {
        let ((low, high), (least, most)) = (side(one, of), side(other, of));
        high < least || most < low
    };
    apart(|s| s.x) || apart(|s| s.y)
}

/// A line that may go beyond the edges of a sheet so wide, as pieces on the sheet.
pub(super) fn on_sheet(line: &[Spot], width: f32) -> Vec<Vec<Spot>> {
    let turn = |s: &Spot| (s.x / width).floor();
    let mut pieces: Vec<Vec<Spot>> = Vec::new();
    let mut last: Option<(Spot, f32)> = None;
    for spot in line {
        let now = turn(spot);
        let on = |s: Spot, turn: f32| Spot::new(s.x - turn * width, s.y);
        match last {
            Some((before, was)) if was != now => {
                let edge = if now > was { (was + 1.0) * width } else { was * width };
                let t = (edge - before.x) / (spot.x - before.x);
                let at = Spot::new(edge, before.y + (spot.y - before.y) * t);
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
