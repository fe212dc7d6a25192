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
    for (i, pos) in line.iter().enumerate() {
        let before = if i > 0 {
            line[i - 1]
        } else if closed {
            line[count - 1]
        } else {
            *pos
        };
        let after = if i + 1 < count {
            line[i + 1]
        } else if closed {
            line[0]
        } else {
            *pos
        };
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
