//! The map as triangles, kept until something on it has changed: a frame in which nothing has
//! costs no more than handing them on.

use std::sync::Arc;
use std::time::Duration;

use egui::epaint::Mesh;
use egui::{Context, Rect, Shape, Stroke, Ui, Vec2};

use super::frame::Frame;
use super::paint::{MapLook, Marks, marked, points};
use crate::looks::theme::line;
use crate::map::layers::{Anew, Kept, Sheet, joined, mesh};
use crate::map::lettering::placement::names;
use crate::map::lettering::placement::placement::Place;
use crate::map::meshes::sweep::passed;
use crate::map::realm::sea_borders;
use crate::map::shapes::Shapes;
use crate::map::sheet::edge;
use crate::map::sheet::glow::{Light, glow};
use crate::map::sheet::paper::Paper;
use crate::map::star_chart::sky::mist;
use atlas::realm::Point;
use packs::Picture;
use rules::{Empire, Region};

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
    /// The lands one by one, of which the ground consists beside the sea.
    lands: Vec<Arc<Mesh>>,
    /// What is being drawn anew where the map has come to rest.
    anew: Option<Anew>,
    kept: Kept,
    /// The light on the sheet, and the scale round it.
    glow: Arc<Mesh>,
    edge: Arc<Mesh>,
    marked: Arc<Mesh>,
    marks: Option<(Marks, Frame)>,
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
        }
        painter.add(Shape::mesh(Arc::clone(&self.glow)));
        empires::write(ui, frame, &self.names.1, (look, shapes.is_chart()));
        painter.add(Shape::mesh(Arc::clone(&self.marked)));
        if look.state.framed {
            painter.add(Shape::mesh(Arc::clone(&self.edge)));
            let rim = Stroke::new(line::STRONG, look.theme.rule);
            painter.rect_stroke(frame.sheet, rounded, rim, egui::StrokeKind::Inside);
        }
    }

    /// Where the letters of the empires' names stand on the screen.
    pub fn letters(&self, frame: &Frame) -> Vec<Rect> {
        empires::letters(frame, &self.names.1)
    }

    /// Works out anew what has changed since the last frame. While the map of a realm is moved, what was drawn is
    /// moved; as soon as it rests it is drawn anew, a part in each frame, and shown once it is whole.
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
            let light = match (shapes.is_chart(), look.theme.dark) {
                (true, _) => Light::Stars,
                (false, true) => Light::Candle,
                (false, false) => Light::Day,
            };
            self.glow = Arc::new(glow(frame.sheet, light));
            self.edge = Arc::new(edge::scale(frame.sheet, shapes.is_chart(), look.theme));
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
                    self.hold(ctx, &drawn, holders, (picture, shapes, look));
                }
                self.show(ctx, (&drawn, frame), (sheet, changed), (picture, shapes, look));
            }
            None => {
                self.anew = None;
                let mut anew = Anew::new(sheet, shapes);
                while !anew.draw(ctx, &mut self.kept, &holders, (picture, shapes, look)) {}
                self.holders = holders;
                self.take(anew);
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

    /// Shows what was drawn in one frame as it lies in another, and goes on with drawing it anew once it rests there.
    fn show(
        &mut self,
        ctx: &Context,
        (drawn, frame): (&Frame, &Frame),
        (sheet, changed): (Sheet, bool),
        drawing: (&Picture, &Shapes, &MapLook<'_>),
    ) {
        let (rests, now) = (self.shown.0 == Some(*frame), ctx.input(|input| input.time));
        if drawn == frame {
            self.anew = None;
            if !rests || changed {
                (self.shown, self.spare) = ((Some(*frame), self.layers.clone()), Layers::default());
            }
            return;
        }
        if !rests || changed {
            std::mem::swap(&mut self.shown.1, &mut self.spare);
            self.layers.move_into(&mut self.shown.1, drawn, frame);
            self.shown.0 = Some(*frame);
        }
        if !rests {
            (self.since, self.anew) = (now, None);
        }
        let rest = REST - (now - self.since);
        if rest > 0.0 {
            return ctx.request_repaint_after(Duration::from_secs_f64(rest));
        }
        let mut anew = self.anew.take().unwrap_or_else(|| Anew::new(sheet, drawing.1));
        if anew.draw(ctx, &mut self.kept, &self.holders, drawing) {
            self.take(anew);
        } else {
            self.anew = Some(anew);
        }
        ctx.request_repaint();
    }

    /// Shows what has been drawn anew.
    fn take(&mut self, anew: Anew) {
        let Anew { sheet, sea, ink, washes, lands, .. } = anew;
        self.layers = Layers { ground: Arc::new(joined(&sea, &lands)), washes, ink };
        (self.sea, self.lands) = (sea, lands);
        // What lies there was made of other triangles.
        (self.shown, self.spare) = ((Some(sheet.frame), self.layers.clone()), Layers::default());
        self.sheet = Some(sheet);
    }

    /// Draws the lands anew that are held by others than before.
    fn hold(
        &mut self,
        ctx: &Context,
        frame: &Frame,
        holders: Vec<Option<Empire>>,
        (picture, shapes, look): (&Picture, &Shapes, &MapLook<'_>),
    ) {
        for (region, holder) in (0..).map_while(Region::new).zip(&holders) {
            let i = region.index();
            if self.holders.get(i) != Some(holder)
                && let Some(land) = self.lands.get_mut(i)
            {
                *land = self.kept.land(ctx, frame, (region, *holder), (picture, shapes, look));
            }
        }
        self.layers.ground = Arc::new(joined(&self.sea, &self.lands));
        // What is being drawn anew was begun with those who held them before.
        self.anew = None;
        self.holders = holders;
    }
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
