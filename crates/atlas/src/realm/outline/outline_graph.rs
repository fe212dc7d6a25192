//! The outlines of a map as a graph of knots, where lines meet, and arcs between knots.
//!
//! The regions on both sides of a line share its arc, so their outlines always agree.

use crate::realm::geometry::vectors::Vec2;
use std::ops::Range;

/// A line between two knots: part of a border or a coast.
#[derive(Clone, Debug)]
pub(crate) struct Arc {
    pub from: usize,
    pub to: usize,
    /// The indices of the nodes between the two knots of the arc.
    pub nodes: Range<usize>,
    /// The land on the right of the arc, as seen on the map.
    pub land: usize,
    /// The land or sea on the left of the arc, as seen on the map.
    pub other: Side,
}

/// The land or sea on the left of an arc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// The index of a land.
    Land(usize),
    /// The index of a sea.
    Sea(usize),
}

/// The index of an arc, and true if the arc is followed backwards.
pub(crate) type Step = (usize, bool);

/// All outlines of a map, as knots and arcs.
#[derive(Clone, Debug, Default)]
pub(crate) struct OutlineGraph {
    /// The positions of all nodes: first the knots, where lines meet, then the nodes along each arc in turn.
    pub nodes: Vec<Vec2>,
    pub knots: usize,
    /// The arcs of all borders in the plan's order, then those of all coasts.
    pub arcs: Vec<Arc>,
    /// The arcs around each land, clockwise as seen on the map.
    pub loops: Vec<Vec<Step>>,
    /// For each shore, the coast arcs that form its ring, with the land on the right as seen on the map.
    pub shores: Vec<Vec<usize>>,
    /// The number of seas. The first is the ocean.
    pub seas: usize,
}

/// How the nodes of an outline graph are connected. Each list is indexed by node, `around` by shore.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// The neighbours of each node. On a coast they are the previous one, the next one and the one on the border. A
    /// node with only two neighbours is its own third one.
    pub next: Vec<[usize; 3]>,
    /// The lands that meet at each node, as bits.
    pub lands: Vec<u64>,
    /// The index of the shore that each node is on, and the distance along the shore. `None` away from coasts.
    pub shore: Vec<Option<(usize, f64)>>,
    /// The length of each shore's coastline, by the index of the shore.
    pub around: Vec<f64>,
    /// For each node, the knots at the two ends of its arc, and their distances along the arc.
    pub ends: Vec<[(usize, f64); 2]>,
}

impl Links {
    /// The distance between two nodes along one arc, or along two arcs via a common knot. `f64::MAX` if there is no
    /// such way.
    pub fn along(&self, a: usize, b: usize) -> f64 {
        let mut least = f64::MAX;
        for (knot, way) in self.ends[a] {
            for (other, further) in self.ends[b] {
                if knot == other {
                    least = least.min(way + further);
                }
            }
        }
        if self.ends[a].map(|end| end.0) == self.ends[b].map(|end| end.0) {
            // The nodes may be on the same arc.
            least = least.min((self.ends[a][0].1 - self.ends[b][0].1).abs());
        }
        least
    }
}

impl OutlineGraph {
    /// The nodes of an arc, including the knots at its ends.
    pub fn along(&self, arc: &Arc) -> impl DoubleEndedIterator<Item = usize> + Clone {
        std::iter::once(arc.from).chain(arc.nodes.clone()).chain(std::iter::once(arc.to))
    }

    /// The segments of an arc, as pairs of nodes.
    pub fn segments(&self, arc: &Arc) -> impl Iterator<Item = (usize, usize)> + Clone {
        self.along(arc).zip(self.along(arc).skip(1))
    }

    /// The positions of an arc's nodes, including the knots at its ends.
    pub fn line(&self, arc: &Arc) -> Vec<Vec2> {
        self.along(arc).map(|node| self.nodes[node]).collect()
    }

    /// The ring of points that these arcs form, with each knot once.
    pub fn ring(&self, steps: impl IntoIterator<Item = Step>) -> Vec<Vec2> {
        let mut ring = Vec::new();
        for (arc, back) in steps {
            let line = self.line(&self.arcs[arc]);
            let kept = line.len().saturating_sub(1);
            if back {
                ring.extend(line.into_iter().rev().take(kept));
            } else {
                ring.extend(line.into_iter().take(kept));
            }
        }
        ring
    }

    /// The outline of a land, as a ring of points.
    pub fn outline(&self, land: usize) -> Vec<Vec2> {
        self.ring(self.loops[land].iter().copied())
    }

    /// The coastline of a shore, as a ring of points.
    pub fn shore(&self, shore: usize) -> Vec<Vec2> {
        self.ring(self.shores[shore].iter().map(|&arc| (arc, false)))
    }

    /// Replaces the inner points of every arc. `redraw` receives all points of an arc, including its two end knots, which
    /// must not move.
    pub fn redraw(&mut self, redraw: impl Fn(usize, &Arc, &[Vec2]) -> Vec<Vec2>) {
        let mut nodes = self.nodes[..self.knots].to_vec();
        let mut ranges = Vec::with_capacity(self.arcs.len());
        for (index, arc) in self.arcs.iter().enumerate() {
            let line = redraw(index, arc, &self.line(arc));
            let start = nodes.len();
            if line.len() > 2 {
                nodes.extend_from_slice(&line[1..line.len() - 1]);
            }
            ranges.push(start..nodes.len());
        }
        for (arc, range) in self.arcs.iter_mut().zip(ranges) {
            arc.nodes = range;
        }
        self.nodes = nodes;
    }

    /// Restores some arcs to their state `before`, and adds the arcs that meet them to the list.
    pub fn restore(&mut self, before: &Self, arcs: &mut Vec<usize>) {
        arcs.sort_unstable();
        arcs.dedup();
        self.redraw(|index, _, line| {
            if arcs.binary_search(&index).is_ok() { before.line(&before.arcs[index]) } else { line.to_vec() }
        });
        let ends: Vec<usize> =
            arcs.iter().flat_map(|&arc| [self.arcs[arc].from, self.arcs[arc].to]).collect();
        for &knot in &ends {
            self.nodes[knot] = before.nodes[knot];
        }
        let meets = |arc: &Arc| ends.contains(&arc.from) || ends.contains(&arc.to);
        arcs.extend((0..self.arcs.len()).filter(|&arc| meets(&self.arcs[arc])));
    }

    /// Spaces the nodes of every arc evenly, about `apart` from each other.
    pub fn spread(&mut self, apart: f64) {
        self.redraw(|_, arc, line| {
            let island = arc.from == arc.to;
            let mut line = evenly(line, apart, if island { 12 } else { 2 });
            if !island {
                straighten(&mut line);
                line.reverse();
                straighten(&mut line);
                line.reverse();
            }
            line
        });
    }

    /// Computes how the nodes are connected.
    pub fn links(&self) -> Links {
        let count = self.nodes.len();
        let mut links = Links {
            next: (0..count).map(|node| [node; 3]).collect(),
            lands: vec![0; count],
            shore: vec![None; count],
            around: Vec::with_capacity(self.shores.len()),
            ends: (0..count).map(|node| [(node, 0.0); 2]).collect(),
        };
        for (index, shore) in self.shores.iter().enumerate() {
            let mut way = 0.0;
            for (a, b) in shore.iter().flat_map(|&arc| self.segments(&self.arcs[arc])) {
                links.shore[a] = Some((index, way));
                links.next[a][1] = b;
                links.next[b][0] = a;
                way += (self.nodes[b] - self.nodes[a]).length();
            }
            links.around.push(way);
        }
        let mut filled: Vec<usize> =
            links.shore.iter().map(|shore| if shore.is_some() { 2 } else { 0 }).collect();
        for arc in &self.arcs {
            let mut lands = 1 << arc.land;
            if let Side::Land(other) = arc.other {
                lands |= 1 << other;
                for (node, other) in self.segments(arc).flat_map(|(a, b)| [(a, b), (b, a)]) {
                    if filled[node] < 3 {
                        links.next[node][filled[node]] = other;
                        filled[node] += 1;
                    }
                }
            }
            for node in self.along(arc) {
                links.lands[node] |= lands;
            }
            let length: f64 = self.segments(arc).map(|(a, b)| (self.nodes[b] - self.nodes[a]).length()).sum();
            let step = length / (arc.nodes.len() + 1) as f64;
            for (index, node) in arc.nodes.clone().enumerate() {
                let way = step * (index + 1) as f64;
                links.ends[node] = [(arc.from, way), (arc.to, length - way)];
            }
        }
        links
    }
}

/// Evenly spaced points on a line, about `apart` from each other but at least `least` steps. Both ends stay.
pub(crate) fn evenly(line: &[Vec2], apart: f64, least: usize) -> Vec<Vec2> {
    let (Some(&first), Some(&last)) = (line.first(), line.last()) else { return Vec::new() };
    let length: f64 = line.windows(2).map(|pair| (pair[1] - pair[0]).length()).sum();
    let steps = ((length / apart).round() as usize).clamp(least, 4000);
    let step = length / steps as f64;
    let mut even = vec![first];
    let mut way = 0.0;
    for pair in line.windows(2) {
        let stretch = (pair[1] - pair[0]).length();
        while even.len() < steps && even.len() as f64 * step <= way + stretch && stretch > 0.0 {
            even.push(pair[0].towards(pair[1], (even.len() as f64 * step - way) / stretch));
        }
        way += stretch;
    }
    even.push(last);
    even
}

/// Straightens the first steps of a line, so that lines that meet in a knot do not cross near it.
fn straighten(line: &mut [Vec2]) {
    if line.len() > 6 {
        let (knot, third) = (line[0], line[3]);
        line[1] = knot.towards(third, 1.0 / 3.0);
        line[2] = knot.towards(third, 2.0 / 3.0);
    }
}
