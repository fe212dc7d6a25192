//! Where the map and its regions lie on the screen.

use egui::{Pos2, Rect};

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
