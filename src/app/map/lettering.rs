//! Where an empire's name stands on its home: letter by letter along a line that may be bent, so spaced and so large
//! that its letters fall between what stands on the lands, as engravers set the names of countries.

use super::hit::Shapes;
use crate::atlas::realm::{Point, Room};
use crate::rules::{Empire, Region};

/// Directions of a name, in radians.
const ANGLES: [f32; 7] = [0.0, 0.26, -0.26, 0.52, -0.52, 0.85, -0.85];
/// How far a line is bent in its middle, in lengths.
const BENDS: [f32; 3] = [0.0, 0.15, -0.15];
/// The sizes of letters that are tried, in map units, and how much a smaller one is disliked.
const SIZES: [(f32, f32); 5] = [(34.0, 0.0), (29.0, 0.02), (25.0, 0.05), (21.0, 0.12), (18.0, 0.24)];
/// From letter to letter, in sizes, and how much a wider step is disliked.
const STEPS: [(f32, f32); 6] = [(1.2, 0.05), (1.6, 0.02), (2.0, 0.0), (2.5, 0.0), (3.0, 0.03), (3.6, 0.08)];
/// How much steepness and a bend are disliked.
const STEEP: f32 = 0.1;
const BENT: f32 = 0.05;
/// How much one letter that is hidden counts beside all of them on the average.
const WORST: f32 = 0.6;
/// How much is free round the middle of a letter that is seen whole, in sizes.
const ROOM: f32 = 0.38;
/// A side of the squares that the map is looked at in, in map units, and from place to place that is tried, in squares.
const SQUARE: f32 = 6.0;
const STRIDE: i32 = 3;

/// What stands on a land: its drawings, and below them an army and the name, as boxes round its middle: half a width,
/// from above, to below, in parts of its clearance.
const TAKEN: [[f32; 3]; 2] = [[0.6, -0.98, 0.1], [1.02, -0.1, 1.0]];

/// Where a name stands.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Place {
    /// The middle and the direction of each letter, in map units and radians.
    pub letters: Vec<(Point, f32)>,
    /// How large they are, in map units.
    pub size: f32,
}

/// How much room there is on an empire's home, as squares.
struct Ground {
    across: usize,
    /// How far it is from the middle of each to what is taken or not the empire's home, in map units.
    free: Vec<f32>,
}

/// The map as squares: whose home each is, and whether something stands there.
pub(super) struct Squares {
    across: usize,
    down: usize,
    low: Point,
    all: Vec<Option<(Empire, bool)>>,
}

impl Squares {
    /// Those of a map, with whose home each region is.
    pub fn new(shapes: &Shapes, home: &dyn Fn(Region) -> Option<Empire>) -> Self {
        let bounds = shapes.bounds();
        let count = |low: f32, high: f32| ((high - low) / SQUARE).ceil().max(1.0) as usize;
        let across = count(bounds.low.x, bounds.high.x);
        let down = count(bounds.low.y, bounds.high.y);
        // What stands on a land may reach over its neighbours.
        let rooms: Vec<Room> = shapes.lands().iter().map(|land| land.room).collect();
        let square = |i: usize| {
            let at = middle_of(bounds.low, across, i);
            let empire = home(shapes.region_at(at)?)?;
            Some((empire, rooms.iter().any(|room| is_taken(room, at))))
        };
        Self { across, down, low: bounds.low, all: (0..across * down).map(square).collect() }
    }

    fn ground(&self, empire: Empire) -> Ground {
        let mut free: Vec<f32> = self
            .all
            .iter()
            .map(|square| if *square == Some((empire, false)) { f32::MAX } else { 0.0 })
            .collect();
        // Twice over the squares, each from its neighbours that are behind (a chamfer distance).
        let (across, down) = (self.across as isize, self.down as isize);
        let ahead = [(-1, 0, 1.0), (0, -1, 1.0), (-1, -1, 1.414), (1, -1, 1.414)];
        for turned in [false, true] {
            for n in 0..across * down {
                let i = if turned { across * down - 1 - n } else { n };
                let (x, y) = (i % across, i / across);
                for (dx, dy, far) in ahead {
                    let (dx, dy) = if turned { (-dx, -dy) } else { (dx, dy) };
                    let inside = (0..across).contains(&(x + dx)) && (0..down).contains(&(y + dy));
                    let beside = if inside { free[((y + dy) * across + x + dx) as usize] } else { 0.0 };
                    free[i as usize] = free[i as usize].min(beside + far * SQUARE);
                }
            }
        }
        Ground { across: self.across, free }
    }

    /// Where the name of an empire stands, of so many letters; `None` if it has no home.
    pub fn place(&self, empire: Empire, letters: usize) -> Option<Place> {
        let ground = self.ground(empire);
        let homes = |i: &usize| matches!(self.all[*i], Some((home, _)) if home == empire);
        let middles: Vec<[i32; 2]> = (0..self.all.len())
            .filter(homes)
            .map(|i| [(i % self.across) as i32, (i / self.across) as i32])
            .filter(|at| at.iter().all(|n| n % STRIDE == 0))
            .collect();
        let mut best: Option<(f32, Place)> = None;
        for (size, small) in SIZES {
            for (step, wide) in STEPS {
                for angle in ANGLES {
                    for bend in BENDS {
                        let disliked =
                            small + wide + STEEP * angle.abs() + if bend == 0.0 { 0.0 } else { BENT };
                        if best.as_ref().is_some_and(|(least, _)| disliked >= *least) {
                            continue;
                        }
                        let line = line(letters, size * step, angle, bend);
                        let offsets = offsets(&line);
                        for middle in &middles {
                            let most = best.as_ref().map_or(f32::MAX, |(least, _)| *least);
                            let Some(hidden) = ground.hidden(&offsets, *middle, size, most - disliked) else {
                                continue;
                            };
                            let [x, y] = *middle;
                            let at = middle_of(self.low, self.across, y as usize * self.across + x as usize);
                            best = Some((hidden + disliked, Place { letters: moved(&line, at), size }));
                        }
                    }
                }
            }
        }
        best.map(|(_, place)| place)
    }
}

/// In how many squares the letters of a line stand from its middle, those at the ends first, where most lines fail.
fn offsets(line: &[(Point, f32)]) -> Vec<[i32; 2]> {
    let square = |(at, _): &(Point, f32)| [at.x, at.y].map(|n| (n / SQUARE).round() as i32);
    let mut all: Vec<[i32; 2]> = line.iter().map(square).collect();
    if all.len() > 2 {
        let last = all.len() - 1;
        all.swap(1, last);
    }
    all
}

impl Ground {
    fn at(&self, [x, y]: [i32; 2]) -> f32 {
        if x < 0 || y < 0 || x as usize >= self.across {
            return 0.0;
        }
        self.free.get(y as usize * self.across + x as usize).copied().unwrap_or(0.0)
    }

    /// How much of a name is hidden there, from 0; `None` if that is not less than `most`.
    fn hidden(&self, offsets: &[[i32; 2]], [x, y]: [i32; 2], size: f32, most: f32) -> Option<f32> {
        let (mut sum, mut worst) = (0.0, 0.0_f32);
        let count = offsets.len().max(1) as f32;
        for [right, down] in offsets {
            let short = (1.0 - self.at([x + right, y + down]) / (ROOM * size)).max(0.0);
            sum += short;
            worst = worst.max(short);
            if sum / count + WORST * worst >= most {
                return None;
            }
        }
        Some(sum / count + WORST * worst)
    }
}

/// The middle of a square by its number.
fn middle_of(low: Point, across: usize, i: usize) -> Point {
    Point::new(low.x + ((i % across) as f32 + 0.5) * SQUARE, low.y + ((i / across) as f32 + 0.5) * SQUARE)
}

/// Whether what stands on a land lies there.
fn is_taken(room: &Room, at: Point) -> bool {
    let (dx, dy) = ((at.x - room.anchor.x).abs() / room.clearance, (at.y - room.anchor.y) / room.clearance);
    TAKEN.iter().any(|[half, above, below]| dx < *half && (*above..*below).contains(&dy))
}

/// So many letters along a line round the origin: where each stands, and its direction.
fn line(letters: usize, step: f32, angle: f32, bend: f32) -> Vec<(Point, f32)> {
    let length = step * letters.saturating_sub(1) as f32;
    let (sin, cos) = angle.sin_cos();
    let letter = |i: usize| {
        let share = if letters > 1 { i as f32 / (letters - 1) as f32 - 0.5 } else { 0.0 };
        // A parabola through the ends, as far above its middle as below it.
        let (along, down) = (share * length, bend * length * (0.5 - 4.0 * share * share));
        let at = Point::new(along * cos - down * sin, along * sin + down * cos);
        (at, angle + (-8.0 * bend * share).atan())
    };
    (0..letters).map(letter).collect()
}

fn moved(line: &[(Point, f32)], by: Point) -> Vec<(Point, f32)> {
    line.iter().map(|(at, angle)| (Point::new(at.x + by.x, at.y + by.y), *angle)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::{Files, Pack};
    use crate::rules::World;

    #[test]
    fn every_letter_of_a_name_stands_on_the_empires_home_and_at_most_two_where_something_stands() {
        for id in ["war-of-whispers", "lantern-delta", "drowned-crown"] {
            let pack = Pack::load(&Files::BuiltIn(id)).unwrap();
            let shapes = Shapes::new(&pack.picture);
            let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
            let squares = Squares::new(&shapes, &|region| world.home_of(region));
            for (empire, letters) in world.empires().flat_map(|empire| [4, 5, 6].map(|n| (empire, n))) {
                let place = squares.place(empire, letters).unwrap();
                assert_eq!(place.letters.len(), letters);
                let mut taken = 0;
                for (at, _) in &place.letters {
                    let home = shapes.region_at(*at).and_then(|region| world.home_of(region));
                    assert_eq!(home, Some(empire), "{id}: {at:?}");
                    taken += usize::from(shapes.lands().iter().any(|land| is_taken(&land.room, *at)));
                }
                assert!(taken <= 2, "{id}: {empire:?} {taken} {place:?}");
            }
        }
    }

    #[test]
    fn a_bent_line_is_as_long_and_turns_with_its_letters() {
        let straight = line(5, 10.0, 0.0, 0.0);
        assert_eq!(straight.iter().map(|(at, _)| at.x).collect::<Vec<_>>(), [-20.0, -10.0, 0.0, 10.0, 20.0]);
        assert!(straight.iter().all(|(at, angle)| at.y == 0.0 && *angle == 0.0));
        let bent = line(5, 10.0, 0.0, 0.13);
        assert!(bent[0].1 > 0.2 && bent[2].1 == 0.0 && bent[4].1 < -0.2);
        assert!(bent[2].0.y > bent[0].0.y);
    }
}
