//! Relaxes outlines: lands grow to equal sizes, lines straighten, and separate lands move apart.
//!
//! This never changes which regions touch. Each step moves points little compared with the distances between them,
//! and the caller checks the result.

use crate::realm::geometry::vectors::Vec2;
use crate::realm::outline::map_target_sizes::Shape;
use crate::realm::outline::node_repulsion::NodeRepulsion;
use crate::realm::outline::outline_graph::{Arc, Links, OutlineGraph, Side};

/// The strengths of the forces that move the outlines in one step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pull {
    /// The force that straightens coasts and borders.
    pub coast: f64,
    pub border: f64,
    /// The pressure with which lands and seas grow or shrink to their target areas.
    pub land: f64,
    pub sea: f64,
    /// The strength with which each land keeps a disc free of lines.
    pub disc: f64,
    /// The radius of the disc that each land keeps free, as a share of its target radius.
    pub hold: f64,
    /// The force that moves apart points that are too near each other, and the ends of borders that are too short.
    pub push: f64,
    /// The force that draws a land's disc to the region's centre in the plan.
    pub home: f64,
    /// The unevenness of the margin between the lands and the sheet's edges.
    pub uneven: f64,
    /// The maximum distance that a point moves in one step.
    pub most: f64,
}

/// A disc inside each land, around its roomiest point.
#[derive(Clone, Debug)]
pub(crate) struct Discs {
    pub at: Vec<Vec2>,
    /// The current radius of each disc.
    pub size: Vec<f64>,
    /// The regions' centres in the plan.
    pub home: Vec<Vec2>,
}

/// A border is cramped if its ends are nearer than this share of the target distance.
const CRAMPED: f64 = 0.7;
/// The maximum number of nodes in an outline graph, several times what 64 regions need.
const MOST_NODES: usize = 8_000;
/// How far a disc may extend beyond the nearest line.
const GROWTH: f64 = 8.0;

/// An outline graph while it is relaxed.
pub(crate) struct Relaxation<'a> {
    pub web: OutlineGraph,
    pub discs: Discs,
    pub shape: &'a Shape,
    pub friends: &'a [u64],
    /// The distance between neighbouring nodes.
    step: f64,
    force: Vec<Vec2>,
    /// The current area of each land, then of each sea.
    areas: Vec<f64>,
}

impl<'a> Relaxation<'a> {
    pub fn new(web: OutlineGraph, discs: Discs, shape: &'a Shape, friends: &'a [u64]) -> Self {
        let cells = web.loops.len() + web.seas;
        Self { web, discs, shape, friends, step: shape.step, force: Vec::new(), areas: vec![0.0; cells] }
    }

    /// Finds points that are near each other, then moves the nodes for `steps` steps.
    pub fn run(&mut self, pull: &Pull, steps: usize) {
        let links = self.web.links();
        let pushes =
            NodeRepulsion::new(&self.web, &links, self.friends, self.shape, self.step, pull.most * 2.4);
        self.measure();
        for _ in 0..steps {
            self.force.clear();
            self.force.resize(self.web.nodes.len(), Vec2::default());
            self.tighten(pull);
            self.hold(&links, pull);
            self.widen(pull);
            pushes.push(&self.web, pull.push, &mut self.force);
            self.go(pull);
        }
    }

    /// Spaces the nodes of every line evenly, about `apart` from each other.
    pub fn spread(&mut self, apart: f64) {
        self.step = apart;
        self.web.spread(apart);
    }

    /// True if the lines have become too long for a good picture.
    pub fn is_lost(&self) -> bool {
        self.web.nodes.len() > MOST_NODES
    }

    fn go(&mut self, pull: &Pull) {
        let shape = self.shape;
        for (node, force) in self.web.nodes.iter_mut().zip(&self.force) {
            let bound = shape.bound(*node, pull.uneven);
            *node += (*force + (bound - *node) * 0.5).at_most(pull.most);
        }
    }

    fn measure(&mut self) {
        let lands = self.web.loops.len();
        self.areas.fill(0.0);
        for arc in &self.web.arcs {
            let twice: f64 =
                self.web.segments(arc).map(|(a, b)| self.web.nodes[a].cross(self.web.nodes[b])).sum();
            self.areas[arc.land] += twice / 2.0;
            self.areas[cell_beyond(arc, lands)] -= twice / 2.0;
        }
    }

    /// Adds the forces that straighten lines, space their nodes evenly, and move areas towards their targets.
    fn tighten(&mut self, pull: &Pull) {
        let Self { web, shape, force, areas, .. } = self;
        let lands = web.loops.len();
        let press: Vec<f64> = areas
            .iter()
            .zip(&shape.areas)
            .enumerate()
            .map(|(cell, (area, wanted))| {
                let strength = if cell < lands { pull.land } else { pull.sea };
                if *wanted > 0.0 { strength * ((wanted - area) / wanted).clamp(-1.0, 1.0) } else { 0.0 }
            })
            .collect();
        areas.fill(0.0);
        let mut ways = Vec::new();
        for arc in &web.arcs {
            let beyond = cell_beyond(arc, lands);
            let press = (press[arc.land] - press[beyond]) * 0.5;
            let strength = if matches!(arc.other, Side::Land(_)) { pull.border } else { pull.coast };
            ways.clear();
            let (mut twice, mut length) = (0.0, 0.0);
            for (a, b) in web.segments(arc) {
                twice += web.nodes[a].cross(web.nodes[b]);
                let way = web.nodes[b] - web.nodes[a];
                let long = way.length();
                length += long;
                ways.push((a, b, way, long));
            }
            areas[arc.land] += twice / 2.0;
            areas[beyond] -= twice / 2.0;
            let even = length / ways.len() as f64;
            for &(a, b, way, long) in &ways {
                let unit = if long > 1e-9 { way * (1.0 / long) } else { Vec2::default() };
                let tight = unit * (strength + (long - even) * 0.25);
                let push = unit.outward() * press;
                force[a] += tight + push;
                force[b] += push - tight;
            }
        }
    }

    /// Adds the forces by which each land keeps a disc free of lines, and moves the discs.
    fn hold(&mut self, links: &Links, pull: &Pull) {
        let Self { web, discs, shape, force, .. } = self;
        let full = shape.disc * pull.hold;
        let mut back = vec![(Vec2::default(), 0.0_f64); discs.at.len()];
        let mut nearest = vec![f64::MAX; discs.at.len()];
        for (node, &here) in web.nodes.iter().enumerate() {
            let mut touched = links.lands[node];
            while touched != 0 {
                let land = touched.trailing_zeros() as usize;
                touched &= touched - 1;
                let way = here - discs.at[land];
                let square = way.square();
                nearest[land] = nearest[land].min(square);
                let disc = discs.size[land];
                if square < disc * disc {
                    let push = way.unit() * ((disc - square.sqrt()) / full * pull.disc);
                    force[node] += push;
                    back[land].0 -= push;
                    back[land].1 += 1.0;
                }
            }
        }
        for (land, (push, count)) in back.into_iter().enumerate() {
            let home = (discs.home[land] - discs.at[land]) * pull.home;
            let push = if count > 0.0 { push * (3.0 / count.sqrt()) } else { push };
            discs.at[land] += push.at_most(pull.most) + home.at_most(pull.most);
            discs.size[land] = (nearest[land].sqrt() + GROWTH).min(full);
        }
    }

    /// True if the ends of any border are much too near each other.
    pub fn is_cramped(&self) -> bool {
        let Self { web, shape, .. } = self;
        web.arcs.iter().filter(|arc| matches!(arc.other, Side::Land(_))).any(|arc| {
            (web.nodes[arc.to] - web.nodes[arc.from]).square()
                < shape.stretch * shape.stretch * CRAMPED * CRAMPED
        })
    }

    /// Adds the forces that move the ends of short borders apart.
    fn widen(&mut self, pull: &Pull) {
        let Self { web, shape, force, .. } = self;
        for arc in web.arcs.iter().filter(|arc| matches!(arc.other, Side::Land(_))) {
            let way = web.nodes[arc.to] - web.nodes[arc.from];
            let length = way.length();
            if length < shape.stretch {
                let push = way.unit() * ((shape.stretch - length) * 0.2 * pull.push);
                force[arc.to] += push;
                force[arc.from] -= push;
            }
        }
    }
}

/// The index, in the list of lands and then seas, of the region on the left of an arc.
fn cell_beyond(arc: &Arc, lands: usize) -> usize {
    match arc.other {
        Side::Land(land) => land,
        Side::Sea(sea) => lands + sea,
    }
}
