//! What a star chart looks like: the ocean with its grid and hints of land, routes, and stations.

use std::sync::Arc;

use egui::epaint::Mesh;
use egui::{Pos2, Rect, Shape, Stroke};

use super::frame::Frame;
use super::hit::{Shapes, triangles};
use super::land::{band, fill, stroke};
use super::paint::{MapLook, points};
use crate::app::theme::{Theme, line, mix};
use crate::atlas::realm::Point;
use crate::atlas::stars::StarChart;
use crate::rules::Region;

/// So many meridians lie round the Earth.
const MERIDIANS: f32 = 24.0;
/// How wide the ring of a station is, in radii.
const RING: f32 = 0.14;
/// How long the dashes of a conquered station's ring are, and the gaps between them, in corners of
/// the disc.
const DASH: (usize, usize) = (5, 3);

/// The ocean: hints of land and the grid of meridians and parallels over all of the sheet.
pub(super) fn ocean(frame: &Frame, chart: &StarChart, theme: &Theme) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = shores(frame, chart, theme).into_iter().collect();
    let sheet = frame.sheet;
    let (low, high) = (frame.map(sheet.min), frame.map(sheet.max));
    let step = chart.width / MERIDIANS;
    let lines = |low: f32, high: f32, from: f32| {
        let first = ((low - from) / step).ceil() as i32;
        let last = ((high - from) / step).floor() as i32;
        (first..=last).map(move |n| (n, from + n as f32 * step))
    };
    let weight = |n: i32| {
        Stroke::new(line::THIN, if n % 6 == 0 { theme.grid } else { theme.grid.gamma_multiply(0.5) })
    };
    for (n, x) in lines(low.x, high.x, chart.width / 2.0) {
        let x = frame.screen(Point::new(x, 0.0)).x;
        let ends = [Pos2::new(x, sheet.top()), Pos2::new(x, sheet.bottom())];
        shapes.push(Shape::LineSegment { points: ends, stroke: weight(n) });
    }
    for (n, y) in lines(low.y, high.y, chart.height * 0.55) {
        let y = frame.screen(Point::new(0.0, y)).y;
        let ends = [Pos2::new(sheet.left(), y), Pos2::new(sheet.right(), y)];
        shapes.push(Shape::LineSegment { points: ends, stroke: weight(n) });
    }
    shapes
}

/// Land, hinted at.
pub(super) fn shores(frame: &Frame, chart: &StarChart, theme: &Theme) -> Option<Shape> {
    let mut mesh = Mesh::default();
    for ring in &chart.land {
        mesh.append(fill(&points(frame, ring), &triangles(ring), theme.shore));
    }
    (!mesh.is_empty()).then(|| Shape::mesh(Arc::new(mesh)))
}

/// The routes: those between homes of different empires heavier. Where one leaves the sheet it ends
/// in a dot.
pub(super) fn routes(frame: &Frame, shapes: &Shapes, look: &MapLook<'_>) -> Vec<Shape> {
    let mut mesh = Mesh::default();
    for border in shapes.borders() {
        let inner = look.home_of(border.a) == look.home_of(border.b);
        let (weight, share) = if inner { (1.2, 0.6) } else { (1.8, 0.95) };
        let colour = mix(look.theme.ocean, look.theme.chalk, share);
        for piece in &border.lines {
            stroke(
                &mut mesh,
                &points(frame, piece),
                (weight * shapes.unit * frame.scale * 2.4).max(weight),
                colour,
            );
        }
        let ends = [border.lines.first().and_then(|l| l.last()), border.lines.last().and_then(|l| l.first())];
        for end in ends.into_iter().flatten().filter(|_| border.lines.len() > 1) {
            let ring = super::hit::circle(*end, 3.0 / frame.scale);
            mesh.append(fill(&points(frame, &ring), &triangles(&ring), colour));
        }
    }
    vec![Shape::mesh(Arc::new(mesh))]
}

/// A station: a disc in the colour and the pattern of who controls it, and a ring in the colour of
/// its home; broken where it was conquered.
pub(super) fn station(
    frame: &Frame,
    outline: &[Pos2],
    shapes: &Shapes,
    region: Region,
    strokes: &[Vec<Point>],
    look: &MapLook<'_>,
) -> Vec<Shape> {
    let (holder, home) = ((look.state.controller)(region), (look.state.home)(region));
    let ground = look.ground(holder);
    let mut mesh = fill(outline, shapes.triangles(region), ground);
    let drawn = mix(ground, look.colour(holder), 0.5);
    for line in strokes {
        stroke(&mut mesh, &points(frame, line), (1.3 * shapes.unit * frame.scale).max(0.8), drawn);
    }
    let wide = outline_radius(outline) * RING;
    let colour = look.colour(home);
    if holder == home {
        mesh.append(band(outline, true, wide, colour, colour));
    } else {
        let pale = look.theme.chalk;
        mesh.append(band(outline, true, wide * 1.3, pale, pale));
        for start in (0..outline.len()).step_by(DASH.0 + DASH.1) {
            let dash: Vec<Pos2> = outline.iter().cycle().skip(start).take(DASH.0 + 1).copied().collect();
            mesh.append(band(&dash, false, wide * 1.3, colour, colour));
        }
    }
    let mut ring = outline.to_vec();
    ring.extend(outline.first());
    stroke(&mut mesh, &ring, 1.4, look.theme.chalk);
    vec![Shape::mesh(Arc::new(mesh))]
}

/// Half the width of an outline.
fn outline_radius(outline: &[Pos2]) -> f32 {
    Rect::from_points(outline).width() / 2.0
}
