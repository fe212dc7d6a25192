//! Finds the rectangles of the parts of the table that a lesson can point at, dims the rest of the table, and draws the
//! rings and outlines that mark them.

use egui::emath::GuiRounding;
use egui::{Context, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::line;
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::panels::councils::{head_of, row_of};
use crate::screens::table::panels::societies;
use crate::screens::table::scene_and_inputs::{Places, Scene};
use crate::screens::table::widgets::lesson_target_rects;
use packs::Point;
use rules::{Empire, Position, Region, Society};

/// The distance between a ring and the part of the table that it marks, in points.
const AWAY: f32 = 2.0;
/// How much wider than its tokens the ring around slots is on each side, in points. Their numbers are wider.
const BESIDE: f32 = 6.0;
/// The height of the rows in which the shade around regions is drawn, in points.
const ROW: f32 = 1.0;
/// The radius of the corners of a ring that marks a part of the table, in points.
const ROUND: f32 = 5.0;
/// How far the rest of the table is dimmed, from 0 to 1.
const DIM: f32 = 0.45;

/// The table that a lesson points at, with its panels' rectangles.
#[derive(Clone, Copy)]
pub(crate) struct Table<'a> {
    pub scene: &'a Scene<'a>,
    pub places: &'a Places,
}

impl Table<'_> {
    /// The rectangle of a part of the table; `None` if that part isn't on the screen.
    pub fn rect(self, ctx: &Context, looks: &Looks, point: Point) -> Option<Rect> {
        let Self { scene, places } = self;
        let layout = &places.layout;
        let council = |empire: Empire| {
            let place = scene.council_place(empire)?;
            layout.councils.get(place).copied()
        };
        let row = |position: Position| {
            let count = scene.game.world().positions().in_council(position.empire()).len() as usize;
            Some(row_of(council(position.empire())?, count, position.office().index()))
        };
        // A slot is marked together with the multiplier and the score above and below its token.
        let slot = |seat: usize, slot| {
            let society = Society::new(seat)?;
            let token = societies::slot_of(layout.societies, scene, society, slot);
            let part = societies::part_of(layout.societies, scene, society).shrink(AWAY);
            Some(token.expand2(Vec2::new(4.0 + BESIDE, 0.0)).with_min_y(part.top()).with_max_y(part.bottom()))
        };
        let beside = |rect: Rect| rect.expand2(Vec2::new(BESIDE / 2.0, 0.0));
        // Rings around neighbouring numbers would overlap, so they keep no distance.
        let without_gap = |rect: Rect| rect.shrink2(Vec2::new(AWAY, 0.0));
        match point {
            Point::Map => Some(layout.board.shrink(8.0)),
            Point::Region(region) => {
                Some(around(looks, &frame_in(looks, layout.board, scene.camera), region))
            }
            Point::Council(empire) => council(empire),
            // In a small window, a council's head doesn't show its deck. Then the deck is not marked, and only the
            // step's other points are.
            Point::Deck(empire) if lesson_target_rects::rect(ctx, Point::Supply(empire)).is_some() => {
                lesson_target_rects::rect(ctx, point).map(without_gap)
            }
            Point::Supply(empire) | Point::Deck(empire) | Point::Cities(empire) => {
                let number = lesson_target_rects::rect(ctx, point).map(without_gap);
                number.or_else(|| Some(head_of(council(empire)?)))
            }
            Point::Position(position) => row(position),
            // A ring around the agent alone would cut the position's name.
            Point::Agent(position) => row(position),
            Point::Society(seat) => Some(societies::part_of(layout.societies, scene, Society::new(seat)?)),
            Point::Slots(seat) => {
                let slots = scene.game.world().slots().filter_map(|at| slot(seat, at));
                slots.reduce(|a, b| a.union(b))
            }
            Point::Slot(seat, at) => slot(seat, at),
            Point::Track => Some(layout.track),
            Point::Prompt => Some(places.asked),
            Point::Hand => Some(layout.hand).filter(|hand| hand.width() > 1.0),
            Point::Log => Some(layout.log),
            Point::Exchange => scene.is_exchange().then_some(places.sheet),
            Point::Agents(_)
            | Point::Cards(_)
            | Point::First
            | Point::Score
            | Point::Known(_)
            | Point::Round
            | Point::Phase(_)
            | Point::Turn(_)
            | Point::Marker
            | Point::Card(_)
            | Point::Button(_) => lesson_target_rects::rect(ctx, point).map(beside),
        }
    }

    /// Dims the table except for the marked parts, and for the prompt if it asks the learner something.
    pub fn dim(self, ui: &Ui, looks: &Looks, marked: &[(Point, Rect)]) {
        let Self { scene, places } = self;
        let lit = marked.iter().filter(|(point, _)| !matches!(point, Point::Region(_)));
        let asked = (!scene.legal.is_empty()).then_some(places.asked);
        let lit: Vec<Rect> = lit.map(|(_, rect)| rect.expand(AWAY)).chain(asked).collect();
        let rims: Vec<Vec<Pos2>> = marked
            .iter()
            .filter_map(|(point, _)| match *point {
                Point::Region(region) => self.rim(looks, region),
                _ => None,
            })
            .collect();
        let bounds = rims.iter().map(|rim| Rect::from_points(rim).round_to_pixels(1.0));
        let shade = looks.theme.shade().gamma_multiply(DIM);
        let mut mesh = Mesh::default();
        let mut holes = lit.clone();
        for bound in bounds {
            // Around a region, the shade ends at its outline.
            for part in outside(bound, &holes) {
                around_outlines(part, &rims).for_each(|piece| mesh.add_colored_rect(piece, shade));
            }
            holes.push(bound);
        }
        for part in outside(ui.ctx().content_rect(), &holes) {
            mesh.add_colored_rect(part, shade);
        }
        ui.painter().add(mesh);
    }

    /// Marks a part of the table. A region gets an outline, and anything else gets a ring that doesn't reach into its
    /// neighbours. There are no arrows, because arrows stand for attacks.
    pub fn mark(self, ui: &Ui, looks: &Looks, point: Point, rect: Rect) {
        match point {
            Point::Region(region) => self.outline(ui, looks, region),
            _ => ring(ui, looks, rect),
        }
    }

    /// The corners of a region's outline on the screen.
    fn rim(self, looks: &Looks, region: Region) -> Option<Vec<Pos2>> {
        let frame = frame_in(looks, self.places.layout.board, self.scene.camera);
        let land = looks.shapes.lands().get(region.index())?;
        Some(looks.shapes.rim(land).into_iter().map(|spot| frame.screen(spot)).collect())
    }

    /// Draws a thick outline of a region on the map.
    fn outline(self, ui: &Ui, looks: &Looks, region: Region) {
        let Some(rim) = self.rim(looks, region) else { return };
        let (accent, edge) = (looks.theme.accent, looks.theme.on_accent);
        let painter = ui.painter().with_clip_rect(self.places.layout.board);
        painter.add(Shape::closed_line(rim.clone(), Stroke::new(line::LIT + 2.0, edge)));
        painter.add(Shape::closed_line(rim, Stroke::new(line::LIT, accent)));
    }
}

/// The parts of `whole` that lie in none of the rectangles in `lit`, as rectangles that don't overlap.
fn outside(whole: Rect, lit: &[Rect]) -> Vec<Rect> {
    let mut rest = vec![whole];
    for hole in lit {
        rest = rest.into_iter().flat_map(|part| around_hole(part, *hole)).collect();
    }
    rest
}

/// The up to four rectangles that are left of `part` without `hole`.
fn around_hole(part: Rect, hole: Rect) -> impl Iterator<Item = Rect> {
    let hole = part.intersect(hole);
    let pieces = match hole.is_positive() {
        false => [part, Rect::NOTHING, Rect::NOTHING, Rect::NOTHING],
        true => {
            let middle = part.with_min_y(hole.top()).with_max_y(hole.bottom());
            [
                part.with_max_y(hole.top()),
                part.with_min_y(hole.bottom()),
                middle.with_max_x(hole.left()),
                middle.with_min_x(hole.right()),
            ]
        }
    };
    pieces.into_iter().filter(|piece| piece.is_positive())
}

/// The parts of `part` outside all outlines, as rectangles of one row each.
fn around_outlines(part: Rect, rims: &[Vec<Pos2>]) -> impl Iterator<Item = Rect> {
    let rows = (part.height() / ROW).ceil() as usize;
    let lit: Vec<Vec<Rect>> = (0..rows)
        .map(|row| {
            let top = part.top() + row as f32 * ROW;
            let row = part.with_min_y(top).with_max_y((top + ROW).min(part.bottom()));
            let spans = rims.iter().flat_map(|rim| spans(rim, row.center().y));
            let inside: Vec<Rect> =
                spans.map(|[left, right]| row.with_min_x(left).with_max_x(right)).collect();
            outside(row, &inside)
        })
        .collect();
    lit.into_iter().flatten()
}

/// The parts of the horizontal line at `y` that lie in a closed outline, each from its left to its right end.
fn spans(rim: &[Pos2], y: f32) -> Vec<[f32; 2]> {
    let edges = rim.iter().zip(rim.iter().cycle().skip(1));
    let crossed = edges.filter(|(a, b)| (a.y <= y) != (b.y <= y));
    let mut at: Vec<f32> = crossed.map(|(a, b)| a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y)).collect();
    at.sort_by(f32::total_cmp);
    at.chunks_exact(2).map(|pair| [pair[0], pair[1]]).collect()
}

/// The marked parts of the table. Parts other than regions whose rings would cross share one ring.
pub(crate) fn joined(parts: impl Iterator<Item = (Point, Rect)>) -> Vec<(Point, Rect)> {
    let mut all: Vec<(Point, Rect)> = Vec::new();
    for (point, mut rect) in parts {
        if !matches!(point, Point::Region(_) | Point::Map) {
            let crosses = |rect: Rect, (other, at): &(Point, Rect)| {
                !matches!(other, Point::Region(_) | Point::Map) && at.expand(2.0 * AWAY).intersects(rect)
            };
            while let Some(at) = all.iter().position(|part| crosses(rect, part)) {
                rect = rect.union(all.swap_remove(at).1);
            }
        }
        all.push((point, rect));
    }
    all
}

/// Draws a ring around the part of the table in the rectangle `of`. It lies outside, so that it cuts no letters.
fn ring(ui: &Ui, looks: &Looks, of: Rect) {
    let ring = of.expand(AWAY).intersect(ui.ctx().content_rect().shrink(line::LIT));
    ui.painter().rect_stroke(ring, ROUND, (line::LIT, looks.theme.accent), StrokeKind::Outside);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_but_the_lit_parts_is_covered_once() {
        let rect = |x: f32, y: f32, wide: f32, tall: f32| {
            Rect::from_min_size(Pos2::new(x, y), Vec2::new(wide, tall))
        };
        let whole = rect(0.0, 0.0, 100.0, 80.0);
        let lit = [rect(10.0, 10.0, 20.0, 20.0), rect(25.0, 20.0, 30.0, 40.0), rect(90.0, 70.0, 40.0, 40.0)];
        let dim = outside(whole, &lit);
        for x in 0..100 {
            for y in 0..80 {
                let at = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                let covers = dim.iter().filter(|part| part.contains(at)).count();
                let is_lit = lit.iter().any(|part| part.contains(at));
                assert_eq!(covers, usize::from(!is_lit), "{at:?}");
            }
        }
        assert_eq!(outside(whole, &[]), [whole]);
    }

    #[test]
    fn the_shade_around_a_region_ends_at_its_outline() {
        let triangle = vec![Pos2::new(0.0, 0.0), Pos2::new(20.0, 0.0), Pos2::new(0.0, 20.0)];
        let part = Rect::from_min_size(Pos2::ZERO, Vec2::splat(20.0));
        let covered: f32 = around_outlines(part, &[triangle]).map(|piece| piece.area()).sum();
        assert!((covered - 200.0).abs() < 1.0, "{covered}");
    }

    #[test]
    fn rings_that_would_cross_become_one() {
        let at = |x: f32| Rect::from_min_size(Pos2::new(x, 0.0), Vec2::splat(10.0));
        let parts = [(Point::Score, at(0.0)), (Point::Round, at(50.0)), (Point::Hand, at(12.0))];
        let all = joined(parts.into_iter());
        assert_eq!(all.len(), 2);
        assert!(all.iter().any(|(_, rect)| *rect == at(0.0).union(at(12.0))));
    }
}
