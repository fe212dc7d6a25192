//! Where the parts of the table lie: a pure function of the window.

use egui::{Pos2, Rect, Vec2};

/// The rectangles of the table's parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    /// Round, question, undo, menu.
    pub top: Rect,
    /// The councils, in turn order.
    pub councils: Vec<Rect>,
    /// The societies.
    pub societies: Rect,
    /// The map.
    pub map: Rect,
    /// What is asked and the choices that are no places.
    pub prompt: Rect,
    /// What has happened.
    pub log: Rect,
    /// The person's cards.
    pub hand: Rect,
}

const TOP: f32 = 40.0;
const COUNCILS: f32 = 126.0;
const GAP: f32 = 6.0;

impl Layout {
    /// The table in a window with so many councils.
    pub fn of(window: Rect, councils: usize) -> Self {
        let room = window.shrink(GAP);
        let left = (room.width() * 0.185).clamp(186.0, 260.0);
        let right = (room.width() * 0.215).clamp(216.0, 330.0);
        let hand = (room.height() * 0.2).clamp(128.0, 190.0);
        let top = Rect::from_min_size(room.min, Vec2::new(room.width(), TOP));
        let below = Rect::from_min_max(Pos2::new(room.left(), top.bottom() + GAP), room.max);
        let row = Rect::from_min_size(below.min, Vec2::new(below.width(), COUNCILS));
        let each = (row.width() - GAP * (councils.max(1) - 1) as f32) / councils.max(1) as f32;
        let council = |i: usize| {
            let x = row.left() + i as f32 * (each + GAP);
            Rect::from_min_size(Pos2::new(x, row.top()), Vec2::new(each, row.height()))
        };
        let middle = Rect::from_min_max(Pos2::new(room.left(), row.bottom() + GAP), room.max);
        let societies = Rect::from_min_size(middle.min, Vec2::new(left, middle.height()));
        let side = Rect::from_min_max(Pos2::new(middle.right() - right, middle.top()), middle.max);
        let centre = Rect::from_min_max(
            Pos2::new(societies.right() + GAP, middle.top()),
            Pos2::new(side.left() - GAP, middle.bottom()),
        );
        let map = Rect::from_min_max(centre.min, Pos2::new(centre.right(), centre.bottom() - hand - GAP));
        let prompt_height = side.height() * 0.55;
        let prompt = Rect::from_min_size(side.min, Vec2::new(side.width(), prompt_height));
        Self {
            top,
            councils: (0..councils).map(council).collect(),
            societies,
            map,
            prompt,
            log: Rect::from_min_max(Pos2::new(side.left(), prompt.bottom() + GAP), side.max),
            hand: Rect::from_min_max(Pos2::new(centre.left(), map.bottom() + GAP), centre.max),
        }
    }

    #[cfg(test)]
    fn parts(&self) -> Vec<Rect> {
        let mut parts = vec![self.top, self.societies, self.map, self.prompt, self.log, self.hand];
        parts.extend(&self.councils);
        parts
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_fill_the_window_without_overlapping() {
        for (width, height) in
            [(1024.0, 640.0), (1280.0, 720.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)]
        {
            let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
            let parts = Layout::of(window, 5).parts();
            for (i, a) in parts.iter().enumerate() {
                assert!(window.contains_rect(*a) && a.width() > 60.0 && a.height() > 30.0, "{a:?}");
                for b in &parts[i + 1..] {
                    assert!(!a.shrink(0.5).intersects(b.shrink(0.5)), "{a:?} {b:?}");
                }
            }
        }
    }
}
