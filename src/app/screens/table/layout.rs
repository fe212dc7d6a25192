//! Where the parts of the table lie: a pure function of the window.
//!
//! The map is in the middle, the wheel round it, and the councils on both sides of that in turn
//! order, clockwise: down the right side and up the left one. The societies sit above, the
//! person's hand lies below.

use egui::{Pos2, Rect, Vec2};

/// The rectangles of the table's parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Layout {
    /// What is asked, undo, menu.
    pub top: Rect,
    /// The societies, side by side.
    pub societies: Rect,
    /// The councils, in turn order.
    pub councils: Vec<Rect>,
    /// What the person's bets bring now.
    pub standings: Rect,
    /// The map with the wheel round it.
    pub board: Rect,
    /// What has happened.
    pub log: Rect,
    /// The person's cards.
    pub hand: Rect,
    /// The choices that are no places.
    pub prompt: Rect,
    /// Whether the columns beside the board have become drawers that lie above it.
    pub drawers: bool,
}

const TOP: f32 = 38.0;
const GAP: f32 = 6.0;
/// In a narrower window there is no room for three columns.
const COLUMNS: f32 = 960.0;

impl Layout {
    /// The table in a window with so many councils.
    pub fn of(window: Rect, councils: usize) -> Self {
        let room = window.shrink(GAP);
        let side = (room.width() * 0.2).clamp(196.0, 380.0);
        let row = (room.height() * 0.095).clamp(64.0, 92.0);
        let bottom = (room.height() * 0.215).clamp(152.0, 240.0);
        let (top, rest) = room.split_top_bottom_at_y(room.top() + TOP);
        let rest = rest.with_min_y(rest.top() + GAP);
        let (societies, rest) = rest.split_top_bottom_at_y(rest.top() + row);
        let (middle, below) = rest.with_min_y(rest.top() + GAP).split_top_bottom_at_y(room.bottom() - bottom);
        let middle = middle.with_max_y(middle.bottom() - GAP);
        let (left, rest) = middle.split_left_right_at_x(middle.left() + side);
        let (board, right) = rest.split_left_right_at_x(middle.right() - side);
        let drawers = window.width() < COLUMNS;
        let board = if drawers { middle } else { board.shrink2(Vec2::new(GAP, 0.0)) };
        let on_right = councils.div_ceil(2);
        let on_left = councils - on_right;
        let mut parts = column(right, on_right);
        let mut west = column(left, on_left + 1);
        let standings = west.pop().unwrap_or(left);
        west.reverse();
        parts.extend(west);
        let (log, rest) = below.split_left_right_at_x(below.left() + side);
        let (hand, prompt) = rest.split_left_right_at_x(below.right() - side);
        Self {
            top,
            societies,
            councils: parts,
            standings,
            board,
            log,
            hand: hand.shrink2(Vec2::new(GAP, 0.0)),
            prompt,
            drawers,
        }
    }

    #[cfg(test)]
    fn parts(&self) -> Vec<Rect> {
        let mut parts =
            vec![self.top, self.societies, self.standings, self.board, self.prompt, self.log, self.hand];
        parts.extend(&self.councils);
        parts
    }
}

/// So many equal parts of a column, from above.
fn column(rect: Rect, count: usize) -> Vec<Rect> {
    let count = count.max(1);
    let height = (rect.height() - GAP * (count - 1) as f32) / count as f32;
    let part = |i: usize| {
        let at = Pos2::new(rect.left(), rect.top() + i as f32 * (height + GAP));
        Rect::from_min_size(at, Vec2::new(rect.width(), height))
    };
    (0..count).map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn layout(width: f32, height: f32, councils: usize) -> (Rect, Layout) {
        let window = Rect::from_min_size(Pos2::ZERO, Vec2::new(width, height));
        (window, Layout::of(window, councils))
    }

    #[test]
    fn the_parts_fill_the_window_without_overlapping() {
        for (width, height) in
            [(1024.0, 640.0), (1280.0, 720.0), (1280.0, 800.0), (1920.0, 1080.0), (3840.0, 2160.0)]
        {
            for councils in 2..=6 {
                let (window, layout) = layout(width, height, councils);
                assert_eq!(layout.councils.len(), councils);
                let parts = layout.parts();
                for (i, a) in parts.iter().enumerate() {
                    assert!(window.contains_rect(*a) && a.width() > 60.0 && a.height() > 30.0, "{a:?}");
                    for b in &parts[i + 1..] {
                        assert!(!a.shrink(0.5).intersects(b.shrink(0.5)), "{a:?} {b:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn in_a_narrow_window_the_map_has_the_whole_width() {
        let (window, layout) = layout(760.0, 640.0, 5);
        assert!(layout.drawers && layout.board.width() > 0.95 * window.width());
        assert!(layout.parts().iter().all(|part| window.contains_rect(*part) && part.width() > 60.0));
    }

    #[test]
    fn the_councils_go_clockwise_round_the_map() {
        let (_, layout) = layout(1280.0, 800.0, 5);
        let middle = layout.board.center();
        let turn = |rect: &Rect| {
            let at = rect.center() - middle;
            // From straight up, clockwise.
            at.x.atan2(-at.y).rem_euclid(std::f32::consts::TAU)
        };
        let turns: Vec<f32> = layout.councils.iter().map(turn).collect();
        assert!(turns.is_sorted(), "{turns:?}");
    }
}
