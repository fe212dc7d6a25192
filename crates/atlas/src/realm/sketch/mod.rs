//! The first, angular outlines of a realm. They touch exactly where they should but are not yet rounded.
//!
//! Each corner of a triangle that is a land gets the part of the triangle nearest to it. Three lands that all border
//! each other meet in the middle of their triangle. Along an edge that is not a border, the parts stay apart, with
//! sea in between.

pub(crate) mod centre_spacing;
pub(crate) mod centre_triangulation;

use crate::realm::checked_plan::{CheckedPlan, WIDTH};
use crate::realm::geometry::vectors::Vec2;
use crate::realm::outline::outline_graph::{Arc, OutlineGraph, Side, Step};
use crate::realm::sketch::centre_triangulation::Triangles;
use std::collections::BTreeMap;

/// The distance that the first outlines keep from the edge of the sheet where possible.
const EDGE: f64 = 24.0;

type Corners = [usize; 3];

/// A node where lines meet, or where an island's coast begins.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Knot {
    /// Three lands meet here, in the middle of this triangle.
    Three(Corners),
    /// A border of two lands meets a sea here: the two lands, and the triangle that contains the knot.
    Shore(usize, usize, Corners),
    /// The coast of this island begins and ends here.
    Island(usize),
}

struct Sketch<'a> {
    survey: &'a CheckedPlan,
    triangles: &'a Triangles,
    knots: BTreeMap<Knot, usize>,
    places: Vec<Vec2>,
    lines: Vec<(Arc, Vec<Vec2>)>,
    seas: BTreeMap<Corners, usize>,
}

/// Draws the first outlines. `None` if the triangulation does not fit the plan.
pub(crate) fn sketch(survey: &CheckedPlan, triangles: &Triangles) -> Option<OutlineGraph> {
    let (seas, count) = seas(survey, triangles)?;
    let mut sketch =
        Sketch { survey, triangles, knots: BTreeMap::new(), places: Vec::new(), lines: Vec::new(), seas };
    let mut border_of = BTreeMap::new();
    for (index, &(a, b)) in survey.borders.iter().enumerate() {
        border_of.insert((a, b), index);
        sketch.border(a, b)?;
    }
    let mut loops = Vec::with_capacity(triangles.lands);
    for land in 0..triangles.lands {
        loops.push(sketch.outline(land, &border_of)?);
    }
    Some(sketch.finish(loops, count))
}

impl Sketch<'_> {
    fn are_joined(&self, a: usize, b: usize) -> bool {
        are_joined(self.survey, a, b)
    }

    /// The weighted average of a triangle's corners.
    fn weigh(&self, corners: Corners, weights: [f64; 3]) -> Vec2 {
        corners
            .iter()
            .zip(weights)
            .fold(Vec2::default(), |sum, (&corner, weight)| sum + self.triangles.pins[corner].spot() * weight)
    }

    /// The knot at the end of the border `a b`, in its triangle with `c`.
    fn knot(&mut self, a: usize, b: usize, c: usize) -> usize {
        let corners = sort_corners([a, b, c]);
        if self.are_joined(a, c) && self.are_joined(b, c) {
            let place = self.weigh(corners, [1.0 / 3.0; 3]);
            self.place(Knot::Three(corners), place)
        } else {
            let place = self
                .ashore(self.weigh([a, b, a], [0.5, 0.5, 0.0]), self.weigh([a, b, c], [0.38, 0.38, 0.24]));
            self.place(Knot::Shore(a.min(b), a.max(b), corners), place)
        }
    }

    fn place(&mut self, knot: Knot, place: Vec2) -> usize {
        let places = &mut self.places;
        *self.knots.entry(knot).or_insert_with(|| {
            places.push(place);
            places.len() - 1
        })
    }

    fn border(&mut self, a: usize, b: usize) -> Option<()> {
        let (before, after) = (self.triangles.before(a, b)?, self.triangles.after(a, b)?);
        let (from, to) = (self.knot(a, b, before), self.knot(a, b, after));
        let middle = self.weigh([a, b, a], [0.5, 0.5, 0.0]);
        let arc = Arc { from, to, nodes: 0..0, land: a, other: Side::Land(b) };
        self.lines.push((arc, vec![self.places[from], middle, self.places[to]]));
        Some(())
    }

    fn outline(&mut self, land: usize, border_of: &BTreeMap<(usize, usize), usize>) -> Option<Vec<Step>> {
        let triangles = self.triangles;
        let around = &triangles.around[land];
        let Some(first) = around.iter().position(|&end| self.are_joined(land, end)) else {
            return self.island(land);
        };
        let mut steps = Vec::new();
        let turned = |step: usize| around[(first + step) % around.len()];
        let mut start = turned(0);
        let mut coast = Vec::new();
        for step in 0..around.len() {
            let (one, two) = (turned(step), turned(step + 1));
            if step == 0 || self.are_joined(land, one) {
                steps.push((*border_of.get(&(land.min(one), land.max(one)))?, land > one));
                start = one;
                coast.clear();
            }
            let corner = sort_corners([land, one, two]);
            if !(self.are_joined(land, one) && self.are_joined(land, two) && self.are_joined(one, two)) {
                coast.push(self.corner(land, one, two));
            }
            if !self.are_joined(land, two) {
                coast.push(self.cut(land, two));
            } else if !coast.is_empty() {
                let from = self.knot(land, start, triangles.after(land, start)?);
                let to = self.knot(land, two, one);
                let mut line = vec![self.places[from]];
                line.append(&mut coast);
                line.push(self.places[to]);
                let sea = *self.seas.get(&corner)?;
                steps.push((self.lines.len(), false));
                self.lines.push((Arc { from, to, nodes: 0..0, land, other: Side::Sea(sea) }, line));
            }
        }
        Some(steps)
    }

    fn island(&mut self, land: usize) -> Option<Vec<Step>> {
        let around = &self.triangles.around[land];
        let first = self.cut(land, *around.first()?);
        let mut line = vec![first];
        for (index, &one) in around.iter().enumerate() {
            let two = around[(index + 1) % around.len()];
            line.push(self.corner(land, one, two));
            line.push(self.cut(land, two));
        }
        let sea = *self.seas.get(&sort_corners([land, *around.first()?, *around.get(1)?]))?;
        let knot = self.place(Knot::Island(land), first);
        let steps = vec![(self.lines.len(), false)];
        self.lines.push((Arc { from: knot, to: knot, nodes: 0..0, land, other: Side::Sea(sea) }, line));
        Some(steps)
    }

    /// The point inside the triangle of `land`, `one` and `two` where the land's outline turns.
    fn corner(&self, land: usize, one: usize, two: usize) -> Vec2 {
        self.ashore(self.triangles.pins[land].spot(), self.weigh([land, one, two], [0.5, 0.25, 0.25]))
    }

    /// The point where a land's outline crosses the edge towards `end`, which is not a border.
    fn cut(&self, land: usize, end: usize) -> Vec2 {
        let share = if end < self.triangles.lands { 0.38 } else { 0.5 };
        self.ashore(
            self.triangles.pins[land].spot(),
            self.weigh([land, end, land], [1.0 - share, share, 0.0]),
        )
    }

    /// The point on the way from `from` to `to` that is farthest along but still well inside the sheet.
    fn ashore(&self, from: Vec2, to: Vec2) -> Vec2 {
        let inside = |place: &Vec2| {
            let edge = place.x.min(place.y).min(WIDTH - place.x).min(self.survey.height - place.y);
            edge > EDGE
        };
        let ways = [1.0, 0.8, 0.6, 0.45, 0.3].map(|share| from.towards(to, share));
        ways.into_iter().find(inside).unwrap_or(ways[4])
    }

    fn finish(self, loops: Vec<Vec<Step>>, seas: usize) -> OutlineGraph {
        let mut nodes = self.places;
        let knots = nodes.len();
        let mut arcs = Vec::with_capacity(self.lines.len());
        for (arc, line) in self.lines {
            let start = nodes.len();
            nodes.extend_from_slice(&line[1..line.len() - 1]);
            arcs.push(Arc { nodes: start..nodes.len(), ..arc });
        }
        let shores = shores(&arcs);
        OutlineGraph { nodes, knots, arcs, loops, shores, seas }
    }
}

/// Groups the coast arcs by shore, in order along each shore.
fn shores(arcs: &[Arc]) -> Vec<Vec<usize>> {
    let is_coast = |arc: &Arc| matches!(arc.other, Side::Sea(_));
    let mut from = BTreeMap::new();
    for (index, arc) in arcs.iter().enumerate().filter(|(_, arc)| is_coast(arc)) {
        from.insert(arc.from, index);
    }
    let mut shores = Vec::new();
    while let Some((&knot, _)) = from.iter().next() {
        let mut shore = Vec::new();
        let mut next = knot;
        while let Some(arc) = from.remove(&next) {
            shore.push(arc);
            next = arcs[arc].to;
        }
        shores.push(shore);
    }
    shores
}

fn are_joined(survey: &CheckedPlan, a: usize, b: usize) -> bool {
    let lands = survey.pins.len();
    a < lands && b < lands && survey.friends[a] >> b & 1 == 1
}

fn sort_corners(mut corners: Corners) -> Corners {
    corners.sort_unstable();
    corners
}

/// The index of the sea in each triangle that contains water, and the number of seas. Sea 0 is the ocean.
fn seas(survey: &CheckedPlan, triangles: &Triangles) -> Option<(BTreeMap<Corners, usize>, usize)> {
    let lands = triangles.lands;
    let mut wet = BTreeMap::new();
    for a in 0..triangles.pins.len() {
        for &b in &triangles.around[a] {
            let c = triangles.after(a, b)?;
            let dry = are_joined(survey, a, b) && are_joined(survey, b, c) && are_joined(survey, a, c);
            if !dry {
                wet.insert(sort_corners([a, b, c]), usize::MAX);
            }
        }
    }
    // Water that reaches an off-shore point belongs to the ocean.
    let (shore, inner): (Vec<Corners>, Vec<Corners>) = wet.keys().partition(|corners| corners[2] >= lands);
    let mut count = 0;
    for mut open in std::iter::once(shore).chain(inner.into_iter().map(|start| vec![start])) {
        if open.iter().all(|start| wet.get(start) != Some(&usize::MAX)) {
            continue;
        }
        while let Some(corners) = open.pop() {
            match wet.get_mut(&corners) {
                Some(sea) if *sea == usize::MAX => *sea = count,
                _ => continue,
            }
            for (a, b) in [(corners[0], corners[1]), (corners[1], corners[2]), (corners[0], corners[2])] {
                if !are_joined(survey, a, b) {
                    for third in [triangles.after(a, b), triangles.before(a, b)].into_iter().flatten() {
                        open.push(sort_corners([a, b, third]));
                    }
                }
            }
        }
        count += 1;
    }
    Some((wet, count))
}
