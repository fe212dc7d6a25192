//! The empires' names, written large along their homes, below everything that stands there.

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::{Color32, Pos2, Shape, Ui, Vec2};

use super::frame::Frame;
use super::hit::Shapes;
use super::lettering::{Place, Squares};
use super::paint::MapLook;
use crate::app::fonts;
use crate::app::theme::{Theme, luminance};
use crate::rules::Empire;

/// How much ink the names take, on pale lands and on darker ones.
const INK: [f32; 2] = [0.52, 0.68];
/// A land is pale from this on (relative luminance).
const PALE: f32 = 0.45;
/// The size at which letters are kept, in points.
const LETTERS: f32 = 36.0;

/// A name in the letters that are written.
fn written(name: &str) -> Vec<char> {
    name.to_uppercase().chars().collect()
}

/// Where the empires' names stand: as large as their homes have room for, between what stands there.
pub(super) fn places(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Option<Place>> {
    if shapes.is_chart() {
        return Vec::new();
    }
    let squares = Squares::new(shapes, look.state.home);
    let name = |(number, name): (usize, &String)| squares.place(Empire::new(number)?, written(name).len());
    look.names.iter().enumerate().map(name).collect()
}

/// Writes the names where they stand.
pub(super) fn write(ui: &Ui, frame: &Frame, places: &[Option<Place>], look: &MapLook<'_>) {
    let painter = ui.painter().with_clip_rect(frame.sheet);
    for ((number, name), place) in look.names.iter().enumerate().zip(places) {
        let Some(place) = place else { continue };
        let ink = engraved(look.ground(Empire::new(number)), look.theme);
        // Letters of one size are kept, and shown larger or smaller.
        let scale = place.size * frame.scale / LETTERS;
        for (letter, (middle, angle)) in written(name).into_iter().zip(&place.letters) {
            let galley = painter.layout_no_wrap(letter.to_string(), fonts::display(LETTERS), look.theme.ink);
            let off = galley.size() / 2.0 * scale;
            let along = Vec2::angled(*angle);
            let corner = frame.screen(*middle) - along * off.x - along.rot90() * off.y;
            let mut text =
                TextShape::new(Pos2::ZERO, galley, ink).with_override_text_color(ink).with_angle(*angle);
            text.transform(TSTransform::new(corner.to_vec2(), scale));
            painter.add(Shape::Text(text));
        }
    }
}

/// The ink of a name on a land: dark on pale ones, pale on darker ones, and faint on both.
fn engraved(ground: Color32, theme: &Theme) -> Color32 {
    let (dark, pale) = if theme.dark { (theme.ground, theme.ink) } else { (theme.ink, theme.well) };
    if luminance(ground) > PALE { dark.gamma_multiply(INK[0]) } else { pale.gamma_multiply(INK[1]) }
}
