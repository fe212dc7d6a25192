//! Draws the routes and stations of a star chart.

use std::f32::consts::TAU;
use std::sync::Arc;

use egui::epaint::Mesh;
use egui::{Color32, Pos2, Rect, Shape, Vec2};

use crate::looks::theme::{Theme, mix};
use crate::map::camera::Frame;
use crate::map::map_drawing::{MapLook, points};
use crate::map::meshes::outline_bands::{band, fill, stroke};
use crate::map::region_shapes::{Shapes, triangles};
use crate::map::sheet::paper_texture::mixed;
use atlas::realm::Point;
use rules::Region;

/// The width of a station's ring, in radii of the station.
const RING: f32 = 0.14;
/// The radius of the orbit drawn around a station, in radii of the station.
const ORBIT: f32 = 1.24;
/// The lengths of the dashes and gaps in a conquered station's ring, in sides of its polygon.
const DASH: (usize, usize) = (5, 3);

/// Draws the routes that don't cross a sea. Those between homes of different empires are heavier. A route
/// that leaves the sheet on one side and returns on the other ends in dots at the edges.
pub(crate) fn routes(frame: &Frame, shapes: &Shapes, look: &MapLook<'_>) -> Vec<Shape> {
    let mut mesh = Mesh::default();
    for border in shapes.borders() {
        let inner = look.home_of(border.a) == look.home_of(border.b);
        let (weight, share) = if inner { (1.2, 0.6) } else { (1.8, 0.95) };
        let colour = mix(look.theme.space, look.theme.chalk, share);
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
            let ring = crate::map::region_shapes::circle(*end, 3.0 / frame.scale);
            mesh.append(fill(&points(frame, &ring), &triangles(&ring), colour));
        }
    }
    vec![Shape::mesh(Arc::new(mesh))]
}

/// Draws a station: a disc in the colour and pattern of the empire that controls it, with a ring in the
/// colour of its home empire. A conquered station's ring is dashed.
pub(crate) fn station(
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
    mesh.append(gleam(outline, look.theme));
    let mut ring = outline.to_vec();
    ring.extend(outline.first());
    stroke(&mut mesh, &ring, 1.4, look.theme.chalk);
    orbit(&mut mesh, outline, region, look);
    vec![Shape::mesh(Arc::new(mesh))]
}

/// The mesh of a station's light from the upper left, and of the shade on the other side.
fn gleam(outline: &[Pos2], theme: &Theme) -> Mesh {
    let middle = Rect::from_points(outline).center();
    let mut mesh = Mesh::default();
    mesh.colored_vertex(middle, Color32::TRANSPARENT);
    for (i, at) in outline.iter().enumerate() {
        let off = (*at - middle).normalized();
        let light = off.dot(Vec2::new(-0.6, -0.8));
        let colour = if light > 0.0 {
            theme.chalk.gamma_multiply(0.4 * light)
        } else {
            theme.space.gamma_multiply(-0.45 * light)
        };
        mesh.colored_vertex(*at, colour);
        mesh.add_triangle(0, i as u32 + 1, (i as u32 + 1) % outline.len() as u32 + 1);
    }
    mesh
}

/// Adds the orbit around a station, with a moon on it, to a mesh.
fn orbit(mesh: &mut Mesh, outline: &[Pos2], region: Region, look: &MapLook<'_>) {
    let (middle, radius) = (Rect::from_points(outline).center(), outline_radius(outline) * ORBIT);
    let at = |share: f32| {
        let (sin, cos) = (share * TAU).sin_cos();
        middle + Vec2::new(cos, sin) * radius
    };
    let line: Vec<Pos2> = (0..=outline.len()).map(|i| at(i as f32 / outline.len() as f32)).collect();
    stroke(mesh, &line, 0.7, look.theme.chalk.gamma_multiply(0.35));
    // The moon is never below the station, where the station's name is.
    let turn = (mixed(region.index() as u32, 7, 1) % 1000) as f32 / 1000.0;
    let moon = at(0.42 + 0.66 * turn);
    let ring: Vec<Pos2> =
        (0..8).map(|i| moon + Vec2::angled(i as f32 / 8.0 * TAU) * (radius * 0.07).max(1.6)).collect();
    let colour = mix(look.colour((look.state.home)(region)), look.theme.chalk, 0.5);
    mesh.append(fill(&ring, &[0, 1, 2, 0, 2, 3, 0, 3, 4, 0, 4, 5, 0, 5, 6, 0, 6, 7], colour));
}

/// The radius of a station, given its outline.
fn outline_radius(outline: &[Pos2]) -> f32 {
    Rect::from_points(outline).width() / 2.0
}
