//! A name on the map: the forms in which it may be written, where it stands, and how it is drawn.

use std::f32::consts::TAU;
use std::sync::Arc;

use egui::epaint::TextShape;
use egui::{Color32, Id, Pos2, Rect, Shape, Ui, Vec2};

use super::best_spot::Spot;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::text_fitting::unjoined;
use crate::looks::theme::type_size;
use crate::map::{Camera, Frame};
use crate::packs::pack_identity::PackIdentity;
use crate::screens::table::map::region_screen_positions::frame_in;
use atlas::realm::Point;
use text::line_breaks::can_break;

/// The radius of free room in a typical region of a realm, in points, from which on names grow larger.
const LARGE: f32 = 40.0;
/// The radius of a typical station of a star chart, in points, from which on names grow larger. Names stand beside the
/// stations.
const LARGE_OUTSIDE: f32 = 25.0;
/// The maximum scale of names while the whole map is visible.
const LARGER: f32 = 1.3;
/// How much larger names become at the zoom `NEAREST`, as a share of their size.
const NEARER: f32 = 0.4;
/// The number of steps in which names grow while zooming in, so that few font sizes are drawn.
const STEPS: f32 = 4.0;
/// The zoom at which names stop growing, relative to the whole map's zoom.
const NEAREST: f32 = 2.5;
/// How far outside the map's visible part a name's middle may be, in points, for the name still to be drawn.
const BEYOND: f32 = 120.0;

/// The usual font size of names on the map, at the current zoom.
pub(crate) fn letter_size(looks: &Looks, frame: &Frame) -> f32 {
    let whole = frame_in(looks, frame.sheet, Camera::default());
    let large = if looks.shapes.is_chart() { LARGE_OUTSIDE } else { LARGE };
    let larger = (looks.shapes.usual_room() * whole.scale / large).clamp(1.0, LARGER);
    let near = ((frame.scale / whole.scale - 1.0) / (NEAREST - 1.0)).clamp(0.0, 1.0);
    let nearer = 1.0 + NEARER * (near * STEPS).round() / STEPS;
    (type_size::BODY * larger * nearer * 2.0).round() / 2.0
}

/// How names of one kind may be written, and the penalties for it.
pub(crate) struct Style {
    /// The possible font sizes, relative to [`letter_size`], each with the penalty for using it.
    pub sizes: &'static [(f32, f32)],
    /// Font sizes are rounded to multiples of this, in points.
    pub step: f32,
    /// The penalty for splitting a name into two lines.
    pub broken: f32,
    /// The penalty for writing a name in its short form.
    pub short: f32,
    /// The distance between two lines of a name, as a multiple of a line's height.
    pub row: f32,
}

/// One way to write a name: in full or short, in one or two lines, and in a certain font size.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Form {
    pub lines: Vec<String>,
    /// The font size of the name, in points.
    pub letters: f32,
    /// The width of each line of the name, in points.
    pub widths: Vec<f32>,
    /// The height of a line of the name, in points.
    pub tall: f32,
    /// The distance between the middles of two lines, in points.
    pub row: f32,
    /// The penalty for writing the name in this form.
    pub dislike: f32,
}

impl Form {
    /// Creates the form with these lines, font size and line distance. `row` is a multiple of a line's height.
    pub fn new(ui: &Ui, lines: Vec<String>, letters: f32, row: f32) -> Self {
        let laid = |line: &String| unjoined(ui.painter(), line, fonts::italic(letters), Color32::PLACEHOLDER);
        let sizes: Vec<Vec2> = lines.iter().map(|line| laid(line).size()).collect();
        let tall = sizes.first().map_or(letters, |line| line.y);
        let widths = sizes.iter().map(|line| line.x).collect();
        Self { lines, letters, widths, tall, row: tall * row, dislike: 0.0 }
    }

    /// All forms in which a name may be written. `size` is the usual font size of names.
    pub fn all(ui: &Ui, looks: &Looks, name: &str, size: f32, style: &Style) -> Vec<Self> {
        let short = looks.speech.words().short(name);
        let texts = [(name, 0.0)].into_iter().chain((short != name).then_some((short, style.short)));
        let lines = texts.flat_map(|(text, dislike)| {
            let whole = std::iter::once((vec![text.to_owned()], dislike));
            whole.chain(broken(text).map(|lines| (lines, dislike + style.broken)))
        });
        let forms = lines.flat_map(|(lines, dislike)| {
            style.sizes.iter().map(move |(share, smaller)| {
                let letters = (size * share / style.step).round() * style.step;
                let form = Self::new(ui, lines.clone(), letters, style.row);
                Self { dislike: dislike + smaller, ..form }
            })
        });
        forms.collect()
    }

    /// How far the middle of the line with this index is below the name's middle, in points.
    fn down(&self, line: usize) -> f32 {
        self.row * (line as f32 - (self.lines.len() as f32 - 1.0) / 2.0)
    }

    /// The middles of the name's lines, if the name's middle is `middle` and the name is turned by `angle` radians.
    pub fn middles(&self, middle: Pos2, angle: f32) -> impl Iterator<Item = Pos2> {
        let down = -Vec2::angled(angle).rot90();
        (0..self.lines.len()).map(move |line| middle + down * self.down(line))
    }

    /// The rectangle that the name covers around `middle` if it isn't turned.
    pub fn rect(&self, middle: Pos2) -> Rect {
        let wide = self.widths.iter().copied().fold(0.0, f32::max);
        Rect::from_center_size(middle, Vec2::new(wide, self.row * self.lines.len() as f32))
    }
}

/// Splits a name into two lines of about equal length; `None` if the name has no place for a break, such as a space.
fn broken(name: &str) -> Option<Vec<String>> {
    let breaks =
        name.char_indices().zip(name.chars().skip(1)).filter(|((_, c), after)| can_break(*c, *after));
    let halves = breaks.map(|((at, c), _)| {
        let (first, second) = name.split_at(at + c.len_utf8());
        (first.trim_end(), second)
    });
    let longer = |(a, b): &(&str, &str)| a.chars().count().max(b.chars().count());
    let (first, second) = halves.min_by_key(longer)?;
    Some(vec![first.to_owned(), second.to_owned()])
}

/// A name at its chosen spot on the map.
#[derive(Clone)]
pub(crate) struct Label {
    form: Form,
    middle: Point,
    angle: f32,
}

/// The colours of names, and how the edge around their letters is drawn.
pub(crate) struct Ink {
    pub letters: Color32,
    /// The colour of the edge that sets the letters off from the map.
    pub ground: Color32,
    /// The breadth of the edge around the letters, in points.
    pub broad: f32,
    /// How many copies of the text, shifted in all directions, draw the edge around the letters.
    pub copies: u8,
}

impl Label {
    /// Creates the label for a name at this spot; `None` if `forms` has no form with the spot's index.
    pub fn new(forms: Vec<Form>, spot: Spot, frame: &Frame) -> Option<Self> {
        let form = forms.into_iter().nth(spot.form)?;
        Some(Self { form, middle: frame.map(spot.middle), angle: spot.angle })
    }

    /// The rectangle on the screen that the name covers.
    fn rect(&self, frame: &Frame) -> Rect {
        let size = self.form.rect(Pos2::ZERO).size();
        let (along, down) = (Vec2::angled(self.angle) * size.x, Vec2::angled(self.angle).rot90() * size.y);
        Rect::from_center_size(frame.screen(self.middle), along.abs() + down.abs())
    }

    /// Draws the name on the map, if it is visible.
    pub fn paint(&self, ui: &Ui, frame: &Frame, ink: &Ink) {
        let middle = frame.screen(self.middle);
        if !frame.sheet.expand(BEYOND).contains(middle) {
            return;
        }
        let font = fonts::italic(self.form.letters);
        for (line, middle) in self.form.lines.iter().zip(self.form.middles(middle, self.angle)) {
            let [galley, ground] =
                [ink.letters, ink.ground].map(|ink| unjoined(ui.painter(), line, font.clone(), ink));
            let along = Vec2::angled(self.angle);
            let corner = middle - along * galley.size().x / 2.0 + along.rot90() * galley.size().y / 2.0;
            let text = |at, galley, ink| Shape::Text(TextShape::new(at, galley, ink).with_angle(self.angle));
            for copy in 0..ink.copies {
                let off = ink.broad * Vec2::angled(f32::from(copy) / f32::from(ink.copies) * TAU);
                ui.painter().add(text(corner + off, Arc::clone(&ground), ink.ground));
            }
            ui.painter().add(text(corner, galley, ink.letters));
        }
    }
}

/// The values that determine where names stand, apart from the zoom.
#[derive(Clone, PartialEq)]
pub(crate) struct Grounds {
    pub language: String,
    pub pack: PackIdentity,
    /// The position of the whole map on the screen. When it changes, all names are placed again at once.
    pub frame: Frame,
    /// The number of banners and the number of agents in each region.
    pub standing: Vec<(u8, usize)>,
}

/// The labels that were placed last, and the values that they depend on.
#[derive(Clone)]
struct Placed {
    grounds: Grounds,
    /// The zoom at which the labels were placed.
    scale: f32,
    /// The zoom in the last frame.
    seen: f32,
    labels: Arc<Vec<Label>>,
}

/// The labels of all names, cached. They are placed again if `grounds` has changed, or once the zoom has changed and
/// then stayed the same for a frame.
pub(crate) fn labels(
    ui: &Ui,
    frame: &Frame,
    grounds: Grounds,
    place: impl FnOnce() -> Vec<Label>,
) -> Arc<Vec<Label>> {
    let kept = ui.data(|data| data.get_temp::<Placed>(id())).filter(|kept| kept.grounds == grounds);
    let placed = match kept {
        Some(kept) if kept.seen == frame.scale && kept.scale == frame.scale => return kept.labels,
        Some(kept) if kept.seen != frame.scale => {
            ui.ctx().request_repaint();
            Placed { seen: frame.scale, ..kept }
        }
        _ => Placed { grounds, scale: frame.scale, seen: frame.scale, labels: Arc::new(place()) },
    };
    let labels = Arc::clone(&placed.labels);
    ui.data_mut(|data| data.insert_temp(id(), placed));
    labels
}

/// The rectangles that the names on the map cover, as they were placed last.
pub(crate) fn rects(ui: &Ui, frame: &Frame) -> Vec<Rect> {
    let kept = ui.data(|data| data.get_temp::<Placed>(id()));
    let labels = kept.map(|kept| kept.labels).unwrap_or_default();
    labels.iter().map(|label| label.rect(frame)).collect()
}

fn id() -> Id {
    Id::unique("names on the map")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_broken_where_its_lines_are_about_equal() {
        let lines = |name| broken(name).map(|lines| lines.join("|"));
        assert_eq!(lines("Rio de la Plata").as_deref(), Some("Rio de|la Plata"));
        assert_eq!(lines("Grande-Bretagne").as_deref(), Some("Grande-|Bretagne"));
        assert_eq!(lines("Volga"), None);
    }
}
