//! Fills and bands along outlines, as meshes.

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Vec2};

/// A filled outline.
pub(super) fn fill(outline: &[Pos2], triangles: &[u32], colour: Color32) -> Mesh {
    let vertex = |pos: &Pos2| Vertex { pos: *pos, uv: WHITE_UV, color: colour };
    Mesh { indices: triangles.to_vec(), vertices: outline.iter().map(vertex).collect(), ..Mesh::default() }
}

/// A band along a line, `width` wide to its right as it runs (with y downwards; to its left for a
/// negative width), fading from one colour to another.
pub(super) fn band(line: &[Pos2], closed: bool, width: f32, near: Color32, far: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    let count = line.len();
    if count < 2 {
        return mesh;
    }
    // Sides are taken from as far along the line as the band is wide: at a sharp corner they turn
    // little by little, and the band does not fold.
    let far_off = width.abs();
    for (i, pos) in line.iter().enumerate() {
        let before = along_line(line, closed, i, false, far_off);
        let after = along_line(line, closed, i, true, far_off);
        let along = (after - before).normalized();
        let side = Vec2::new(-along.y, along.x) * width;
        mesh.vertices.push(Vertex { pos: *pos, uv: WHITE_UV, color: near });
        mesh.vertices.push(Vertex { pos: *pos + side, uv: WHITE_UV, color: far });
    }
    let pieces = if closed { count } else { count - 1 };
    for i in 0..pieces as u32 {
        let (a, b) = (2 * i, 2 * ((i + 1) % count as u32));
        mesh.indices.extend([a, a + 1, b, b, a + 1, b + 1]);
    }
    mesh
}

/// A stroke along a line, with soft edges.
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

/// The point of a line that is at least so far from its `i`th point, one way or the other.
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
