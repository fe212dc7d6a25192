//! The map as triangles, kept until something on it has changed: a frame in which nothing has
//! costs no more than handing them on.

use std::collections::HashMap;
use std::sync::Arc;

use egui::epaint::{Mesh, Tessellator, Vertex};
use egui::{Color32, Context, Pos2, Shape, Stroke, Ui, Vec2};

use super::coast::{Waves, waves};
use super::empires::{self, Place};
use super::frame::Frame;
use super::hit::Shapes;
use super::paint::{MapLook, Marks, borders, growth, marked, points, sea, surf, territory};
use super::paper::{Paper, WASH};
use super::pattern::{STEP, strokes};
use super::scenery::{Drawing, drawings};
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

/// The map's triangles as they were last.
#[derive(Default)]
pub struct Chart {
    sheet: Option<Sheet>,
    sea: Arc<Mesh>,
    borders: Arc<Mesh>,
    lands: Arc<Mesh>,
    holders: Vec<Option<Empire>>,
    marked: Arc<Mesh>,
    marks: Option<Marks>,
    strokes: HashMap<(Region, usize), Vec<Vec<Point>>>,
    waves: Option<Waves>,
    scenery: Option<Vec<Vec<Drawing>>>,
    drawn: Arc<Mesh>,
    washes: Arc<Mesh>,
    /// What the empires are called, and where that stands.
    names: (Vec<String>, Vec<Option<Place>>),
}

impl Chart {
    /// Paints the map.
    pub fn paint(&mut self, ui: &Ui, frame: &Frame, picture: &Picture, shapes: &Shapes, look: &MapLook<'_>) {
        self.renew(ui.ctx(), frame, picture, shapes, look);
        let painter = ui.painter();
        let rounded = if look.state.framed { 6.0 } else { 0.0 };
        painter.rect_filled(frame.sheet, rounded, look.theme.water(picture));
        painter.add(Shape::mesh(Arc::clone(&self.sea)));
        painter.add(Shape::mesh(Arc::clone(&self.lands)));
        painter.add(Shape::mesh(Arc::clone(&self.washes)));
        if let Some(mesh) = swept(frame, shapes, look) {
            painter.add(Shape::mesh(Arc::new(mesh)));
        }
        painter.add(Shape::mesh(Arc::clone(&self.drawn)));
        painter.add(Shape::mesh(Arc::clone(&self.borders)));
        if !shapes.is_chart() {
            painter.add(Shape::mesh(Paper::of(ui.ctx()).over(frame.sheet, frame.origin())));
            empires::write(ui, frame, &self.names.1, look);
        }
        painter.add(Shape::mesh(Arc::clone(&self.marked)));
        if look.state.framed {
            let rim = Stroke::new(line::STRONG, look.theme.rule);
            painter.rect_stroke(frame.sheet, rounded, rim, egui::StrokeKind::Inside);
        }
    }

    /// Works out anew what has changed since the last frame.
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
        let mesh = |all: Vec<Shape>| Arc::new(mesh(ctx, all));
        let moved = self.sheet.as_ref() != Some(&sheet);
        if moved {
            (self.sea, self.borders) = match picture {
                Picture::Realm(realm) => {
                    let waves = self.waves.get_or_insert_with(|| waves(realm));
                    let mut water = sea(frame, realm, look.theme);
                    water.push(surf(frame, waves, look.theme));
                    let scenery = self.scenery.get_or_insert_with(|| scenery_of(shapes, look));
                    self.drawn = mesh(growth(frame, scenery, look));
                    self.washes = Arc::new(washes(ctx, frame, shapes));
                    (mesh(water), mesh(borders(frame, realm, look)))
                }
                Picture::Stars(chart) => {
                    let mut below = stars::ocean(frame, chart, look.theme);
                    below.extend(stars::routes(frame, shapes, look));
                    (mesh(below), Arc::default())
                }
            };
            self.sheet = Some(sheet);
        }
        if self.names.0 != look.names {
            self.names = (look.names.to_vec(), empires::places(shapes, look));
        }
        let regions = || (0..shapes.lands().len()).filter_map(Region::new);
        let holders: Vec<Option<Empire>> = regions().map(|r| (look.state.controller)(r)).collect();
        if moved || holders != self.holders {
            let mut all = Vec::new();
            for (region, land) in regions().zip(shapes.lands()) {
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
            self.lands = mesh(all);
            self.holders = holders;
        }
        if moved || self.marks != Some(look.state.marks) {
            self.marked = mesh(marked(frame, shapes, look));
            self.marks = Some(look.state.marks);
        }
    }
}

/// What is drawn on each land: what belongs to its home.
fn scenery_of(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Vec<Drawing>> {
    let each = shapes.lands().iter().enumerate().map(|(number, land)| {
        let inside = |at| shapes.region_at(at).is_some_and(|region| region.index() == number);
        let home = Region::new(number).and_then(|region| (look.state.home)(region));
        let kind = home.and_then(|home| look.scenery.get(home.index())).copied();
        kind.map(|kind| drawings(kind, number, land, inside)).unwrap_or_default()
    });
    each.collect()
}

/// What is uneven in the colours of the lands.
fn washes(ctx: &Context, frame: &Frame, shapes: &Shapes) -> Mesh {
    let mut mesh = Mesh::with_texture(Paper::of(ctx).wash());
    for (number, land) in shapes.lands().iter().enumerate() {
        let Some(region) = Region::new(number) else { continue };
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
        tessellator.tessellate_shape(shape, &mut mesh);
    }
    mesh
}
