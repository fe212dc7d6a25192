//! The empires' names, written large along their homes, below everything that stands there.

use egui::emath::TSTransform;
use egui::epaint::TextShape;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Pos2, Shape, Ui, Vec2};

use super::frame::Frame;
use super::hit::Shapes;
use super::paint::MapLook;
use crate::app::fonts;
use crate::app::theme::{Theme, luminance};
use crate::atlas::realm::{Point, Room};
use crate::rules::Empire;

/// How much ink the names take.
const INK: f32 = 0.25;
/// A land is pale from this on (relative luminance).
const PALE: f32 = 0.45;
/// Angles at which a name may stand, in radians.
const ANGLES: [f32; 9] = [0.0, 0.26, -0.26, 0.52, -0.52, 0.79, -0.79, 1.05, -1.05];
/// The sizes of letters that are tried, in map units, and how much a smaller one is worth less.
const SIZES: [(f32, f32); 5] = [(40.0, 0.0), (33.0, 0.08), (27.0, 0.16), (22.0, 0.26), (18.0, 0.38)];
/// The size at which letters are kept, in points.
const LETTERS: f32 = 36.0;
/// How wide a letter is with what is free beside it, and how much of that is free, in sizes.
const LETTER: (f32, f32) = (0.98, 0.3);
/// A side of the squares that the map is looked at in, in map units.
const SQUARE: f32 = 7.0;
/// From place to place that is tried, in map units.
const STEP: f32 = 12.0;
/// What a place where something stands is worth, of a free one.
const CROWDED: f32 = -0.35;
/// How much steepness counts against a place.
const STEEP: f32 = 0.12;

/// Where a name is written, in map units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Place {
    middle: Point,
    angle: f32,
    size: f32,
}

/// The map as squares: whose home each is, and whether something stands there.
struct Squares {
    across: usize,
    down: usize,
    low: Point,
    /// The empire's number and whether it is crowded; `None` for no home.
    all: Vec<Option<(usize, bool)>>,
}

impl Squares {
    fn new(shapes: &Shapes, look: &MapLook<'_>) -> Self {
        let bounds = shapes.bounds();
        let count = |low: f32, high: f32| ((high - low) / SQUARE).ceil().max(1.0) as usize;
        let across = count(bounds.low.x, bounds.high.x);
        let down = count(bounds.low.y, bounds.high.y);
        let square = |i: usize| {
            let at = Point::new(
                bounds.low.x + ((i % across) as f32 + 0.5) * SQUARE,
                bounds.low.y + ((i / across) as f32 + 0.5) * SQUARE,
            );
            let region = shapes.region_at(at)?;
            let Room { anchor, clearance } = shapes.lands().get(region.index())?.room;
            let crowded =
                (at.x - anchor.x).abs() < clearance * 0.75 && (at.y - anchor.y).abs() < clearance * 0.75;
            Some(((look.state.home)(region)?.index(), crowded))
        };
        Self { across, down, low: bounds.low, all: (0..across * down).map(square).collect() }
    }

    fn at(&self, at: Point) -> Option<(usize, bool)> {
        let (x, y) = ((at.x - self.low.x) / SQUARE, (at.y - self.low.y) / SQUARE);
        let inside = x >= 0.0 && y >= 0.0 && x < self.across as f32 && y < self.down as f32;
        if inside { self.all.get(y as usize * self.across + x as usize).copied().flatten() } else { None }
    }
}

/// Where the empires' names stand: as large as their homes have room for, between what stands there.
pub(super) fn places(shapes: &Shapes, look: &MapLook<'_>) -> Vec<Option<Place>> {
    let squares = Squares::new(shapes, look);
    let name =
        |(number, name): (usize, &String)| place(shapes, look, &squares, number, name.chars().count() as f32);
    look.names.iter().enumerate().map(name).collect()
}

fn place(
    shapes: &Shapes,
    look: &MapLook<'_>,
    squares: &Squares,
    number: usize,
    letters: f32,
) -> Option<Place> {
    let is_home = |region| (look.state.home)(region).is_some_and(|e| e.index() == number);
    let lands = shapes.regions().filter(|(region, _)| is_home(*region)).map(|(_, land)| land);
    let (mut low, mut high) = (Point::new(f32::MAX, f32::MAX), Point::new(f32::MIN, f32::MIN));
    for (least, most) in lands.map(|land| land.extent()) {
        (low.x, low.y) = (low.x.min(least.x), low.y.min(least.y));
        (high.x, high.y) = (high.x.max(most.x), high.y.max(most.y));
    }
    let home = |at: Point| squares.at(at).filter(|(home, _)| *home == number);
    let mut best: Option<(f32, Place)> = None;
    let cells = |low: f32, high: f32| {
        (0..=((high - low) / STEP).max(0.0) as usize).map(move |i| low + i as f32 * STEP)
    };
    for y in cells(low.y, high.y) {
        for middle in cells(low.x, high.x).map(|x| Point::new(x, y)).filter(|at| home(*at).is_some()) {
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
                            worth += match home(at) {
                                None => -1.6,
                                Some((_, true)) => CROWDED,
                                Some((_, false)) => 1.0,
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
    for ((number, name), place) in look.names.iter().enumerate().zip(places) {
        let Some(Place { middle, angle, size }) = *place else { continue };
        // Letters of one size are kept, and shown larger or smaller.
        let format = TextFormat {
            extra_letter_spacing: LETTERS * LETTER.1,
            ..TextFormat::simple(fonts::display(LETTERS), look.theme.ink)
        };
        let galley = painter.layout_job(LayoutJob::single_section(name.to_uppercase(), format));
        let ink = engraved(look.ground(Empire::new(number)), look.theme);
        let scale = size * frame.scale / LETTERS;
        let off = (galley.size() - Vec2::new(LETTERS * LETTER.1, 0.0)) / 2.0 * scale;
        let (along, down) = (Vec2::angled(angle), Vec2::angled(angle).rot90());
        let corner = frame.screen(middle) - along * off.x - down * off.y;
        let mut text =
            TextShape::new(Pos2::ZERO, galley, ink).with_override_text_color(ink).with_angle(angle);
        text.transform(TSTransform::new(corner.to_vec2(), scale));
        painter.add(Shape::Text(text));
    }
}

/// The ink of a name on a land: dark on pale ones, pale on darker ones, and faint on both.
fn engraved(ground: Color32, theme: &Theme) -> Color32 {
    let (dark, pale) = if theme.dark { (theme.ground, theme.ink) } else { (theme.ink, theme.well) };
    if luminance(ground) > PALE { dark.gamma_multiply(INK) } else { pale.gamma_multiply(1.6 * INK) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::map::MapState;
    use crate::content::{Files, Pack};
    use crate::rules::World;

    #[test]
    fn every_empire_is_named_on_its_own_home() {
        for id in ["war-of-whispers", "lantern-delta", "drowned-crown"] {
            let pack = Pack::load(&Files::BuiltIn(id)).unwrap();
            let shapes = Shapes::new(&pack.picture);
            let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 3).unwrap();
            let names: Vec<String> = world.empires().map(|_| "Elephant".to_owned()).collect();
            let theme = Theme::new(&pack.theme.day);
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
