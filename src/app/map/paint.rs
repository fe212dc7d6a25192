//! Painting the realm: sea, lands in their empires' colours, coasts and borders.

use std::sync::Arc;

use egui::epaint::{Mesh, PathShape};
use egui::{Color32, Pos2, Shape, Stroke, Ui};

use super::frame::Frame;
use super::hit::Shapes;
use super::land::{band, fill};
use crate::app::theme::{Theme, line, mix};
use crate::content::realm::{Realm, Spot};
use crate::rules::{Empire, Region, RegionSet};

/// What the map is to look like now.
pub struct MapLook<'a> {
    /// The theme.
    pub theme: &'a Theme,
    /// The empires' colours.
    pub colours: &'a [Color32],
    /// Who controls each region.
    pub controller: &'a dyn Fn(Region) -> Option<Empire>,
    /// Whose home each region is.
    pub home: &'a dyn Fn(Region) -> Option<Empire>,
    /// Regions that can be clicked.
    pub lit: RegionSet,
    /// Regions that were chosen.
    pub chosen: RegionSet,
    /// The region under the pointer, or the one with the keyboard's focus.
    pub hovered: Option<Region>,
}

/// How wide the shading along coasts and borders is, in map units.
const SHALLOWS: f32 = 16.0;
const SHADE: f32 = 12.0;
/// How much of its empire's colour a land takes on.
const TINT: f32 = 0.42;

/// Paints the map.
pub fn paint(ui: &Ui, frame: &Frame, realm: &Realm, shapes: &Shapes, look: &MapLook<'_>) {
    let painter = ui.painter();
    painter.rect_filled(frame.sheet, 6.0, look.theme.sea);
    sea(ui, frame, realm, look);
    for (i, land) in realm.lands.iter().enumerate() {
        let Some(region) = Region::new(i) else { break };
        let outline = points(frame, &land.outline);
        for shape in territory(frame, &outline, shapes, region, look) {
            painter.add(shape);
        }
    }
    borders(ui, frame, realm, look);
    for (i, land) in realm.lands.iter().enumerate() {
        let Some(region) = Region::new(i) else { break };
        let (colour, weight) = match region {
            r if look.chosen.has(r) => (look.theme.accent, line::LIT),
            r if look.hovered == Some(r) && look.lit.has(r) => (look.theme.lit, line::LIT + 1.0),
            r if look.lit.has(r) => (look.theme.lit, line::STRONG),
            r if look.hovered == Some(r) => (look.theme.ink, line::STRONG),
            _ => continue,
        };
        let outline = points(frame, &land.outline);
        // A pale edge keeps what is lit apart from lands of its own colour.
        let edge = Stroke::new(weight + 2.5, look.theme.well.gamma_multiply(0.85));
        painter.add(Shape::closed_line(outline.clone(), edge));
        painter.add(Shape::closed_line(outline, Stroke::new(weight, colour)));
    }
    painter.rect_stroke(
        frame.sheet,
        6.0,
        Stroke::new(line::STRONG, look.theme.rule),
        egui::StrokeKind::Inside,
    );
}

fn points(frame: &Frame, spots: &[Spot]) -> Vec<Pos2> {
    spots.iter().map(|s| frame.screen(*s)).collect()
}

/// The shallows along every coast, with two lines of depth.
fn sea(ui: &Ui, frame: &Frame, realm: &Realm, look: &MapLook<'_>) {
    let theme = look.theme;
    let wide = SHALLOWS * frame.scale;
    let deep = theme.shallow.gamma_multiply(0.0);
    let depth = mix(theme.sea, theme.ink, 0.25).gamma_multiply(0.35);
    for shore in realm.seas.iter().flat_map(|sea| sea.shores.iter().chain(&sea.rim)) {
        let line = points(frame, shore);
        // A ring's inside is told by its turn, so both sides are shaded; the land covers its own.
        for side in [wide, -wide] {
            ui.painter().add(Shape::mesh(Arc::new(band(&line, true, side, theme.shallow, deep))));
        }
        let stroke = Stroke::new(wide * 1.3, depth.gamma_multiply(0.35));
        ui.painter().add(Shape::Path(PathShape::closed_line(line, stroke)));
    }
}

/// A land: paper tinted by who controls it, darker towards its edge in the colour of its home.
fn territory(
    frame: &Frame,
    outline: &[Pos2],
    shapes: &Shapes,
    region: Region,
    look: &MapLook<'_>,
) -> [Shape; 2] {
    let theme = look.theme;
    let colour = |empire: Option<Empire>| {
        empire.and_then(|e| look.colours.get(e.index())).copied().unwrap_or(theme.faint)
    };
    let holder = colour((look.controller)(region));
    let mut ground = mix(theme.land, holder, TINT);
    if look.hovered == Some(region) {
        ground = mix(ground, theme.well, 0.35);
    }
    let body: Mesh = fill(outline, shapes.triangles(region), ground);
    let home = colour((look.home)(region));
    let edge = home.gamma_multiply(0.75);
    // Outlines run clockwise as seen: inside is to the right.
    let shade = band(outline, true, SHADE * frame.scale, edge, home.gamma_multiply(0.0));
    [Shape::mesh(Arc::new(body)), Shape::mesh(Arc::new(shade))]
}

/// Borders within an empire thin, between empires heavy; coasts in ink.
fn borders(ui: &Ui, frame: &Frame, realm: &Realm, look: &MapLook<'_>) {
    let ink = look.theme.ink;
    for border in &realm.borders {
        let home = |i: usize| Region::new(i).and_then(|r| (look.home)(r));
        let inner = home(border.a) == home(border.b);
        let line = points(frame, &border.line);
        let stroke = if inner {
            Stroke::new(line::THIN, ink.gamma_multiply(0.55))
        } else {
            Stroke::new(line::STRONG + 0.5, ink.gamma_multiply(0.9))
        };
        if inner {
            ui.painter().extend(Shape::dashed_line(&line, stroke, 4.0, 3.0));
        } else {
            ui.painter().add(Shape::line(line, stroke));
        }
    }
    for coast in &realm.coasts {
        ui.painter().add(Shape::line(points(frame, &coast.line), Stroke::new(1.6, ink.gamma_multiply(0.85))));
    }
}
