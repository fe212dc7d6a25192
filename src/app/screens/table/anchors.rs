//! Where the map and its regions lie on the screen.

use egui::{Pos2, Rect};

use crate::app::map::{Camera, Frame};
use crate::app::shell::Kit;
use crate::rules::Region;

/// Where the map lies in a rectangle of the screen.
pub(super) fn frame_in(kit: &Kit, rect: Rect, camera: Camera) -> Frame {
    Frame::new(kit.shapes.bounds(), rect, camera)
}

/// Where a region has most room, on the screen.
pub(super) fn anchor(kit: &Kit, frame: &Frame, region: Region) -> Pos2 {
    let land = kit.shapes.lands().get(region.index());
    land.map_or(frame.sheet.center(), |land| frame.screen(land.room.anchor))
}
