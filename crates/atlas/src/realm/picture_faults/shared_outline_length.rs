//! Cuts outlines into short pieces, and measures the length that two outlines share.

use crate::realm::geometry::vectors::Vec2;
use std::collections::BTreeMap;

/// The maximum length of a piece of an outline.
const LONGEST: f64 = 12.0;

/// A short, straight piece of an outline.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Piece {
    pub region: usize,
    /// The index of the outline's side on which this piece of the outline lies.
    pub side: usize,
    pub from: Vec2,
    pub to: Vec2,
}

/// Cuts outlines into short pieces.
pub(crate) fn chop(rings: &[Vec<Vec2>]) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for (region, ring) in rings.iter().enumerate() {
        for (side, &start) in ring.iter().enumerate() {
            let end = ring[(side + 1) % ring.len()];
            let parts = ((end - start).length() / LONGEST).ceil().clamp(1.0, 1000.0);
            for part in 0..parts as usize {
                let cut = |part: usize| start.towards(end, part as f64 / parts);
                pieces.push(Piece { region, side, from: cut(part), to: cut(part + 1) });
            }
        }
    }
    pieces
}

/// The length of outline that pairs of regions share, from pairs of near pieces. For the key `(a, b)`, it is measured
/// along the outline of `a`.
pub(crate) fn shared_lengths(
    pieces: &[Piece],
    near: &[(usize, usize)],
    tolerance: f64,
) -> BTreeMap<(usize, usize), f64> {
    let mut spans: Vec<(usize, usize, f64, f64)> = Vec::new();
    for &(one, two) in near {
        let (a, b) = (&pieces[one], &pieces[two]);
        if let Some((from, to)) = span(a.from, a.to, b.from, b.to, tolerance) {
            spans.push((b.region, one, from, to));
        }
    }
    spans.sort_by(|a, b| (a.0, a.1).cmp(&(b.0, b.1)).then(a.2.total_cmp(&b.2)));
    let mut lengths = BTreeMap::new();
    let mut covered = (usize::MAX, usize::MAX, 0.0_f64);
    for (other, piece, from, to) in spans {
        if (other, piece) != (covered.0, covered.1) {
            covered = (other, piece, 0.0);
        }
        let from = from.max(covered.2);
        if to > from {
            let long = (pieces[piece].to - pieces[piece].from).length();
            *lengths.entry((pieces[piece].region, other)).or_insert(0.0) += (to - from) * long;
            covered.2 = to;
        }
    }
    lengths
}

/// The part of segment `a b` within `tolerance` of segment `c d`, from 0 at `a` to 1 at `b`.
fn span(a: Vec2, b: Vec2, c: Vec2, d: Vec2, tolerance: f64) -> Option<(f64, f64)> {
    // The points near a segment are those near either end, and those beside it.
    let mut least = f64::MAX;
    let mut most = f64::MIN;
    let mut take = |from: f64, to: f64| {
        let (from, to) = (from.max(0.0), to.min(1.0));
        if from <= to {
            least = least.min(from);
            most = most.max(to);
        }
    };
    let along = b - a;
    let square = along.square();
    if square < 1e-18 {
        return None;
    }
    for end in [c, d] {
        let way = end - a;
        let share = way.dot(along) / square;
        let off = (way - along * share).square();
        let left = tolerance * tolerance - off;
        if left >= 0.0 {
            let half = (left / square).sqrt();
            take(share - half, share + half);
        }
    }
    let other = d - c;
    let long = other.square();
    if long > 1e-18 {
        // Points beside `c d` project onto it between 0 and 1 and are at most `tolerance` from its line.
        let beside = limits((a - c).dot(other) / long, along.dot(other) / long, 0.0, 1.0);
        let width = tolerance * long.sqrt();
        let close = limits(other.cross(a - c), other.cross(along), -width, width);
        if let (Some(beside), Some(close)) = (beside, close) {
            take(beside.0.max(close.0), beside.1.min(close.1));
        }
    }
    (least < most).then_some((least, most))
}

/// The range of `t` in which `start + slope * t` is between `low` and `high`.
fn limits(start: f64, slope: f64, low: f64, high: f64) -> Option<(f64, f64)> {
    if slope.abs() < 1e-12 {
        return (start >= low && start <= high).then_some((0.0, 1.0));
    }
    let (one, two) = ((low - start) / slope, (high - start) / slope);
    Some((one.min(two), one.max(two)))
}
