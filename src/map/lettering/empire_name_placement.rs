//! Places an empire's name on its home, or on the water in front of it. The letters follow a straight or
//! curved baseline. Their spacing and size are chosen so that they avoid the pieces on the lands, as
//! engravers place the names of countries.

use crate::map::region_grid::spread;
use crate::map::region_shapes::Shapes;
use atlas::realm::{self, Point};
use rules::{Empire, Region};

/// The directions to try for a name's baseline, in radians.
const ANGLES: [f32; 9] = [0.0, 0.26, -0.26, 0.52, -0.52, 0.85, -0.85, 1.2, -1.2];
/// The bends to try for a name's baseline: the offset of its middle as a share of its length.
const BENDS: [f32; 5] = [0.0, 0.15, -0.15, 0.27, -0.27];
/// The letter sizes to try, in map units, each with its penalty.
const SIZES: [(f32, f32); 7] =
    [(36.0, 0.0), (31.0, 0.05), (27.0, 0.1), (24.0, 0.17), (21.0, 0.3), (18.0, 0.55), (15.0, 0.9)];
/// The distances between letters to try, in letter sizes, each with its penalty.
const STEPS: [(f32, f32); 6] = [(1.1, 0.04), (1.4, 0.0), (1.8, 0.0), (2.3, 0.04), (2.8, 0.1), (3.4, 0.18)];
/// The penalty for each radian by which a name's baseline is tilted.
const STEEP: f32 = 0.12;
/// The penalty for a baseline whose bend equals its length.
const BENT: f32 = 0.65;
/// The weight of the most hidden letter, relative to the average of all letters.
const WORST: f32 = 1.0;
/// A letter counts as fully visible if this radius around its middle is free, in letter sizes.
const ROOM: f32 = 0.5;
/// The smallest free radius around each letter on the water, in letter sizes.
const OPEN: f32 = 0.5;
/// The smallest distance from a letter to another name, in letter sizes.
const APART: f32 = 1.4;
/// The side of the grid squares into which the map is divided, in map units.
const SQUARE: f32 = 6.0;
/// The distance between the positions that are tried for a name, in grid squares.
const STRIDE: i32 = 3;

/// The largest distance of a name on the water from its empire's coast, in map units.
const OFFSHORE: f32 = 70.0;
/// A name on the water must be nearer to its empire's coast than to any other, by at least this many map
/// units.
const FARTHER: f32 = 22.0;
/// The penalty for a name on the water.
const AT_SEA: f32 = 0.12;
/// The side of the square in each corner of the map that is kept free of names for the compass, in map units.
const CORNER: f32 = 70.0;
/// The width kept free of names on each side of a sea lane, in map units.
const LANE: f32 = 10.0;

/// The box around an army and the region's name, relative to the middle of the land: half the width, the top
/// and the bottom, as shares of the land's clearance.
const ARMY: [f32; 3] = [1.02, -0.46, 1.0];
/// The box around each landmark above an army: half the width, the top and the bottom, as shares of the
/// land's clearance.
const LANDMARKS: [f32; 3] = [0.43, -1.08, 0.1];

/// The radius around a star chart's station that is kept free of names, in radii of the station.
const STATION: f32 = 1.5;
/// The box around a station's name: half the width, the top and the bottom, in radii of the station.
const STATION_NAME: [f32; 3] = [1.8, 0.0, 2.0];
/// The largest distance of an empire's name from one of its stations, in radii of the station.
const NEAR: f32 = 5.0;
/// The station radius for which sizes in map units are meant. On a star chart, they scale with the station
/// radius.
const RADIUS: f32 = 36.0;
/// The width of the edge of a star chart that is kept free of names, in map units of a realm.
const EDGE: f32 = 16.0;

/// The position of an empire's name on the map.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Place {
    /// The middle of each letter in map units, and its rotation in radians.
    pub letters: Vec<(Point, f32)>,
    /// The size of the letters, in map units.
    pub size: f32,
    /// True if the name is on the water in front of the empire's coast.
    pub at_sea: bool,
}

/// What a grid square of the map contains.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Square {
    /// Free ground where the name of this empire may be: its home or the space around its stations.
    Own(Option<Empire>),
    /// Water outside all lands.
    Water,
    /// Ground where no name may be, such as under pieces.
    Taken,
}

/// The grid squares where a particular empire's name may be.
struct Room {
    across: usize,
    /// For each square, the distance from its middle to the nearest square where the name may not be, in map
    /// units.
    free: Vec<f32>,
    /// True if each letter needs `OPEN` free space around it.
    strict: bool,
}

/// A function that returns the empire whose home a region is.
type Homes<'a> = &'a dyn Fn(Region) -> Option<Empire>;
/// A function that returns the number of landmarks in a region.
type Landmarks<'a> = &'a dyn Fn(Region) -> usize;

/// The map divided into grid squares, to find positions for empires' names.
pub(crate) struct Squares {
    across: usize,
    low: Point,
    /// The factor by which sizes in map units are scaled: 1 on a realm, and proportional to the station
    /// radius on a star chart.
    unit: f32,
    all: Vec<Square>,
    /// For each square, the empire whose home is there or nearest. `coasts` holds the distances to each
    /// empire's home.
    nearest: Vec<Option<Empire>>,
    coasts: Vec<Vec<f32>>,
}

impl Squares {
    /// Divides a map into squares. `home` returns each region's home empire, and `landmarks` its number of
    /// landmarks.
    pub fn new(shapes: &Shapes, home: Homes<'_>, landmarks: Landmarks<'_>) -> Self {
        let bounds = shapes.bounds();
        let unit = if shapes.is_chart() { shapes.usual_room() / RADIUS } else { 1.0 };
        let side = SQUARE * unit;
        let count = |low: f32, high: f32| ((high - low) / side).ceil().max(1.0) as usize;
        let (low, high) = (bounds.low, bounds.high);
        let (across, down) = (count(low.x, high.x), count(low.y, high.y));
        let mut squares =
            Self { across, low, unit, all: Vec::new(), nearest: Vec::new(), coasts: Vec::new() };
        if shapes.is_chart() {
            squares.round_stations(shapes, high, home, across * down);
        } else {
            squares.on_lands(shapes, high, home, landmarks, across * down);
        }
        squares
    }

    /// Computes what each square of a realm contains.
    fn on_lands(
        &mut self,
        shapes: &Shapes,
        high: Point,
        home: Homes<'_>,
        landmarks: Landmarks<'_>,
        count: usize,
    ) {
        let (low, side) = (self.low, SQUARE * self.unit);
        let regions: Vec<Option<Region>> =
            (0..count).map(|i| shapes.ground().region_at(self.middle(i))).collect();
        // Pieces on a land may extend over its neighbours.
        let boxes: Vec<(Point, f32, [f32; 3])> =
            shapes.regions().flat_map(|(region, land)| boxes(land.room, landmarks(region))).collect();
        let lanes: Vec<Point> =
            shapes.seas().iter().flat_map(|lane| &lane.lines).flat_map(|line| steps(line)).collect();
        let is_corner = |at: Point| {
            (at.x - low.x).min(high.x - at.x) < CORNER && (at.y - low.y).min(high.y - at.y) < CORNER
        };
        let is_free = |at: Point| {
            !is_corner(at)
                && !boxes.iter().any(|on| is_in(on, at))
                && !lanes.iter().any(|on| (on.x - at.x).hypot(on.y - at.y) < LANE)
        };
        let owners: Vec<Option<Empire>> = regions.iter().map(|region| region.and_then(home)).collect();
        let square = |i: usize| match regions[i] {
            _ if !is_free(self.middle(i)) => Square::Taken,
            Some(_) => Square::Own(owners[i]),
            None => Square::Water,
        };
        self.all = (0..count).map(square).collect();
        let far = |from: &dyn Fn(usize) -> bool| -> Vec<(f32, usize)> {
            spread(self.across, side, &mut (0..count).map(from), f32::MAX)
        };
        let coasts = far(&|i| regions[i].is_some());
        self.nearest = coasts.iter().map(|(_, at)| owners.get(*at).copied().flatten()).collect();
        let last = owners.iter().flatten().map(|empire| empire.index() + 1).max().unwrap_or(0);
        let own = |empire: usize| {
            let coast = far(&|i| owners[i].is_some_and(|owner| owner.index() == empire));
            coast
                .into_iter()
                .zip(&coasts)
                .map(|((own, _), (any, _))| own.max((own - any) / FARTHER * OFFSHORE))
        };
        self.coasts = (0..last).map(|empire| own(empire).collect()).collect();
    }

    /// Computes what each square of a star chart contains.
    fn round_stations(&mut self, shapes: &Shapes, high: Point, home: Homes<'_>, count: usize) {
        let (low, edge) = (self.low, EDGE * self.unit);
        let is_inside =
            |at: Point| (at.x - low.x).min(high.x - at.x).min(at.y - low.y).min(high.y - at.y) > edge;
        let stations: Vec<(Option<Empire>, Point, f32)> = shapes
            .regions()
            .map(|(region, land)| (home(region), land.room.anchor, land.room.clearance))
            .collect();
        let is_free = |at: Point| {
            stations.iter().all(|(_, on, radius)| {
                let far = (on.x - at.x).hypot(on.y - at.y);
                far > STATION * radius && !is_in(&(*on, *radius, STATION_NAME), at)
            })
        };
        let nearest = |at: Point| {
            let far =
                |(_, on, radius): &&(Option<Empire>, Point, f32)| (on.x - at.x).hypot(on.y - at.y) / radius;
            let station = stations.iter().min_by(|a, b| far(a).total_cmp(&far(b)))?;
            Some((station.0, far(&station)))
        };
        let near: Vec<Option<(Option<Empire>, f32)>> = (0..count).map(|i| nearest(self.middle(i))).collect();
        self.nearest = near.iter().map(|near| near.and_then(|(empire, _)| empire)).collect();
        let square = |i: usize| match near[i] {
            Some((empire, far)) if far < NEAR && is_inside(self.middle(i)) && is_free(self.middle(i)) => {
                Square::Own(empire)
            }
            _ => Square::Taken,
        };
        self.all = (0..count).map(square).collect();
    }

    /// The middle of the square with index `i`.
    fn middle(&self, i: usize) -> Point {
        let at = |n: usize| (n as f32 + 0.5) * SQUARE * self.unit;
        Point::new(self.low.x + at(i % self.across), self.low.y + at(i / self.across))
    }

    /// The squares where an empire's name may be: on its ground, or on the water in front of its coast.
    fn room(&self, empire: Empire, on_water: bool) -> Room {
        let coast = self.coasts.get(empire.index());
        let is_before = |i: usize| coast.and_then(|far| far.get(i)).is_some_and(|far| *far < OFFSHORE);
        let is_own = |i: usize| match (self.all[i], on_water) {
            (Square::Own(owner), false) => owner == Some(empire),
            (Square::Water, true) => is_before(i),
            _ => false,
        };
        let side = SQUARE * self.unit;
        let free = spread(self.across, side, &mut (0..self.all.len()).map(|i| !is_own(i)), 0.0);
        let strict = on_water || self.coasts.is_empty();
        Room { across: self.across, free: free.into_iter().map(|(far, _)| far).collect(), strict }
    }

    /// Finds the best position for an empire's name with this many letters, and reserves its squares. On a
    /// realm, it is on the empire's home or, with a penalty, on the water in front of it. On a star chart, it
    /// is among the empire's stations. `None` if the empire has no home or the name doesn't fit.
    pub fn place(&mut self, empire: Empire, letters: usize) -> Option<Place> {
        let mut best = None;
        for (on_water, disliked) in [(false, 0.0), (true, AT_SEA)] {
            self.search(empire, on_water, letters, disliked, &mut best);
        }
        let (_, place) = best?;
        for i in 0..self.all.len() {
            let middle = self.middle(i);
            let is_near = |at: &Point| (at.x - middle.x).hypot(at.y - middle.y) < APART * place.size;
            if place.letters.iter().any(|(at, _)| is_near(at)) {
                self.all[i] = Square::Taken;
            }
        }
        Some(place)
    }

    /// True if a name with this many letters still fits beside the names already placed.
    pub fn has_room(&self, empire: Empire, letters: usize) -> bool {
        [false, true].into_iter().any(|on_water| {
            let mut best = None;
            self.search(empire, on_water, letters, 0.0, &mut best);
            best.is_some()
        })
    }

    /// Updates `best` if there is a better position on one kind of ground, whose penalty is `kind`.
    fn search(
        &self,
        empire: Empire,
        on_water: bool,
        letters: usize,
        kind: f32,
        best: &mut Option<(f32, Place)>,
    ) {
        let room = self.room(empire, on_water);
        // The middle of a name needs no free ground, since it may lie between two letters.
        let middles: Vec<[i32; 2]> = (0..self.all.len())
            .filter(|i| self.nearest[*i] == Some(empire) || on_water && room.free[*i] > 0.0)
            .map(|i| [(i % self.across) as i32, (i / self.across) as i32])
            .filter(|at| at.iter().all(|n| n % STRIDE == 0))
            .collect();
        for (size, small) in SIZES {
            let size = size * self.unit;
            for (step, wide) in STEPS {
                for angle in ANGLES {
                    for bend in BENDS {
                        let disliked = kind + small + wide + STEEP * angle.abs() + BENT * bend.abs();
                        if best.as_ref().is_some_and(|(least, _)| disliked >= *least) {
                            continue;
                        }
                        let line = line(letters, size * step, angle, bend);
                        let offsets = offsets(&line, SQUARE * self.unit);
                        for middle in &middles {
                            let most = best.as_ref().map_or(f32::MAX, |(least, _)| *least);
                            let Some(hidden) = room.hidden(&offsets, *middle, size, most - disliked) else {
                                continue;
                            };
                            let [x, y] = *middle;
                            let letters = moved(&line, self.middle(y as usize * self.across + x as usize));
                            *best = Some((hidden + disliked, Place { letters, size, at_sea: on_water }));
                        }
                    }
                }
            }
        }
    }
}

/// The offsets of the letters from the middle of the name, in squares. The first and the last letter come
/// first, since most positions fail there.
fn offsets(line: &[(Point, f32)], side: f32) -> Vec<[i32; 2]> {
    let square = |(at, _): &(Point, f32)| [at.x, at.y].map(|n| (n / side).round() as i32);
    let mut all: Vec<[i32; 2]> = line.iter().map(square).collect();
    if all.len() > 2 {
        let last = all.len() - 1;
        all.swap(1, last);
    }
    all
}

impl Room {
    fn at(&self, [x, y]: [i32; 2]) -> f32 {
        if x < 0 || y < 0 || x as usize >= self.across {
            return 0.0;
        }
        self.free.get(y as usize * self.across + x as usize).copied().unwrap_or(0.0)
    }

    /// The penalty for the hidden parts of a name whose middle is in this square. `None` if it isn't below
    /// `most`, or if a letter's middle is hidden, off the ground or without the free space that it needs.
    fn hidden(&self, offsets: &[[i32; 2]], [x, y]: [i32; 2], size: f32, most: f32) -> Option<f32> {
        let (mut sum, mut worst) = (0.0, 0.0_f32);
        let count = offsets.len().max(1) as f32;
        for [right, down] in offsets {
            let room = self.at([x + right, y + down]) / size;
            if room <= 0.0 || self.strict && room < OPEN {
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

/// Points along a polyline, each at most a square's side from the next.
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

/// The boxes of the army and the landmarks on a land: the land's middle, its clearance, and the box in shares
/// of the clearance.
fn boxes(room: realm::Room, landmarks: usize) -> [(Point, f32, [f32; 3]); 2] {
    let [half, above, below] = LANDMARKS;
    [ARMY, [half * landmarks as f32, above, below]].map(|part| (room.anchor, room.clearance, part))
}

/// True if the point `at` lies in this box.
fn is_in((middle, clearance, [half, above, below]): &(Point, f32, [f32; 3]), at: Point) -> bool {
    let (dx, dy) = ((at.x - middle.x).abs() / clearance, (at.y - middle.y) / clearance);
    dx < *half && (*above..*below).contains(&dy)
}

/// The position and direction of each letter along a baseline around the origin.
fn line(letters: usize, step: f32, angle: f32, bend: f32) -> Vec<(Point, f32)> {
    let length = step * letters.saturating_sub(1) as f32;
    let (sin, cos) = angle.sin_cos();
    let letter = |i: usize| {
        let share = if letters > 1 { i as f32 / (letters - 1) as f32 - 0.5 } else { 0.0 };
        // A parabola. Its middle is as far to one side of the straight baseline as its ends are to the other.
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
    use rules::{Icon, RegionSet, World};

    fn landmarks(world: &World, region: Region) -> usize {
        let only = RegionSet::only(region);
        Icon::ANY.into_iter().map(|icon| world.icons_in(icon, only) as usize).sum()
    }

    #[test]
    fn a_hive_is_named_among_its_stations_on_no_disc_and_on_no_other_name() {
        let pack = testing::pack("whispers-of-the-stars");
        let shapes = Shapes::new(&pack.picture);
        let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
        let mut squares = Squares::new(&shapes, &|region| world.home_of(region), &|_| 1);
        let mut before: Vec<Point> = Vec::new();
        for (empire, letters) in world.empires().zip([5, 9, 7, 10, 6]) {
            let place = squares.place(empire, letters).unwrap_or_else(|| panic!("{empire:?}"));
            for (at, _) in &place.letters {
                let far = |other: &Point| (at.x - other.x).hypot(at.y - other.y);
                let near = shapes
                    .regions()
                    .min_by(|(_, a), (_, b)| far(&a.room.anchor).total_cmp(&far(&b.room.anchor)));
                let (region, land) = near.unwrap();
                assert_eq!(world.home_of(region), Some(empire));
                assert!(far(&land.room.anchor) > 1.3 * land.room.clearance, "{empire:?}");
                assert!(!before.iter().any(|other| far(other) < place.size), "{empire:?}");
            }
            before.extend(place.letters.iter().map(|(at, _)| *at));
        }
    }

    #[test]
    fn every_letter_of_a_name_stands_on_the_empires_home_or_before_its_coast_and_where_nothing_else_stands() {
        for id in ["war-of-whispers", "lantern-delta", "drowned-crown"] {
            let pack = testing::pack(id);
            let shapes = Shapes::new(&pack.picture);
            let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
            for letters in [4, 5, 6, 8] {
                let marks = |region| landmarks(&world, region);
                let mut squares = Squares::new(&shapes, &|region| world.home_of(region), &marks);
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
                        let taken = shapes.regions().any(|(region, land)| {
                            boxes(land.room, marks(region)).iter().any(|on| is_in(on, *at))
                        });
                        assert!(!taken, "{id}: {empire:?} {at:?}");
                    }
                    before.extend(place.letters.iter().map(|(at, _)| *at));
                }
            }
        }
    }

    #[test]
    fn a_name_that_fits_no_home_is_left_out_and_not_written_over_the_lands_of_others() {
        let pack = testing::pack("war-of-whispers");
        let (shapes, raw) = (Shapes::new(&pack.picture), &pack.rules.raw);
        let world = World::new(raw, &raw.house, 3).unwrap();
        let mut squares = Squares::new(&shapes, &|region| world.home_of(region), &|_| 1);
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
