//! The camera of the map: which part is in view, and at what zoom.

use egui::{Pos2, Rect, Vec2};

use atlas::realm::Point;

/// The largest zoom factor.
const NEAREST: f32 = 3.0;
/// The width of the open sea shown around the lands, in map units.
const MARGIN: f32 = 14.0;

/// A rectangle in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The corner with the smallest x and y.
    pub low: Point,
    /// The corner with the largest x and y.
    pub high: Point,
}

impl Bounds {
    /// The ratio of width to height, including the margin of open sea.
    pub fn aspect(&self) -> f32 {
        let side = |low: f32, high: f32| high - low + 2.0 * MARGIN;
        side(self.low.x, self.high.x) / side(self.low.y, self.high.y).max(1.0)
    }
}

/// How far the map is zoomed in, and which map point is in the middle of the view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// The zoom factor, where 1 shows the whole map.
    zoom: f32,
    /// The map point in the middle of the view; `None` for the middle of the lands.
    centre: Option<Point>,
}

impl Default for Camera {
    fn default() -> Self {
        Self { zoom: 1.0, centre: None }
    }
}

impl Camera {
    /// True if the camera shows the whole map.
    pub fn is_far(&self) -> bool {
        self.zoom <= 1.0
    }

    /// Zooms by `factor`. The map point under the screen point `at` stays where it is.
    pub fn zoom(&mut self, frame: &Frame, at: Pos2, factor: f32) {
        let fixed = frame.map(at);
        let before = self.zoom;
        self.zoom = (self.zoom * factor).clamp(1.0, NEAREST);
        let scale = frame.scale * self.zoom / before;
        let off = (at - frame.sheet.center()) / scale;
        self.centre = Some(Point::new(fixed.x - off.x, fixed.y - off.y));
    }

    /// Moves the map by `by` screen points.
    pub fn drag(&mut self, frame: &Frame, by: Vec2) {
        let centre = frame.map(frame.sheet.center() - by);
        self.centre = Some(centre);
    }
}

/// The position and scale of the map on the screen, which convert between map units and screen points.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The rectangle of the screen that the map fills.
    pub sheet: Rect,
    /// The screen point where the map's origin lies.
    origin: Pos2,
    /// The number of screen points per map unit.
    pub scale: f32,
}

impl Frame {
    /// The frame of the map in `sheet`, as the camera shows it. Limits panning, so that open sea never
    /// appears on one side while land is cut off on the other.
    pub fn new(lands: Bounds, sheet: Rect, camera: Camera) -> Self {
        let size =
            Vec2::new(lands.high.x - lands.low.x, lands.high.y - lands.low.y) + Vec2::splat(2.0 * MARGIN);
        let fit = (sheet.width() / size.x.max(1.0)).min(sheet.height() / size.y.max(1.0)).max(0.01);
        let scale = fit * camera.zoom;
        let middle = Pos2::new((lands.low.x + lands.high.x) / 2.0, (lands.low.y + lands.high.y) / 2.0);
        let free = ((size - sheet.size() / scale) / 2.0).max(Vec2::ZERO);
        let wanted = camera.centre.map_or(middle, |c| Pos2::new(c.x, c.y));
        let centre = wanted.clamp(middle - free, middle + free);
        Self { sheet, origin: sheet.center() - centre.to_vec2() * scale, scale }
    }

    /// The frame whose lands fit into `room`, while the sea fills all of `sheet`.
    pub fn in_room(lands: Bounds, sheet: Rect, room: Rect) -> Self {
        Self { sheet, ..Self::new(lands, room, Camera::default()) }
    }

    /// Converts a map point to a screen point.
    pub fn screen(&self, spot: Point) -> Pos2 {
        self.origin + Vec2::new(spot.x, spot.y) * self.scale
    }

    /// Converts a screen point to a map point.
    pub fn map(&self, pos: Pos2) -> Point {
        let at = (pos - self.origin) / self.scale;
        Point::new(at.x, at.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LANDS: Bounds = Bounds { low: Point::new(30.0, 20.0), high: Point::new(970.0, 740.0) };

    fn sheet() -> Rect {
        Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(600.0, 300.0))
    }

    #[test]
    fn all_lands_fit_and_points_go_there_and_back() {
        let frame = Frame::new(LANDS, sheet(), Camera::default());
        assert!(sheet().contains(frame.screen(LANDS.low)) && sheet().contains(frame.screen(LANDS.high)));
        let back = frame.map(frame.screen(Point::new(250.0, 500.0)));
        assert!((back.x - 250.0).abs() < 0.01 && (back.y - 500.0).abs() < 0.01);
    }

    #[test]
    fn what_is_under_the_pointer_stays_there_while_zooming() {
        let mut camera = Camera::default();
        let at = Pos2::new(300.0, 160.0);
        let far = Frame::new(LANDS, sheet(), camera);
        camera.zoom(&far, at, 2.0);
        let near = Frame::new(LANDS, sheet(), camera);
        assert!((near.scale / far.scale - 2.0).abs() < 0.001);
        let (before, after) = (far.map(at), near.map(at));
        assert!((before.x - after.x).abs() < 0.1 && (before.y - after.y).abs() < 0.1);
        camera.zoom(&near, at, 0.1);
        assert!(camera.is_far());
        assert!((Frame::new(LANDS, sheet(), camera).scale - far.scale).abs() < 0.001);
    }

    #[test]
    fn the_map_cannot_be_dragged_out_of_sight() {
        let mut camera = Camera::default();
        let frame = Frame::new(LANDS, sheet(), camera);
        camera.drag(&frame, Vec2::new(5000.0, 5000.0));
        assert_eq!(Frame::new(LANDS, sheet(), camera), frame);
        camera.zoom(&frame, sheet().center(), 3.0);
        camera.drag(&Frame::new(LANDS, sheet(), camera), Vec2::new(5000.0, 5000.0));
        let corner = Frame::new(LANDS, sheet(), camera);
        assert!(sheet().contains(corner.screen(LANDS.low)));
    }
}
