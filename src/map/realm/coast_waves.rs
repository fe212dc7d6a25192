//! Lines of waves along the coasts, as engravers draw them. The lines farther out are fewer and fainter.

use atlas::realm::{Point, Realm};

/// The distances of the wave lines from the coast, in map units.
pub(crate) const DISTANCES: [f32; 3] = [6.5, 14.0, 23.0];

/// The wave lines at each of the `DISTANCES` from the coast.
pub(crate) type Waves = [Vec<Vec<Point>>; DISTANCES.len()];

/// The wave lines along all coasts of a realm.
pub(crate) fn waves(realm: &Realm) -> Waves {
    let coast: Vec<Point> = realm.shorelines().flatten().copied().collect();
    DISTANCES.map(|distance| {
        let lines = realm.shorelines().flat_map(|ring| line_along(ring, distance, &coast));
        lines.map(|line| rounded(&line)).collect()
    })
}

/// The polylines at a given distance from a shoreline, without parts that are nearer to another coast. Land
/// is to the right of the shoreline `ring`.
fn line_along(ring: &[Point], distance: f32, coast: &[Point]) -> Vec<Vec<Point>> {
    let count = ring.len();
    // The coast's direction is averaged over a length about equal to the distance of the waves.
    let span = 3.min(count / 4).max(1);
    let nearest = (distance * 0.94).powi(2);
    let shifted = |i: usize| {
        let (before, after) = (ring[(i + count - span) % count], ring[(i + span) % count]);
        let (dx, dy) = (after.x - before.x, after.y - before.y);
        let length = dx.hypot(dy).max(0.001);
        let at = Point::new(ring[i].x + dy / length * distance, ring[i].y - dx / length * distance);
        let near = |c: &Point| (c.x - at.x).powi(2) + (c.y - at.y).powi(2) < nearest;
        (!coast.iter().any(near)).then_some(at)
    };
    let points: Vec<Option<Point>> = (0..count).map(shifted).collect();
    // Starts after a gap, so that no line is cut where the ring begins.
    let first = points.iter().position(Option::is_none).unwrap_or(0);
    let whole = count > 0 && points.iter().all(Option::is_some);
    let mut lines = vec![Vec::new()];
    for i in 0..count + usize::from(whole) {
        match (points[(first + i) % count], lines.last_mut()) {
            (Some(at), Some(line)) => line.push(at),
            _ => lines.push(Vec::new()),
        }
    }
    lines.retain(|line: &Vec<Point>| line.len() > 3);
    lines
}

/// Rounds the corners of a polyline (Chaikin's algorithm).
fn rounded(line: &[Point]) -> Vec<Point> {
    let between = |a: Point, b: Point, t: f32| Point::new(a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t);
    let cut = line.windows(2).flat_map(|p| [between(p[0], p[1], 0.25), between(p[0], p[1], 0.75)]);
    cut.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use packs::Picture;

    #[test]
    fn waves_lie_in_the_water_as_far_from_the_coast_as_they_should() {
        let pack = testing::pack("war-of-whispers");
        let Picture::Realm(realm) = &pack.picture else { panic!("it is a realm") };
        let shapes = crate::map::Shapes::new(&pack.picture);
        for (lines, distance) in waves(realm).iter().zip(DISTANCES) {
            let points: Vec<&Point> = lines.iter().flatten().collect();
            assert!(points.len() > 100, "{}", points.len());
            let on_land = points.iter().filter(|at| shapes.region_at(***at).is_some()).count();
            assert_eq!(on_land, 0, "{distance}");
        }
    }
}
