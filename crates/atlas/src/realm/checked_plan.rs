//! A checked plan whose centres lie on an integer grid, so that geometric tests are exact.

use crate::realm::geometry::vectors::{Vec2, vec2};
use crate::realm::plan::{MOST_REGIONS, Plan, PlanError};

/// The width of every sheet while a realm is drawn. The sheet's height follows from its proportions.
pub(crate) const WIDTH: f64 = 1000.0;
/// The number of grid steps per map unit.
const FINE: f64 = 64.0;
/// The minimum distance between two centres, in map units.
const NEAREST: f64 = 2.0;
/// The maximum ratio of the sheet's longer side to its shorter side.
const LONGEST: f64 = 5.0;

/// A point of the integer grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pin {
    pub x: i64,
    pub y: i64,
}

impl Pin {
    pub fn at(spot: Vec2) -> Self {
        Self { x: (spot.x * FINE).round() as i64, y: (spot.y * FINE).round() as i64 }
    }

    pub fn spot(self) -> Vec2 {
        vec2(self.x as f64 / FINE, self.y as f64 / FINE)
    }

    pub fn square_to(self, other: Self) -> i64 {
        let (x, y) = (other.x - self.x, other.y - self.y);
        x * x + y * y
    }
}

/// A checked plan: 1 to 64 distinct centres on a sheet of width 1000. Each border is a pair with the lower region
/// first. No two borders cross.
#[derive(Clone, Debug)]
pub(crate) struct CheckedPlan {
    pub height: f64,
    pub pins: Vec<Pin>,
    pub borders: Vec<(usize, usize)>,
    /// For each region, the set of regions that it borders, as bits. Bordering regions are called friends, all others
    /// strangers.
    pub friends: Vec<u64>,
}

impl CheckedPlan {
    /// Checks a plan, including that no two borders cross.
    pub fn new(plan: &Plan) -> Result<Self, PlanError> {
        let survey = Self::with_crossings(plan)?;
        match straight(&survey.pins, &survey.borders).first() {
            Some(&error) => Err(error),
            None => Ok(survey),
        }
    }

    /// Checks a plan, but allows borders to cross.
    pub fn with_crossings(plan: &Plan) -> Result<Self, PlanError> {
        let (width, height) = (f64::from(plan.width), f64::from(plan.height));
        let fits = |side: f64| side.is_finite() && side > 1e-3 && side < 1e9;
        if !fits(width) || !fits(height) || height > width * LONGEST || width > height * LONGEST {
            return Err(PlanError::Sheet);
        }
        let count = plan.centres.len();
        if count == 0 || count > MOST_REGIONS {
            return Err(PlanError::Regions(count));
        }
        let scale = WIDTH / width;
        let mut pins = Vec::with_capacity(count);
        for (region, &centre) in plan.centres.iter().enumerate() {
            let spot = Vec2::from(centre);
            let on_sheet = spot.x >= 0.0 && spot.x <= width && spot.y >= 0.0 && spot.y <= height;
            if !on_sheet {
                return Err(PlanError::Centre(region));
            }
            pins.push(Pin::at(spot * scale));
        }
        for (a, &pin) in pins.iter().enumerate() {
            for (b, &other) in pins.iter().enumerate().skip(a + 1) {
                if (pin.square_to(other) as f64) < NEAREST * NEAREST * FINE * FINE {
                    return Err(PlanError::Together(a, b));
                }
            }
        }
        let (borders, friends) = pairs(&plan.borders, count)?;
        Ok(Self { height: height * scale, pins, borders, friends })
    }
}

/// The borders with the lower region first, and each region's set of neighbours as bits.
type Pairs = (Vec<(usize, usize)>, Vec<u64>);

fn pairs(given: &[(usize, usize)], count: usize) -> Result<Pairs, PlanError> {
    let mut friends = vec![0_u64; count];
    let mut borders = Vec::with_capacity(given.len());
    for &(a, b) in given {
        if a == b || a >= count || b >= count {
            return Err(PlanError::Border(a, b));
        }
        if friends[a] >> b & 1 == 1 {
            return Err(PlanError::Twice(a, b));
        }
        friends[a] |= 1 << b;
        friends[b] |= 1 << a;
        borders.push((a.min(b), a.max(b)));
    }
    Ok((borders, friends))
}

/// Finds the borders whose straight line runs through another border or the centre of a third region.
pub(crate) fn straight(pins: &[Pin], borders: &[(usize, usize)]) -> Vec<PlanError> {
    let mut errors = Vec::new();
    for &(a, b) in borders {
        for (region, &pin) in pins.iter().enumerate() {
            if region != a && region != b && on_line(pin, pins[a], pins[b]) {
                errors.push(PlanError::Through { border: (a, b), region });
            }
        }
    }
    for (index, &(a, b)) in borders.iter().enumerate() {
        for &(c, d) in &borders[index + 1..] {
            if conflict([pins[a], pins[b]], [pins[c], pins[d]]) {
                errors.push(PlanError::Crossing((a, b), (c, d)));
            }
        }
    }
    errors
}

/// The sign of the turn from `a` via `b` to `c`: 1 for clockwise as seen on the map, −1 for anticlockwise, 0 for
/// straight.
pub(crate) fn turn(a: Pin, b: Pin, c: Pin) -> i64 {
    ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).signum()
}

/// True if `p` lies on the segment `a b`.
fn on_line(p: Pin, a: Pin, b: Pin) -> bool {
    turn(a, b, p) == 0 && (p.x - a.x) * (p.x - b.x) + (p.y - a.y) * (p.y - b.y) <= 0
}

/// True if two segments share a point other than a common end.
pub(crate) fn conflict([a, b]: [Pin; 2], [c, d]: [Pin; 2]) -> bool {
    if a.x.max(b.x) < c.x.min(d.x) || c.x.max(d.x) < a.x.min(b.x) {
        return false;
    }
    if a.y.max(b.y) < c.y.min(d.y) || c.y.max(d.y) < a.y.min(b.y) {
        return false;
    }
    let (c_turn, d_turn) = (turn(a, b, c), turn(a, b, d));
    let (a_turn, b_turn) = (turn(c, d, a), turn(c, d, b));
    if c_turn * d_turn < 0 && a_turn * b_turn < 0 {
        return true;
    }
    let end = |p: Pin, q: Pin, r: Pin| p != q && p != r && on_line(p, q, r);
    end(a, c, d) || end(b, c, d) || end(c, a, b) || end(d, a, b)
}
