//! Finds crossing lines in an outline graph and removes small tangles.

use crate::realm::geometry::close_pairs::close_pairs;
use crate::realm::geometry::vectors::{Vec2, cross_inside, signed_area};
use crate::realm::outline::outline_graph::OutlineGraph;

/// True if every outline has finite coordinates, runs clockwise and has more than this area.
pub(crate) fn rings_right(web: &OutlineGraph, area: f64) -> bool {
    let right = |land: usize| signed_area(&web.outline(land)) > area;
    web.nodes.iter().all(|node| node.x.is_finite() && node.y.is_finite()) && (0..web.loops.len()).all(right)
}

/// Tries to remove all crossings of lines. Returns true if none is left.
///
/// If two lines cross near a knot that they share, the knot moves to the crossing. A loop in one line is cut off.
/// Other crossing lines are straightened.
pub(crate) fn comb(web: &mut OutlineGraph, rounds: usize) -> bool {
    for round in 0..rounds {
        let crossed = crossings(web);
        if crossed.is_empty() {
            return true;
        }
        let left = undo(web, &crossed);
        if left.is_empty() {
            continue;
        }
        let links = web.links();
        let mut loose = vec![false; web.nodes.len()];
        left.iter().for_each(|&node| loose[node] = true);
        for _ in 0..round + 2 {
            let known = loose.clone();
            for (node, ends) in links.next.iter().enumerate() {
                loose[node] |= ends.iter().any(|&end| known[end]);
            }
        }
        for _ in 0..4 + 2 * round {
            let nodes = web.nodes.clone();
            for (node, &[a, b, c]) in links.next.iter().enumerate().filter(|(node, _)| loose[*node]) {
                let around = nodes[a] + nodes[b];
                let middle = if c == node { around * 0.5 } else { (around + nodes[c]) * (1.0 / 3.0) };
                web.nodes[node] = nodes[node].towards(middle, 0.7);
            }
        }
    }
    crossings(web).is_empty()
}

/// The indices of the arcs that cross another arc or themselves. An index can occur more than once.
pub(crate) fn crossed_arcs(web: &OutlineGraph) -> Vec<usize> {
    crossings(web).iter().flat_map(|(one, two)| [one.arc, two.arc]).collect()
}

/// One segment of an arc: the index of the arc, the segment's index in it, and the nodes at its ends.
#[derive(Clone, Copy)]
struct Segment {
    arc: usize,
    index: usize,
    a: usize,
    b: usize,
}

/// The pairs of segments that cross.
fn crossings(web: &OutlineGraph) -> Vec<(Segment, Segment)> {
    let mut segments = Vec::with_capacity(web.nodes.len() * 2);
    for (arc, line) in web.arcs.iter().enumerate() {
        segments.extend(web.segments(line).enumerate().map(|(index, (a, b))| Segment { arc, index, a, b }));
    }
    let middles: Vec<Vec2> =
        segments.iter().map(|side| web.nodes[side.a].towards(web.nodes[side.b], 0.5)).collect();
    let square = |side: &Segment| (web.nodes[side.b] - web.nodes[side.a]).square();
    let longest = segments.iter().map(square).fold(0.01, f64::max).sqrt();
    let mut crossed = Vec::new();
    close_pairs(&middles, longest * 1.01, |one, two, _, _| {
        let (one, two) = (segments[one], segments[two]);
        if cross_inside(web.nodes[one.a], web.nodes[one.b], web.nodes[two.a], web.nodes[two.b]) {
            crossed.push((one, two));
        }
    });
    crossed
}

/// Removes crossings by cutting off loops and moving knots. Returns the nodes at the remaining crossings.
fn undo(web: &mut OutlineGraph, crossed: &[(Segment, Segment)]) -> Vec<usize> {
    let mut lines: Vec<Vec<Vec2>> = web.arcs.iter().map(|arc| web.line(arc)).collect();
    let mut touched = vec![false; web.arcs.len()];
    let mut moved = Vec::new();
    let mut left = Vec::new();
    for (one, two) in crossed {
        let [a, b, c, d] = [one.a, one.b, two.a, two.b].map(|node| web.nodes[node]);
        let share = (c - a).cross(d - c) / (b - a).cross(d - c);
        let at = a.towards(b, share.clamp(0.0, 1.0));
        if touched[one.arc] || touched[two.arc] {
            continue;
        }
        if one.arc == two.arc {
            let (first, last) = (one.index.min(two.index) + 1, one.index.max(two.index) + 1);
            if (last - first) * 2 < lines[one.arc].len() {
                lines[one.arc].splice(first..last, [at]);
                touched[one.arc] = true;
            } else {
                left.extend([one.a, one.b, two.a, two.b]);
            }
            continue;
        }
        let Some((knot, first, second)) = nearest_knot(web, one, two) else {
            left.extend([one.a, one.b, two.a, two.b]);
            continue;
        };
        let others: Vec<usize> = (0..web.arcs.len())
            .filter(|&arc| {
                arc != one.arc && arc != two.arc && (web.arcs[arc].from == knot || web.arcs[arc].to == knot)
            })
            .collect();
        if others.iter().any(|&arc| touched[arc]) {
            continue;
        }
        for (arc, steps) in [(one.arc, first), (two.arc, second)] {
            let inner = if web.arcs[arc].from == knot {
                1..steps + 1
            } else {
                lines[arc].len() - 1 - steps..lines[arc].len() - 1
            };
            lines[arc].drain(inner);
            touched[arc] = true;
        }
        for arc in others {
            let place = if web.arcs[arc].from == knot { 1 } else { lines[arc].len() - 1 };
            lines[arc].insert(place, web.nodes[knot]);
            touched[arc] = true;
        }
        moved.push((knot, at));
    }
    let places: Vec<Vec2> = left.iter().map(|&node| web.nodes[node]).collect();
    for (knot, at) in moved {
        web.nodes[knot] = at;
    }
    web.redraw(|index, _, _| lines[index].clone());
    // The nodes have new indices, so they are found by their positions.
    let known = |place: &Vec2| web.nodes.iter().position(|node| node == place);
    places.iter().filter_map(known).collect()
}

/// The knot shared by two arcs that is nearest to where they cross, with the number of nodes from the knot to the
/// crossing on each arc.
fn nearest_knot(web: &OutlineGraph, one: &Segment, two: &Segment) -> Option<(usize, usize, usize)> {
    let (first, second) = (&web.arcs[one.arc], &web.arcs[two.arc]);
    let (long, wide) = (first.nodes.len(), second.nodes.len());
    let mut best: Option<(usize, usize, usize)> = None;
    for (knot, steps) in [(first.from, one.index), (first.to, long - one.index)] {
        for (other, others) in [(second.from, two.index), (second.to, wide - two.index)] {
            if knot == other && best.is_none_or(|(_, a, b)| steps + others < a + b) {
                best = Some((knot, steps, others));
            }
        }
    }
    best.filter(|&(_, a, b)| (a + b) * 5 < (long + wide) * 3)
}
