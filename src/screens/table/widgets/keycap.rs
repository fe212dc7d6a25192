//! A key of the keyboard, drawn as a small keycap beside the action that it triggers.

use egui::{Align2, Atom, FontId, Painter, Rect, Vec2};

use crate::looks::theme::{Theme, line};

/// How much wider and taller a keycap is than its text, in points.
const AROUND: Vec2 = Vec2::new(9.0, 4.0);
/// The height of the rim at the bottom of a keycap, in points.
const RIM: f32 = 1.5;

/// The size of a keycap whose text has the font size `letters`.
fn size(painter: &Painter, theme: &Theme, key: &str, letters: f32) -> Vec2 {
    let laid = painter.layout_no_wrap(key.to_owned(), FontId::proportional(letters), theme.ink);
    let high = letters + AROUND.y;
    Vec2::new((laid.size().x + AROUND.x).max(high), high + RIM)
}

/// Draws a keycap in a rectangle, with text in the font size `letters`.
pub(crate) fn paint(painter: &Painter, theme: &Theme, rect: Rect, key: &str, letters: f32) {
    let top = rect.with_max_y(rect.bottom() - RIM);
    painter.rect_filled(rect, 3.0, theme.faint);
    painter.rect(top, 3.0, theme.panel, (line::THIN, theme.faint), egui::StrokeKind::Inside);
    painter.text(top.center(), Align2::CENTER_CENTER, key, FontId::proportional(letters), theme.ink);
}

/// A keycap as a part of a button.
pub(crate) fn atom(painter: &Painter, theme: &Theme, key: String, letters: f32) -> Atom<'static> {
    let theme = theme.clone();
    let size = size(painter, &theme, &key, letters);
    Atom::paint(size, move |ui, args| paint(ui.painter(), &theme, args.rect, &key, letters))
}
