//! A grid over the map that holds the region at each point and the distance to its edge. It is computed once
//! per map, and used to look for free space.

use crate::map::camera::Bounds;
use atlas::realm::Point;
use rules::Region;

/// The side of the grid's squares, in map units.
const SQUARE: f32 = 4.0;

/// A map divided into grid squares.
#[derive(Clone, Debug)]
pub struct Ground {
    low: Point,
    across: usize,
    regions: Vec<Option<Region>>,
    /// For each square, the distance to the edge of its region, or on the water to the nearest land, in map
    /// units.
    depths: Vec<f32>,
}

impl Ground {
    /// Builds the grid for regions with these outlines, in region order.
    pub(crate) fn new<'a>(outlines: impl Iterator<Item = &'a [Point]>, bounds: Bounds) -> Self {
        let count = |low: f32, high: f32| ((high - low) / SQUARE).ceil().max(1.0) as usize;
        let (across, down) = (count(bounds.low.x, bounds.high.x), count(bounds.low.y, bounds.high.y));
        let mut ground =
            Self { low: bounds.low, across, regions: vec![None; across * down], depths: Vec::new() };
        for (region, outline) in (0..).map_while(Region::new).zip(outlines) {
            (0..down).for_each(|row| ground.fill(row, outline, region));
        }
        let at = |i: usize| ground.regions.get(i);
        let is_edge = |i: usize| {
            let (x, here) = (i % across, at(i));
            let beside = [
                (x > 0).then(|| i - 1),
                (x + 1 < across).then_some(i + 1),
                i.checked_sub(across),
                (i + across < across * down).then_some(i + across),
            ];
            beside.into_iter().flatten().any(|other| at(other) != here)
        };
        let depths = spread(across, SQUARE, &mut (0..across * down).map(is_edge), 0.0);
        ground.depths = depths.into_iter().map(|(far, _)| far + SQUARE / 2.0).collect();
        ground
    }

    /// Marks the squares of a row that lie within a region's outline.
    fn fill(&mut self, row: usize, outline: &[Point], region: Region) {
        let y = self.low.y + (row as f32 + 0.5) * SQUARE;
        let mut crossings: Vec<f32> = Vec::new();
        for (i, a) in outline.iter().enumerate() {
            let b = outline[(i + 1) % outline.len()];
            if (a.y <= y) != (b.y <= y) {
                crossings.push(a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y));
            }
        }
        crossings.sort_by(f32::total_cmp);
        let column = |x: f32| ((x - self.low.x) / SQUARE - 0.5).ceil().max(0.0) as usize;
        for pair in crossings.chunks_exact(2) {
            for x in column(pair[0])..column(pair[1]).min(self.across) {
                self.regions[row * self.across + x] = Some(region);
            }
        }
    }

    fn number(&self, at: Point) -> Option<usize> {
        let (x, y) = ((at.x - self.low.x) / SQUARE, (at.y - self.low.y) / SQUARE);
        let inside = x >= 0.0 && y >= 0.0 && (x as usize) < self.across;
        let number = y as usize * self.across + x as usize;
        (inside && number < self.regions.len()).then_some(number)
    }

    /// The region at a map point, to the accuracy of the grid. `None` on the water.
    pub fn region_at(&self, at: Point) -> Option<Region> {
        self.regions.get(self.number(at)?).copied().flatten()
    }

    /// The distance from a map point to the edge of its region, in map units. On the water, the distance to
    /// the nearest land.
    pub fn depth(&self, at: Point) -> f32 {
        self.number(at).and_then(|i| self.depths.get(i)).copied().unwrap_or(0.0)
    }
}

/// For each square, the distance from its middle to the nearest square marked in `from`, and the index of
/// that square (a chamfer distance).
///
/// `across` is the number of squares in a row, and `side` the side of a square. Squares beyond the edges
/// count as `beyond` away, and their index is `usize::MAX`. The function passes over the squares twice, each
/// time from the neighbours already done.
pub(crate) fn spread(
    across: usize,
    side: f32,
    from: &mut dyn Iterator<Item = bool>,
    beyond: f32,
) -> Vec<(f32, usize)> {
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
                let through = beside.0 + far * side;
                if through < all[i as usize].0 {
                    all[i as usize] = (through, beside.1);
                }
            }
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use crate::map::Shapes;
    use rules::Region;

    #[test]
    fn each_region_lies_in_its_squares_and_is_deepest_about_where_it_has_most_room() {
        for id in ["war-of-whispers", "whispers-of-the-stars"] {
            let pack = testing::pack(id);
            let shapes = Shapes::new(&pack.picture);
            let ground = shapes.ground();
            for (i, land) in shapes.lands().iter().enumerate() {
                let room = land.room;
                assert_eq!(ground.region_at(room.anchor), Region::new(i));
                let depth = ground.depth(room.anchor);
                assert!((depth - room.clearance).abs() < 0.15 * room.clearance + 4.0, "{id} {i}: {depth}");
                assert!(ground.depth(land.outline[0]) < 7.0);
            }
        }
    }
}
