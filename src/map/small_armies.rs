//! The banners on a small picture of the map: a number in each region where some stand.

use egui::{Align2, FontId, Painter, Rect};

use super::frame::{Camera, Frame};
use super::small::small_map;
use crate::looks::Looks;
use crate::looks::theme::line;
use rules::Board;

/// How large the discs are with the numbers, at least and at most, and which part of a region's room they take.
const RADIUS: (f32, f32) = (6.0, 11.0);
const PART: f32 = 0.5;
/// How large a number is beside its disc.
const NUMBER: f32 = 1.5;

/// Paints the map of a board into a rectangle, with who controls what and how many banners stand where.
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
