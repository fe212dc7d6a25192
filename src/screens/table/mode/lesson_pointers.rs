//! Finds the rectangles of the parts of the table that a lesson can point at, and draws the rings and outlines that
//! mark them.

use egui::{Context, Pos2, Rect, Shape, Stroke, StrokeKind, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::line;
use crate::screens::table::map::region_screen_positions::{around, frame_in};
use crate::screens::table::panels::councils::{chip_of, head_of, row_of};
use crate::screens::table::panels::societies;
use crate::screens::table::scene_and_inputs::{Places, Scene};
use crate::screens::table::widgets::lesson_target_rects;
use packs::Point;
use rules::{Empire, Position, Region, Society};

/// The distance between a ring and the part of the table that it marks, in points.
const AWAY: f32 = 3.0;
/// The radius of the corners of a ring that marks a part of the table, in points.
const ROUND: f32 = 8.0;
/// The distances of the three steps of a ring's glow from the ring, in points, from the inner step to the outer.
const SHINE: [f32; 3] = [4.5, 7.0, 9.5];

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
            Some(token.expand2(Vec2::new(4.0, 0.0)).with_min_y(part.top()).with_max_y(part.bottom()))
        };
        match point {
            Point::Map => Some(layout.board.shrink(8.0)),
            Point::Region(region) => {
                Some(around(looks, &frame_in(looks, layout.board, scene.camera), region))
            }
            Point::Council(empire) => council(empire),
            // In a small window, a council's head doesn't show its deck. Then the deck is not marked, and only the
            // step's other points are.
            Point::Deck(empire) if lesson_target_rects::rect(ctx, Point::Supply(empire)).is_some() => {
                lesson_target_rects::rect(ctx, point)
            }
            Point::Supply(empire) | Point::Deck(empire) | Point::Cities(empire) => {
                lesson_target_rects::rect(ctx, point).or_else(|| Some(head_of(council(empire)?)))
            }
            Point::Position(position) => row(position),
            Point::Agent(position) => row(position).map(chip_of),
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
            | Point::Button(_) => lesson_target_rects::rect(ctx, point),
        }
    }

    /// Marks a part of the table. A region gets an outline, and anything else gets a ring that doesn't reach into its
    /// neighbours. There are no arrows, because arrows stand for attacks.
    pub fn mark(self, ui: &Ui, looks: &Looks, point: Point, rect: Rect) {
        match point {
            Point::Region(region) => self.outline(ui, looks, region),
            _ => ring(ui, looks, rect),
        }
    }

    /// Draws a thick outline of a region on the map.
    fn outline(self, ui: &Ui, looks: &Looks, region: Region) {
        let Self { scene, places } = self;
        let layout = &places.layout;
        let frame = frame_in(looks, layout.board, scene.camera);
        let Some(land) = looks.shapes.lands().get(region.index()) else { return };
        let rim: Vec<Pos2> = looks.shapes.rim(land).into_iter().map(|spot| frame.screen(spot)).collect();
        let (accent, edge) = (looks.theme.accent, looks.theme.on_accent);
        let painter = ui.painter().with_clip_rect(layout.board);
        painter.add(Shape::closed_line(rim.clone(), Stroke::new(line::LIT + 3.5, edge)));
        painter.add(Shape::closed_line(rim.clone(), Stroke::new(line::LIT + 1.0, accent)));
    }
}

/// Draws a ring with a glow around the part of the table in the rectangle `of`.
fn ring(ui: &Ui, looks: &Looks, of: Rect) {
    let window = ui.ctx().content_rect().shrink(2.0);
    let ring = of.expand(AWAY).intersect(window);
    let (accent, edge) = (looks.theme.accent, looks.theme.on_accent);
    for (by, strength) in SHINE.into_iter().zip([0.35, 0.2, 0.1]) {
        let shine = accent.gamma_multiply(strength);
        ui.painter().rect_stroke(ring.expand(by), ROUND + by, (2.5, shine), StrokeKind::Middle);
    }
    ui.painter().rect_stroke(ring, ROUND, (line::LIT + 2.5, edge), StrokeKind::Middle);
    ui.painter().rect_stroke(ring, ROUND, (line::LIT + 0.5, accent), StrokeKind::Middle);
}
