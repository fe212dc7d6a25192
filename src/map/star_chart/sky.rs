//! The background of a star chart: stars, mist, the faint land of the Earth, and the grid.

use std::sync::Arc;

use egui::epaint::{Mesh, Vertex};
use egui::{Color32, Pos2, Shape, TextureId, Vec2};

use crate::looks::theme::{Theme, mix};
use crate::map::camera::Frame;
use crate::map::map_drawing::points;
use crate::map::meshes::outline_bands::{band, fill, stroke};
use crate::map::region_shapes::Shapes;
use crate::map::sheet::paper_texture::{WASH, scattered};
use atlas::realm::Point;
use atlas::stars::StarChart;

/// The number of meridians across a star chart.
const MERIDIANS: f32 = 24.0;
/// The number of stars in the background.
const STARS: u32 = 1500;
/// How far the stars extend beyond each edge of the chart, as a share of its size.
const BEYOND: f32 = 0.35;
/// The width of the glow along the shores, in map units.
const GLOW: f32 = 34.0;

/// Draws the stars, the Earth's land, and a grid of meridians and parallels.
pub(crate) fn space(frame: &Frame, chart: &StarChart, shapes: &Shapes, theme: &Theme) -> Vec<Shape> {
    let mut mesh = Mesh::default();
    stars(&mut mesh, frame, chart, theme);
    for (ring, triangles) in chart.land.iter().zip(shapes.shores()) {
        let outline = points(frame, ring);
        mesh.append(fill(&outline, triangles, theme.shore));
        let rim = mix(theme.shore, theme.chalk, 0.45);
        let glow = rim.gamma_multiply(0.3);
        // Whether the inside of a ring is to the left or right depends on its direction, so both sides glow.
        for side in [GLOW, -GLOW] {
            let clear = glow.gamma_multiply(0.0);
            mesh.append(band(&outline, true, side * frame.scale, glow, clear));
        }
        let closed: Vec<Pos2> = outline.iter().chain(outline.first()).copied().collect();
        stroke(&mut mesh, &closed, 0.9, rim.gamma_multiply(0.6));
    }
    grid(&mut mesh, frame, chart, theme);
    vec![Shape::mesh(Arc::new(mesh))]
}

/// Draws the Earth's land as a faint fill, or `None` if the chart has no land.
pub(crate) fn shores(frame: &Frame, chart: &StarChart, shapes: &Shapes, theme: &Theme) -> Option<Shape> {
    let mut mesh = Mesh::default();
    for (ring, triangles) in chart.land.iter().zip(shapes.shores()) {
        mesh.append(fill(&points(frame, ring), triangles, theme.shore));
    }
    (!mesh.is_empty()).then(|| Shape::mesh(Arc::new(mesh)))
}

/// The mesh of the mist between the stars. `wash` is the texture of uneven watercolour.
pub(crate) fn mist(frame: &Frame, wash: TextureId, theme: &Theme) -> Mesh {
    let mut mesh = Mesh::with_texture(wash);
    let sheet = frame.sheet;
    // The texture is drawn twice, once larger and rotated, so that nobody sees it repeat.
    for (size, turn) in [(2.2, 0.0), (5.1, 0.6)] {
        let colour = mix(theme.grid, theme.accent, turn * 0.5);
        let base = mesh.vertices.len() as u32;
        for pos in [sheet.left_top(), sheet.right_top(), sheet.right_bottom(), sheet.left_bottom()] {
            let at = frame.map(pos);
            let uv = Vec2::angled(turn) * at.x + Vec2::angled(turn).rot90() * -at.y;
            let uv = (uv / (WASH * size)).to_pos2();
            mesh.vertices.push(Vertex { pos, uv, color: colour });
        }
        mesh.indices.extend([0, 1, 2, 0, 2, 3].map(|i| base + i));
    }
    mesh
}

/// Adds the stars: small ones, and a few that glint.
fn stars(mesh: &mut Mesh, frame: &Frame, chart: &StarChart, theme: &Theme) {
    let unit = |number: u32, part: u32| scattered(number, part, 5);
    for number in 0..STARS {
        let place = |part: u32, size: f32| (unit(number, part) * (1.0 + 2.0 * BEYOND) - BEYOND) * size;
        let at = frame.screen(Point::new(place(0, chart.width), place(1, chart.height)));
        if !frame.sheet.contains(at) {
            continue;
        }
        let bright = unit(number, 2).powi(4);
        let warm = mix(theme.chalk, theme.lit, 0.5 * unit(number, 3));
        let colour = warm.gamma_multiply(0.3 + 0.6 * bright);
        glint(mesh, at, 0.8 + 0.8 * bright, 1.0, colour);
        if bright > 0.75 {
            glint(mesh, at, 5.0 * bright, 0.14, colour.gamma_multiply(0.7));
        }
    }
}

/// Adds a star with four points to a mesh. `waist` sets the distance of the inner corners from the middle. At
/// 1, the star is a square standing on its corner.
fn glint(mesh: &mut Mesh, at: Pos2, radius: f32, waist: f32, colour: Color32) {
    let base = mesh.vertices.len() as u32;
    mesh.colored_vertex(at, colour);
    for i in 0..8u32 {
        let radius = if i % 2 == 0 { radius } else { radius * waist * 0.7 };
        mesh.colored_vertex(at + Vec2::angled(i as f32 * std::f32::consts::FRAC_PI_4) * radius, colour);
        mesh.add_triangle(base, base + 1 + i, base + 1 + (i + 1) % 8);
    }
}

/// Adds the grid of meridians and parallels to a mesh. Every sixth line is heavier.
fn grid(mesh: &mut Mesh, frame: &Frame, chart: &StarChart, theme: &Theme) {
    let sheet = frame.sheet;
    let (low, high) = (frame.map(sheet.min), frame.map(sheet.max));
    let step = chart.width / MERIDIANS;
    let lines = |low: f32, high: f32, from: f32| {
        let first = ((low - from) / step).ceil() as i32;
        let last = ((high - from) / step).floor() as i32;
        (first..=last).map(move |n| (n % 6 == 0, from + n as f32 * step))
    };
    let colour = |heavy: bool| theme.grid.gamma_multiply(if heavy { 0.75 } else { 0.35 });
    for (heavy, x) in lines(low.x, high.x, chart.width / 2.0) {
        let x = frame.screen(Point::new(x, 0.0)).x;
        stroke(mesh, &[Pos2::new(x, sheet.top()), Pos2::new(x, sheet.bottom())], 0.8, colour(heavy));
    }
    for (heavy, y) in lines(low.y, high.y, chart.height * 0.55) {
        let y = frame.screen(Point::new(0.0, y)).y;
        stroke(mesh, &[Pos2::new(sheet.left(), y), Pos2::new(sheet.right(), y)], 0.8, colour(heavy));
    }
}
