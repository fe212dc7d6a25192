//! Simplifies lines, since every point costs triangles in every frame.

use egui::Pos2;

/// The largest distance by which a simplified line may deviate, in screen points. It is too small to see.
const WITHIN: f32 = 0.2;

/// Drops points of a polyline that make no visible difference (Douglas and Peucker, 1973). Keeps its ends.
pub(crate) fn simplify(line: Vec<Pos2>) -> Vec<Pos2> {
    if line.len() < 3 {
        return line;
    }
    let mut kept = vec![false; line.len()];
    let mut parts = vec![(0, line.len() - 1)];
    while let Some((from, to)) = parts.pop() {
        kept[from] = true;
        kept[to] = true;
        let off = |at: &usize| distance(line[*at], line[from], line[to]);
        let farthest = (from + 1..to).max_by(|a, b| off(a).total_cmp(&off(b)));
        if let Some(at) = farthest.filter(|at| off(at) > WITHIN) {
            parts.extend([(from, at), (at, to)]);
        }
    }
    let mut kept = kept.into_iter();
    line.into_iter().filter(|_| kept.next().unwrap_or(true)).collect()
}

/// The distance of the point `at` from a line segment.
fn distance(at: Pos2, from: Pos2, to: Pos2) -> f32 {
    let along = to - from;
    let share = ((at - from).dot(along) / along.length_sq().max(f32::EPSILON)).clamp(0.0, 1.0);
    at.distance(from + along * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_keeps_its_ends_and_its_corners_and_is_nowhere_left() {
        let wave: Vec<Pos2> =
            (0..=400).map(|i| i as f32 / 4.0).map(|x| Pos2::new(x, 3.0 * (x / 9.0).sin())).collect();
        let thin = simplify(wave.clone());
        assert!(thin.len() * 4 < wave.len(), "{} of {}", thin.len(), wave.len());
        assert_eq!((thin.first(), thin.last()), (wave.first(), wave.last()));
        for at in &wave {
            let left =
                thin.windows(2).map(|piece| distance(*at, piece[0], piece[1])).fold(f32::MAX, f32::min);
            assert!(left <= WITHIN, "{at:?} is {left} away");
        }
        let corner = [(0.0, 0.0), (5.0, 0.0), (10.0, 0.0), (10.0, 10.0)].map(|(x, y)| Pos2::new(x, y));
        assert_eq!(simplify(corner.to_vec()), [corner[0], corner[2], corner[3]]);
    }

    #[test]
    fn a_ring_that_ends_where_it_begins_stays_a_ring() {
        let ring: Vec<Pos2> = (0..=60)
            .map(|i| i as f32 / 60.0 * std::f32::consts::TAU)
            .map(|a| Pos2::new(9.0 * a.cos(), 9.0 * a.sin()))
            .collect();
        let thin = simplify(ring.clone());
        assert!(thin.len() > 8 && thin.len() < ring.len(), "{}", thin.len());
        assert_eq!(simplify(ring[..2].to_vec()), ring[..2]);
    }
}
