//! The empires' names, written large along their homes, below everything that stands there.

use egui::emath::{Rot2, TSTransform};
use egui::epaint::TextShape;
use egui::{Color32, Pos2, Shape, Ui, Vec2};

use super::frame::Frame;
use super::hit::Shapes;
use super::lettering::{Place, Squares};
use super::paint::MapLook;
use crate::app::fonts;
use crate::app::theme::{Theme, luminance, mix};
use crate::rules::Empire;

/// How much ink the names take, on pale lands and on darker ones.
const INK: [f32; 2] = [0.72, 0.85];
/// How much ink a name on the water takes, and how much of it is its empire's colour.
const INK_ON_WATER: f32 = 0.85;
const TINGE: f32 = 0.35;
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
    let mut squares = Squares::new(shapes, look.state.home);
    let name = |(number, name): (usize, &String)| squares.place(Empire::new(number)?, written(name).len());
    look.names.iter().enumerate().map(name).collect()
}

/// Writes the names where they stand.
pub(super) fn write(ui: &Ui, frame: &Frame, places: &[Option<Place>], look: &MapLook<'_>) {
    let painter = ui.painter().with_clip_rect(frame.sheet);
    let laid =
        |letter: char| painter.layout_no_wrap(letter.to_string(), fonts::display(LETTERS), look.theme.ink);
    // A row has room for accents and for what hangs below: capitals stand in their own middle, not in that of a row.
    let middle_of_capitals = laid('H').mesh_bounds.center().y;
    for ((number, name), place) in look.names.iter().enumerate().zip(places) {
        let Some(place) = place else { continue };
        let ink = if place.at_sea {
            on_water(look, number)
        } else {
            engraved(look.ground(Empire::new(number)), look.theme)
        };
        // Letters of one size are kept, and shown larger or smaller.
        let scale = place.size * frame.scale / LETTERS;
        for (letter, (middle, angle)) in written(name).into_iter().zip(&place.letters) {
            let galley = laid(letter);
            let within = Vec2::new(galley.size().x / 2.0, middle_of_capitals);
            let text = TextShape::new(Pos2::ZERO, galley, ink).with_override_text_color(ink);
            painter.add(Shape::Text(placed(text, within, (frame.screen(*middle), *angle, scale))));
        }
    }
}

/// A letter turned and scaled, so that a point within it comes to lie at one of the screen.
fn placed(letter: TextShape, within: Vec2, (at, angle, scale): (Pos2, f32, f32)) -> TextShape {
    let off = Rot2::from_angle(angle) * within * scale;
    let mut letter = letter.with_angle(angle);
    letter.transform(TSTransform::new((at - off).to_vec2(), scale));
    letter
}

/// The ink of a name on a land: dark on pale ones, pale on darker ones, and faint on both.
fn engraved(ground: Color32, theme: &Theme) -> Color32 {
    let (dark, pale) = if theme.dark { (theme.ground, theme.ink) } else { (theme.ink, theme.well) };
    if luminance(ground) > PALE { dark.gamma_multiply(INK[0]) } else { pale.gamma_multiply(INK[1]) }
}

/// The ink of a name on the water: that of the coasts, tinged by the empire's colour.
fn on_water(look: &MapLook<'_>, number: usize) -> Color32 {
    let ink = look.theme.ink;
    mix(ink, look.colour(Empire::new(number)), TINGE).gamma_multiply(INK_ON_WATER)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_has_its_middle_where_it_is_to_stand_however_it_is_turned() {
        let context = egui::Context::default();
        let mut output = context.run_ui(egui::RawInput::default(), |ui| {
            let font = egui::FontId::proportional(LETTERS);
            let galley = ui.painter().layout_no_wrap("H".into(), font, Color32::BLACK);
            let within = galley.mesh_bounds.center().to_vec2();
            for (angle, scale) in [(0.0, 1.0), (0.5, 0.6), (-0.85, 0.8), (1.6, 2.0)] {
                let at = Pos2::new(200.0, 100.0);
                let text = TextShape::new(Pos2::ZERO, galley.clone(), Color32::BLACK);
                let middle = placed(text, within, (at, angle, scale)).visual_bounding_rect().center();
                assert!(middle.distance(at) < 1.0, "{angle} {scale}: {middle:?}");
            }
        });
        output.textures_delta.clear();
    }
}
