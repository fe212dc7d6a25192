//! The names at the edge of a star chart. Where a route leaves the chart, a name tells which station the route leads
//! to.

use egui::{Pos2, Rect, Ui, Vec2};

use super::best_spot::{self, Spot};
use super::name_label::{self, Form, Label};
use crate::looks::Looks;
use crate::map::{Border, Frame};
use rules::Region;

/// The font size of a name at a route's end, relative to that of other names.
const SIZE: f32 = 0.82;
/// The horizontal and the vertical gap between the end of a route and its name, in points.
const GAP: Vec2 = Vec2::new(7.0, 3.0);

/// The end of a route at the edge of a star chart.
struct End {
    at: Pos2,
    /// The last point of the route before its end, on the screen.
    before: Pos2,
    /// The index of the station (a region) that the route leads to.
    leads_to: usize,
}

/// Labels for all routes that leave the chart. They avoid obstacles and `names`, the rectangles of the stations'
/// names.
pub(crate) fn place(
    ui: &Ui,
    looks: &Looks,
    frame: &Frame,
    is_clear: impl Fn(Rect) -> bool,
    mut names: Vec<Rect>,
) -> Vec<Label> {
    let mut labels = Vec::new();
    let routes = looks.shapes.borders().iter().chain(looks.shapes.seas());
    for end in routes.flat_map(|route| ends(route, frame)) {
        let Some(region) = Region::new(end.leads_to) else { continue };
        let size = name_label::letter_size(looks, frame) * SIZE;
        let form = Form::new(ui, vec![looks.speech.region(region)], size, 1.0);
        let rect = |spot: &Spot| form.rect(spot.middle);
        let is_free = |at: Rect| is_clear(at) && !names.iter().any(|name| name.intersects(at));
        let spots = spots(&end, form.rect(Pos2::ZERO).size(), frame.sheet);
        let cost = |spot: &Spot| if is_free(rect(spot)) { 0.0 } else { f32::INFINITY };
        let Some(spot) = best_spot::best(&spots, cost) else { continue };
        names.push(rect(&spot));
        labels.extend(Label::new(vec![form], spot, frame));
    }
    labels
}

/// The two ends of a route that leaves the chart at one edge and continues at the other; empty for any other route.
fn ends(route: &Border, frame: &Frame) -> Vec<End> {
    let [first, last] = route.lines.as_slice() else { return Vec::new() };
    let end = |line: &mut dyn Iterator<Item = &atlas::realm::Point>, leads_to| {
        let (at, before) = (line.next()?, line.next()?);
        Some(End { at: frame.screen(*at), before: frame.screen(*before), leads_to })
    };
    [end(&mut first.iter().rev(), route.b), end(&mut last.iter(), route.a)].into_iter().flatten().collect()
}

/// The three candidate spots for the name at a route's end. All are inside the chart's edge: first on the side away
/// from the route, then on the side of the route, then level with the end.
fn spots(end: &End, size: Vec2, sheet: Rect) -> [Spot; 3] {
    let inwards = if end.at.x < sheet.center().x { 1.0 } else { -1.0 };
    let away = if end.before.y < end.at.y { 1.0 } else { -1.0 };
    [away, -away, 0.0].map(|side| {
        let off = Vec2::new(inwards * (GAP.x + size.x / 2.0), side * (GAP.y + size.y / 2.0));
        Spot { form: 0, middle: end.at + off, angle: 0.0, dislike: 0.0 }
    })
}
