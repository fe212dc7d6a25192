//! Scenery on the lands, as small ink drawings. A region has the same scenery in every match. The space for
//! its pieces stays free.

use crate::map::meshes::empire_patterns::cells;
use crate::map::region_shapes::{Land, triangles};
use crate::map::sheet::paper_texture::mixed;
use atlas::realm::Point;
use packs::Scenery;

/// How densely and how large drawings are placed on a land.
struct Field {
    /// The distance from one drawing to the next, in map units.
    step: f32,
    /// The largest size of a drawing, in map units.
    large: f32,
    /// The part of a region that stays free around its middle, in shares of its clearance: across, above and
    /// below.
    free: [f32; 3],
}

/// The layout of the drawings that are shown at every zoom.
const FAR: Field = Field { step: 12.5, large: 9.6, free: [0.84, 0.85, 0.88] };
/// The layout of the finer drawings added when the map is zoomed in, where pieces leave more of a land free.
const NEAR: Field = Field { step: 9.5, large: 5.8, free: [0.55, 0.6, 0.7] };
/// The smallest distance of a finer drawing from one shown at every zoom, in sizes of the latter.
const APART: f32 = 1.05;
/// The typical region clearance on the screen at which finer drawings appear, in points.
const NEAR_FROM: f32 = 58.0;

/// The scenery of a land.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Growth {
    /// The drawings shown at every zoom.
    pub far: Vec<Drawing>,
    /// The finer drawings, shown only when the map is zoomed in.
    pub near: Vec<Drawing>,
}

/// True if finer drawings are shown. `room` is the typical region clearance on the screen, in points.
pub(crate) fn is_near(room: f32) -> bool {
    room >= NEAR_FROM
}

/// A small ink drawing, in map units: its lines, and the area below them that is filled with colour, if any.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Drawing {
    pub lines: Vec<Vec<Point>>,
    pub filled: Option<Filled>,
}

/// A closed ring of points, and the triangles that fill it as indices into the ring.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Filled {
    pub ring: Vec<Point>,
    pub triangles: Vec<u32>,
}

/// The drawings on a land, each list from back to front. `inside` returns true for points on the land.
pub(crate) fn drawings(
    scenery: Scenery,
    number: usize,
    land: &Land,
    inside: impl Fn(Point) -> bool,
) -> Growth {
    let far = field(&FAR, scenery, number, land, &inside);
    let off = |a: Point, b: Point| (a.x - b.x).hypot((a.y - b.y) * 1.3);
    let mut near = field(&NEAR, scenery, number + land.outline.len(), land, &inside);
    near.retain(|(at, _)| far.iter().all(|(other, _)| off(*at, *other) > APART * FAR.large));
    let drawn = |all: Vec<(Point, Drawing)>| all.into_iter().map(|(_, drawing)| drawing).collect();
    Growth { far: drawn(far), near: drawn(near) }
}

/// The drawings of one layout on a land, each with the map point of its foot.
fn field(
    field: &Field,
    scenery: Scenery,
    number: usize,
    land: &Land,
    inside: &impl Fn(Point) -> bool,
) -> Vec<(Point, Drawing)> {
    let (anchor, room) = (land.room.anchor, land.room.clearance);
    let Field { step, large, free: [across, above, below] } = *field;
    let free = |at: Point| {
        let (dx, dy) = ((at.x - anchor.x).abs(), at.y - anchor.y);
        let taken = dx < room * across + 0.4 * large && (-room * above..room * below).contains(&dy);
        let edges = [(-1.06, 0.18), (1.06, 0.18), (-0.7, -0.95), (0.7, -0.95), (0.0, 0.47)];
        !taken && edges.iter().all(|(x, y)| inside(Point::new(at.x + x * large, at.y + y * large)))
    };
    let (low, high) = land.extent();
    let mut all = Vec::new();
    for row in cells(low.y, high.y, step) {
        for column in cells(low.x, high.x, step) {
            let mut dice = Dice::new(number, row, column);
            let at = Point::new(
                (column as f32 + 0.5 + 0.5 * dice.off()) * step,
                (row as f32 + 0.5 + 0.4 * dice.off()) * step,
            );
            if dice.unit() < 0.85 && free(at) {
                all.push((at, drawing(scenery, at, large, &mut dice)));
            }
        }
    }
    all.sort_by(|(a, _), (b, _)| a.y.total_cmp(&b.y));
    all
}

fn drawing(scenery: Scenery, foot: Point, large: f32, dice: &mut Dice) -> Drawing {
    let size = large * (0.8 + 0.2 * dice.off());
    let place = |line: &[(f32, f32)]| -> Vec<Point> {
        line.iter().map(|(x, y)| Point::new(foot.x + x * size, foot.y + y * size)).collect()
    };
    let (lines, filled): (Vec<Vec<Point>>, _) = match scenery {
        Scenery::Hills => {
            let top = -0.62 + 0.12 * dice.off();
            let back: Vec<(f32, f32)> =
                (0..=10).map(|i| i as f32 / 5.0 - 1.0).map(|x| (x, top * (1.0 - x * x))).collect();
            let shade = |x: f32| place(&[(x, top * (1.0 - x * x) + 0.08), (x + 0.1, top * 0.35 * (1.0 - x))]);
            (vec![place(&back), shade(0.35), shade(0.58)], Some(place(&back)))
        }
        Scenery::Mountains => {
            let lean = 0.18 * dice.off();
            let peak = (lean, -1.25);
            let ridge =
                [(-0.95, 0.0), (-0.45, -0.62), (-0.3, -0.55), peak, (0.42, -0.6), (0.55, -0.66), (1.0, 0.0)];
            let shade = |x: f32, y: f32| place(&[(x + lean, y), (x + lean * 0.5 + 0.12, y + 0.45)]);
            let crest = [peak, (lean - 0.1, -0.85), (lean + 0.08, -0.6), (lean - 0.06, -0.3)];
            (vec![place(&ridge), place(&crest), shade(0.3, -0.6), shade(0.5, -0.45)], Some(place(&ridge)))
        }
        Scenery::Woods => {
            let bumps = 6.0;
            let turn = dice.unit();
            let crown: Vec<(f32, f32)> = (0..=24)
                .map(|i| i as f32 / 24.0 * std::f32::consts::TAU)
                .map(|a| {
                    let r = 0.5 + 0.07 * ((a + turn) * bumps).cos();
                    (r * a.sin(), -0.85 + r * 0.95 * a.cos())
                })
                .collect();
            let shade = place(&[(0.12, -0.62), (0.28, -0.78), (0.3, -1.0)]);
            (vec![place(&[(0.0, 0.0), (0.0, -0.36)]), place(&crown), shade], Some(place(&crown)))
        }
        Scenery::Dunes => {
            let crest = [(-1.0, 0.0), (-0.6, -0.2), (-0.2, -0.42), (0.15, -0.45), (0.5, -0.25), (1.0, 0.0)];
            let slope = [(0.15, -0.45), (0.02, -0.28), (0.12, -0.12), (-0.02, 0.02)];
            (vec![place(&crest), place(&slope)], Some(place(&crest)))
        }
        Scenery::Reeds => {
            let blade = |x: f32, top: f32, lean: f32| {
                place(&[(x, 0.0), (x + lean * 0.4, -top * 0.6), (x + lean, -top)])
            };
            let wave = place(&[(-0.9, 0.08), (-0.45, 0.0), (0.0, 0.08), (0.45, 0.0), (0.9, 0.08)]);
            let lean = 0.2 * dice.off();
            (
                vec![
                    wave,
                    blade(-0.35, 0.6, lean - 0.15),
                    blade(-0.1, 0.95, lean),
                    blade(0.15, 0.75, lean + 0.1),
                    blade(0.4, 0.5, lean + 0.2),
                ],
                None,
            )
        }
        Scenery::Grass => {
            let blade = |x: f32, top: f32, lean: f32| {
                place(&[(x, 0.0), (x + lean * 0.3, -top * 0.6), (x + lean, -top)])
            };
            (vec![blade(-0.1, 0.4, -0.3), blade(0.0, 0.55, 0.02), blade(0.1, 0.42, 0.32)], None)
        }
    };
    let filled = filled.map(|ring: Vec<Point>| Filled { triangles: triangles(&ring), ring });
    Drawing { lines, filled }
}

/// A random generator that gives the same numbers at a given spot in every match.
struct Dice(u32);

impl Dice {
    fn new(number: usize, row: i32, column: i32) -> Self {
        Self(mixed(number as u32, row as u32, column as u32) | 1)
    }

    /// The next random number, from 0 to 1.
    fn unit(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0.wrapping_mul(0x2c1b_3c6d) >> 8) as f32 / (1u32 << 24) as f32
    }

    /// The next random number, from -1 to 1.
    fn off(&mut self) -> f32 {
        2.0 * self.unit() - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::Shapes;
    use rules::Region;

    #[test]
    fn drawings_stand_on_their_land_and_leave_its_middle_free() {
        let pack = testing::pack("war-of-whispers");
        let shapes = Shapes::new(&pack.picture);
        let mut drawn = 0;
        for (number, land) in shapes.lands().iter().enumerate() {
            let inside = |at| shapes.region_at(at) == Region::new(number);
            for scenery in Scenery::ALL {
                let all = drawings(scenery, number, land, inside);
                assert_eq!(all, drawings(scenery, number, land, inside));
                drawn += all.far.len();
                assert!(all.far.len() < 4 || all.near.len() * 2 > all.far.len(), "{number}: {scenery:?}");
                for at in all.far.iter().flat_map(|drawing| drawing.lines.iter().flatten()) {
                    let (dx, dy) = (at.x - land.room.anchor.x, at.y - land.room.anchor.y);
                    assert!(dx.abs() > land.room.clearance * 0.7 || dy.abs() > land.room.clearance * 0.5);
                }
            }
        }
        assert!(drawn > 300, "{drawn}");
    }
}
