//! Pushes points apart that are too near each other. Strangers (regions without a common border) repel each other
//! everywhere, friends only across land or water.

use crate::realm::geometry::close_pairs::close_pairs;
use crate::realm::geometry::vectors::Vec2;
use crate::realm::outline::map_target_sizes::Shape;
use crate::realm::outline::outline_graph::{Links, OutlineGraph};

/// The pairs of points that are near each other, with the distances that they should keep.
pub(crate) struct NodeRepulsion {
    pairs: Vec<Pair>,
}

struct Pair {
    a: u32,
    b: u32,
    apart: f64,
    /// The distance below which two points repel each other strongly.
    hard: f64,
    /// The direction from the first to the second point, across the water or land between two coasts that face each
    /// other. If the points change sides, they are pushed back.
    facing: Option<Vec2>,
}

/// The distance between the nodes inside a border that are considered.
const FEW: f64 = 16.0;

impl NodeRepulsion {
    /// Finds the pairs of points to push apart. `step` is the distance between neighbouring nodes. `slack` is how
    /// much nearer two points may come before the next search.
    pub fn new(
        web: &OutlineGraph,
        links: &Links,
        friends: &[u64],
        shape: &Shape,
        step: f64,
        slack: f64,
    ) -> Self {
        let near = links.lands.iter().map(|&lands| common_friends(lands, friends)).collect();
        let seaward = (0..web.nodes.len()).map(|node| water_direction(web, links, node)).collect();
        // Inside borders, a few nodes are enough.
        let thin = (FEW / step).max(1.0) as usize;
        let kept = |node: usize| {
            links.shore[node].is_some() || links.next[node][2] != node || node.is_multiple_of(thin)
        };
        let some: Vec<usize> = (0..web.nodes.len()).filter(|&node| kept(node)).collect();
        let places: Vec<Vec2> = some.iter().map(|&node| web.nodes[node]).collect();
        let eye = Eye { links, near, seaward, shape, step, slack };
        let mut pairs = Vec::new();
        close_pairs(&places, shape.sound.max(shape.neck) + slack, |a, b, way, square| {
            pairs.extend(eye.pair(some[a], some[b], way, square));
        });
        Self { pairs }
    }

    /// Adds to `force` the forces that push the pairs apart.
    pub fn push(&self, web: &OutlineGraph, strength: f64, force: &mut [Vec2]) {
        for pair in &self.pairs {
            let (a, b) = (pair.a as usize, pair.b as usize);
            let way = web.nodes[b] - web.nodes[a];
            let (direction, distance) = match pair.facing {
                Some(across) => (across, way.dot(across)),
                None if way.square() < pair.apart * pair.apart => (way.unit(), way.length()),
                None => continue,
            };
            if distance < pair.apart {
                let hard = (pair.hard - distance).max(0.0);
                let push = direction * ((hard * 0.3 + (pair.apart - distance) * 0.06) * strength);
                force[b] += push;
                force[a] -= push;
            }
        }
    }
}

/// The data that decides whether two points form a pair.
struct Eye<'a> {
    links: &'a Links,
    /// For each node, the regions that are friends of all lands that meet there, as bits.
    near: Vec<u64>,
    seaward: Vec<Vec2>,
    shape: &'a Shape,
    step: f64,
    slack: f64,
}

impl Eye<'_> {
    /// The pair of two points. `None` unless they are, or may soon be, too near each other.
    fn pair(&self, a: usize, b: usize, way: Vec2, square: f64) -> Option<Pair> {
        let Self { links, shape, .. } = self;
        let strangers = links.lands[b] & !self.near[a] != 0;
        let mut facing = None;
        let apart = match links.shore[a].zip(links.shore[b]) {
            None if strangers => shape.gap,
            // Keeps a tongue of land from becoming too narrow.
            None if square < (shape.tongue + self.slack) * (shape.tongue + self.slack) => {
                let one_land = links.lands[a] & links.lands[b] != 0;
                if !one_land || links.along(a, b) < shape.tongue * 2.2 {
                    return None;
                }
                shape.tongue
            }
            None => return None,
            Some(((one, here), (two, there))) => {
                // Two coasts of strangers always have water between them, even if their lands now overlap.
                let alone = links.lands[a].is_power_of_two() && links.lands[b].is_power_of_two();
                let seawards = way.dot(self.seaward[a]) - way.dot(self.seaward[b]) > 0.0;
                let over_water = strangers && alone || seawards;
                let ahead = (here - there).abs();
                let along = if one == two { ahead.min(links.around[one] - ahead) } else { f64::MAX };
                let apart = match (strangers, over_water) {
                    (true, false) => shape.gap,
                    // The target width of a bay grows from its head to its mouth.
                    (true, true) => {
                        shape.gap + (shape.sound - shape.gap) * (along / shape.reach).clamp(0.0, 1.0)
                    }
                    (false, true) => shape.channel,
                    (false, false) => shape.neck,
                };
                if !strangers && along < apart * 2.5 {
                    return None;
                }
                if along > 3.0 * self.step {
                    facing = self.facing_way(a, b, way, over_water);
                }
                apart
            }
        };
        let hard = if strangers { shape.gap } else { apart };
        let near = square < (apart + self.slack) * (apart + self.slack);
        near.then_some(Pair { a: a as u32, b: b as u32, apart, hard, facing })
    }

    /// The direction across the water or land between two coasts. `None` if the coasts do not face each other.
    fn facing_way(&self, a: usize, b: usize, way: Vec2, over_water: bool) -> Option<Vec2> {
        let (one, two) = (self.seaward[a], self.seaward[b]);
        let across = if over_water { (one - two).unit() } else { (two - one).unit() };
        (one.dot(two) < -0.6 && way.cross(across).abs() < 0.8 * self.step).then_some(across)
    }
}

/// True if any points of strangers are nearer to each other than `gap`.
pub(crate) fn strangers_near(web: &OutlineGraph, friends: &[u64], gap: f64) -> bool {
    let lands = web.links().lands;
    let mut found = false;
    close_pairs(&web.nodes, gap, |a, b, _, _| {
        found = found || lands[b] & !common_friends(lands[a], friends) != 0;
    });
    found
}

/// The regions that are friends of all of `lands`, as bits. A region counts as its own friend.
fn common_friends(mut lands: u64, friends: &[u64]) -> u64 {
    let mut common = u64::MAX;
    while lands != 0 {
        let land = lands.trailing_zeros() as usize;
        lands &= lands - 1;
        common &= friends[land] | 1 << land;
    }
    common
}

/// The direction from a coast's node towards the water.
fn water_direction(web: &OutlineGraph, links: &Links, node: usize) -> Vec2 {
    if links.shore[node].is_none() {
        return Vec2::default();
    }
    let [behind, ahead, _] = links.next[node];
    (web.nodes[ahead] - web.nodes[behind]).unit().outward()
}
