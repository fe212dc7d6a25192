//! Where the map and its regions are on the screen.

use egui::{Pos2, Rect, Vec2};

use crate::looks::Looks;
use crate::map::{Camera, Frame};
use rules::Region;

/// The mapping from the map to a rectangle of the screen, as the camera shows it.
pub(crate) fn frame_in(looks: &Looks, rect: Rect, camera: Camera) -> Frame {
    Frame::new(looks.shapes.bounds(), rect, camera)
}

/// A region's anchor on the screen: the point of the region with the most free room around it.
pub(crate) fn anchor(looks: &Looks, frame: &Frame, region: Region) -> Pos2 {
    let land = looks.shapes.lands().get(region.index());
    land.map_or(frame.sheet.center(), |land| frame.screen(land.room.anchor))
}

/// The radius of the free room around a region's anchor on the screen, in points.
pub(crate) fn room(looks: &Looks, frame: &Frame, region: Region) -> f32 {
    looks.shapes.lands().get(region.index()).map_or(0.0, |land| land.room.clearance) * frame.scale
}

/// The anchors of all regions on the screen, in the order of regions.
pub(crate) fn middles(looks: &Looks, frame: &Frame) -> Vec<Pos2> {
    looks.shapes.lands().iter().map(|land| frame.screen(land.room.anchor)).collect()
}

/// How far a region's pieces and name extend from its anchor, as a multiple of its radius of free room.
const AROUND: f32 = 1.3;

/// The rectangle on the screen that contains the region's pieces and name.
pub(crate) fn around(looks: &Looks, frame: &Frame, region: Region) -> Rect {
    Rect::from_center_size(
        anchor(looks, frame, region),
        Vec2::splat(2.0 * room(looks, frame, region) * AROUND),
    )
}
