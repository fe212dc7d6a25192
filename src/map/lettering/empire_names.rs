//! Draws the empires' names in large letters along their homes or among their stations, below the pieces.

use egui::emath::{Rot2, TSTransform};
use egui::epaint::TextShape;
use egui::{Color32, Pos2, Rect, Shape, Ui, Vec2};

use crate::looks::fonts;
use crate::looks::theme::mix;
use crate::map::camera::Frame;
use crate::map::lettering::empire_name_placement::{Place, Squares};
use crate::map::map_drawing::MapLook;
use crate::map::region_shapes::Shapes;
use atlas::realm::Point;
use rules::{Empire, Region};

/// The opacity of empires' names on the map.
const INK: f32 = 0.92;
/// How much of the empire's colour is mixed into its name, from 0 to 1: on land, on the water, and on a star
/// chart.
const TINGES: [f32; 3] = [0.12, 0.35, 0.4];
/// The layers of the halo around letters: the distance from the letter in points, and the opacity.
const HALO: [(f32, f32); 2] = [(2.4, 0.3), (1.2, 0.62)];
/// The font size at which letters are cached, in points.
const LETTERS: f32 = 36.0;

/// The letters of a name as the map draws them, in upper case.
pub(crate) fn written(name: &str) -> Vec<char> {
    name.to_uppercase().chars().collect()
}

/// The position of each empire's name on the map, at the largest size that avoids the pieces. `None` for a
/// name that doesn't fit.
pub(crate) fn places(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Option<Place>> {
    let landmarks = |region: Region| look.landmarks.get(region.index()).copied().unwrap_or(0);
    let mut squares = Squares::new(shapes, look.state.home, &landmarks);
    let name = |(number, name): (usize, &String)| squares.place(Empire::new(number)?, written(name).len());
    look.names.iter().enumerate().map(name).collect()
}

/// The screen rectangles of all letters of the empires' names.
pub(crate) fn letters(frame: &Frame, places: &[Option<Place>]) -> Vec<Rect> {
    let of = |place: &Place| {
        let size = Vec2::splat(place.size * frame.scale * 0.8);
        let letter = move |(at, _): &(Point, f32)| Rect::from_center_size(frame.screen(*at), size);
        place.letters.iter().map(letter).collect::<Vec<Rect>>()
    };
    places.iter().flatten().flat_map(of).collect()
}

/// Draws the empires' names at their positions.
pub(crate) fn write(ui: &Ui, frame: &Frame, places: &[Option<Place>], look: &MapLook<'_>, chart: bool) {
    let painter = ui.painter().with_clip_rect(frame.sheet);
    let laid =
        |letter: char| painter.layout_no_wrap(letter.to_string(), fonts::display(LETTERS), look.theme.ink);
    // A text row has room for accents and descenders, so its middle isn't the middle of capitals.
    let middle_of_capitals = laid('H').mesh_bounds.center().y;
    for ((number, name), place) in look.names.iter().enumerate().zip(places) {
        let Some(place) = place else { continue };
        let (ink, halo) = inks(look, number, place.at_sea, chart);
        // Letters are cached at one size and scaled.
        let scale = place.size * frame.scale / LETTERS;
        for (letter, (middle, angle)) in written(name).into_iter().zip(&place.letters) {
            let galley = laid(letter);
            let within = Vec2::new(galley.size().x / 2.0, middle_of_capitals);
            let laid = TextShape::new(Pos2::ZERO, galley, ink);
            // The halo consists of faint copies of the scaled letter.
            let letter = placed(laid, within, frame.screen(*middle), *angle, scale);
            let tinted = |off: Vec2, ink: Color32| {
                let shape = letter.clone().with_override_text_color(ink);
                Shape::Text(TextShape { pos: letter.pos + off, ..shape })
            };
            let halo = HALO.into_iter().flat_map(|(far, share)| {
                let halo = halo.gamma_multiply(share);
                let turn = move |turn: u8| Vec2::angled(f32::from(turn) * std::f32::consts::FRAC_PI_4) * far;
                (0..8).map(move |number| (turn(number), halo))
            });
            painter.extend(halo.chain([(Vec2::ZERO, ink)]).map(|(off, ink)| tinted(off, ink)));
        }
    }
}

/// The letter turned by `angle` and scaled by `scale`, so that its point `within` lies at the screen point
/// `at`.
fn placed(letter: TextShape, within: Vec2, at: Pos2, angle: f32, scale: f32) -> TextShape {
    let off = Rot2::from_angle(angle) * within * scale;
    let mut letter = letter.with_angle(angle);
    letter.transform(TSTransform::new((at - off).to_vec2(), scale));
    letter
}

/// The colours of an empire's name and of the halo that separates it from the map. By day, the name is dark
/// and the halo pale. By night and on a star chart, it is the other way round.
fn inks(look: &MapLook<'_>, number: usize, at_sea: bool, chart: bool) -> (Color32, Color32) {
    let theme = look.theme;
    let (ink, halo) = match (chart, at_sea) {
        (true, _) => (theme.chalk, theme.space),
        (false, true) => (theme.ink, theme.sea),
        (false, false) => (theme.ink, theme.land),
    };
    let tinge = if chart { TINGES[2] } else { TINGES[usize::from(at_sea)] };
    (mix(ink, look.colour(Empire::new(number)), tinge).gamma_multiply(INK), halo)
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
                let middle = placed(text, within, at, angle, scale).visual_bounding_rect().center();
                assert!(middle.distance(at) < 1.0, "{angle} {scale}: {middle:?}");
            }
        });
        output.textures_delta.clear();
    }
}
