//! Caches the meshes of the map until something on it changes. A frame without changes only passes them on.

use std::sync::Arc;
use std::time::Duration;

use egui::epaint::Mesh;
use egui::{Context, Rect, Shape, Stroke, Ui, Vec2};

use super::camera::Frame;
use super::map_drawing::{MapDrawing, MapLook, Marks, marked, points};
use crate::looks::theme::line;
use crate::map::layer_redraw::{LayerCache, Redraw, Sheet, join, mesh};
use crate::map::lettering::empire_name_placement::Place;
use crate::map::lettering::empire_names;
use crate::map::meshes::control_sweep::passed;
use crate::map::realm::sea_borders;
use crate::map::region_shapes::Shapes;
use crate::map::sheet::paper_texture::Paper;
use crate::map::sheet::sheet_edge;
use crate::map::sheet::sheet_light::{Light, glow};
use crate::map::star_chart::sky::mist;
use atlas::realm::Point;
use packs::Picture;
use rules::{Empire, Region};

/// The meshes of the map that move with the camera, from bottom to top.
#[derive(Clone, Default)]
struct Layers {
    /// The mesh of the sea and the lands.
    ground: Arc<Mesh>,
    washes: Arc<Mesh>,
    /// The mesh of the scenery and the borders.
    ink: Arc<Mesh>,
}

impl Layers {
    /// Writes these layers into `room`, converted from the coordinates of one frame to another.
    fn move_into(&self, room: &mut Self, from: &Frame, to: &Frame) {
        let Self { ground, washes, ink } = self;
        move_mesh(ground, &mut room.ground, from, to);
        move_mesh(washes, &mut room.washes, from, to);
        move_mesh(ink, &mut room.ink, from, to);
    }
}

/// Writes a mesh into `room`, converted from the coordinates of one frame to another. Reuses the mesh in
/// `room` if it has the same size and isn't shared; otherwise copies `mesh`.
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

/// The range of scales, relative to the drawn map, within which a moving map is stretched instead of redrawn.
const BLURRED: std::ops::Range<f32> = 0.3..3.4;

/// How long the camera must rest before the map is redrawn, in seconds.
const REST: f64 = 0.12;

/// Caches the meshes of the map, and everything needed to update them.
#[derive(Default)]
pub struct MapMeshCache {
    sheet: Option<Sheet>,
    /// The mesh of the sea, without lands.
    sea: Arc<Mesh>,
    layers: Layers,
    /// The layers shown on the screen, and the frame that they are positioned for.
    shown: (Option<Frame>, Layers),
    /// The layers shown in the previous frame, whose memory is reused while the map moves.
    spare: Layers,
    /// When the camera came to rest, by egui's clock, in seconds.
    since: f64,
    holders: Vec<Option<Empire>>,
    /// The mesh of each land. Joined with the sea, they make the ground layer.
    lands: Vec<Arc<Mesh>>,
    /// The redraw in progress since the camera came to rest.
    redraw: Option<Redraw>,
    kept: LayerCache,
    /// The mesh of the light that falls on the map's sheet.
    glow: Arc<Mesh>,
    edge: Arc<Mesh>,
    marked: Arc<Mesh>,
    marks: Option<(Marks, Frame)>,
    /// The empires' names, and their positions on the map.
    names: (Vec<String>, Vec<Option<Place>>),
}

impl MapMeshCache {
    /// Paints the map, after updating the meshes that are out of date.
    pub fn paint(&mut self, ui: &Ui, frame: &Frame, picture: &Picture, shapes: &Shapes, look: &MapLook<'_>) {
        self.renew(ui.ctx(), frame, picture, shapes, look);
        let painter = ui.painter();
        let rounded = if look.state.framed { 6.0 } else { 0.0 };
        let layers = &self.shown.1;
        painter.rect_filled(frame.sheet, rounded, look.theme.water(picture));
        if shapes.is_chart() {
            painter.add(Shape::mesh(mist(frame, Paper::in_context(ui.ctx()).wash(), look.theme)));
        }
        for layer in [&layers.ground, &layers.washes] {
            painter.add(Shape::mesh(Arc::clone(layer)));
        }
        if let Some(mesh) = swept(frame, shapes, look) {
            painter.add(Shape::mesh(Arc::new(mesh)));
        }
        painter.add(Shape::mesh(Arc::clone(&layers.ink)));
        if !shapes.is_chart() {
            painter.add(Shape::mesh(
                Paper::in_context(ui.ctx()).over(frame.sheet, frame.screen(Point::default())),
            ));
        }
        painter.add(Shape::mesh(Arc::clone(&self.glow)));
        empire_names::write(ui, frame, &self.names.1, look, shapes.is_chart());
        painter.add(Shape::mesh(Arc::clone(&self.marked)));
        if look.state.framed {
            painter.add(Shape::mesh(Arc::clone(&self.edge)));
            let rim = Stroke::new(line::STRONG, look.theme.rule);
            painter.rect_stroke(frame.sheet, rounded, rim, egui::StrokeKind::Inside);
        }
    }

    /// The screen rectangles of the letters of the empires' names.
    pub fn letters(&self, frame: &Frame) -> Vec<Rect> {
        empire_names::letters(frame, &self.names.1)
    }

    /// Updates the meshes that are out of date. While the map of a realm moves, the old meshes move with it.
    /// Once the camera rests, the map is redrawn one part per frame, and shown when it is complete.
    fn renew(
        &mut self,
        ctx: &Context,
        frame: &Frame,
        picture: &Picture,
        shapes: &Shapes,
        look: &MapLook<'_>,
    ) {
        let map = MapDrawing { picture, shapes, look };
        let sheet = Sheet {
            frame: *frame,
            dark: look.theme.dark,
            density: ctx.pixels_per_point(),
            colours: look.colours.to_vec(),
        };
        let holders: Vec<Option<Empire>> =
            shapes.regions().map(|(region, _)| (look.state.controller)(region)).collect();
        if self.names.0 != look.names {
            self.names = (look.names.to_vec(), empire_names::places(shapes, look));
        }
        if self
            .sheet
            .as_ref()
            .is_none_or(|drawn| (drawn.frame.sheet, drawn.dark) != (frame.sheet, sheet.dark))
        {
            let light = match (shapes.is_chart(), look.theme.dark) {
                (true, _) => Light::Stars,
                (false, true) => Light::Candle,
                (false, false) => Light::Day,
            };
            self.glow = Arc::new(glow(frame.sheet, light));
            self.edge = Arc::new(sheet_edge::scale(frame.sheet, shapes.is_chart(), look.theme));
        }
        let drawn = self.sheet.as_ref().map(|drawn| drawn.frame).filter(|drawn| {
            let same = self.sheet.as_ref().is_some_and(|drawn| drawn.is_moved(&sheet));
            let moves = drawn != frame;
            same && !(moves && shapes.is_chart()) && BLURRED.contains(&(frame.scale / drawn.scale))
        });
        match drawn {
            Some(drawn) => {
                let changed = holders != self.holders;
                if changed {
                    self.redraw_lands(ctx, &drawn, holders, map);
                }
                self.show(ctx, &drawn, sheet, changed, map);
            }
            None => {
                self.redraw = None;
                let mut redraw = Redraw::new(sheet, shapes);
                while !redraw.draw(ctx, &mut self.kept, &holders, map) {}
                self.holders = holders;
                self.take(redraw);
            }
        }
        if self.marks != Some((look.state.marks, *frame)) {
            let mut all = marked(frame, shapes, look);
            if !shapes.is_chart() {
                all.extend(sea_borders::pointed(frame, shapes, look));
            }
            self.marked = Arc::new(mesh(ctx, all));
            self.marks = Some((look.state.marks, *frame));
        }
    }

    /// Shows the meshes drawn for another frame, moved to fit the sheet. Once the camera rests, redraws them
    /// one part per call.
    fn show(&mut self, ctx: &Context, drawn: &Frame, sheet: Sheet, changed: bool, map: MapDrawing<'_>) {
        let frame = sheet.frame;
        let (rests, now) = (self.shown.0 == Some(frame), ctx.input(|input| input.time));
        if *drawn == frame {
            self.redraw = None;
            if !rests || changed {
                (self.shown, self.spare) = ((Some(frame), self.layers.clone()), Layers::default());
            }
            return;
        }
        if !rests || changed {
            std::mem::swap(&mut self.shown.1, &mut self.spare);
            self.layers.move_into(&mut self.shown.1, drawn, &frame);
            self.shown.0 = Some(frame);
        }
        if !rests {
            (self.since, self.redraw) = (now, None);
        }
        let rest = REST - (now - self.since);
        if rest > 0.0 {
            return ctx.request_repaint_after(Duration::from_secs_f64(rest));
        }
        let mut redraw = self.redraw.take().unwrap_or_else(|| Redraw::new(sheet, map.shapes));
        if redraw.draw(ctx, &mut self.kept, &self.holders, map) {
            self.take(redraw);
        } else {
            self.redraw = Some(redraw);
        }
        ctx.request_repaint();
    }

    /// Shows the map of a finished redraw.
    fn take(&mut self, redraw: Redraw) {
        let Redraw { sheet, sea, ink, washes, lands, .. } = redraw;
        self.layers = Layers { ground: Arc::new(join(&sea, &lands)), washes, ink };
        (self.sea, self.lands) = (sea, lands);
        // The spare meshes belong to the old map, so they can't be reused.
        (self.shown, self.spare) = ((Some(sheet.frame), self.layers.clone()), Layers::default());
        self.sheet = Some(sheet);
    }

    /// Redraws the lands whose controlling empire has changed.
    fn redraw_lands(
        &mut self,
        ctx: &Context,
        frame: &Frame,
        holders: Vec<Option<Empire>>,
        map: MapDrawing<'_>,
    ) {
        for (region, holder) in (0..).map_while(Region::new).zip(&holders) {
            let i = region.index();
            if self.holders.get(i) != Some(holder)
                && let Some(land) = self.lands.get_mut(i)
            {
                *land = self.kept.land(ctx, frame, region, *holder, map);
            }
        }
        self.layers.ground = Arc::new(join(&self.sea, &self.lands));
        // The redraw in progress used the old controllers, so it is dropped.
        self.redraw = None;
        self.holders = holders;
    }
}

/// The mesh of the part of a region that the sweep animation has already recoloured. `None` if no region
/// changes hands.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::map::{Bounds, Camera};
    use egui::epaint::Vertex;
    use egui::{Color32, Pos2};

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
