//! Fits text into narrow spaces.

use std::sync::Arc;

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, FontId, Galley, Painter, Pos2, Rect, Vec2};

use crate::looks::name_shortening::first_words;
use packs::Words;

/// The smallest scale to which a text shrinks before it is cut short.
pub const LEAST: f32 = 0.82;

/// A name if it fits into `room` at its smallest size, or else its short form.
pub fn tight<'a>(painter: &Painter, room: f32, words: &'a Words, name: &'a str, size: f32) -> &'a str {
    if has_room(painter, room, name, size) { name } else { words.short(name) }
}

/// True if a text fits into `room` at its smallest size.
pub fn has_room(painter: &Painter, room: f32, words: &str, size: f32) -> bool {
    let font = FontId::proportional(size * LEAST);
    painter.layout_no_wrap(words.to_owned(), font, Color32::PLACEHOLDER).size().x <= room
}

/// The space between letters that must not form a ligature, in points. It is too small to see.
const APART: f32 = 1e-4;

/// Lays out a text on one line without ligatures. EB Garamond joins "ff" and similar pairs, and at small
/// sizes a ligature looks far darker than other letters.
pub fn unjoined(painter: &Painter, words: &str, font: FontId, ink: Color32) -> Arc<Galley> {
    let format = TextFormat::simple(font, ink);
    let mut job = LayoutJob::default();
    // Letters in different sections are not joined. Equal sections without space between them would be
    // merged.
    for (i, part) in words.split_inclusive('f').enumerate() {
        job.append(part, if i == 0 { 0.0 } else { APART }, format.clone());
    }
    painter.layout_job(job)
}

/// Lays out a text on one line within `room`. It shrinks if it does not fit, and is cut short if that is not
/// enough.
pub fn fit(painter: &Painter, room: f32, words: &str, size: f32, ink: Color32) -> Arc<Galley> {
    let whole = painter.layout_no_wrap(words.to_owned(), FontId::proportional(size), ink);
    if whole.size().x <= room {
        return whole;
    }
    let size = size * (room / whole.size().x).clamp(LEAST, 1.0);
    let font = FontId::proportional(size);
    let width = |text: &str| painter.layout_no_wrap(text.to_owned(), font.clone(), ink).size().x;
    let shown = first_words(words, room + 0.5, width);
    painter.layout_no_wrap(shown, font, ink)
}

/// Lays out a text on one line within `room`, at a fixed size. Text that is cut short ends with an ellipsis.
/// Returns true if it was cut.
pub fn cut(painter: &Painter, room: f32, words: &str, size: f32, ink: Color32) -> (Arc<Galley>, bool) {
    let font = FontId::proportional(size);
    let laid = |text: String| painter.layout_no_wrap(text, font.clone(), ink);
    let whole = laid(words.to_owned());
    if whole.size().x <= room {
        return (whole, false);
    }
    let dots = laid(DOTS.to_owned()).size().x;
    let shown = first_words(words, room - dots, |text: &str| laid(text.to_owned()).size().x);
    (laid(format!("{}{DOTS}", shown.trim_end_matches([' ', ',', ';', ':']))), true)
}

/// Lays out a text on up to `rows` lines within `room`, at a fixed size. Text that is cut short ends with an ellipsis
/// behind a whole word. Returns true if it was cut.
pub fn cut_to_rows(
    painter: &Painter,
    room: f32,
    rows: usize,
    words: &str,
    font: FontId,
    ink: Color32,
) -> (Arc<Galley>, bool) {
    let laid = |text: String| painter.layout(text, font.clone(), ink, room);
    let whole = laid(words.to_owned());
    if whole.rows.len() <= rows {
        return (whole, false);
    }
    let first = |count: usize| {
        let kept: Vec<&str> = words.split(' ').take(count).collect();
        laid(format!("{}{DOTS}", kept.join(" ").trim_end_matches([',', ';', ':'])))
    };
    let counts: Vec<usize> = (1..words.split(' ').count()).collect();
    let fitting = counts.partition_point(|count| first(*count).rows.len() <= rows);
    (first(fitting), true)
}

/// The mark at the end of text that is cut short.
const DOTS: &str = "…";

/// Paints a fitted text to the right of a point, vertically centred on it. Returns its rectangle.
pub fn fitted(painter: &Painter, left: Pos2, room: f32, words: &str, size: f32, ink: Color32) -> Rect {
    let galley = fit(painter, room, words, size, ink);
    let rect = Rect::from_min_size(left - Vec2::new(0.0, galley.size().y / 2.0), galley.size());
    painter.galley(rect.min, galley, ink);
    rect
}

#[cfg(test)]
mod tests {
    use egui::{Context, LayerId, RawInput};

    use super::*;
    use crate::looks::fonts;
    use packs::Theme;

    #[test]
    fn letters_that_a_face_would_join_stand_each_by_itself() {
        let ctx = Context::default();
        ctx.set_fonts(fonts::definitions(&Theme::default(), None));
        let mut seen = Vec::new();
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            let painter = Painter::new(ui.ctx().clone(), LayerId::background(), Rect::EVERYTHING);
            let font = fonts::italic(14.0);
            let joined = painter.layout_no_wrap("Cliffhold".to_owned(), font.clone(), Color32::BLACK);
            let apart = unjoined(&painter, "Cliffhold", font, Color32::BLACK);
            let drawn = |galley: &Galley| {
                let glyphs = galley.rows.iter().flat_map(|row| &row.glyphs);
                glyphs.filter(|glyph| !glyph.uv_rect.is_nothing()).count()
            };
            seen = vec![drawn(&joined), drawn(&apart)];
            assert_eq!(apart.text(), "Cliffhold");
        });
        output.textures_delta.clear();
        assert!(seen[0] < 9 && seen[1] == 9, "{seen:?}");
    }
}
