//! The backdrop of the title screen and of pages: the pack's picture, or its map.

use egui::{Color32, Rect, Ui, Vec2};

use std::sync::Arc;

use crate::looks::Looks;
use crate::looks::pack_paintings::PaintingKind;
use crate::map::{Frame, MapState, Marks};
use crate::screens::landmark_drawings;
use rules::{Empire, Icon, Region};

/// The brightness of the pack's picture in the light and in the dark theme, from 0 to 255. It keeps text
/// readable.
const PAINTING: (u8, u8) = (205, 125);
/// The opacity of the background colour over the backdrop of a page.
const VEIL: f32 = 0.5;

/// Draws the pack's picture over the window. If there is none, draws the map so that its lands fit into
/// `room`, and returns the map's frame.
pub(crate) fn show(
    ui: &Ui,
    looks: &mut Looks,
    window: Rect,
    room: Rect,
    controller: &dyn Fn(Region) -> Option<Empire>,
) -> Option<Frame> {
    let tint = Color32::from_gray(if looks.theme.dark { PAINTING.1 } else { PAINTING.0 });
    let pack = Arc::clone(&looks.pack);
    if looks.paintings.cover(ui.painter(), &pack, PaintingKind::Title, window, 0.0, tint) {
        return None;
    }
    let home = |region| pack.home(region);
    let map = Frame::in_room(looks.shapes.bounds(), window, room);
    let state = MapState { controller, home: &home, framed: false, marks: Marks::default(), sweep: None };
    looks.paint_map(ui, &map, state);
    let regions = &pack.rules.raw.regions;
    let count = |region: Region, icon: Icon| {
        regions.get(region.index()).map_or(0, |raw| usize::from(raw.icons[icon.index()]))
    };
    landmark_drawings::all(ui, looks, &map, count);
    Some(map)
}

/// Draws a pale backdrop behind a page, across the whole window. The map shows the start of a match.
pub(crate) fn show_behind_page(ui: &Ui, looks: &mut Looks, window: Rect) {
    let aspect = looks.shapes.bounds().aspect();
    let wide = window.width().max(window.height() * aspect);
    let room = Rect::from_center_size(window.center(), Vec2::new(wide, wide / aspect));
    let pack = Arc::clone(&looks.pack);
    show(ui, looks, window, room, &|region| pack.home(region));
    ui.painter().rect_filled(window, 0.0, looks.theme.ground.gamma_multiply(VEIL));
}
