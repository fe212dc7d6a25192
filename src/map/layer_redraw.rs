//! Redraws the map in parts, one per call, so that no frame takes too long. The sea comes first, then surf,
//! scenery and borders, and finally the lands.

use std::collections::HashMap;
use std::sync::Arc;

use egui::epaint::{Mesh, Tessellator, Vertex};
use egui::{Color32, Context, Pos2, Shape};

use crate::map::camera::Frame;
use crate::map::map_drawing::{MapDrawing, MapLook, borders, growth, points, sea, surf, territory};
use crate::map::meshes::empire_patterns::{STEP, strokes};
use crate::map::realm::coast_waves::{Waves, waves};
use crate::map::realm::scenery::{Growth, drawings};
use crate::map::realm::sea_borders;
use crate::map::region_shapes::Shapes;
use crate::map::sheet::paper_texture::{Paper, WASH};
use crate::map::star_chart::routes_and_stations;
use crate::map::star_chart::sky::space;
use atlas::realm::Point;
use packs::Picture;
use rules::{Empire, Region};

/// The number of lands drawn per call.
const LANDS: usize = 8;

/// Everything that the picture of the map depends on, except who controls the regions.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Sheet {
    pub frame: Frame,
    pub dark: bool,
    pub density: f32,
    pub colours: Vec<Color32>,
}

impl Sheet {
    /// True if the two sheets differ at most in the camera.
    pub fn is_moved(&self, other: &Self) -> bool {
        self.frame.sheet == other.frame.sheet
            && self.dark == other.dark
            && self.density == other.density
            && self.colours == other.colours
    }
}

/// Parts of the map drawing that don't depend on the camera, computed once and kept.
#[derive(Default)]
pub(crate) struct LayerCache {
    strokes: HashMap<(Region, usize), Vec<Vec<Point>>>,
    waves: Option<Waves>,
    scenery: Option<Vec<Growth>>,
}

impl LayerCache {
    /// The mesh of a land, in the colours of the empire that controls it.
    pub fn land(
        &mut self,
        ctx: &Context,
        frame: &Frame,
        region: Region,
        holder: Option<Empire>,
        map: MapDrawing<'_>,
    ) -> Arc<Mesh> {
        let MapDrawing { picture, shapes, look } = map;
        let Some(land) = shapes.lands().get(region.index()) else { return Arc::default() };
        let number = holder.and_then(|e| look.patterns.get(e.index())).copied().unwrap_or(0);
        let inside = |spot| shapes.region_at(spot) == Some(region);
        let strokes = self
            .strokes
            .entry((region, number))
            .or_insert_with(|| strokes(number, &land.outline, STEP * shapes.unit, inside));
        let outline = points(frame, &land.outline);
        Arc::new(mesh(
            ctx,
            match picture {
                Picture::Realm(_) => territory(frame, &outline, shapes, region, strokes, look),
                Picture::Stars(_) => {
                    routes_and_stations::station(frame, &outline, shapes, region, strokes, look)
                }
            },
        ))
    }
}

/// A redraw of the map in progress.
pub(crate) struct Redraw {
    pub sheet: Sheet,
    /// The number of parts drawn so far.
    parts: usize,
    /// The mesh of the sea, without lands.
    pub sea: Arc<Mesh>,
    /// The mesh of the scenery and the borders.
    pub ink: Arc<Mesh>,
    /// The mesh of the uneven washes over the colours of the lands.
    pub washes: Arc<Mesh>,
    /// The meshes of the lands drawn so far, in region order.
    pub lands: Vec<Arc<Mesh>>,
    count: usize,
}

impl Redraw {
    /// A redraw of this sheet, with nothing drawn yet.
    pub fn new(sheet: Sheet, shapes: &Shapes) -> Self {
        let [sea, ink, washes] = [Arc::default(), Arc::default(), Arc::default()];
        Self { sheet, parts: 0, sea, ink, washes, lands: Vec::new(), count: shapes.lands().len() }
    }

    /// Draws the next part, and returns true if it was the last one.
    pub fn draw(
        &mut self,
        ctx: &Context,
        kept: &mut LayerCache,
        holders: &[Option<Empire>],
        map: MapDrawing<'_>,
    ) -> bool {
        let MapDrawing { picture, shapes, look } = map;
        let frame = self.sheet.frame;
        match (picture, self.parts) {
            (Picture::Realm(realm), 0) => self.sea = Arc::new(mesh(ctx, sea(&frame, realm, look.theme))),
            (Picture::Realm(realm), 1) => {
                let waves = kept.waves.get_or_insert_with(|| waves(realm));
                add(ctx, &mut self.sea, vec![surf(&frame, waves, look.theme)]);
            }
            (Picture::Realm(_), 2) => {
                let scenery = kept.scenery.get_or_insert_with(|| scenery_of(shapes, look));
                self.ink = Arc::new(mesh(ctx, growth(&frame, shapes, scenery, look)));
            }
            (Picture::Realm(realm), 3) => {
                add(ctx, &mut self.ink, borders(&frame, realm, look));
                add(ctx, &mut self.ink, sea_borders::lanes(&frame, shapes, look.theme));
                self.washes = Arc::new(washes(ctx, &frame, shapes));
            }
            (Picture::Stars(chart), 0) => {
                let mut below = space(&frame, chart, shapes, look.theme);
                below.extend(routes_and_stations::routes(&frame, shapes, look));
                below.extend(sea_borders::dotted(&frame, shapes, look.theme));
                self.sea = Arc::new(mesh(ctx, below));
            }
            _ => {
                let next = self.lands.len()..(self.lands.len() + LANDS).min(self.count);
                let lands = next.filter_map(Region::new).map(|region| {
                    let holder = holders.get(region.index()).copied().flatten();
                    kept.land(ctx, &frame, region, holder, map)
                });
                let lands: Vec<Arc<Mesh>> = lands.collect();
                self.lands.extend(lands);
            }
        }
        self.parts += 1;
        self.lands.len() >= self.count
    }
}

/// Adds shapes to a mesh. Does nothing if the mesh is shared.
fn add(ctx: &Context, to: &mut Arc<Mesh>, shapes: Vec<Shape>) {
    if let Some(to) = Arc::get_mut(to) {
        to.append(mesh(ctx, shapes));
    }
}

/// Joins the meshes of the sea and the lands into one, so that this isn't repeated in every frame.
pub(crate) fn join(sea: &Mesh, lands: &[Arc<Mesh>]) -> Mesh {
    let mut all = Mesh::default();
    let count = |of: fn(&Mesh) -> usize| of(sea) + lands.iter().map(|land| of(land)).sum::<usize>();
    all.vertices.reserve_exact(count(|mesh| mesh.vertices.len()));
    all.indices.reserve_exact(count(|mesh| mesh.indices.len()));
    all.append_ref(sea);
    lands.iter().for_each(|land| all.append_ref(land));
    all
}

/// The scenery of each land, in the style of the empire whose home it is.
fn scenery_of(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Growth> {
    let each = shapes.regions().map(|(region, land)| {
        let inside = |at| shapes.region_at(at) == Some(region);
        let kind = (look.state.home)(region).and_then(|home| look.scenery.get(home.index())).copied();
        kind.map(|kind| drawings(kind, region.index(), land, inside)).unwrap_or_default()
    });
    each.collect()
}

/// The mesh of uneven washes over the colours of the lands.
pub(crate) fn washes(ctx: &Context, frame: &Frame, shapes: &Shapes) -> Mesh {
    let mut mesh = Mesh::with_texture(Paper::in_context(ctx).wash());
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

/// Tessellates shapes into one mesh.
pub(crate) fn mesh(ctx: &Context, shapes: Vec<Shape>) -> Mesh {
    let options = ctx.tessellation_options(|options| *options);
    // The tessellator needs the font texture's size only for text, and the disc list only for circles.
    let mut tessellator = Tessellator::new(ctx.pixels_per_point(), options, [1, 1], Vec::new());
    let mut mesh = Mesh::default();
    for shape in shapes {
        match shape {
            // The first mesh is moved, not copied.
            Shape::Mesh(first) if mesh.is_empty() => mesh = Arc::unwrap_or_clone(first),
            shape => tessellator.tessellate_shape(shape, &mut mesh),
        }
    }
    mesh
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::looks::theme::Theme;
    use crate::map::{Camera, MapState};
    use egui::{Rect, Vec2};
    use rules::World;

    #[test]
    fn a_map_that_is_drawn_part_by_part_is_the_same_as_at_once_and_each_land_is_in_it() {
        for id in ["war-of-whispers", "whispers-of-the-stars"] {
            let pack = testing::pack(id);
            let shapes = Shapes::new(&pack.picture);
            let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
            let theme = Theme::new(&pack.theme.day);
            let rect = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(900.0, 600.0));
            let frame = Frame::new(shapes.bounds(), rect, Camera::default());
            let holders: Vec<Option<Empire>> = world.regions().map(|region| world.home_of(region)).collect();
            let look = MapLook {
                theme: &theme,
                colours: &[Color32::RED, Color32::BLUE],
                patterns: &[1, 2, 3, 4, 5],
                scenery: &[],
                names: &[],
                landmarks: &[],
                state: MapState {
                    controller: &|region| world.home_of(region),
                    home: &|region| world.home_of(region),
                    framed: true,
                    marks: Default::default(),
                    sweep: None,
                },
            };
            let ctx = Context::default();
            ctx.run_ui(egui::RawInput::default(), |ui| {
                let sheet =
                    Sheet { frame, dark: false, density: 1.0, colours: vec![Color32::RED, Color32::BLUE] };
                let map = MapDrawing { picture: &pack.picture, shapes: &shapes, look: &look };
                let (mut kept, mut redraw) = (LayerCache::default(), Redraw::new(sheet, &shapes));
                let mut parts = 1;
                while !redraw.draw(ui.ctx(), &mut kept, &holders, map) {
                    parts += 1;
                    assert!(redraw.lands.len() < shapes.lands().len(), "no frame draws all lands");
                }
                assert!(parts > 4 && redraw.lands.len() == shapes.lands().len(), "{id}: {parts}");
                let ground = join(&redraw.sea, &redraw.lands);
                assert!(ground.is_valid());
                let all: usize = redraw.lands.iter().map(|land| land.vertices.len()).sum();
                assert_eq!(ground.vertices.len(), redraw.sea.vertices.len() + all);
                // Drawing a land again by itself gives the same mesh.
                for (region, land) in (0..).map_while(Region::new).zip(&redraw.lands) {
                    let again = kept.land(ui.ctx(), &frame, region, holders[region.index()], map);
                    assert_eq!(again, *land, "{id}: {region:?}");
                }
            })
            .textures_delta
            .clear();
        }
    }
}
