//! The edge of a map's sheet, as in an atlas: a scale of dark and light segments between two lines.

use egui::epaint::Mesh;
use egui::{Color32, Pos2, Rect};

use crate::looks::theme::Theme;
use crate::map::meshes::outline_bands::stroke;

/// The distance from the edge of the sheet to the scale, in points.
const INSIDE: f32 = 4.0;
/// The width of the scale, in points.
const BROAD: f32 = 4.0;
/// The approximate length of a scale segment, in points.
const PIECE: f32 = 44.0;

/// The mesh of the scale around a sheet. `chart` is true for a star chart.
pub(crate) fn scale(sheet: Rect, chart: bool, theme: &Theme) -> Mesh {
    let mut mesh = Mesh::default();
    let dark = if chart { theme.grid } else { theme.ink.gamma_multiply(0.6) };
    let light = if chart { theme.chalk.gamma_multiply(0.35) } else { theme.land.gamma_multiply(0.7) };
    let outer = sheet.shrink(INSIDE);
    let inner = outer.shrink(BROAD);
    let across = outer.width();
    let down = outer.height();
    for (from, to) in pieces(across) {
        let colour = if from.0 { dark } else { light };
        for y in [outer.top(), inner.bottom()] {
            let piece = Rect::from_min_max(
                Pos2::new(outer.left() + from.1, y),
                Pos2::new(outer.left() + to, y + BROAD),
            );
            mesh.add_colored_rect(piece, colour);
        }
    }
    for (from, to) in pieces(down) {
        let colour = if from.0 { dark } else { light };
        let (top, bottom) = ((outer.top() + from.1).max(inner.top()), (outer.top() + to).min(inner.bottom()));
        for x in [outer.left(), inner.right()] {
            let piece = Rect::from_min_max(Pos2::new(x, top), Pos2::new(x + BROAD, bottom));
            mesh.add_colored_rect(piece, colour);
        }
    }
    for rect in [outer, inner] {
        line(&mut mesh, rect, dark);
    }
    mesh
}

/// The segments of the scale along a side of this length. For each, `((is_dark, start), end)`.
fn pieces(long: f32) -> impl Iterator<Item = ((bool, f32), f32)> {
    let count = (long / PIECE).round().max(1.0);
    let piece = move |i: usize| i as f32 * long / count;
    (0..count as usize).map(move |i| ((i % 2 == 0, piece(i)), piece(i + 1)))
}

/// Adds a thin outline of a rectangle to a mesh.
fn line(mesh: &mut Mesh, rect: Rect, colour: Color32) {
    let corners =
        [rect.left_top(), rect.right_top(), rect.right_bottom(), rect.left_bottom(), rect.left_top()];
    for side in corners.windows(2) {
        stroke(mesh, side, 1.0, colour);
    }
}
