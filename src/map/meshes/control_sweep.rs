//! Animates a region's change of control: the new colour sweeps in from one side.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Vec2};

/// The part of a filled outline that a front moving in the direction `along` has already passed. `share` is
/// the front's progress, from 0 to 1.
pub(crate) fn passed(outline: &[Pos2], triangles: &[u32], along: Vec2, share: f32, colour: Color32) -> Mesh {
    let along = along.normalized();
    let depth = |pos: Pos2| pos.to_vec2().dot(along);
    let first = outline.iter().map(|p| depth(*p)).fold(f32::INFINITY, f32::min);
    let last = outline.iter().map(|p| depth(*p)).fold(f32::NEG_INFINITY, f32::max);
    let front = first + (last - first) * share;
    let mut mesh = Mesh::default();
    for corners in triangles.chunks_exact(3) {
        let points: Vec<Pos2> = corners.iter().filter_map(|i| outline.get(*i as usize)).copied().collect();
        let kept = cut(&points, |pos| front - depth(pos));
        let base = mesh.vertices.len() as u32;
        mesh.vertices.extend(kept.iter().map(|pos| Vertex { pos: *pos, uv: WHITE_UV, color: colour }));
        for i in 2..kept.len() as u32 {
            mesh.indices.extend([base, base + i - 1, base + i]);
        }
    }
    mesh
}

/// The part of a convex polygon where a linear function isn't negative.
fn cut(ring: &[Pos2], measure: impl Fn(Pos2) -> f32) -> Vec<Pos2> {
    let mut kept = Vec::with_capacity(ring.len() + 1);
    for (i, here) in ring.iter().enumerate() {
        let next = ring[(i + 1) % ring.len()];
        let (a, b) = (measure(*here), measure(next));
        if a >= 0.0 {
            kept.push(*here);
        }
        if (a >= 0.0) != (b >= 0.0) {
            kept.push(here.lerp(next, a / (a - b)));
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_front_passes_as_much_of_a_square_as_it_has_gone() {
        let square = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)].map(|(x, y)| Pos2::new(x, y));
        for (share, area) in [(0.0, 0.0), (0.25, 25.0), (0.5, 50.0), (1.0, 100.0)] {
            let mesh = passed(&square, &[0, 1, 2, 0, 2, 3], Vec2::X, share, Color32::RED);
            let twice = |c: &[u32]| {
                let [a, b, c] = [0, 1, 2].map(|i| mesh.vertices[c[i] as usize].pos);
                ((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)).abs()
            };
            let covered: f32 = mesh.indices.chunks_exact(3).map(twice).sum::<f32>() / 2.0;
            assert!((covered - area).abs() < 0.01, "{share}: {covered}");
        }
    }
}
