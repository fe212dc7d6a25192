//! Where the map lies on the screen.

use egui::{Pos2, Rect, Vec2};

use crate::content::realm::Spot;

/// The map in a rectangle of the screen, as large as fits.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The rectangle that the whole sheet fills.
    pub sheet: Rect,
    /// Points on the screen for a map unit.
    pub scale: f32,
}

impl Frame {
    /// The sheet of `size` map units in the middle of `space`.
    pub fn fit(size: Vec2, space: Rect) -> Self {
        let scale = (space.width() / size.x.max(1.0)).min(space.height() / size.y.max(1.0)).max(0.01);
        Self { sheet: Rect::from_center_size(space.center(), size * scale), scale }
    }

    /// Where a map point lies on the screen.
    pub fn screen(&self, spot: Spot) -> Pos2 {
        self.sheet.min + Vec2::new(spot.x, spot.y) * self.scale
    }

    /// Which map point lies there on the screen.
    pub fn map(&self, pos: Pos2) -> Spot {
        let at = (pos - self.sheet.min) / self.scale;
        Spot::new(at.x, at.y)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_whole_sheet_fits_and_points_go_there_and_back() {
        let space = Rect::from_min_size(Pos2::new(10.0, 20.0), Vec2::new(600.0, 300.0));
        let frame = Frame::fit(Vec2::new(1000.0, 760.0), space);
        assert!(space.expand(0.01).contains_rect(frame.sheet));
        assert!((frame.sheet.height() - 300.0).abs() < 0.01);
        let there = frame.screen(Spot::new(250.0, 500.0));
        let back = frame.map(there);
        assert!((back.x - 250.0).abs() < 0.01 && (back.y - 500.0).abs() < 0.01);
    }
}
