//! Where an empire's name stands on its home, or on the water before it: letter by letter along a line that may be bent,
//! so spaced and so large that its letters fall between what stands on the lands, as engravers set the names of countries.

use super::hit::Shapes;
use crate::atlas::realm::{Point, Room};
use crate::rules::{Empire, Region};

/// Directions of a name, in radians.
const ANGLES: [f32; 7] = [0.0, 0.26, -0.26, 0.52, -0.52, 0.85, -0.85];
/// How far a line is bent in its middle, in lengths.
const BENDS: [f32; 3] = [0.0, 0.15, -0.15];
/// The sizes of letters that are tried, in map units, and how much a smaller one is disliked.
const SIZES: [(f32, f32); 7] =
    [(36.0, 0.0), (31.0, 0.05), (27.0, 0.1), (24.0, 0.17), (21.0, 0.3), (18.0, 0.55), (15.0, 0.9)];
/// From letter to letter, in sizes, and how much a wider step is disliked.
const STEPS: [(f32, f32); 6] = [(1.1, 0.04), (1.4, 0.0), (1.8, 0.0), (2.3, 0.04), (2.8, 0.1), (3.4, 0.18)];
/// How much steepness and a bend are disliked.
const STEEP: f32 = 0.1;
const BENT: f32 = 0.1;
/// How much one letter that is hidden counts beside all of them on the average.
const WORST: f32 = 1.0;
/// How much is free round the middle of a letter that is seen whole, in sizes.
const ROOM: f32 = 0.38;
/// How much room each letter on the water has to have, and how far from a letter on no other name is written, in sizes.
const OPEN: f32 = 0.5;
const APART: f32 = 1.4;
/// A side of the squares that the map is looked at in, in map units, and from place to place that is tried, in squares.
const SQUARE: f32 = 6.0;
const STRIDE: i32 = 3;

/// How far from a coast its empire's name may stand, in map units.
const OFFSHORE: f32 = 70.0;
/// How much a name on the water is disliked.
const AT_SEA: f32 = 0.12;
/// What is kept free of names: the corners, where the compass is, and each side of a way over the water, in map units.
const CORNER: f32 = 70.0;
const LANE: f32 = 10.0;

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
    /// Whether it is on the water before the empire's home.
    pub at_sea: bool,
}

/// What a square of the map is.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Square {
    /// Land where nothing stands, and whose home it is.
    Land(Option<Empire>),
    /// Open water before the coast of an empire's home.
    Water(Empire),
    /// What is not to be written on.
    Taken,
}

/// How much room there is where an empire's name may stand, as squares.
struct Ground {
    across: usize,
    /// How far it is from the middle of each to where the name may not stand, in map units.
    free: Vec<f32>,
}

/// The map as squares.
pub(super) struct Squares {
    across: usize,
    low: Point,
    /// What stands there, and whose home it is or lies nearest to it.
    all: Vec<(Square, Option<Empire>)>,
}

impl Squares {
    /// Those of a map, with whose home each region is.
    pub fn new(shapes: &Shapes, home: &dyn Fn(Region) -> Option<Empire>) -> Self {
        let bounds = shapes.bounds();
        let (low, high) = (bounds.low, bounds.high);
        let count = |low: f32, high: f32| ((high - low) / SQUARE).ceil().max(1.0) as usize;
        let (across, down) = (count(low.x, high.x), count(low.y, high.y));
        let middle = |i: usize| middle_of(low, across, i);
        let regions: Vec<Option<Region>> = (0..across * down).map(|i| shapes.region_at(middle(i))).collect();
        // What stands on a land may reach over its neighbours.
        let rooms: Vec<Room> = shapes.lands().iter().map(|land| land.room).collect();
        let lanes: Vec<Point> =
            shapes.seas().iter().flat_map(|lane| &lane.lines).flat_map(|line| steps(line)).collect();
        let is_corner = |at: Point| {
            (at.x - low.x).min(high.x - at.x) < CORNER && (at.y - low.y).min(high.y - at.y) < CORNER
        };
        let is_free = |at: Point| {
            !is_corner(at)
                && !rooms.iter().any(|room| is_taken(room, at))
                && !lanes.iter().any(|on| (on.x - at.x).hypot(on.y - at.y) < LANE)
        };
        let coasts = spread(across, &mut regions.iter().map(|at| at.is_some()), f32::MAX);
        let square = |i: usize| {
            let (far, nearest) = coasts[i];
            let owner = regions.get(nearest).copied().flatten().and_then(home);
            let square = match (regions[i].is_some(), owner) {
                _ if !is_free(middle(i)) => Square::Taken,
                (true, _) => Square::Land(owner),
                (false, Some(empire)) if far < OFFSHORE => Square::Water(empire),
                (false, _) => Square::Taken,
            };
            (square, owner)
        };
        Self { across, low, all: (0..across * down).map(square).collect() }
    }

    fn ground(&self, of: Square) -> Ground {
        let free = spread(self.across, &mut self.all.iter().map(|(square, _)| *square != of), 0.0);
        Ground { across: self.across, free: free.into_iter().map(|(far, _)| far).collect() }
    }

    /// Where the name of an empire stands, of so many letters: on its home, or on the water before it, which is liked
    /// less; `None` if it has no home, or none that it fits. No other name is written there after that.
    pub fn place(&mut self, empire: Empire, letters: usize) -> Option<Place> {
        let mut best = None;
        for (of, disliked) in [(Square::Land(Some(empire)), 0.0), (Square::Water(empire), AT_SEA)] {
            self.search(of, empire, letters, disliked, &mut best);
        }
        let (_, place) = best?;
        for i in 0..self.all.len() {
            let middle = middle_of(self.low, self.across, i);
            let is_near = |at: &Point| (at.x - middle.x).hypot(at.y - middle.y) < APART * place.size;
            if place.letters.iter().any(|(at, _)| is_near(at)) {
                self.all[i].0 = Square::Taken;
            }
        }
        Some(place)
    }

    /// Looks for a better place on one kind of ground.
    fn search(&self, of: Square, empire: Empire, letters: usize, kind: f32, best: &mut Option<(f32, Place)>) {
        let ground = self.ground(of);
        let at_sea = matches!(of, Square::Water(_));
        // The middle of a name may itself stand between two of its letters, over something.
        let middles: Vec<[i32; 2]> = (0..self.all.len())
            .filter(|i| self.all[*i].1 == Some(empire))
            .map(|i| [(i % self.across) as i32, (i / self.across) as i32])
            .filter(|at| at.iter().all(|n| n % STRIDE == 0))
            .collect();
        for (size, small) in SIZES {
            for (step, wide) in STEPS {
                for angle in ANGLES {
                    for bend in BENDS {
                        let steep = STEEP * angle.abs() + if bend == 0.0 { 0.0 } else { BENT };
                        let disliked = kind + small + wide + steep;
                        if best.as_ref().is_some_and(|(least, _)| disliked >= *least) {
                            continue;
                        }
                        let line = line(letters, size * step, angle, bend);
                        let offsets = offsets(&line);
                        for middle in &middles {
                            let most = best.as_ref().map_or(f32::MAX, |(least, _)| *least);
                            let Some(hidden) =
                                ground.hidden(&offsets, *middle, (size, at_sea), most - disliked)
                            else {
                                continue;
                            };
                            let [x, y] = *middle;
                            let at = middle_of(self.low, self.across, y as usize * self.across + x as usize);
                            let letters = moved(&line, at);
                            *best = Some((hidden + disliked, Place { letters, size, at_sea }));
                        }
                    }
                }
            }
        }
    }
}

/// How far it is from the middle of each square to the nearest that is `from`, in map units, and which that is: twice
/// over the squares, each from its neighbours that are behind (a chamfer distance). Beyond the edges it is so far from all
/// squares, and the number of a square there is that of none.
fn spread(across: usize, from: &mut dyn Iterator<Item = bool>, beyond: f32) -> Vec<(f32, usize)> {
    let mut all: Vec<(f32, usize)> =
        from.enumerate().map(|(i, from)| if from { (0.0, i) } else { (f32::MAX, usize::MAX) }).collect();
    let (across, down) = (across as isize, (all.len() / across.max(1)) as isize);
    let ahead = [(-1, 0, 1.0), (0, -1, 1.0), (-1, -1, 1.414), (1, -1, 1.414)];
    for turned in [false, true] {
        for n in 0..across * down {
            let i = if turned { across * down - 1 - n } else { n };
            let (x, y) = (i % across, i / across);
            for (dx, dy, far) in ahead {
                let (dx, dy) = if turned { (-dx, -dy) } else { (dx, dy) };
                let inside = (0..across).contains(&(x + dx)) && (0..down).contains(&(y + dy));
                let beside =
                    if inside { all[((y + dy) * across + x + dx) as usize] } else { (beyond, usize::MAX) };
                let through = beside.0 + far * SQUARE;
                if through < all[i as usize].0 {
                    all[i as usize] = (through, beside.1);
                }
            }
        }
    }
    all
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

    /// How much of a name is hidden there, from 0; `None` if that is not less than `most`, if the very middle of a
    /// letter is hidden or not on its ground, or if a letter on the water has no room.
    fn hidden(
        &self,
        offsets: &[[i32; 2]],
        [x, y]: [i32; 2],
        (size, at_sea): (f32, bool),
        most: f32,
    ) -> Option<f32> {
        let (mut sum, mut worst) = (0.0, 0.0_f32);
        let count = offsets.len().max(1) as f32;
        for [right, down] in offsets {
            let room = self.at([x + right, y + down]) / size;
            if room <= 0.0 || at_sea && room < OPEN {
                return None;
            }
            let short = (1.0 - room / ROOM).max(0.0);
            sum += short;
            worst = worst.max(short);
            if sum / count + WORST * worst >= most {
                return None;
            }
        }
        Some(sum / count + WORST * worst)
    }
}

/// Points along a line, none farther from the next than a square is wide.
fn steps(line: &[Point]) -> Vec<Point> {
    let between = |ends: &[Point]| {
        let (off, from) = (Point::new(ends[1].x - ends[0].x, ends[1].y - ends[0].y), ends[0]);
        let count = (off.x.hypot(off.y) / SQUARE).ceil().max(1.0) as usize;
        (0..=count).map(move |i| {
            let share = i as f32 / count as f32;
            Point::new(from.x + off.x * share, from.y + off.y * share)
        })
    };
    line.windows(2).flat_map(between).collect()
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
    fn every_letter_of_a_name_stands_on_the_empires_home_or_before_its_coast_and_where_nothing_else_stands() {
        for id in ["war-of-whispers", "lantern-delta", "drowned-crown"] {
            let pack = Pack::load(&Files::BuiltIn(id)).unwrap();
            let shapes = Shapes::new(&pack.picture);
            let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
            for letters in [4, 5, 6, 8] {
                let mut squares = Squares::new(&shapes, &|region| world.home_of(region));
                let mut before: Vec<Point> = Vec::new();
                for empire in world.empires() {
                    let place = squares.place(empire, letters).unwrap();
                    assert_eq!(place.letters.len(), letters);
                    for (at, _) in &place.letters {
                        let region = shapes.region_at(*at);
                        assert_eq!(region.is_none(), place.at_sea, "{id}: {empire:?} {at:?}");
                        assert!(
                            region.is_none_or(|region| world.home_of(region) == Some(empire)),
                            "{id}: {empire:?} {at:?}"
                        );
                        let near = |other: &Point| (at.x - other.x).hypot(at.y - other.y) < 14.0;
                        assert!(!before.iter().any(near), "{id}: {empire:?} {at:?} on another name");
                        let taken = shapes.lands().iter().any(|land| is_taken(&land.room, *at));
                        assert!(!taken, "{id}: {empire:?} {at:?}");
                    }
                    before.extend(place.letters.iter().map(|(at, _)| *at));
                }
            }
        }
    }

    #[test]
    fn a_name_that_fits_no_home_is_left_out_and_not_written_over_the_lands_of_others() {
        let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
        let (shapes, raw) = (Shapes::new(&pack.picture), &pack.rules.raw);
        let world = World::new(raw, &raw.house, 3).unwrap();
        let mut squares = Squares::new(&shapes, &|region| world.home_of(region));
        assert!(world.empires().all(|empire| squares.place(empire, 60).is_none()));
        assert!(world.empires().all(|empire| squares.place(empire, 6).is_some()));
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
