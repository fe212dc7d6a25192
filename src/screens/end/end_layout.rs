//! Computes the layout of the end screen from the available space and the number of societies.

use egui::{Rect, Vec2};

use crate::looks::theme::space;

/// The maximum width of the page without the map beside it, in points.
const WIDE: f32 = 1360.0;
/// The minimum width for a layout with the map and the points chart beside the societies, in points.
const BESIDE: f32 = 1230.0;
/// The share of the width for the map and the points chart beside the societies.
const SHARE: f32 = 0.37;
/// The maximum width of the map and the points chart beside the societies, in points.
const WIDEST: f32 = 760.0;
/// The minimum width of the societies' rows beside the map, in points.
const ROWS: f32 = 936.0;
/// The minimum and the maximum height of the strip with the map and the points chart, in points. In a narrow
/// window, it lies above the rows.
const STRIP: (f32, f32) = (100.0, 300.0);
/// The share of the free height that the strip takes.
const STRIP_SHARE: f32 = 0.36;
/// The minimum height of a row below the strip, in points.
const LOWEST: f32 = 54.0;
/// The height of the part that shows the winner, in points.
const WINNER: f32 = 112.0;
/// The height of the column headings, in points.
pub(super) const HEADS: f32 = 42.0;
/// The height of the page's foot, in points.
const FOOT: f32 = 46.0;
/// The height of the legend above the foot, in points.
const LEGEND: f32 = 22.0;
/// The minimum and the maximum height of a society's row, in points.
const ROW: (f32, f32) = (62.0, 124.0);

/// The rectangles of the end screen's parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sheet {
    /// The rectangle of the map and the points chart beside the societies, in a wide window.
    pub side: Option<Rect>,
    /// The rectangle of the map and the points chart above the societies, in a narrow window with enough
    /// height.
    pub strip: Option<Rect>,
    pub winner: Rect,
    /// The rectangle of the column headings, the rows and the legend.
    pub rows: Rect,
    pub foot: Rect,
    /// The height of a society's row, in points.
    pub row: f32,
}

impl Sheet {
    /// Computes the layout within `room` for this number of societies.
    pub fn new(room: Rect, societies: usize) -> Self {
        let whole = room.shrink(space::WIDE);
        let beside = match whole.width() {
            wide if wide < BESIDE => 0.0,
            wide => (wide * SHARE).min(WIDEST).min(wide - ROWS),
        };
        let wide = whole.width().min(WIDE + beside);
        let whole = Rect::from_center_size(whole.center(), Vec2::new(wide, whole.height()));
        let (side, whole) = whole.split_left_right_at_x(whole.left() + beside);
        let count = societies.max(1) as f32;
        let free = whole.height() - WINNER - HEADS - FOOT - 2.0 * space::NORMAL - LEGEND;
        let spare = free - count * (LOWEST + space::NORMAL) - space::NORMAL;
        let strip = if beside > 0.0 || spare < STRIP.0 {
            0.0
        } else {
            (free * STRIP_SHARE).clamp(STRIP.0, STRIP.1).min(spare) + space::NORMAL
        };
        let least = if strip > 0.0 { LOWEST } else { ROW.0 };
        let row = ((free - strip) / count - space::NORMAL).clamp(least, ROW.1);
        // In a very tall window, some height stays free above and below.
        let high = whole.height() - (free - strip - count * (row + space::NORMAL)).max(0.0);
        let whole = Rect::from_center_size(whole.center(), Vec2::new(whole.width(), high));
        let (winner, rest) = whole.split_top_bottom_at_y(whole.top() + WINNER);
        let (rest, foot) = rest.split_top_bottom_at_y(rest.bottom() - FOOT);
        let rest = rest.with_min_y(rest.top() + space::NORMAL);
        let (above, rows) = rest.split_top_bottom_at_y(rest.top() + strip);
        Self {
            side: (beside > 0.0).then(|| side.with_max_x(side.right() - space::WIDE)),
            strip: (strip > 0.0).then(|| above.with_max_y(above.bottom() - space::NORMAL)),
            winner,
            rows,
            foot,
            row,
        }
    }

    /// The y coordinate below the last society's row.
    pub fn below_rows(&self, societies: usize) -> f32 {
        self.rows.top() + HEADS + societies as f32 * (self.row + space::NORMAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::Pos2;

    fn sheet(size: [f32; 2], societies: usize) -> Sheet {
        Sheet::new(Rect::from_min_size(Pos2::ZERO, Vec2::from(size)), societies)
    }

    #[test]
    fn the_map_and_the_curve_are_there_in_every_window_beside_the_societies_or_above_them() {
        for size in [[1024.0, 640.0], [1152.0, 720.0], [1200.0, 900.0], [1280.0, 800.0], [1920.0, 1080.0]] {
            for societies in 2..=4 {
                let sheet = sheet(size, societies);
                assert!(sheet.side.is_some() != sheet.strip.is_some(), "{size:?} {societies}");
                if let Some(strip) = sheet.strip {
                    assert!(strip.height() >= 100.0 && strip.bottom() <= sheet.rows.top(), "{strip:?}");
                    assert!(strip.top() >= sheet.winner.bottom());
                }
            }
        }
    }

    #[test]
    fn all_rows_have_their_place_above_the_foot() {
        for size in [[1024.0, 640.0], [1080.0, 1800.0], [1280.0, 800.0], [2400.0, 700.0]] {
            for societies in 2..=4 {
                let sheet = sheet(size, societies);
                assert!(sheet.row >= LOWEST && sheet.below_rows(societies) <= sheet.foot.top(), "{sheet:?}");
            }
        }
    }
}
