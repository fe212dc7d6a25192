//! The map as a small picture without names. It shows the sea, the coasts and who controls each region, in
//! the colours of the large map.

use std::sync::Arc;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Align2, Color32, Context, FontId, Id, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2};

use super::camera::{Camera, Frame};
use super::map_drawing::line_of;
use crate::looks::Looks;
use crate::looks::theme::{Theme, line, mix};
use crate::map::layer_redraw::washes;
use crate::map::meshes::outline_bands::band;
use crate::map::sheet::paper_texture::Paper;
use crate::map::star_chart::sky::shores;
use crate::packs::pack_identity::PackIdentity;
use atlas::realm::{Point, Realm};
use atlas::stars::StarChart;
use packs::Picture;
use rules::{Board, Empire, Region};

/// How much of the controlling empire's colour is mixed into a region, from 0 to 1: in a small picture, and
/// in a large one.
const TINT: (f32, f32) = (0.66, 0.46);
/// The scale, in points per map unit, from which a picture counts as large.
const LARGE: f32 = 0.35;
/// The shading in the colour of a region's home empire: its width from the region's edge in map units, and
/// its opacity.
const SHADE: (f32, f32) = (13.0, 0.7);
/// The width of the shallow water along coasts, in map units.
const SHALLOWS: f32 = 24.0;
/// The radius of the picture's rounded corners, in points.
const ROUND: f32 = 4.0;

/// The largest number of cached pictures, which is what the longest list shows at once.
const MOST_CACHED: usize = 32;

/// Everything that the look of a small map depends on, as a cache key.
#[derive(Clone, PartialEq)]
struct ThumbnailKey {
    pack: PackIdentity,
    theme: Theme,
    empires: Vec<Color32>,
    size: Vec2,
    holders: Vec<Option<Empire>>,
}

/// A cached picture of a map, and the screen position where it was last painted.
#[derive(Clone)]
struct Thumbnail {
    shown: ThumbnailKey,
    at: Pos2,
    shapes: Arc<Vec<Shape>>,
}

/// Paints the whole map into a rectangle, each region in the colour of the empire that controls it. The
/// picture is cached until something on it changes.
pub fn small_map(
    painter: &Painter,
    looks: &Looks,
    rect: Rect,
    controller: &dyn Fn(Region) -> Option<Empire>,
) {
    let theme = looks.theme_of_pack();
    let ground = theme.water(&looks.pack.picture);
    let edge = Stroke::new(line::THIN, theme.rule);
    let raw = &looks.pack.rules.raw;
    let shown = ThumbnailKey {
        pack: PackIdentity::for_pack(&looks.pack),
        theme,
        empires: (0..raw.empires.len()).map(|empire| looks.empire(empire)).collect(),
        size: rect.size(),
        holders: Region::first(raw.regions.len()).map(controller).collect(),
    };
    painter.rect_filled(rect, ROUND, ground);
    // The sea and the land may extend beyond the rectangle.
    let within = painter.with_clip_rect(rect.intersect(painter.clip_rect()));
    let shapes = cached(painter.ctx(), rect.min, shown, || lands(painter.ctx(), looks, rect, controller));
    within.extend(shapes.iter().cloned());
    painter.rect_stroke(rect, ROUND, edge, StrokeKind::Inside);
}

/// The shapes of a map picture at the screen position `at`: from the cache and moved there if necessary, or
/// made by `make`.
fn cached(
    ctx: &Context,
    at: Pos2,
    shown: ThumbnailKey,
    make: impl FnOnce() -> Vec<Shape>,
) -> Arc<Vec<Shape>> {
    let id = Id::unique("small maps");
    let mut all: Vec<Thumbnail> = ctx.data_mut(|data| data.remove_temp(id)).unwrap_or_default();
    let known = all.iter().position(|made| made.shown == shown).map(|number| all.remove(number));
    let shapes = match known {
        Some(made) if made.at == at => made.shapes,
        Some(made) => {
            let mut moved = made.shapes.to_vec();
            moved.iter_mut().for_each(|shape| shape.translate(at - made.at));
            Arc::new(moved)
        }
        None => Arc::new(make()),
    };
    all.truncate(MOST_CACHED - 1);
    all.insert(0, Thumbnail { shown, at, shapes: Arc::clone(&shapes) });
    ctx.data_mut(|data| data.insert_temp(id, all));
    shapes
}

/// The shapes of the regions, without background and frame, centred in a rectangle.
fn lands(
    ctx: &Context,
    looks: &Looks,
    rect: Rect,
    controller: &dyn Fn(Region) -> Option<Empire>,
) -> Vec<Shape> {
    let frame = Frame::new(looks.shapes.bounds(), rect, Camera::default());
    match &looks.pack.picture {
        Picture::Realm(picture) => realm(ctx, looks, &frame, picture, controller),
        Picture::Stars(chart) => stars(looks, &frame, chart, controller),
    }
}

/// Draws a star chart's land, routes and stations.
fn stars(
    looks: &Looks,
    frame: &Frame,
    chart: &StarChart,
    controller: &dyn Fn(Region) -> Option<Empire>,
) -> Vec<Shape> {
    let theme = &looks.theme_of_pack();
    let mut shapes: Vec<Shape> = shores(frame, chart, &looks.shapes, theme).into_iter().collect();
    let route = Stroke::new((frame.scale * 8.0).clamp(0.5, line::STRONG), mix(theme.space, theme.chalk, 0.6));
    for line in looks.shapes.borders().iter().flat_map(|border| &border.lines) {
        shapes.push(Shape::line(line_of(frame, line), route));
    }
    let radius = chart.radius * frame.scale;
    for (region, station) in (0..).map_while(Region::new).zip(&chart.stations) {
        let colour = controller(region).map_or(theme.faint, |empire| looks.empire(empire.index()));
        shapes.push(Shape::circle_filled(frame.screen(*station), radius, mix(colour, theme.chalk, 0.12)));
    }
    shapes
}

/// Draws a realm's lands, borders and coasts.
fn realm(
    ctx: &Context,
    looks: &Looks,
    frame: &Frame,
    realm: &Realm,
    controller: &dyn Fn(Region) -> Option<Empire>,
) -> Vec<Shape> {
    let theme = &looks.theme_of_pack();
    let mut shapes = Vec::new();
    let large = frame.scale >= LARGE;
    let wide = SHALLOWS * frame.scale;
    let deep = theme.shallow.gamma_multiply(0.0);
    for shore in realm.shorelines() {
        // Land is to the right of a shoreline, and the sea is to its left.
        let shallows = band(&line_of(frame, shore), true, -wide, theme.shallow, deep);
        shapes.push(Shape::mesh(Arc::new(shallows)));
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
    shapes.push(Shape::mesh(Arc::new(mesh)));
    shapes.push(Shape::mesh(Arc::new(shade)));
    shapes.push(Shape::mesh(Arc::new(washes(ctx, frame, &looks.shapes))));
    shapes.push(Shape::mesh(Paper::in_context(ctx).over(frame.sheet.shrink(1.0), frame.sheet.min)));
    // In a large picture, lines are as heavy as on the map of the table screen.
    let weight = (frame.scale * 2.0).clamp(0.5, line::STRONG);
    let inner = Stroke::new(weight * 0.6, theme.ink.gamma_multiply(0.4));
    for border in &realm.borders {
        shapes.push(Shape::line(line_of(frame, &border.line), inner));
    }
    let outer = Stroke::new(weight, theme.ink.gamma_multiply(0.75));
    for coast in &realm.coasts {
        shapes.push(Shape::line(line_of(frame, &coast.line), outer));
    }
    shapes
}

fn fill(mesh: &mut Mesh, frame: &Frame, outline: &[Point], triangles: &[u32], colour: Color32) {
    let first = mesh.vertices.len() as u32;
    let vertex = |spot: &Point| Vertex { pos: frame.screen(*spot), uv: WHITE_UV, color: colour };
    mesh.vertices.extend(outline.iter().map(vertex));
    mesh.indices.extend(triangles.iter().map(|i| first + i));
}

/// The smallest and the largest radius of the discs that show banner counts, in points.
const RADIUS: (f32, f32) = (6.0, 11.0);
/// The radius of a disc, as a share of its region's clearance.
const PART: f32 = 0.5;
/// The font size of a banner count, in radii of its disc.
const NUMBER: f32 = 1.5;

/// Paints the map of a board into a rectangle, with the controller and the number of banners of each region.
pub fn small_map_with_armies(painter: &Painter, looks: &Looks, rect: Rect, board: &Board) {
    small_map(painter, looks, rect, &|region| board.controller(region));
    let theme = looks.theme_of_pack();
    let frame = Frame::new(looks.shapes.bounds(), rect, Camera::default());
    for (region, land) in looks.shapes.regions() {
        let (count, Some(empire)) = (board.banners(region), board.controller(region)) else { continue };
        if count == 0 {
            continue;
        }
        let radius = (land.room.clearance * frame.scale * PART).clamp(RADIUS.0, RADIUS.1);
        let at = frame.screen(land.room.anchor);
        painter.circle(at, radius, theme.well, (line::STRONG, looks.empire(empire.index())));
        let font = FontId::proportional(radius * NUMBER);
        painter.text(at, Align2::CENTER_CENTER, count, font, theme.ink);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use packs::Panels;

    #[test]
    fn a_picture_is_made_once_and_goes_where_it_is_painted() {
        let ctx = Context::default();
        let theme = Theme::new(&Panels::DAY);
        let pack = testing::pack("lantern-delta");
        let shown = |holder: usize| ThumbnailKey {
            pack: PackIdentity::for_pack(&pack),
            theme: theme.clone(),
            empires: vec![Color32::RED],
            size: Vec2::splat(40.0),
            holders: vec![Empire::new(holder)],
        };
        let at = |x: f32| Pos2::new(x, 5.0);
        let dot = |at: Pos2| vec![Shape::circle_filled(at, 2.0, Color32::BLACK)];
        let never = || unreachable!("it was made before");
        let middle =
            |shapes: &[Shape]| shapes.iter().map(|shape| shape.visual_bounding_rect().center()).next();
        cached(&ctx, at(1.0), shown(0), || dot(at(1.0)));
        assert_eq!(middle(&cached(&ctx, at(1.0), shown(0), never)), Some(at(1.0)));
        assert_eq!(middle(&cached(&ctx, at(9.0), shown(0), never)), Some(at(9.0)));
        assert_eq!(
            middle(&cached(&ctx, at(3.0), shown(1), || dot(at(3.0)))),
            Some(at(3.0)),
            "another holds it"
        );
        assert_eq!(middle(&cached(&ctx, at(9.0), shown(0), never)), Some(at(9.0)));
    }
}
