//! Builds meshes for filled outlines, and for bands and strokes along lines.

use std::collections::HashMap;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Vec2};

/// The mesh of a filled outline. `triangles` holds three indices into `outline` for each triangle.
pub(crate) fn fill(outline: &[Pos2], triangles: &[u32], colour: Color32) -> Mesh {
    let vertex = |pos: &Pos2| Vertex { pos: *pos, uv: WHITE_UV, color: colour };
    Mesh { indices: triangles.to_vec(), vertices: outline.iter().map(vertex).collect(), ..Mesh::default() }
}

/// The distance between points along a band, as a share of its width.
const STEP: f32 = 0.6;
/// Parts of the line within this distance along it don't limit a band's reach. A share of the band's width.
const BESIDE: f32 = 0.5;
/// The smallest distance between points along a band, in screen points.
const LEAST: f32 = 2.0;
/// The factor by which a band is widened where it meets another, so that no gap shows between them.
const OVER: f32 = 1.08;

/// A band along a line that fades from the colour `near` at the line to the colour `far` at `width`. It lies
/// to the right of the line, or to its left if `width` is negative. Where another part of the line is close,
/// the band reaches only halfway to it.
pub(crate) fn band(line: &[Pos2], closed: bool, width: f32, near: Color32, far: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    let wide = width.abs();
    let line = dense(line, closed, (wide * STEP).max(LEAST));
    let count = line.len();
    if count < 2 || wide == 0.0 {
        return mesh;
    }
    // The direction at each point is averaged over the width of the band, so that it turns gradually at sharp
    // corners.
    let side = |i: usize| {
        let before = along_line(&line, closed, i, false, wide);
        let after = along_line(&line, closed, i, true, wide);
        let along = (after - before).normalized();
        Vec2::new(-along.y, along.x) * width.signum()
    };
    let sides: Vec<Vec2> = (0..count).map(side).collect();
    let reaches = smoothed(&reaches(&line, &sides, closed, wide), closed);
    for ((pos, side), reach) in line.iter().zip(&sides).zip(reaches) {
        let reach = (reach * OVER).min(wide);
        let color = near.lerp_to_gamma(far, reach / wide);
        mesh.vertices.push(Vertex { pos: *pos, uv: WHITE_UV, color: near });
        mesh.vertices.push(Vertex { pos: *pos + *side * reach, uv: WHITE_UV, color });
    }
    let pieces = if closed { count } else { count - 1 };
    for i in 0..pieces as u32 {
        let (a, b) = (2 * i, 2 * ((i + 1) % count as u32));
        mesh.indices.extend([a, a + 1, b, b, a + 1, b + 1]);
    }
    mesh
}

/// Adds points to a polyline, so that no segment is longer than `most`.
fn dense(line: &[Pos2], closed: bool, most: f32) -> Vec<Pos2> {
    let mut all = Vec::with_capacity(line.len() * 2);
    for (i, from) in line.iter().enumerate() {
        all.push(*from);
        let next = line.get(i + 1).or(if closed { line.first() } else { None });
        let Some(to) = next else { break };
        let pieces = (from.distance(*to) / most).ceil().max(1.0);
        all.extend((1..pieces as u32).map(|piece| from.lerp(*to, piece as f32 / pieces)));
    }
    all
}

/// How far a band can reach from each point of a line before it is nearer to another part of the line. That
/// is the radius of the circle that touches the line at the point and passes through the other part.
fn reaches(line: &[Pos2], sides: &[Vec2], closed: bool, wide: f32) -> Vec<f32> {
    let count = line.len();
    let mut lengths = vec![0.0];
    for i in 0..count {
        lengths.push(lengths[i] + line[i].distance(line[(i + 1) % count]));
    }
    let whole = lengths[count];
    // Only points within twice the width matter, and they are in neighbouring squares.
    let square = |at: &Pos2| ((at.x / (2.0 * wide)).floor() as i32, (at.y / (2.0 * wide)).floor() as i32);
    let mut squares: HashMap<(i32, i32), Vec<usize>> = HashMap::new();
    for (i, at) in line.iter().enumerate() {
        squares.entry(square(at)).or_default().push(i);
    }
    let reach = |(i, (at, side)): (usize, (&Pos2, &Vec2))| {
        let radius = |j: usize| {
            let to = line[j] - *at;
            let gone = (lengths[j] - lengths[i]).abs();
            let gone = if closed { gone.min(whole - gone) } else { gone };
            let ahead = to.dot(*side);
            (gone > BESIDE * wide && ahead > 0.01).then(|| to.length_sq() / (2.0 * ahead))
        };
        let (x, y) = square(at);
        let round = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (x + dx, y + dy)));
        round.filter_map(|key| squares.get(&key)).flatten().filter_map(|j| radius(*j)).fold(wide, f32::min)
    };
    line.iter().zip(sides).enumerate().map(reach).collect()
}

/// Each number averaged with its neighbours.
fn smoothed(all: &[f32], closed: bool) -> Vec<f32> {
    let count = all.len();
    let at = |i: usize| all[i % count];
    let each = |i: usize| match closed {
        true => (at(i + count - 1) + 2.0 * at(i) + at(i + 1)) / 4.0,
        false => (at(i.saturating_sub(1)) + 2.0 * at(i) + at((i + 1).min(count - 1))) / 4.0,
    };
    (0..count).map(each).collect()
}

/// Adds a stroke along a line, with soft edges, to a mesh.
pub(crate) fn stroke(mesh: &mut Mesh, line: &[Pos2], width: f32, colour: Color32) {
    let clear = colour.gamma_multiply(0.0);
    let half = width / 2.0 + 0.5;
    let base = mesh.vertices.len() as u32;
    for i in 0..line.len() {
        let along = (line[(i + 1).min(line.len() - 1)] - line[i.saturating_sub(1)]).normalized();
        let side = Vec2::new(-along.y, along.x) * half;
        for (off, color) in [(-1.0, clear), (0.0, colour), (1.0, clear)] {
            mesh.vertices.push(Vertex { pos: line[i] + side * off, uv: WHITE_UV, color });
        }
    }
    for i in 1..line.len() as u32 {
        let [a, b] = [base + 3 * (i - 1), base + 3 * i];
        for k in 0..2 {
            mesh.indices.extend([a + k, a + k + 1, b + k, b + k, a + k + 1, b + k + 1]);
        }
    }
}

/// The first point at least `far_off` away from point `i`, measured along the line, forwards or backwards.
fn along_line(line: &[Pos2], closed: bool, i: usize, onward: bool, far_off: f32) -> Pos2 {
    let count = line.len();
    let (mut at, mut gone) = (i, 0.0);
    for _ in 1..count {
        let next = match (onward, closed) {
            (true, true) => (at + 1) % count,
            (true, false) if at + 1 < count => at + 1,
            (false, true) => (at + count - 1) % count,
            (false, false) if at > 0 => at - 1,
            _ => break,
        };
        gone += line[at].distance(line[next]);
        at = next;
        if gone >= far_off {
            break;
        }
    }
    line[at]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A square of side 100, with a bay 12 wide cut into its right side.
    fn with_bay() -> Vec<Pos2> {
        [
            (0.0, 0.0),
            (100.0, 0.0),
            (100.0, 44.0),
            (40.0, 44.0),
            (40.0, 56.0),
            (100.0, 56.0),
            (100.0, 100.0),
            (0.0, 100.0),
        ]
        .map(|(x, y)| Pos2::new(x, y))
        .to_vec()
    }

    #[test]
    fn a_band_in_a_narrow_bay_ends_in_its_middle_and_has_there_the_colour_that_it_has_so_far_from_the_coast()
    {
        let band = band(&with_bay(), true, -20.0, Color32::WHITE, Color32::TRANSPARENT);
        let in_bay = |pos: &Pos2| pos.x > 55.0 && pos.x < 90.0 && pos.y > 40.0 && pos.y < 60.0;
        let pairs: Vec<&[Vertex]> = band.vertices.chunks(2).filter(|pair| in_bay(&pair[0].pos)).collect();
        assert!(pairs.len() > 4);
        for pair in pairs {
            let reach = pair[0].pos.distance(pair[1].pos);
            assert!((reach - 6.0).abs() < 1.5, "{pair:?}");
            assert!(pair[1].color.a() > 150, "{pair:?}");
        }
    }

    #[test]
    fn a_long_straight_side_has_its_band_from_end_to_end() {
        let square = [(0.0, 0.0), (100.0, 0.0), (100.0, 100.0), (0.0, 100.0)].map(|(x, y)| Pos2::new(x, y));
        let band = band(&square, true, 10.0, Color32::WHITE, Color32::TRANSPARENT);
        let middle = band
            .vertices
            .chunks(2)
            .filter(|pair| pair[0].pos.y == 0.0 && (pair[0].pos.x - 50.0).abs() < 20.0);
        let reaches: Vec<f32> = middle.map(|pair| pair[1].pos.y - pair[0].pos.y).collect();
        assert!(reaches.len() > 4 && reaches.iter().all(|reach| (reach - 10.0).abs() < 0.1), "{reaches:?}");
        // The band doesn't overlap itself: no outer point is too close to the square's outline.
        for pair in band.vertices.chunks(2) {
            let (at, reach) = (pair[1].pos, pair[0].pos.distance(pair[1].pos));
            let off = at.x.min(at.y).min(100.0 - at.x).min(100.0 - at.y);
            assert!(off > reach * 0.65 - 0.5, "{pair:?}");
        }
    }
}
