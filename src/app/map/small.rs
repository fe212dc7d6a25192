//! The map as a small picture: sea, coasts and whose each territory is, without a word, in the washes of the large one.

use std::sync::Arc;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Painter, Rect, Shape, Stroke, StrokeKind};

use super::anew::washes;
use super::frame::{Camera, Frame};
use super::land::band;
use super::paint::line_of;
use super::paper::Paper;
use super::space::shores;
use crate::app::looks::Looks;
use crate::app::theme::{line, mix};
use crate::atlas::realm::{Point, Realm};
use crate::atlas::stars::StarChart;
use crate::content::Picture;
use crate::rules::{Empire, Region};

/// How much of its empire's colour a territory takes on, in a small picture and in a large one.
const TINT: (f32, f32) = (0.66, 0.46);
/// From this scale on a picture is a large one.
const LARGE: f32 = 0.35;
/// How far the colour of a land's home reaches in from its edge, in map units, and how much of it there is.
const SHADE: (f32, f32) = (13.0, 0.7);
/// How far the shallows reach, in map units.
const SHALLOWS: f32 = 24.0;
/// How round its corners are.
const ROUND: f32 = 4.0;

/// Paints the whole map into a rectangle, with the lands in the colours of who controls them.
pub fn small_map(
    painter: &Painter,
    looks: &Looks,
    rect: Rect,
    controller: &dyn Fn(Region) -> Option<Empire>,
) {
    let theme = &looks.theme_of_pack();
    painter.rect_filled(rect, ROUND, theme.water(&looks.pack.picture));
    // Shores go on beyond the sheet.
    lands(&painter.with_clip_rect(rect.intersect(painter.clip_rect())), looks, rect, controller);
    painter.rect_stroke(rect, ROUND, Stroke::new(line::THIN, theme.rule), StrokeKind::Inside);
}

/// The lands alone, in the middle of a rectangle.
fn lands(painter: &Painter, looks: &Looks, rect: Rect, controller: &dyn Fn(Region) -> Option<Empire>) {
    let frame = Frame::new(looks.shapes.bounds(), rect, Camera::default());
    match &looks.pack.picture {
        Picture::Realm(picture) => realm(painter, looks, &frame, picture, controller),
        Picture::Stars(chart) => stars(painter, looks, &frame, chart, controller),
    }
}

/// The stations of a star chart with the routes between them.
fn stars(
    painter: &Painter,
    looks: &Looks,
    frame: &Frame,
    chart: &StarChart,
    controller: &dyn Fn(Region) -> Option<Empire>,
) {
    let theme = &looks.theme_of_pack();
    painter.extend(shores(frame, chart, &looks.shapes, theme));
    let route = Stroke::new((frame.scale * 8.0).clamp(0.5, line::STRONG), mix(theme.space, theme.chalk, 0.6));
    for line in looks.shapes.borders().iter().flat_map(|border| &border.lines) {
        painter.add(Shape::line(line_of(frame, line), route));
    }
    let radius = chart.radius * frame.scale;
    for (region, station) in (0..).map_while(Region::new).zip(&chart.stations) {
        let colour = controller(region).map_or(theme.faint, |empire| looks.empire(empire.index()));
        painter.circle_filled(frame.screen(*station), radius, mix(colour, theme.chalk, 0.12));
    }
}

/// The lands of a realm with their coasts.
fn realm(
    painter: &Painter,
    looks: &Looks,
    frame: &Frame,
    realm: &Realm,
    controller: &dyn Fn(Region) -> Option<Empire>,
) {
    let theme = &looks.theme_of_pack();
    let large = frame.scale >= LARGE;
    let wide = SHALLOWS * frame.scale;
    let deep = theme.shallow.gamma_multiply(0.0);
    for shore in realm.shorelines() {
        // Land lies to the right of a shoreline, the sea to its left.
        let shallows = band(&line_of(frame, shore), true, -wide, theme.shallow, deep);
        painter.add(Shape::mesh(Arc::new(shallows)));
    }
    let tint = if large { TINT.1 } else { TINT.0 };
    let (mut mesh, mut shade) = (Mesh::default(), Mesh::default());
    let homes = &looks.pack.rules.raw.regions;
    for (i, land) in realm.lands.iter().enumerate() {
        let Some(region) = Region::new(i) else { break };
        let colour = match controller(region) {
            Some(empire) => mix(theme.land, looks.empire(empire.index()), tint),
            None => mix(theme.land, theme.rule, 0.4),
        };
        fill(&mut mesh, frame, &land.outline, looks.shapes.triangles(region), colour);
        let home = homes.get(i).and_then(|raw| raw.home);
        let edge = home.map_or(theme.rule, |empire| looks.empire(empire.index())).gamma_multiply(SHADE.1);
        let rim = line_of(frame, &land.outline);
        shade.append(band(&rim, true, SHADE.0 * frame.scale, edge, edge.gamma_multiply(0.0)));
    }
    painter.add(Shape::mesh(Arc::new(mesh)));
    painter.add(Shape::mesh(Arc::new(shade)));
    painter.add(Shape::mesh(Arc::new(washes(painter.ctx(), frame, &looks.shapes))));
    painter.add(Shape::mesh(Paper::of(painter.ctx()).over(frame.sheet.shrink(1.0), frame.sheet.min)));
    // In a large picture the lines are as heavy as in the map itself.
    let weight = (frame.scale * 2.0).clamp(0.5, line::STRONG);
    let inner = Stroke::new(weight * 0.6, theme.ink.gamma_multiply(0.4));
    for border in &realm.borders {
        painter.add(Shape::line(line_of(frame, &border.line), inner));
    }
    let outer = Stroke::new(weight, theme.ink.gamma_multiply(0.75));
    for coast in &realm.coasts {
        painter.add(Shape::line(line_of(frame, &coast.line), outer));
    }
}

fn fill(mesh: &mut Mesh, frame: &Frame, outline: &[Point], triangles: &[u32], colour: Color32) {
    let first = mesh.vertices.len() as u32;
    let vertex = |spot: &Point| Vertex { pos: frame.screen(*spot), uv: WHITE_UV, color: colour };
    mesh.vertices.extend(outline.iter().map(vertex));
    mesh.indices.extend(triangles.iter().map(|i| first + i));
}
