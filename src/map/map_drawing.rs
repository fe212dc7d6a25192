//! Draws a realm: the sea, the lands in their empires' colours, coasts, borders and marks. It returns shapes,
//! which [`super::map_mesh_cache`] keeps until something changes.

use std::sync::Arc;

use egui::epaint::Mesh;
use egui::{Color32, Pos2, Shape, Stroke};

use super::camera::Frame;
use crate::looks::theme::{Theme, line, mix};
use crate::map::meshes::outline_bands::{band, fill, stroke};
use crate::map::meshes::simplify::simplify;
use crate::map::realm::coast_waves::Waves;
use crate::map::realm::scenery::{Drawing, Filled, Growth, is_near};
use crate::map::region_shapes::Shapes;
use atlas::realm::{Point, Realm};
use packs::{Picture, Scenery};
use rules::{Empire, Region, RegionSet};

/// A map to draw: its picture, the shapes computed from it, and its look.
#[derive(Clone, Copy)]
pub(crate) struct MapDrawing<'a> {
    pub picture: &'a Picture,
    pub shapes: &'a Shapes,
    pub look: &'a MapLook<'a>,
}

/// How a map is drawn: colours, patterns, names and the state of the board.
pub struct MapLook<'a> {
    /// The colour theme of the map.
    pub theme: &'a Theme,
    /// The empires' colours, by empire index.
    pub colours: &'a [Color32],
    /// Each empire's pattern, as an index into [`PATTERNS`](packs::PATTERNS).
    pub patterns: &'a [usize],
    /// The kind of scenery on each empire's home, by empire index.
    pub scenery: &'a [Scenery],
    /// The empires' names, by empire index.
    pub names: &'a [String],
    /// The number of landmarks in each region, by region index.
    pub landmarks: &'a [usize],
    /// The part of the look that changes during a match.
    pub state: MapState<'a>,
}

/// The state of the board that a map shows.
pub struct MapState<'a> {
    /// A function that returns the empire that controls a region.
    pub controller: &'a dyn Fn(Region) -> Option<Empire>,
    /// A function that returns the empire whose home a region is.
    pub home: &'a dyn Fn(Region) -> Option<Empire>,
    /// True if the map draws a frame and a scale around itself.
    pub framed: bool,
    /// The marks on the regions, such as for those that can be clicked.
    pub marks: Marks,
    /// The change of control that is being animated, if there is one.
    pub sweep: Option<Sweep>,
}

/// Which regions are marked, and how.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Marks {
    /// Regions that can be clicked.
    pub lit: RegionSet,
    /// Regions that the player has chosen.
    pub chosen: RegionSet,
    /// Regions that another part of the window refers to, such as a hovered log entry.
    pub highlighted: RegionSet,
    /// Regions that a hint refers to.
    pub hinted: RegionSet,
    /// The region under the pointer or with keyboard focus.
    pub hovered: Option<Region>,
}

/// The animation of a region that passes from one empire to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sweep {
    /// The region whose control changes.
    pub region: Region,
    /// The empire that gains control; `None` if the region becomes uncontrolled.
    pub to: Option<Empire>,
    /// The region from which the attack comes, if there is one.
    pub from: Option<Region>,
    /// The progress of the animation, from 0 to 1.
    pub share: f32,
}

/// The width of the shading along coasts, in map units.
const SHALLOWS: f32 = 16.0;
/// The width of the shading along the inside of a land's edge, in map units.
const SHADE: f32 = 12.0;
/// The width of the outline around a region that the player has chosen, in points.
const CHOSEN: f32 = 5.5;
/// The width of the outline around a region that can be chosen, in points.
const LIT: f32 = 2.6;
/// The width of the outline around a station that can be chosen, in points.
const LIT_STATION: f32 = 4.2;
/// The lengths of the dashes and gaps in the outline around the region under the pointer, in points.
const DASH: (f32, f32) = (6.0, 5.0);
/// The opacity of the scenery's ink on the lands.
const ENGRAVED: f32 = 0.7;
/// The size of the area where details are drawn while zoomed in, as a multiple of the visible sheet. It is
/// larger than 1, so that the map can move before it is redrawn.
const SEEN: f32 = 1.5;
/// How much of the controlling empire's colour is mixed into the colour of a land, from 0 to 1.
pub(crate) const TINT: f32 = 0.42;

impl MapLook<'_> {
    /// The colour of an empire, or a faint colour for `None`.
    pub(super) fn colour(&self, empire: Option<Empire>) -> Color32 {
        empire.and_then(|e| self.colours.get(e.index())).copied().unwrap_or(self.theme.faint)
    }

    /// The empire whose home is the region with this index. `None` if it is nobody's home.
    pub(super) fn home_of(&self, number: usize) -> Option<Empire> {
        (self.state.home)(Region::new(number)?)
    }

    /// The base colour of a land that `holder` controls.
    pub(super) fn ground(&self, holder: Option<Empire>) -> Color32 {
        mix(self.theme.land, self.colour(holder), TINT)
    }
}

pub(super) fn points(frame: &Frame, spots: &[Point]) -> Vec<Pos2> {
    spots.iter().map(|s| frame.screen(*s)).collect()
}

/// Converts a polyline to screen coordinates and drops points that make no visible difference.
pub(super) fn line_of(frame: &Frame, spots: &[Point]) -> Vec<Pos2> {
    simplify(points(frame, spots))
}

/// Draws the shallow water along every coast, with a depth line.
pub(super) fn sea(frame: &Frame, realm: &Realm, theme: &Theme) -> Vec<Shape> {
    let wide = SHALLOWS * frame.scale;
    let deep = theme.shallow.gamma_multiply(0.0);
    let depth = mix(theme.sea, theme.ink, 0.25).gamma_multiply(0.12);
    let mut shapes = Vec::new();
    for shore in realm.shorelines() {
        let line = line_of(frame, shore);
        // Land is to the right of a shoreline, and the sea is to its left.
        shapes.push(Shape::mesh(Arc::new(band(&line, true, -wide, theme.shallow, deep))));
        shapes.push(Shape::mesh(Arc::new(band(&line, true, -0.65 * wide, depth, depth))));
    }
    shapes
}

/// Draws the lines of waves along the coasts.
pub(super) fn surf(frame: &Frame, waves: &Waves, theme: &Theme) -> Shape {
    let mut mesh = Mesh::default();
    let ink = mix(theme.sea, theme.ink, 0.55);
    for (lines, share) in waves.iter().zip([0.5, 0.32, 0.2]) {
        for line in lines {
            stroke(
                &mut mesh,
                &line_of(frame, line),
                (1.1 * frame.scale).clamp(0.6, 1.6),
                ink.gamma_multiply(share),
            );
        }
    }
    Shape::mesh(Arc::new(mesh))
}

/// Draws the scenery of the lands in ink. When the map is zoomed in, it adds finer drawings in and just
/// around the visible part (`SEEN`), so that the map can move before it is redrawn.
pub(super) fn growth(frame: &Frame, shapes: &Shapes, scenery: &[Growth], look: &MapLook<'_>) -> Vec<Shape> {
    let mut mesh = Mesh::default();
    let near = is_near(shapes.usual_room() * frame.scale);
    let seen = frame.sheet.scale_from_center(SEEN);
    let is_seen = |drawing: &&Drawing| {
        drawing.lines.first().and_then(|line| line.first()).is_some_and(|at| seen.contains(frame.screen(*at)))
    };
    for (number, growth) in scenery.iter().enumerate() {
        let home = look.home_of(number);
        let body = mix(look.ground(home), look.colour(home), 0.22).gamma_multiply(0.75);
        for drawing in growth.near.iter().filter(|_| near).filter(is_seen) {
            draw(&mut mesh, frame, drawing, body, look.theme.ink.gamma_multiply(ENGRAVED * 0.8));
        }
        for drawing in &growth.far {
            draw(&mut mesh, frame, drawing, body, look.theme.ink.gamma_multiply(ENGRAVED));
        }
    }
    vec![Shape::mesh(Arc::new(mesh))]
}

fn draw(mesh: &mut Mesh, frame: &Frame, drawing: &Drawing, body: Color32, ink: Color32) {
    let weight = (1.25 * frame.scale).clamp(0.8, 2.0);
    if let Some(Filled { ring, triangles }) = &drawing.filled {
        mesh.append(fill(&points(frame, ring), triangles, body));
    }
    for line in &drawing.lines {
        stroke(mesh, &line_of(frame, line), weight, ink);
    }
}

/// Draws a land in the colour and pattern of the empire that controls it. The shading along its edge has the
/// colour of its home empire.
pub(super) fn territory(
    frame: &Frame,
    outline: &[Pos2],
    shapes: &Shapes,
    region: Region,
    strokes: &[Vec<Point>],
    look: &MapLook<'_>,
) -> Vec<Shape> {
    let holder = (look.state.controller)(region);
    let ground = look.ground(holder);
    let body: Mesh = fill(outline, shapes.triangles(region), ground);
    let home = look.colour((look.state.home)(region));
    let edge = home.gamma_multiply(0.75);
    // Outlines run clockwise on the screen, so the inside of the land is to the right.
    let rim = simplify(outline.to_vec());
    let shade = band(&rim, true, SHADE * frame.scale, edge, home.gamma_multiply(0.0));
    let drawn = mix(ground, look.colour(holder), 0.5);
    let weight = (1.3 * frame.scale).max(0.8);
    let mut pattern = Mesh::default();
    for line in strokes {
        stroke(&mut pattern, &line_of(frame, line), weight, drawn);
    }
    [body, pattern, shade].map(|mesh| Shape::mesh(Arc::new(mesh))).into()
}

/// Draws the borders and the coasts in ink. Borders within an empire are thin and dashed, those between
/// empires are heavy.
pub(super) fn borders(frame: &Frame, realm: &Realm, look: &MapLook<'_>) -> Vec<Shape> {
    let ink = look.theme.ink;
    let mut shapes = Vec::new();
    for border in &realm.borders {
        let inner = look.home_of(border.a) == look.home_of(border.b);
        let line = line_of(frame, &border.line);
        if inner {
            let stroke = Stroke::new(line::THIN, ink.gamma_multiply(0.55));
            shapes.extend(Shape::dashed_line(&line, stroke, 4.0, 3.0));
        } else {
            shapes.push(Shape::line(line, Stroke::new(line::STRONG + 0.5, ink.gamma_multiply(0.9))));
        }
    }
    for coast in &realm.coasts {
        shapes.push(Shape::line(line_of(frame, &coast.line), Stroke::new(1.6, ink.gamma_multiply(0.85))));
    }
    shapes
}

/// The opacity of the highlight over a selectable region under the pointer. It is low, so that the map's
/// colours remain recognisable.
const HOVERED: f32 = 0.16;

/// Draws the marks on regions. Regions that can't be chosen are paler, and palest once a source region is
/// chosen.
pub(super) fn marked(frame: &Frame, shapes: &Shapes, look: &MapLook<'_>) -> Vec<Shape> {
    let (marks, theme) = (look.state.marks, look.theme);
    // In the dark theme, the usual colour of marks may be too close to a land's colour.
    let bright = if theme.dark { mix(theme.lit, theme.ink, 0.55) } else { theme.lit };
    let mut all = Vec::new();
    for (region, land) in shapes.regions() {
        let asked = !marks.chosen.is_empty() || !marks.lit.is_empty();
        let rests = asked && !(marks.lit | marks.chosen).has(region);
        // Stations are small and bright, so the dark of space dims them more.
        let (ground, [any, aimed]) = match shapes.is_chart() {
            true => (theme.space, [0.66, 0.74]),
            false => (theme.well, [0.34, 0.45]),
        };
        let veil = match rests {
            true if marks.chosen.is_empty() => ground.gamma_multiply(any),
            true => ground.gamma_multiply(aimed),
            false => theme.well.gamma_multiply(0.25),
        };
        // Under the pointer, a region that can be chosen lights up. Any other region turns pale.
        let hovered = marks.hovered == Some(region);
        let veil = if hovered && asked && !rests { bright.gamma_multiply(HOVERED) } else { veil };
        if rests || hovered {
            let outline = points(frame, &land.outline);
            all.push(Shape::mesh(Arc::new(fill(&outline, shapes.triangles(region), veil))));
        }
    }
    for (region, land) in shapes.regions() {
        let (colour, weight) = match region {
            r if marks.chosen.has(r) => (theme.accent, CHOSEN),
            r if marks.hinted.has(r) => (theme.accent, line::LIT),
            r if marks.lit.has(r) && shapes.is_chart() => (bright, LIT_STATION),
            r if marks.lit.has(r) => (bright, LIT),
            r if marks.highlighted.has(r) => (theme.accent, line::LIT),
            _ => continue,
        };
        let outline = points(frame, &shapes.rim(land));
        // A pale edge separates the outline from a land of similar colour.
        let edge = Stroke::new(weight + 2.5, theme.well.gamma_multiply(0.85));
        all.push(Shape::closed_line(outline.clone(), edge));
        all.push(Shape::closed_line(outline.clone(), Stroke::new(weight, colour)));
        // A chosen region gets a double outline.
        if marks.chosen.has(region) {
            all.push(Shape::closed_line(outline, Stroke::new(line::THIN, theme.well)));
        }
    }
    if let Some((region, land)) = marks.hovered.and_then(|r| Some((r, shapes.lands().get(r.index())?))) {
        let outline = points(frame, &shapes.rim(land));
        if marks.lit.has(region) && !marks.chosen.has(region) {
            // This region can be chosen, so its outline is heavier.
            all.push(Shape::closed_line(outline.clone(), Stroke::new(LIT + 4.5, theme.well)));
            all.push(Shape::closed_line(outline, Stroke::new(LIT + 2.0, bright)));
        } else {
            all.extend(pointed(outline, theme));
        }
    }
    // On a star chart, the routes from the region under the pointer are marked, unless the region can be
    // chosen.
    let routes = marks.hovered.filter(|r| shapes.is_chart() && !marks.lit.has(*r));
    let at = |i: usize| routes.is_some_and(|r| r.index() == i);
    for line in
        shapes.borders().iter().chain(shapes.seas()).filter(|b| at(b.a) || at(b.b)).flat_map(|b| &b.lines)
    {
        all.push(Shape::line(points(frame, line), Stroke::new(line::LIT, theme.lit)));
    }
    all
}

/// The outline of the region under the pointer: a thin dashed line, alternately light and dark, which is
/// visible on every background.
fn pointed(mut outline: Vec<Pos2>, theme: &Theme) -> Vec<Shape> {
    outline.extend(outline.first().copied());
    let mut shapes = vec![Shape::line(outline.clone(), Stroke::new(line::STRONG + 0.5, theme.well))];
    let dashes = Stroke::new(line::STRONG, theme.ink);
    shapes.extend(Shape::dashed_line(&outline, dashes, DASH.0, DASH.1));
    shapes
}
