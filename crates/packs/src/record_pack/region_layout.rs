//! Computes positions for the regions of a graph, so that distances on the map reflect the number of borders between
//! regions.
//!
//! Starts with the two main directions of the distances (classical scaling). Then it reduces the stress by
//! majorization (Gansner, Koren and North, 2004), fits the points to the sheet and pushes near points apart. Equal
//! graphs get equal positions.

use atlas::realm::Point;

type Pair = [f64; 2];

/// The number of iterations that reduce the stress.
const STRESS_STEPS: usize = 120;
/// The number of iterations that push near points apart.
const PUSHES: usize = 200;
/// The number of power iterations to find a main direction.
const TURNS: usize = 80;
/// The margin of the sheet, as a share of its shorter side.
const MARGIN: f64 = 0.09;
/// The minimum distance between two regions, as a share of the average side of a region's part of the sheet.
const NEAREST: f64 = 0.62;

/// Positions for `count` regions with these borders on a sheet.
pub(super) fn layout(count: usize, borders: &[(usize, usize)], width: f32, height: f32) -> Vec<Point> {
    let steps = steps(count, borders);
    let mut points = project(&steps);
    for _ in 0..STRESS_STEPS {
        points = less_stress(&points, &steps);
    }
    let (width, height) = (f64::from(width), f64::from(height));
    let margin = MARGIN * width.min(height);
    fit(&mut points, width, height, margin);
    push(&mut points, width, height, margin);
    points.iter().map(|[x, y]| Point::new(*x as f32, *y as f32)).collect()
}

/// The number of borders on the shortest way between any two regions. Unreachable pairs count one step more than the
/// farthest reachable pair.
fn steps(count: usize, borders: &[(usize, usize)]) -> Vec<Vec<f64>> {
    let mut neighbours = vec![Vec::new(); count];
    for &(a, b) in borders.iter().filter(|(a, b)| a.max(b) < &count) {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let from = |start: usize| {
        let mut steps = vec![usize::MAX; count];
        steps[start] = 0;
        let mut queue = vec![start];
        let mut at = 0;
        while let Some(&here) = queue.get(at) {
            at += 1;
            for &next in &neighbours[here] {
                if steps[next] == usize::MAX {
                    steps[next] = steps[here] + 1;
                    queue.push(next);
                }
            }
        }
        steps
    };
    let all: Vec<Vec<usize>> = (0..count).map(from).collect();
    let most = all.iter().flatten().filter(|s| **s < usize::MAX).max().copied().unwrap_or(0);
    all.iter().map(|row| row.iter().map(|s| (*s).min(most + 1) as f64).collect()).collect()
}

/// Projects the regions onto the two main directions of their distances.
fn project(steps: &[Vec<f64>]) -> Vec<Pair> {
    let count = steps.len();
    let n = count.max(1) as f64;
    let square = |a: usize, b: usize| steps[a][b] * steps[a][b];
    let means: Vec<f64> = (0..count).map(|a| (0..count).map(|b| square(a, b)).sum::<f64>() / n).collect();
    let mean = means.iter().sum::<f64>() / n;
    let centred: Vec<Vec<f64>> = (0..count)
        .map(|a| (0..count).map(|b| -0.5 * (square(a, b) - means[a] - means[b] + mean)).collect())
        .collect();
    let first = direction(&centred, None, 0.0);
    let second = direction(&centred, Some(&first), 1.0);
    // Moves points that coincide slightly apart, each in its own direction.
    let nudge = |i: usize| 0.05 * (i as f64 * 2.4).sin();
    (0..count).map(|i| [first[i] + nudge(i), second[i] + nudge(i + 7)]).collect()
}

/// The main direction of a matrix, by power iteration, scaled by the root of its eigenvalue. It is perpendicular to
/// `across` if that is given.
fn direction(matrix: &[Vec<f64>], across: Option<&Vec<f64>>, turn: f64) -> Vec<f64> {
    let mut vector: Vec<f64> = (0..matrix.len()).map(|i| 1.0 + (i as f64 * 1.7 + turn).cos()).collect();
    let dot = |a: &[f64], b: &[f64]| a.iter().zip(b).map(|(x, y)| x * y).sum::<f64>();
    let mut length = 0.0;
    for _ in 0..TURNS {
        if let Some(other) = across {
            let share = dot(&vector, other) / dot(other, other).max(1e-9);
            vector.iter_mut().zip(other).for_each(|(v, o)| *v -= share * o);
        }
        let next: Vec<f64> = matrix.iter().map(|row| dot(row, &vector)).collect();
        length = dot(&next, &next).sqrt();
        if length < 1e-9 {
            break;
        }
        vector = next.iter().map(|v| v / length).collect();
    }
    vector.iter().map(|v| v * length.sqrt()).collect()
}

/// Moves each point to where its distances to all others fit best. Near ones count most.
fn less_stress(points: &[Pair], steps: &[Vec<f64>]) -> Vec<Pair> {
    let place = |i: usize| {
        let (mut sum, mut weights) = ([0.0, 0.0], 0.0);
        for (j, other) in points.iter().enumerate().filter(|(j, _)| *j != i) {
            let wanted = steps[i][j].max(1.0);
            let weight = 1.0 / (wanted * wanted);
            let way = [points[i][0] - other[0], points[i][1] - other[1]];
            let long = way[0].hypot(way[1]).max(1e-6);
            for axis in 0..2 {
                sum[axis] += weight * (other[axis] + wanted * way[axis] / long);
            }
            weights += weight;
        }
        if weights > 0.0 { sum.map(|s| s / weights) } else { points[i] }
    };
    (0..points.len()).map(place).collect()
}

/// Scales the points to fill the sheet, after turning their longer extent along its longer side.
fn fit(points: &mut [Pair], width: f64, height: f64, margin: f64) {
    let span = |points: &[Pair], axis: usize| {
        let low = points.iter().map(|p| p[axis]).fold(f64::INFINITY, f64::min);
        let high = points.iter().map(|p| p[axis]).fold(f64::NEG_INFINITY, f64::max);
        (low, high - low)
    };
    if (span(points, 0).1 < span(points, 1).1) != (width < height) {
        points.iter_mut().for_each(|p| p.swap(0, 1));
    }
    for (axis, size) in [(0, width), (1, height)] {
        let (low, long) = span(points, axis);
        for point in points.iter_mut() {
            let share = if long > 1e-6 { (point[axis] - low) / long } else { 0.5 };
            point[axis] = margin + share * (size - 2.0 * margin);
        }
    }
}

/// Pushes apart points that are too near each other.
fn push(points: &mut [Pair], width: f64, height: f64, margin: f64) {
    let room = (width - 2.0 * margin) * (height - 2.0 * margin);
    let nearest = NEAREST * (room / points.len().max(1) as f64).sqrt();
    for _ in 0..PUSHES {
        for i in 0..points.len() {
            for j in 0..i {
                let way = [points[i][0] - points[j][0], points[i][1] - points[j][1]];
                let long = way[0].hypot(way[1]);
                if long >= nearest {
                    continue;
                }
                // Two points in the same place move apart in a direction that depends on their indices.
                let turn = i as f64 * 2.4 + j as f64;
                let way = if long > 1e-6 { way.map(|w| w / long) } else { [turn.cos(), turn.sin()] };
                for axis in 0..2 {
                    let by = way[axis] * (nearest - long) / 2.0;
                    points[i][axis] += by;
                    points[j][axis] -= by;
                }
            }
        }
        for point in points.iter_mut() {
            *point = [point[0].clamp(margin, width - margin), point[1].clamp(margin, height - margin)];
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nearest(spots: &[Point]) -> f32 {
        let pairs = (0..spots.len()).flat_map(|a| (0..a).map(move |b| (a, b)));
        pairs.map(|(a, b)| (spots[a].x - spots[b].x).hypot(spots[a].y - spots[b].y)).fold(f32::MAX, f32::min)
    }

    #[test]
    fn graphs_of_any_shape_are_laid_apart_on_the_sheet() {
        let line: Vec<_> = (1..20).map(|i| (i - 1, i)).collect();
        let star: Vec<_> = (1..20).map(|i| (0, i)).collect();
        let all: Vec<_> = (0..20).flat_map(|a| (0..a).map(move |b| (b, a))).collect();
        let parts = vec![(0, 1), (2, 3)];
        for (name, count, borders) in [
            ("line", 20, line),
            ("star", 20, star),
            ("all", 20, all),
            ("parts", 20, parts),
            ("one", 1, vec![]),
        ] {
            let spots = layout(count, &borders, 1600.0, 1000.0);
            assert_eq!(spots.len(), count, "{name}");
            let inside = |s: &Point| (0.0..=1600.0).contains(&s.x) && (0.0..=1000.0).contains(&s.y);
            assert!(spots.iter().all(inside), "{name}: {spots:?}");
            assert!(nearest(&spots) > 100.0, "{name}: {}", nearest(&spots));
        }
        assert_eq!(layout(0, &[], 1600.0, 1000.0), []);
    }

    #[test]
    fn neighbours_lie_nearer_than_strangers() {
        // A grid of regions, five by three.
        let index = |x: usize, y: usize| y * 5 + x;
        let mut borders = Vec::new();
        for y in 0..3 {
            for x in 0..5 {
                borders.extend((x > 0).then(|| (index(x - 1, y), index(x, y))));
                borders.extend((y > 0).then(|| (index(x, y - 1), index(x, y))));
            }
        }
        let spots = layout(15, &borders, 1600.0, 1000.0);
        let way = |a: usize, b: usize| (spots[a].x - spots[b].x).hypot(spots[a].y - spots[b].y);
        let longest = borders.iter().map(|(a, b)| way(*a, *b)).fold(0.0, f32::max);
        assert!(way(index(0, 0), index(4, 2)) > 2.0 * longest);
    }
}
