//! The map as triangles, kept until something on it has changed: a frame in which nothing has
//! costs no more than handing them on.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use egui::epaint::{Mesh, Tessellator, Vertex};
use egui::{Color32, Context, Pos2, Shape, Stroke, Ui, Vec2};

use super::coast::{Waves, waves};
use super::edge;
use super::empires::{self, Place};
use super::frame::Frame;
use super::hit::Shapes;
use super::lanes;
use super::paint::{MapLook, Marks, borders, growth, marked, points, sea, surf, territory};
use super::paper::{Paper, WASH};
use super::pattern::{STEP, strokes};
use super::scenery::{Drawing, drawings};
use super::space::{mist, space};
use super::stars;
use super::sweep::passed;
use crate::app::theme::line;
use crate::atlas::realm::Point;
use crate::content::Picture;
use crate::rules::{Empire, Region};

/// What the whole picture depends on.
#[derive(Clone, Debug, PartialEq)]
struct Sheet {
    frame: Frame,
    dark: bool,
    density: f32,
    colours: Vec<Color32>,
}

impl Sheet {
    /// Whether it differs from another in nothing but how near the map is looked at, and where.
    fn is_moved(&self, other: &Self) -> bool {
        self.frame.sheet == other.frame.sheet
            && self.dark == other.dark
            && self.density == other.density
            && self.colours == other.colours
    }
}

/// The map's triangles, from below; each is laid over the one before.
#[derive(Clone, Default)]
struct Layers {
    /// Sea and lands.
    ground: Arc<Mesh>,
    washes: Arc<Mesh>,
    /// What grows on the lands, and borders.
    ink: Arc<Mesh>,
}

impl Layers {
    /// Puts them into `room` as they lie in another frame than the one that they were made for.
    fn move_into(&self, room: &mut Self, from: &Frame, to: &Frame) {
        let Self { ground, washes, ink } = self;
        move_mesh(ground, &mut room.ground, from, to);
        move_mesh(washes, &mut room.washes, from, to);
        move_mesh(ink, &mut room.ink, from, to);
    }
}

/// Puts a mesh into `room` as it lies in another frame. What is there of the same mesh, and nobody else has, is only
/// moved; anything else is copied anew.
fn move_mesh(mesh: &Arc<Mesh>, room: &mut Arc<Mesh>, from: &Frame, to: &Frame) {
    let same = (room.vertices.len(), room.indices.len()) == (mesh.vertices.len(), mesh.indices.len());
    if !same || Arc::get_mut(room).is_none() {
        *room = Arc::new(Mesh::clone(mesh));
    }
    let Some(room) = Arc::get_mut(room) else { return };
    for (moved, vertex) in room.vertices.iter_mut().zip(&mesh.vertices) {
        moved.pos = to.screen(from.map(vertex.pos));
    }
}

/// How much nearer or farther a map is looked at before it is drawn anew while it moves.
const BLURRED: std::ops::Range<f32> = 0.3..3.4;

/// How long it has to rest before it is drawn anew, in seconds.
const REST: f64 = 0.12;

/// The map's triangles as they were last.
#[derive(Default)]
pub struct Chart {
    sheet: Option<Sheet>,
    /// The sea without lands.
    sea: Arc<Mesh>,
    layers: Layers,
    /// The layers as they are shown, and in which frame.
    shown: (Option<Frame>, Layers),
    /// While the map is moved: what was shown before that, whose memory is used again.
    spare: Layers,
    /// When that frame was new, by egui's clock.
    since: f64,
    holders: Vec<Option<Empire>>,
    /// The scale round the sheet.
    edge: Arc<Mesh>,
    marked: Arc<Mesh>,
    marks: Option<(Marks, Frame)>,
    strokes: HashMap<(Region, usize), Vec<Vec<Point>>>,
    waves: Option<Waves>,
    scenery: Option<Vec<Vec<Drawing>>>,
    /// What the empires are called, and where that stands.
    names: (Vec<String>, Vec<Option<Place>>),
}

impl Chart {
    /// Paints the map.
    pub fn paint(&mut self, ui: &Ui, frame: &Frame, picture: &Picture, shapes: &Shapes, look: &MapLook<'_>) {
        self.renew(ui.ctx(), frame, picture, shapes, look);
        let painter = ui.painter();
        let rounded = if look.state.framed { 6.0 } else { 0.0 };
        let layers = &self.shown.1;
        painter.rect_filled(frame.sheet, rounded, look.theme.water(picture));
        if shapes.is_chart() {
            painter.add(Shape::mesh(mist(frame, Paper::of(ui.ctx()).wash(), look.theme)));
        }
        for layer in [&layers.ground, &layers.washes] {
            painter.add(Shape::mesh(Arc::clone(layer)));
        }
        if let Some(mesh) = swept(frame, shapes, look) {
            painter.add(Shape::mesh(Arc::new(mesh)));
        }
        painter.add(Shape::mesh(Arc::clone(&layers.ink)));
        if !shapes.is_chart() {
            painter.add(Shape::mesh(Paper::of(ui.ctx()).over(frame.sheet, frame.screen(Point::default()))));
            empires::write(ui, frame, &self.names.1, look);
        }
        painter.add(Shape::mesh(Arc::clone(&self.marked)));
        if look.state.framed {
            painter.add(Shape::mesh(Arc::clone(&self.edge)));
            let rim = Stroke::new(line::STRONG, look.theme.rule);
            painter.rect_stroke(frame.sheet, rounded, rim, egui::StrokeKind::Inside);
        }
    }

    /// Works out anew what has changed since the last frame. While the map of a realm is moved, what was drawn is
    /// moved; it is drawn anew as soon as it rests.
    fn renew(
        &mut self,
        ctx: &Context,
        frame: &Frame,
        picture: &Picture,
        shapes: &Shapes,
        look: &MapLook<'_>,
    ) {
        let sheet = Sheet {
            frame: *frame,
            dark: look.theme.dark,
            density: ctx.pixels_per_point(),
            colours: look.colours.to_vec(),
        };
        let holders: Vec<Option<Empire>> =
            shapes.regions().map(|(region, _)| (look.state.controller)(region)).collect();
        if self.names.0 != look.names {
            self.names = (look.names.to_vec(), empires::places(shapes, look));
        }
        if self
            .sheet
            .as_ref()
            .is_none_or(|drawn| (drawn.frame.sheet, drawn.dark) != (frame.sheet, sheet.dark))
        {
            self.edge = Arc::new(edge::scale(frame.sheet, shapes.is_chart(), look.theme));
        }
        let (rests, now) = (self.shown.0 == Some(*frame), ctx.input(|input| input.time));
        let drawn = self.sheet.as_ref().filter(|drawn| {
            drawn.is_moved(&sheet)
                && holders == self.holders
                && BLURRED.contains(&(frame.scale / drawn.frame.scale))
        });
        match drawn {
            Some(drawn) if drawn.frame == *frame => {
                if !rests {
                    self.shown = (Some(*frame), self.layers.clone());
                }
            }
            Some(drawn) if !shapes.is_chart() && (!rests || now - self.since < REST) => {
                if !rests {
                    std::mem::swap(&mut self.shown.1, &mut self.spare);
                    self.layers.move_into(&mut self.shown.1, &drawn.frame, frame);
                    (self.shown.0, self.since) = (Some(*frame), now);
                }
                ctx.request_repaint_after(Duration::from_secs_f64(REST));
            }
            _ => {
                self.draw(ctx, sheet, holders, picture, shapes, look);
                // What lies there was made of other triangles.
                (self.shown, self.spare) = ((Some(*frame), self.layers.clone()), Layers::default());
            }
        }
        if self.marks != Some((look.state.marks, *frame)) {
            let mut all = marked(frame, shapes, look);
            if !shapes.is_chart() {
                all.extend(lanes::pointed(frame, shapes, look));
            }
            self.marked = Arc::new(mesh(ctx, all));
            self.marks = Some((look.state.marks, *frame));
        }
    }

    /// Draws everything but the marks.
    fn draw(
        &mut self,
        ctx: &Context,
        sheet: Sheet,
        holders: Vec<Option<Empire>>,
        picture: &Picture,
        shapes: &Shapes,
        look: &MapLook<'_>,
    ) {
        let mesh = |all: Vec<Shape>| Arc::new(mesh(ctx, all));
        let frame = &sheet.frame;
        let moved = self.sheet.as_ref() != Some(&sheet);
        if moved {
            match picture {
                Picture::Realm(realm) => {
                    let waves = self.waves.get_or_insert_with(|| waves(realm));
                    let mut water = sea(frame, realm, look.theme);
                    water.push(surf(frame, waves, look.theme));
                    let scenery = self.scenery.get_or_insert_with(|| scenery_of(shapes, look));
                    let mut ink = growth(frame, scenery, look);
                    ink.extend(borders(frame, realm, look));
                    ink.extend(lanes::lanes(frame, shapes, look.theme));
                    (self.sea, self.layers.ink) = (mesh(water), mesh(ink));
                    self.layers.washes = Arc::new(washes(ctx, frame, shapes));
                }
                Picture::Stars(chart) => {
                    let mut below = space(frame, chart, shapes, look.theme);
                    below.extend(stars::routes(frame, shapes, look));
                    below.extend(lanes::dotted(frame, shapes, look.theme));
                    self.sea = mesh(below);
                }
            }
        }
        if moved || holders != self.holders {
            // In one with the sea, since every frame would have to join them again.
            let mut all = vec![Shape::mesh(Arc::clone(&self.sea))];
            for (region, land) in shapes.regions() {
                let holder = holders[region.index()];
                let number = holder.and_then(|e| look.patterns.get(e.index())).copied().unwrap_or(0);
                let inside = |spot| shapes.region_at(spot) == Some(region);
                let strokes = self
                    .strokes
                    .entry((region, number))
                    .or_insert_with(|| strokes(number, &land.outline, STEP * shapes.unit, inside));
                let outline = points(frame, &land.outline);
                all.extend(match picture {
                    Picture::Realm(_) => territory(frame, &outline, shapes, region, strokes, look),
                    Picture::Stars(_) => stars::station(frame, &outline, shapes, region, strokes, look),
                });
            }
            self.layers.ground = mesh(all);
            self.holders = holders;
        }
        self.sheet = Some(sheet);
    }
}

/// What is drawn on each land: what belongs to its home.
fn scenery_of(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Vec<Drawing>> {
    let each = shapes.regions().map(|(region, land)| {
        let inside = |at| shapes.region_at(at) == Some(region);
        let kind = (look.state.home)(region).and_then(|home| look.scenery.get(home.index())).copied();
        kind.map(|kind| drawings(kind, region.index(), land, inside)).unwrap_or_default()
    });
    each.collect()
}

/// What is uneven in the colours of the lands.
fn washes(ctx: &Context, frame: &Frame, shapes: &Shapes) -> Mesh {
    let mut mesh = Mesh::with_texture(Paper::of(ctx).wash());
    for (region, land) in shapes.regions() {
        let base = mesh.vertices.len() as u32;
        mesh.vertices.extend(land.outline.iter().map(|at| Vertex {
            pos: frame.screen(*at),
            uv: Pos2::new(at.x / WASH, at.y / WASH),
            color: Color32::WHITE,
        }));
        mesh.indices.extend(shapes.triangles(region).iter().map(|i| base + i));
    }
    mesh
}

/// The part of a region that its new empire has come over already.
fn swept(frame: &Frame, shapes: &Shapes, look: &MapLook<'_>) -> Option<Mesh> {
    let sweep = look.state.sweep?;
    let land = shapes.lands().get(sweep.region.index())?;
    let middle = |r: Region| shapes.lands().get(r.index()).map(|l| frame.screen(l.room.anchor));
    let from = sweep.from.and_then(middle);
    let along = from.zip(middle(sweep.region)).map_or(Vec2::DOWN, |(from, to)| to - from);
    let outline = points(frame, &land.outline);
    let triangles = shapes.triangles(sweep.region);
    Some(passed(&outline, triangles, along, sweep.share, look.ground(sweep.to)))
}

/// Shapes as triangles.
fn mesh(ctx: &Context, shapes: Vec<Shape>) -> Mesh {
    let options = ctx.tessellation_options(|options| *options);
    // Only texts would need the font's texture, and circles its discs.
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    for shape in shapes {
        match shape {
            // Nothing is copied that can be taken.
            Shape::Mesh(first) if mesh.is_empty() => mesh = Arc::unwrap_or_clone(first),
            shape => tessellator.tessellate_shape(shape, &mut mesh),
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::map::{Bounds, Camera};
    use egui::Rect;

    #[test]
    fn what_is_moved_lies_as_in_the_other_frame_and_in_the_same_memory_unless_somebody_has_that() {
        let lands = Bounds { low: Point::new(0.0, 0.0), high: Point::new(1000.0, 700.0) };
        let sheet = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(600.0, 300.0));
        let far = Frame::new(lands, sheet, Camera::default());
        let near = |factor: f32| {
            let mut camera = Camera::default();
            camera.zoom(&far, sheet.center(), factor);
            Frame::new(lands, sheet, camera)
        };
        let spots = [Point::new(0.0, 0.0), Point::new(400.0, 30.0), Point::new(70.0, 600.0)];
        let mut mesh = Mesh::default();
        spots.iter().for_each(|spot| mesh.colored_vertex(far.screen(*spot), Color32::RED));
        mesh.add_triangle(0, 1, 2);
        let (mesh, mut room) = (Arc::new(mesh), Arc::default());
        let lies = |room: &Mesh, frame: &Frame| {
            let near = |(vertex, spot): (&Vertex, &Point)| vertex.pos.distance(frame.screen(*spot)) < 0.01;
            room.indices == mesh.indices && room.vertices.iter().zip(&spots).all(near)
        };
        move_mesh(&mesh, &mut room, &far, &near(2.0));
        assert!(lies(&room, &near(2.0)));
        let before = Arc::as_ptr(&room);
        move_mesh(&mesh, &mut room, &far, &near(3.0));
        assert!(lies(&room, &near(3.0)) && Arc::as_ptr(&room) == before);
        let kept = Arc::clone(&room);
        move_mesh(&mesh, &mut room, &far, &near(1.5));
        assert!(lies(&room, &near(1.5)) && lies(&kept, &near(3.0)));
    }
}
