//! The empires' names, written large along their homes, below everything that stands there.

use egui::epaint::TextShape;
use egui::text::{LayoutJob, TextFormat};
use egui::{Shape, Ui, Vec2};

use super::frame::Frame;
use super::hit::Shapes;
use super::paint::MapLook;
use crate::app::fonts;
use crate::atlas::realm::Point;
use crate::rules::Region;

/// How much ink the names take.
const INK: f32 = 0.34;
/// Angles at which a name may stand, in radians.
const ANGLES: [f32; 9] = [0.0, 0.26, -0.26, 0.52, -0.52, 0.79, -0.79, 1.05, -1.05];
/// The sizes of letters that are tried, in map units, and how much a smaller one is worth less.
const SIZES: [(f32, f32); 4] = [(40.0, 0.0), (33.0, 0.08), (27.0, 0.18), (21.0, 0.32)];
/// How wide a letter is with what is free beside it, and how much of that is free, in sizes.
const LETTER: (f32, f32) = (0.98, 0.3);
/// From place to place that is tried, in map units.
const STEP: f32 = 11.0;
/// What a place where something stands is worth, of a free one.
const CROWDED: f32 = 0.2;
/// How much steepness counts against a place.
const STEEP: f32 = 0.12;

/// Where a name is written, in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    middle: Point,
    angle: f32,
    size: f32,
}

/// Where the empires' names stand: as large as their homes have room for, between what stands there.
pub(super) fn places(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Option<Place>> {
    let name = |(number, name): (usize, &String)| place(shapes, look, number, name.chars().count() as f32);
    look.names.iter().enumerate().map(name).collect()
}

fn place(shapes: &Shapes, look: &MapLook<'_>, number: usize, letters: f32) -> Option<Place> {
    let is_home =
        |i: usize| Region::new(i).and_then(|r| (look.state.home)(r)).is_some_and(|e| e.index() == number);
    let lands = || shapes.lands().iter().enumerate().filter(|(i, _)| is_home(*i)).map(|(_, land)| land);
    let spots = lands().flat_map(|land| [land.extent().0, land.extent().1]);
    let (mut low, mut high) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
    for at in spots {
        (low.x, low.y) = (low.x.min(at.x), low.y.min(at.y));
        (high.x, high.y) = (high.x.max(at.x), high.y.max(at.y));
    }
    let inside = |at: Point| shapes.region_at(at).is_some_and(|r| is_home(r.index()));
    let crowded = |at: Point| {
        lands().any(|land| {
            let (middle, room) = (land.room.anchor, land.room.clearance);
            (at.x - middle.x).abs() < room * 0.75 && (at.y - middle.y).abs() < room * 0.75
        })
    };
    let mut best: Option<(f32, Place)> = None;
    let cells = |low: f32, high: f32| {
        (0..=((high - low) / STEP).max(0.0) as usize).map(move |i| low + i as f32 * STEP)
    };
    for y in cells(low.y, high.y) {
        for middle in cells(low.x, high.x).map(|x| Point::new(x, y)).filter(|at| inside(*at)) {
            for angle in ANGLES {
                let (sin, cos) = angle.sin_cos();
                for (size, less) in SIZES {
                    let length = size * letters * LETTER.0;
                    // As many points along the upper and the lower edge of the letters.
                    let count = (length / 9.0).ceil().max(3.0);
                    let mut worth = 0.0;
                    for i in 0..=count as usize {
                        let along = (i as f32 / count - 0.5) * length;
                        for across in [-0.36 * size, 0.36 * size] {
                            let at = Point::new(
                                middle.x + along * cos - across * sin,
                                middle.y + along * sin + across * cos,
                            );
                            worth += match inside(at) {
                                false => -1.6,
                                true if crowded(at) => CROWDED,
                                true => 1.0,
                            };
                        }
                    }
                    let worth = worth / (2.0 * (count + 1.0)) - less - STEEP * angle.abs();
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, Place { middle, angle, size }));
                    }
                }
            }
        }
    }
    best.map(|(_, place)| place)
}

/// Writes the names where they stand.
pub(super) fn write(ui: &Ui, frame: &Frame, places: &[Option<Place>], look: &MapLook<'_>) {
    let painter = ui.painter().with_clip_rect(frame.sheet);
    for (name, place) in look.names.iter().zip(places) {
        let Some(Place { middle, angle, size }) = *place else { continue };
        let size = size * frame.scale;
        let format = TextFormat {
            extra_letter_spacing: size * LETTER.1,
            ..TextFormat::simple(fonts::display(size), look.theme.ink)
        };
        let galley = painter.layout_job(LayoutJob::single_section(name.to_uppercase(), format));
        let ink = look.theme.ink.gamma_multiply(INK);
        let off = (galley.size() - Vec2::new(size * LETTER.1, 0.0)) / 2.0;
        let (along, down) = (Vec2::angled(angle), Vec2::angled(angle).rot90());
        let corner = frame.screen(middle) - along * off.x - down * off.y;
        let text = TextShape::new(corner, galley, ink).with_override_text_color(ink);
        painter.add(Shape::Text(text.with_angle(angle)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::map::MapState;
    use crate::app::theme::Theme;
    use crate::content::{Files, Pack};
    use crate::rules::World;

    #[test]
    fn every_empire_is_named_on_its_own_home() {
        for id in ["war-of-whispers", "lantern-delta"] {
            let pack = Pack::load(&Files::BuiltIn(id)).unwrap();
            let shapes = Shapes::new(&pack.picture);
            let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
            let names: Vec<String> = world.empires().map(|_| "Elephant".to_owned()).collect();
            let theme = Theme::parchment();
            let look = MapLook {
                theme: &theme,
                colours: &[],
                patterns: &[],
                scenery: &[],
                names: &names,
                state: MapState {
                    controller: &|_| None,
                    home: &|region| world.home_of(region),
                    framed: true,
                    marks: Default::default(),
                    sweep: None,
                },
            };
            for (number, place) in places(&shapes, &look).into_iter().enumerate() {
                let middle = place.unwrap().middle;
                let home = world.home_of(shapes.region_at(middle).unwrap());
                assert_eq!(home.map(|empire| empire.index()), Some(number));
            }
        }
    }
}
