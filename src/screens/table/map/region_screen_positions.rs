//! The positions of the map and its regions on the screen.

use egui::{Pos2, Rect, Vec2};

use crate::looks::Looks;
use crate::map::{Camera, Frame};
use rules::Region;

/// The position of the map in a rectangle of the screen.
pub(crate) fn frame_in(looks: &Looks, rect: Rect, camera: Camera) -> Frame {
    Frame::new(looks.shapes.bounds(), rect, camera)
}

/// The point of a region with the most room around it, on the screen.
pub(crate) fn anchor(looks: &Looks, frame: &Frame, region: Region) -> Pos2 {
    let land = looks.shapes.lands().get(region.index());
    land.map_or(frame.sheet.center(), |land| frame.screen(land.room.anchor))
}

/// The radius of the free room around a region's anchor, in points.
pub(crate) fn room(looks: &Looks, frame: &Frame, region: Region) -> f32 {
    looks.shapes.lands().get(region.index()).map_or(0.0, |land| land.room.clearance) * frame.scale
}

/// The anchors of all regions, on the screen.
pub(crate) fn middles(looks: &Looks, frame: &Frame) -> Vec<Pos2> {
    looks.shapes.lands().iter().map(|land| frame.screen(land.room.anchor)).collect()
}

/// The distance that a region's pieces and name reach from its anchor, relative to its room.
const AROUND: f32 = 1.3;

/// The rectangle on the screen that shows the region's pieces and name.
pub(crate) fn around(looks: &Looks, frame: &Frame, region: Region) -> Rect {
    Rect::from_center_size(
        anchor(looks, frame, region),
        Vec2::splat(2.0 * room(looks, frame, region) * AROUND),
    )
}
