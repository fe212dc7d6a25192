//! The outlines of a map as a graph: knots, where lines meet, and arcs between them. Both sides of a line
//! share its arc.
//!
//! As neighbours share their outlines, the two sides of a line cannot disagree.

use crate::realm::geometry::vectors::Vec2;
use std::ops::Range;

/// A line from knot to knot.
#[derive(Clone, Debug)]
pub(crate) struct Arc {
    pub from: usize,
    pub to: usize,
    /// The nodes between the knots.
    pub nodes: Range<usize>,
    /// The land on the side of growing angles.
    pub land: usize,
    /// The land or sea on the other side of the arc.
    pub other: Side,
}

/// The neighbour beyond an arc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    /// Another land, by its index.
    Land(usize),
    /// A sea, by its index.
    Sea(usize),
}

/// An arc and whether it is walked backwards.
pub(crate) type Step = (usize, bool);

/// The lines of a map.
#[derive(Clone, Debug, Default)]
pub(crate) struct OutlineGraph {
    /// The positions of all points: first the knots, where lines meet, then the points along each arc, arc by
    /// arc.
    pub nodes: Vec<Vec2>,
    pub knots: usize,
    /// The borders in the plan's order, then the coasts.
    pub arcs: Vec<Arc>,
    /// The outline of each land, with growing angles.
    pub loops: Vec<Vec<Step>>,
    /// The arcs of coast around each shore, in the order in which they are walked with the land on the side
    /// of growing angles.
    pub shores: Vec<Vec<usize>>,
    /// The number of seas; the first is the ocean.
    pub seas: usize,
}

/// How the points of an outline graph are connected, by the index of the point.
#[derive(Clone, Debug, Default)]
pub(crate) struct Links {
    /// The neighbours of each point. On a coast: the one behind, the one ahead (with the water on the outward
    /// side), then the one on the border. If there are only two, the third is the point itself.
    pub next: Vec<[usize; 3]>,
    /// The lands that meet at each point, as bits.
    pub lands: Vec<u64>,
    /// The shore that each point is on, with the distance along the shore; `None` if it is not on a coast.
    pub shore: Vec<Option<(usize, f64)>>,
    /// The length of each shore.
    pub around: Vec<f64>,
    /// For each point the knots at the two ends of its arc, with their distances along the arc.
    pub ends: Vec<[(usize, f64); 2]>,
}

impl Links {
    /// The distance between two points along at most two arcs; `f64::MAX` if no knot joins their arcs.
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
            // Perhaps of one arc.
            least = least.min((self.ends[a][0].1 - self.ends[b][0].1).abs());
        }
        least
    }
}

impl OutlineGraph {
    /// The nodes of an arc from knot to knot.
    pub fn along(&self, arc: &Arc) -> impl DoubleEndedIterator<Item = usize> + Clone {
        std::iter::once(arc.from).chain(arc.nodes.clone()).chain(std::iter::once(arc.to))
    }

    /// The segments of an arc.
    pub fn segments(&self, arc: &Arc) -> impl Iterator<Item = (usize, usize)> + Clone {
        self.along(arc).zip(self.along(arc).skip(1))
    }

    /// The points of an arc from knot to knot.
    pub fn line(&self, arc: &Arc) -> Vec<Vec2> {
        self.along(arc).map(|node| self.nodes[node]).collect()
    }

    /// The ring of points that these steps form, with each knot once.
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

    /// The outline of a land.
    pub fn outline(&self, land: usize) -> Vec<Vec2> {
        self.ring(self.loops[land].iter().copied())
    }

    /// The ring of a shore.
    pub fn shore(&self, shore: usize) -> Vec<Vec2> {
        self.ring(self.shores[shore].iter().map(|&arc| (arc, false)))
    }

    /// Replaces the nodes of every arc; `redraw` gets each line from knot to knot and keeps its ends.
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

    /// Puts some arcs back to where they were, and adds those that meet them to the list.
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

    /// Spreads the nodes of every arc evenly, about `apart` from each other.
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

    /// Computes how the points are connected.
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

/// A line with the same ends whose points lie evenly: at least `least` steps.
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

/// Draws the beginning of a line straight, so that lines that meet in a knot leave it without crossing.
fn straighten(line: &mut [Vec2]) {
    if line.len() > 6 {
        let (knot, third) = (line[0], line[3]);
        line[1] = knot.towards(third, 1.0 / 3.0);
        line[2] = knot.towards(third, 2.0 / 3.0);
    }
}
