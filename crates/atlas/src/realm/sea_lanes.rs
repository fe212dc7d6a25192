//! Draws lanes across a sea: lines from coast to coast between lands that border each other over water.

use crate::realm::geometry::vectors::{Point, contains};
use crate::realm::realm_data::{Lane, Realm};

/// The maximum number of points of a coast to try as ends of a lane.
const TRIED: usize = 60;
/// How far from each end, as a share of its length, a lane may still touch a coast.
const FREE: f32 = 0.03;
/// The factor by which each crossed lane makes a lane count as longer: it adds half of the length.
const CROSSED: f32 = 1.5;

/// A lane for each pair of lands, in the same order. Each is the shortest line over water alone, unless a slightly
/// longer one avoids crossing another lane.
pub fn lanes(realm: &Realm, pairs: &[(usize, usize)]) -> Vec<Lane> {
    let coasts: Vec<Vec<Point>> = (0..realm.lands.len()).map(|land| coast(realm, land)).collect();
    let mut laid: Vec<Lane> = Vec::new();
    for &(a, b) in pairs {
        let lane = match (coasts.get(a), coasts.get(b)) {
            (Some(from), Some(to)) if !from.is_empty() && !to.is_empty() => {
                best(realm, &laid, (a, b), from, to)
            }
            _ => Lane { a, b, over_land: true, ..Lane::default() },
        };
        laid.push(lane);
    }
    laid
}

/// Evenly chosen points of a land's coast. For a land without a coast, points of its outline.
fn coast(realm: &Realm, land: usize) -> Vec<Point> {
    let mut points: Vec<Point> =
        realm.coasts.iter().filter(|coast| coast.land == land).flat_map(|coast| coast.line.clone()).collect();
    if points.is_empty() {
        points = realm.lands.get(land).map(|land| land.outline.clone()).unwrap_or_default();
    }
    let step = points.len().div_ceil(TRIED).max(1);
    points.into_iter().step_by(step).collect()
}

fn best(realm: &Realm, laid: &[Lane], (a, b): (usize, usize), from: &[Point], to: &[Point]) -> Lane {
    let mut tries: Vec<(f32, [Point; 2])> = from
        .iter()
        .flat_map(|one| to.iter().map(move |other| (distance(*one, *other), [*one, *other])))
        .collect();
    tries.sort_by(|one, other| one.0.total_cmp(&other.0));
    let mut found: Option<(f32, [Point; 2])> = None;
    for (length, line) in &tries {
        if found.is_some_and(|(least, _)| *length >= least) {
            break;
        }
        let crossed = laid.iter().filter(|lane| cross(*line, lane.line)).count() as f32;
        let cost = length * (1.0 + (CROSSED - 1.0) * crossed);
        if found.is_none_or(|(least, _)| cost < least) && !is_over_land(realm, *line) {
            found = Some((cost, *line));
        }
    }
    let over_land = found.is_none();
    let line = found.or_else(|| tries.first().copied()).map_or([Point::default(); 2], |(_, line)| line);
    Lane { a, b, line, over_land }
}

/// True if a line crosses any land between its ends.
fn is_over_land(realm: &Realm, [from, to]: [Point; 2]) -> bool {
    let inner = [point_between(from, to, FREE), point_between(from, to, 1.0 - FREE)];
    let touches = |outline: &Vec<Point>| {
        let next = outline.iter().cycle().skip(1);
        outline.iter().zip(next).any(|(one, other)| cross(inner, [*one, *other]))
    };
    // A line that crosses no outline lies either wholly inside a land or wholly outside all of them.
    let middle = point_between(from, to, 0.5);
    realm.lands.iter().any(|land| touches(&land.outline) || contains(&land.outline, middle))
}

fn point_between(from: Point, to: Point, share: f32) -> Point {
    Point::new(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

fn distance(a: Point, b: Point) -> f32 {
    (a.x - b.x).hypot(a.y - b.y)
}

/// True if two segments cross at a point inside both.
fn cross(one: [Point; 2], other: [Point; 2]) -> bool {
    let side = |[a, b]: [Point; 2], p: Point| (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    let apart = |line: [Point; 2], [p, q]: [Point; 2]| side(line, p) * side(line, q) < 0.0;
    apart(one, other) && apart(other, one)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::realm::{Plan, draw};

    /// Five islands, of which two pairs share a border.
    fn islands() -> Realm {
        let spots = [(150.0, 150.0), (350.0, 150.0), (800.0, 550.0), (850.0, 350.0), (150.0, 550.0)];
        let centres = spots.map(|(x, y)| Point::new(x, y)).to_vec();
        draw(&Plan { width: 1000.0, height: 700.0, centres, borders: vec![(0, 1), (2, 3)] }).unwrap()
    }

    #[test]
    fn a_line_from_coast_to_coast_within_a_land_between_them_is_no_way_across_water() {
        let realm = islands();
        let outline = &realm.lands[4].outline;
        let (first, far) = (outline[0], outline[outline.len() / 2]);
        assert!(
            is_over_land(&realm, [first, far]),
            "both ends lie on one coast, and the way between them on land"
        );
    }

    #[test]
    fn lands_that_hang_together_over_water_alone_are_drawn_apart_with_lanes_from_coast_to_coast() {
        let realm = islands();
        assert_eq!((realm.lands.len(), realm.borders.len()), (5, 2));
        let lanes = lanes(&realm, &[(1, 2), (0, 4), (4, 2)]);
        for lane in &lanes {
            assert!(!lane.over_land, "{lane:?}");
            let [from, to] = lane.line;
            assert!(realm.lands[lane.a].outline.contains(&from) && realm.lands[lane.b].outline.contains(&to));
            let whole = distance(realm.lands[lane.a].room.anchor, realm.lands[lane.b].room.anchor);
            assert!(
                distance(from, to) < whole,
                "from coast to coast it is shorter than from middle to middle"
            );
        }
        assert_eq!(lanes.iter().map(|lane| (lane.a, lane.b)).collect::<Vec<_>>(), [(1, 2), (0, 4), (4, 2)]);
    }
}
