//! Where a route leaves a star chart at its edge, the name of the station that it leads to.

use egui::{Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::tight_text::unjoined;
use crate::map::{Border, Frame, Obstacles};
use crate::screens::table::map::names::size;
use rules::Region;

/// How large such a name is, of the letters of other names.
const SIZE: f32 = 0.82;
/// Between the end of a route and its name, along the sheet and up or down, in points.
const GAP: Vec2 = Vec2::new(7.0, 3.0);

/// A name on the chart where it stands, in its lines.
pub(crate) struct Name {
    pub lines: Vec<String>,
    /// The size of its letters.
    pub size: f32,
    pub rect: Rect,
}

/// Where a route ends at the edge of the sheet.
struct End {
    at: Pos2,
    /// Where it comes from.
    before: Pos2,
    leads_to: usize,
}

/// The names of all routes that leave the sheet, where they lie on nothing: those of stations stand already.
pub(crate) fn placed(
    ui: &Ui,
    looks: &Looks,
    frame: &Frame,
    obstacles: &Obstacles,
    names: &[Name],
) -> Vec<Name> {
    let mut placed: Vec<Name> = Vec::new();
    let routes = looks.shapes.borders().iter().chain(looks.shapes.seas());
    for end in routes.flat_map(|route| ends(route, frame)) {
        let Some(region) = Region::new(end.leads_to) else { continue };
        let name = looks.speech.region(region);
        let size = size::of(looks, frame) * SIZE;
        let measured = unjoined(ui.painter(), &name, fonts::italic(size), looks.theme.chalk).size();
        let is_free = |rect: &Rect| {
            let on_name = names.iter().chain(&placed).any(|name| name.rect.intersects(*rect));
            obstacles.hides(*rect) == 0 && !on_name
        };
        if let Some(rect) = tries(&end, measured, frame.sheet).into_iter().find(is_free) {
            placed.push(Name { lines: vec![name], size, rect });
        }
    }
    placed
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
fn tries(end: &End, size: Vec2, sheet: Rect) -> [Rect; 3] {
    let inwards = if end.at.x < sheet.center().x { 1.0 } else { -1.0 };
    let away = if end.before.y < end.at.y { 1.0 } else { -1.0 };
    [away, -away, 0.0].map(|side| {
        let off = Vec2::new(inwards * (GAP.x + size.x / 2.0), side * (GAP.y + size.y / 2.0));
        Rect::from_center_size(end.at + off, size)
    })
}
