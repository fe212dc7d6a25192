//! Where the map and its regions lie on the screen.

use egui::{Pos2, Rect, Vec2};

use crate::app::looks::Looks;
use crate::app::map::{Camera, Frame};
use crate::rules::Region;

/// Where the map lies in a rectangle of the screen.
pub(super) fn frame_in(looks: &Looks, rect: Rect, camera: Camera) -> Frame {
    Frame::new(looks.shapes.bounds(), rect, camera)
}

/// Where a region has most room, on the screen.
pub(super) fn anchor(looks: &Looks, frame: &Frame, region: Region) -> Pos2 {
    let land = looks.shapes.lands().get(region.index());
    land.map_or(frame.sheet.center(), |land| frame.screen(land.room.anchor))
}

/// So much around the middle of a region is its own: what stands there and its name.
const AROUND: f32 = 1.3;

/// What of the screen a region needs to be seen.
pub(super) fn around(looks: &Looks, frame: &Frame, region: Region) -> Rect {
    let land = looks.shapes.lands().get(region.index());
    let room = land.map_or(0.0, |land| land.room.clearance) * frame.scale;
    Rect::from_center_size(anchor(looks, frame, region), Vec2::splat(2.0 * room * AROUND))
}
