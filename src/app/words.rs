//! Words in tight places.

use std::sync::Arc;

use egui::text::{LayoutJob, TextWrapping};
use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Vec2};

/// How much smaller words may become before some of them are left out.
pub const LEAST: f32 = 0.82;

/// Words in one line of so much room: smaller where they would not fit, and cut short where that is
/// not enough.
pub fn fit(painter: &Painter, room: f32, words: &str, size: f32, ink: Color32) -> Arc<Galley> {
    let whole = painter.layout_no_wrap(words.to_owned(), FontId::proportional(size), ink);
    if whole.size().x <= room {
        return whole;
    }
    let size = size * (room / whole.size().x).clamp(LEAST, 1.0);
    let mut job = LayoutJob::simple_singleline(words.to_owned(), FontId::proportional(size), ink);
    job.wrap = TextWrapping::truncate_at_width(room.max(1.0));
    painter.layout_job(job)
}

/// Writes such words from the left, in the middle of a line. Gives back where they stand.
pub fn fitted(painter: &Painter, left: Pos2, room: f32, words: &str, size: f32, ink: Color32) -> Rect {
    let galley = fit(painter, room, words, size, ink);
    let rect = Rect::from_min_size(left - Vec2::new(0.0, galley.size().y / 2.0), galley.size());
    painter.galley(rect.min, galley, ink);
    rect
}
