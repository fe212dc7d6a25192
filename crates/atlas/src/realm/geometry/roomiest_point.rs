//! Finds the point inside an outline that is farthest from it.

use crate::realm::geometry::vectors::{Point, Vec2, inside, signed_area, vec2};

/// The largest disc inside a land.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Room {
    /// The centre of the disc: the point farthest from the outline, which suits labels and pieces best.
    pub anchor: Point,
    /// The radius of the disc: the distance from `anchor` to the outline.
    pub clearance: f32,
}

/// The largest disc inside an outline, accurate to 1/150 of the outline's size. Its radius is 0 for fewer than three
/// points.
pub fn room(outline: &[Point]) -> Room {
    let ring: Vec<Vec2> = outline.iter().map(|&spot| spot.into()).collect();
    let (anchor, clearance) = most_room(&ring, None);
    Room { anchor: Point::new(anchor.x as f32, anchor.y as f32), clearance: clearance as f32 }
}

struct Side {
    from: Vec2,
    along: Vec2,
    /// 1 divided by the squared length of the side.
    per_square: f64,
}

/// A square that may contain the roomiest point.
struct Square {
    middle: Vec2,
    half: f64,
    /// The maximum clearance that any point of the square can have.
    most: f64,
}

/// The point inside a ring that is farthest from the ring, and its distance. A good guess makes the search faster.
pub(crate) fn most_room(ring: &[Vec2], guess: Option<Vec2>) -> (Vec2, f64) {
    let (mut low, mut high) = (vec2(f64::MAX, f64::MAX), vec2(f64::MIN, f64::MIN));
    for spot in ring {
        low = vec2(low.x.min(spot.x), low.y.min(spot.y));
        high = vec2(high.x.max(spot.x), high.y.max(spot.y));
    }
    let size = (high.x - low.x).max(high.y - low.y);
    if ring.len() < 3 || !size.is_finite() || size <= 0.0 || signed_area(ring) == 0.0 {
        return (ring.first().copied().unwrap_or_default(), 0.0);
    }
    // Searching with fewer points is faster and almost as accurate.
    let coarse: Vec<Vec2> = ring.iter().copied().step_by((ring.len() / 64).max(1)).collect();
    let best = search(&Ground::new(&coarse, size / 150.0), (low, high), guess);
    (best, Ground::new(ring, 0.0).clearance(best, 0.0).unwrap_or(0.0).max(0.0))
}

fn search(ground: &Ground, (low, high): (Vec2, Vec2), guess: Option<Vec2>) -> Vec2 {
    let guess = guess.unwrap_or(low.towards(high, 0.5));
    let mut best = (guess, ground.clearance(guess, 0.0).unwrap_or(0.0).max(0.0));
    let half = (high.x - low.x).max(high.y - low.y) / 8.0;
    let mut open = Vec::new();
    for row in 0..4 {
        for column in 0..4 {
            let middle = low + vec2(f64::from(2 * column + 1), f64::from(2 * row + 1)) * half;
            if middle.x - half < high.x && middle.y - half < high.y {
                look(middle, half, ground, &mut best, &mut open);
            }
        }
    }
    // Searches the most promising square first.
    while let Some(index) = most_promising(&open) {
        let square = open.swap_remove(index);
        if square.most <= best.1 + ground.enough {
            break;
        }
        let half = square.half / 2.0;
        for (x, y) in [(-half, -half), (half, -half), (-half, half), (half, half)] {
            look(square.middle + vec2(x, y), half, ground, &mut best, &mut open);
        }
    }
    best.0
}

fn most_promising(open: &[Square]) -> Option<usize> {
    (0..open.len()).max_by(|&a, &b| open[a].most.total_cmp(&open[b].most))
}

fn look(middle: Vec2, half: f64, ground: &Ground, best: &mut (Vec2, f64), open: &mut Vec<Square>) {
    let reach = half * std::f64::consts::SQRT_2;
    let Some(clearance) = ground.clearance(middle, best.1 + ground.enough - reach) else { return };
    if clearance > best.1 {
        *best = (middle, clearance);
    }
    open.push(Square { middle, half, most: clearance + reach });
}

fn sides(ring: &[Vec2]) -> Vec<Side> {
    let ahead = ring.iter().cycle().skip(1);
    ring.iter()
        .zip(ahead)
        .map(|(&from, &to)| (from, to - from))
        .filter(|(_, along)| along.square() > 0.0)
        .map(|(from, along)| Side { from, along, per_square: 1.0 / along.square() })
        .collect()
}

/// The ring whose roomiest point is searched.
struct Ground<'a> {
    ring: &'a [Vec2],
    sides: Vec<Side>,
    /// The accuracy of the search: it ignores smaller gains of clearance.
    enough: f64,
}

impl<'a> Ground<'a> {
    fn new(ring: &'a [Vec2], enough: f64) -> Self {
        Self { ring, sides: sides(ring), enough }
    }

    /// The distance of a point from the ring, negative outside. `None` if the distance is less than `least`.
    fn clearance(&self, place: Vec2, least: f64) -> Option<f64> {
        let least = least.max(0.0) * least.max(0.0);
        let mut square = f64::MAX;
        for side in &self.sides {
            let way = place - side.from;
            let share = (way.dot(side.along) * side.per_square).clamp(0.0, 1.0);
            square = square.min((way - side.along * share).square());
            if square < least {
                return None;
            }
        }
        Some(if inside(place, self.ring) { square.sqrt() } else { -square.sqrt() })
    }
}
