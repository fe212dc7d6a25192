//! Where a route leaves a star chart at its edge, the name of the station that it leads to.

use egui::{Pos2, Rect, Ui, Vec2};

use super::best_spot::{self, Spot};
use super::name_label::{self, Form, Label};
use crate::looks::Looks;
use crate::map::{Border, Frame};
use rules::Region;

/// The size of such a name, in that of other names.
const SIZE: f32 = 0.82;
/// Between the end of a route and its name, along the sheet and up or down, in points.
const GAP: Vec2 = Vec2::new(7.0, 3.0);

/// Where a route ends at the edge of the sheet.
struct End {
    at: Pos2,
    /// Where it comes from.
    before: Pos2,
    leads_to: usize,
}

/// The names of all routes that leave the sheet, where the chart is clear: the `names` of stations stand already.
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

/// The two ends of a route that goes on at the other edge; none of one that does not.
fn ends(route: &Border, frame: &Frame) -> Vec<End> {
    let [first, last] = route.lines.as_slice() else { return Vec::new() };
    let end = |line: &mut dyn Iterator<Item = &atlas::realm::Point>, leads_to| {
        let (at, before) = (line.next()?, line.next()?);
        Some(End { at: frame.screen(*at), before: frame.screen(*before), leads_to })
    };
    [end(&mut first.iter().rev(), route.b), end(&mut last.iter(), route.a)].into_iter().flatten().collect()
}

/// Where its name may stand: inwards of the edge, on the side to which the route does not turn, on the other, level.
fn spots(end: &End, size: Vec2, sheet: Rect) -> [Spot; 3] {
    let inwards = if end.at.x < sheet.center().x { 1.0 } else { -1.0 };
    let away = if end.before.y < end.at.y { 1.0 } else { -1.0 };
    [away, -away, 0.0].map(|side| {
        let off = Vec2::new(inwards * (GAP.x + size.x / 2.0), side * (GAP.y + size.y / 2.0));
        Spot { form: 0, middle: end.at + off, angle: 0.0, dislike: 0.0 }
    })
}
