//! Roughens outlines: adds bays and capes of several sizes to coasts, and makes borders wind like rivers.
//!
//! Each node moves only once, so the lands on both sides of a line keep a common outline.

use crate::realm::geometry::close_pairs::close_pairs;
use crate::realm::geometry::gradient_noise::{drift, noise};
use crate::realm::geometry::vectors::Vec2;
use crate::realm::outline::outline_graph::{Links, OutlineGraph, evenly};

/// Noise of one wavelength, and the largest shift that it causes on coasts and on borders.
#[derive(Clone, Copy)]
struct Scale {
    wave: f64,
    coast: f64,
    border: f64,
}

const SWEEPS: [Scale; 3] = [
    Scale { wave: 64.0, coast: 20.0, border: 9.0 },
    Scale { wave: 29.0, coast: 12.0, border: 5.5 },
    Scale { wave: 14.0, coast: 6.0, border: 2.0 },
];
const FINEST: [Scale; 1] = [Scale { wave: 8.0, coast: 2.2, border: 0.8 }];

/// How far a coast may move towards another one, as a share of the distance between them.
const SHARE: f64 = 0.35;

/// Shifts all nodes by smooth noise, on coasts and borders alike.
pub(crate) fn bend(web: &mut OutlineGraph, amount: f64) {
    for node in &mut web.nodes {
        *node += drift(11, *node, 190.0) * (10.0 * amount) + drift(12, *node, 85.0) * (5.0 * amount);
    }
}

/// Adds bays and capes to coasts, and bends to borders.
pub(crate) fn carve(web: &mut OutlineGraph, links: &Links, amount: f64) {
    scatter(web, links, &SWEEPS, 36.0, amount);
}

/// Adds fine detail to coasts and borders.
pub(crate) fn roughen(web: &mut OutlineGraph, links: &Links, amount: f64) {
    scatter(web, links, &FINEST, 8.0, amount);
}

fn scatter(web: &mut OutlineGraph, links: &Links, scales: &[Scale], wide: f64, amount: f64) {
    let rooms = rooms(web, links, wide);
    let shift = |node: usize| (shift(web, links, scales, node) * amount).at_most(rooms[node]);
    let mut shifts: Vec<Vec2> = (0..web.nodes.len()).map(shift).collect();
    // Nodes near a knot move together with it.
    let mut meets: Vec<bool> = links.next.iter().enumerate().map(|(node, next)| next[2] != node).collect();
    for _ in 0..3 {
        let (known, met) = (shifts.clone(), meets.clone());
        for (node, &[a, b, c]) in links.next.iter().enumerate() {
            meets[node] |= met[a] || met[b];
            if meets[node] {
                shifts[node] = (known[a] + known[b] + known[c] + known[node]) * 0.25;
            }
        }
    }
    for (node, shift) in web.nodes.iter_mut().zip(shifts) {
        *node += shift;
    }
}

/// For each node, how far it may move without meeting another coast or the other side of the same bay.
fn rooms(web: &OutlineGraph, links: &Links, wide: f64) -> Vec<f64> {
    let mut rooms = vec![wide * SHARE; web.nodes.len()];
    let (coast, places): (Vec<usize>, Vec<Vec2>) = (0..web.nodes.len())
        .filter(|&node| links.shore[node].is_some())
        .map(|node| (node, web.nodes[node]))
        .unzip();
    close_pairs(&places, wide, |a, b, _, square| {
        let (a, b) = (coast[a], coast[b]);
        if let (Some((one, here)), Some((two, there))) = (links.shore[a], links.shore[b]) {
            let ahead = (here - there).abs();
            let along = if one == two { ahead.min(links.around[one] - ahead) } else { f64::MAX };
            if square < along * along * 0.36 {
                let room = square.sqrt() * SHARE;
                rooms[a] = rooms[a].min(room);
                rooms[b] = rooms[b].min(room);
            }
        }
    });
    rooms
}

/// The displacement of a node by the noise.
fn shift(web: &OutlineGraph, links: &Links, scales: &[Scale], node: usize) -> Vec2 {
    let here = web.nodes[node];
    let [a, b, c] = links.next[node];
    let on_coast = links.shore[node].is_some();
    if !on_coast && c != node {
        return Vec2::default();
    }
    let across = (web.nodes[b] - web.nodes[a]).unit().outward();
    // The noise makes some coasts rugged and others smooth.
    let rugged = if on_coast { 1.0 + 0.7 * noise(31, here, 230.0) } else { 1.0 };
    let height = |scale: &Scale| if on_coast { scale.coast } else { scale.border };
    let way: f64 =
        scales.iter().zip(40..).map(|(scale, seed)| noise(seed, here, scale.wave) * height(scale)).sum();
    across * (way * rugged)
}

/// Replaces every line by a smooth curve through its nodes, with points about `apart` from each other.
pub(crate) fn smooth(web: &mut OutlineGraph, links: &Links, apart: f64) {
    let nodes = web.nodes.clone();
    let coast_ends: Vec<[usize; 2]> = web
        .arcs
        .iter()
        .map(|arc| {
            let before = if links.shore[arc.from].is_some() { links.next[arc.from][0] } else { arc.from };
            let after = if links.shore[arc.to].is_some() { links.next[arc.to][1] } else { arc.to };
            [before, after]
        })
        .collect();
    web.redraw(|index, arc, line| {
        let coast = matches!(arc.other, crate::realm::outline::outline_graph::Side::Sea(_));
        let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return Vec::new() };
        let [before, after] = if coast { coast_ends[index].map(|node| nodes[node]) } else { [first, last] };
        let mut run = vec![before];
        run.extend_from_slice(line);
        run.push(after);
        let mut curve = vec![first];
        for four in run.windows(4) {
            let [a, b, c, d] = [four[0], four[1], four[2], four[3]];
            for share in [0.25, 0.5, 0.75] {
                curve.push(spline(a, b, c, d, share));
            }
            curve.push(c);
        }
        evenly(&curve, apart, 3)
    });
}

/// The point at `t`, from 0 to 1, on the spline from `b` to `c`. `a` and `d` are the neighbouring points.
fn spline(a: Vec2, b: Vec2, c: Vec2, d: Vec2, t: f64) -> Vec2 {
    let (t2, t3) = (t * t, t * t * t);
    (b * 2.0 + (c - a) * t + (a * 2.0 - b * 5.0 + c * 4.0 - d) * t2 + (b * 3.0 - a - c * 3.0 + d) * t3) * 0.5
}
