//! The panel of a council: its positions with their printed lines, what each line gives now, the agents, and which
//! society controls each position.

pub(crate) mod agent_control_preview;

use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, RectAlign, Shape, Stroke, Ui, Vec2};

use crate::input::clicks_to_decision::Pick;
use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::{LEAST, fitted, tight};
use crate::looks::theme::{line, mix, space, text_on, type_size};
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Thing};
use crate::screens::table::widgets;
use crate::screens::table::widgets::keyboard_focus::Priority;
use crate::screens::table::widgets::lesson_target_rects::note;
use packs::Point;
use rules::{Empire, Position, Printed, Society};
use speech::gives;

/// The height of a council's head, in points.
const HEAD: f32 = 24.0;
/// The width, in points, of the tab with the empire's number in the turn order.
const TAB: f32 = 15.0;
/// The width, in points, from which a council's head has room for all its numbers.
const ROOMY: f32 = 205.0;
/// The two row heights, in points, above which a position's printed lines stand below its name: always, and only if
/// they don't fit beside the name.
const TWO_LINES: [f32; 2] = [34.0, 27.0];
/// The minimum font size of a position's name that stands beside the position's printed lines.
const LEAST_NAME: f32 = 12.5;
/// The minimum height of a position's row, in points.
const LEAST_ROW: f32 = 16.0;
/// The minimum width for a position's name, in points. With less room the name is left out.
const LEAST_ROOM: f32 = 26.0;
/// The contrast between the tab and the rest of a council's head, from 0 to 1.
const TABBED: f32 = 0.26;
/// The width, in points, of the bar on positions that the agent under the pointer controls.
const STEERED: f32 = 5.0;
/// The minimum size, in points, of the emblem of a society that controls a position through an agent on another
/// position.
const LEAST_EMBLEM: f32 = 11.0;
/// The maximum size of an agent in points, and as a share of the row's height. The larger of the two counts.
const CHIP: [f32; 2] = [32.0, 0.6];
/// The maximum share of a row's width that the agent takes, so that the texts have room.
const BESIDE: f32 = 0.24;
/// The height of a position's row in a usual window, in points. In taller rows the text grows.
const USUAL_ROW: f32 = 44.0;
/// The maximum height, in points, that a position's name and the printed lines below it take together.
const TOGETHER: f32 = 66.0;
/// How much the font grows for each point that a row is taller than usual, and how much it grows at most, in points.
const GROWTH: (f32, f32) = (0.14, 4.0);

/// Shows the council at this place around the table, from 0.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, place: usize) {
    let scene = cx.scene;
    let world = scene.game.world();
    let empire = scene.council_order().nth(place as u8);
    let rect = ui.max_rect();
    widgets::ground(ui, cx.looks, rect);
    let head = Rect::from_min_size(rect.min, Vec2::new(rect.width(), HEAD));
    head_line(ui, cx.looks, scene, empire, head);
    let positions: Vec<Position> = world.positions().in_council(empire).collect();
    let count = positions.len();
    let two_lines = has_two_lines(ui, cx.looks, scene, row_of(rect, count, 0));
    let changed = scene.changed_positions();
    for (i, position) in positions.into_iter().enumerate() {
        let row = row_of(rect, count, i);
        position_row(ui, cx, position, Row { rect: row, two_lines });
        if changed.has(position) {
            ui.painter().rect_stroke(
                row,
                3.0,
                (line::STRONG, cx.looks.theme.accent),
                egui::StrokeKind::Inside,
            );
        }
    }
}

/// The rectangle of a council's head. `council` is the rectangle of its panel.
pub(crate) fn head_of(council: Rect) -> Rect {
    council.with_max_y(council.top() + HEAD)
}

/// The rectangle of the row with index `i`, from 0, in a council's panel with `count` positions.
pub(crate) fn row_of(council: Rect, count: usize, i: usize) -> Rect {
    let room = Rect::from_min_max(Pos2::new(council.left(), council.top() + HEAD), council.max).shrink(2.0);
    let count = count.max(1);
    // If rows would be too low to read, they form two columns, with the first half of the positions on the left.
    let columns = if room.height() / (count as f32) < LEAST_ROW { 2 } else { 1 };
    let rows = count.div_ceil(columns);
    let size = Vec2::new(room.width() / columns as f32, room.height() / rows as f32);
    let at = room.min + Vec2::new((i / rows) as f32, (i % rows) as f32) * size;
    Rect::from_min_size(at, size).shrink2(Vec2::new(1.0, 0.5))
}

fn head_line(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, empire: Empire, head: Rect) {
    let place = scene.view.order().place(empire).map_or(0, usize::from);
    let tint = looks.empire(empire.index());
    let (world, view) = (scene.game.world(), scene.narration.seen);
    let acting = scene.board.pieces.marks.is_turn_of(empire);
    let ink = text_on(tint);
    ui.painter().rect_filled(head, 5.0, tint);
    if acting {
        ui.painter().rect_stroke(head, 5.0, (line::LIT, looks.theme.lit), egui::StrokeKind::Inside);
    }
    tab(ui, place, head, tint);
    let emblem = Rect::from_center_size(head.left_center() + Vec2::new(TAB + 11.0, 0.0), Vec2::splat(18.0));
    looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, ink);
    let mut x = head.right() - space::TIGHT;
    let counts = [
        (Symbol::Deck, i64::from(view.deck_len(world, empire))),
        (Symbol::Banner, i64::from(view.supply(empire))),
        // In a pack where other things than cities score, this is the total of points (R9.3).
        (looks.scores(), i64::from(view.points(world, empire))),
    ];
    // A narrow head leaves the least important number to the tooltip.
    let shown = counts.iter().skip(usize::from(head.width() < ROOMY));
    let points = [Point::Deck(empire), Point::Supply(empire), Point::Cities(empire)];
    let points = points.into_iter().skip(usize::from(head.width() < ROOMY));
    for ((symbol, count), point) in shown.copied().zip(points) {
        let font = FontId::proportional(type_size::SMALL);
        let text = ui.painter().text(Pos2::new(x, head.center().y), Align2::RIGHT_CENTER, count, font, ink);
        let icon = Rect::from_center_size(Pos2::new(text.left() - 8.0, head.center().y), Vec2::splat(13.0));
        looks.icons.paint(ui, symbol, icon, ink);
        note(ui, scene, point, icon.union(text));
        x = icon.left() - space::TIGHT;
    }
    let name = looks.speech.empire(empire);
    let left = Pos2::new(emblem.right() + 4.0, head.center().y);
    let room = x - left.x - space::TIGHT;
    let shown = tight(ui.painter(), room, looks.speech.words(), &name, type_size::BODY);
    fitted(ui.painter(), left, room, shown, type_size::BODY, ink);
    let mut label = looks.speech.say(
        "text-empire",
        &[
            ("empire", name.into()),
            ("deck", counts[0].1.into()),
            ("supply", counts[1].1.into()),
            ("cities", i64::from(view.cities(world, empire)).into()),
        ],
    );
    if let Some(brings) = looks.speech.empire_brings(world, view, empire) {
        label.push('\n');
        label.push_str(&brings);
    }
    if let Some(gone) = looks.speech.gone(view, empire) {
        label.push('\n');
        label.push_str(&gone);
    }
    widgets::add(ui, head, ("council", empire.index()), false, &label).on_hover_text(label);
}

/// Draws the tab at the left end of a council's head, with the empire's number in the turn order.
fn tab(ui: &Ui, place: usize, head: Rect, tint: Color32) {
    let ground =
        mix(tint, if text_on(tint) == Color32::WHITE { Color32::BLACK } else { Color32::WHITE }, TABBED);
    let tab = head.with_max_x(head.left() + TAB);
    let round = CornerRadius { nw: 5, sw: 5, ne: 0, se: 0 };
    ui.painter().rect_filled(tab, round, ground);
    let font = FontId::proportional(type_size::BODY - 0.5);
    ui.painter().text(tab.center(), Align2::CENTER_CENTER, place + 1, font, text_on(ground));
}

/// The row of a position in its council's panel.
#[derive(Clone, Copy)]
struct Row {
    rect: Rect,
    /// True if the position's printed lines stand below its name.
    two_lines: bool,
}

impl Row {
    /// How much the font grows in a tall row, in points.
    fn growth(self) -> f32 {
        ((self.rect.height() - USUAL_ROW) * GROWTH.0).clamp(0.0, GROWTH.1)
    }

    /// The font size of the position's printed lines if they are written in `room`.
    fn line_size(self, room: Rect) -> f32 {
        let share = if self.two_lines { 0.74 } else { 0.46 };
        (room.height() * share).clamp(11.0, type_size::LEAD + self.growth())
    }
}

/// Shows the row of one position.
fn position_row(ui: &Ui, cx: &mut Ctx<'_>, position: Position, lettered: Row) {
    let Ctx { looks, scene, inputs } = cx;
    let Row { rect: row, two_lines } = lettered;
    let view = scene.view;
    // An agent can swap only with a position in its own council (R5.6).
    let council = view.acting_agent().map(|s| s.empire());
    let lit = Pick::positions(scene.legal, council).has(position);
    let acting = scene.board.pieces.marks.acting == Some(position);
    if acting {
        ui.painter().rect_filled(row, 3.0, mix(looks.theme.panel, looks.theme.lit, 0.35));
    }
    if scene.selection.steering.positions.has(position)
        && let Some(society) = scene.selection.steering.society
    {
        let (tint, _) = society_look(looks, scene, society);
        // A bar distinguishes a controlled position from the acting one, whose row is filled too.
        let bar = row.with_min_x(row.right() - STEERED);
        ui.painter().rect_filled(row, 3.0, mix(looks.theme.panel, tint, 0.14));
        ui.painter().rect_filled(bar, 2.0, looks.theme.drawn(tint));
    }
    let hinted = scene.selection.marked.positions.has(position);
    let mut label = widgets::with_hint(looks, label(looks, scene, position), hinted);
    let response = widgets::clickable(ui, row, ("seat", position.index()), lit, &label, Priority::Place);
    if response.hovered() || response.has_focus() {
        inputs.push(Input::Point(position));
        // The preview for the position under the pointer is available from the next frame on.
        if scene.selection.steering.positions.has(position)
            && let Some(more) = scene.selection.steering.label(looks, scene.game, scene.view)
        {
            label.push('\n');
            label.push_str(&more);
        }
    }
    if scene.selection.highlight.positions.has(position) {
        ui.painter().rect_stroke(row, 3.0, (line::LIT, looks.theme.accent), egui::StrokeKind::Inside);
    }
    widgets::outline(ui, looks, row, 3.0, lit, &response);
    if hinted {
        ui.painter().rect_stroke(row, 3.0, (line::LIT, looks.theme.accent), egui::StrokeKind::Inside);
    }
    let chip = chip_of(row);
    agent(ui, looks, scene, position, chip);
    if hinted {
        // The badge doesn't cover an agent.
        let off = if scene.view.occupant(position).is_some() { chip.width() * 0.4 } else { 0.0 };
        widgets::badge(ui, looks, chip.center() + Vec2::new(off, off));
    }
    let room = row.with_min_x(chip.right() + 5.0).with_max_x(row.right() - space::TIGHT - STEERED);
    // In a very tall row, the name and the lines stay close together.
    let room = room.shrink2(Vec2::new(0.0, ((room.height() - TOGETHER) / 2.0).max(0.0)));
    let (above, below) = if two_lines {
        // In a low row, the name keeps some distance from the row's frame.
        let (middle, off) =
            (room.top() + room.height() * 0.47, if row.height() > TWO_LINES[0] { 1.0 } else { 4.0 });
        (room.with_max_y(middle).with_min_y(room.top() + off), room.with_min_y(middle))
    } else {
        (room, room)
    };
    let left = lines(ui, looks, scene, position, lettered, below);
    let above = if two_lines { above } else { above.with_max_x(left) };
    // If there is too little room for the name, only the tooltip has it.
    if above.width() >= LEAST_ROOM {
        write_name(ui, looks, position, lettered, above);
    }
    if response.clicked() {
        let next = Pick::position(scene.legal, council, position);
        inputs.push(Input::click(next, Thing::Position(position), &response));
    }
    // A lesson's card says what to do, and the tooltip of the focused row would cover it.
    if scene.status.lesson.is_some() && !response.hovered() {
        return;
    }
    // The tooltip stands beside the panel, so that it doesn't hide the other rows.
    let left = row.center().x < ui.ctx().content_rect().center().x;
    widgets::tip(&response, row, if left { RectAlign::RIGHT } else { RectAlign::LEFT }, label);
}

/// True if positions' printed lines stand below their names in rows of this size. The answer is the same for all
/// councils, so that they look alike.
fn has_two_lines(ui: &Ui, looks: &Looks, scene: &Scene<'_>, row: Rect) -> bool {
    let [always, never] = TWO_LINES;
    if row.height() > always || row.height() <= never {
        return row.height() > always;
    }
    let room = row.right() - STEERED - chip_of(row).right() - 3.0 * space::TIGHT;
    let size = Row { rect: row, two_lines: false }.line_size(row);
    let wide = |text: &str, size| {
        let font = FontId::proportional(size);
        ui.painter().layout_no_wrap(text.to_owned(), font, looks.theme.ink).size().x
    };
    let world = scene.game.world();
    let fits = |position: Position| {
        let given = world.lines(position).iter().map(|printed| {
            // The estimate uses the widest number that a line can give.
            let number = match printed {
                Printed::Add(_) | Printed::Draw(_) => wide("8", size),
                Printed::Attack | Printed::Swap => 0.0,
            };
            size * 1.3 + number + space::TIGHT + 1.0
        });
        wide(position_name(looks, position), LEAST_NAME) + given.sum::<f32>() <= room
    };
    !world.empires().flat_map(|empire| world.positions().in_council(empire)).all(fits)
}

/// The name of a position within its council, without the name of the empire.
pub(crate) fn position_name(looks: &Looks, position: Position) -> &str {
    let words = looks.speech.words();
    words.own_position_name(position).unwrap_or_else(|| words.office(position.office()))
}

/// The rectangle of the agent in a position's row.
pub(crate) fn chip_of(row: Rect) -> Rect {
    let side = (row.height() - 5.0).min(CHIP[0].max(row.height() * CHIP[1])).min(row.width() * BESIDE);
    Rect::from_center_size(Pos2::new(row.left() + 2.0 + side / 2.0, row.center().y), Vec2::splat(side))
}

/// The width of the stroke between two printed lines, which says *or*, with its margins, as a share of the font size.
const OR: f32 = 0.75;

/// Draws the printed lines of a position with strokes between them, and what they give now. They stand at the left if
/// they are below the position's name, and at the right if they are beside it. Returns the x coordinate of their left
/// end.
fn lines(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, position: Position, row: Row, room: Rect) -> f32 {
    let (world, view) = (scene.game.world(), scene.view);
    let printed_wide = |size: f32| {
        let wide = |printed: &Printed| {
            let count = gives(world, view, position, *printed).map(|n| n.to_string()).unwrap_or_default();
            let font = FontId::proportional(size);
            size * 1.3 + ui.painter().layout_no_wrap(count, font, looks.theme.ink).size().x
        };
        let lines = world.lines(position);
        lines.iter().map(wide).sum::<f32>() + (lines.len() as f32 - 1.0) * size * OR
    };
    let usual = row.line_size(room);
    // Many printed lines shrink instead of being cut.
    let size = usual * (room.width() / printed_wide(usual).max(1.0)).min(1.0);
    let y = room.center().y;
    let mut said = Vec::new();
    let mut width = 0.0;
    for printed in world.lines(position) {
        let count = gives(world, view, position, *printed);
        // A line that gives nothing now is paler.
        let tint = if count == Some(0) { looks.theme.faint.gamma_multiply(0.7) } else { looks.theme.ink };
        let text = count.map(|n| n.to_string()).unwrap_or_default();
        let galley = ui.painter().layout_no_wrap(text, FontId::proportional(size), tint);
        let symbol = match printed {
            Printed::Add(_) => Symbol::Add,
            Printed::Draw(_) => Symbol::Draw,
            Printed::Attack => Symbol::Attack,
            Printed::Swap => Symbol::Swap,
        };
        let gap = if said.is_empty() { 0.0 } else { size * OR };
        width += gap + size * 1.3 + galley.size().x;
        said.push((symbol, galley, tint, gap));
    }
    let left = if row.two_lines { room.left() } else { room.right() - width };
    let mut x = left;
    for (symbol, galley, tint, gap) in said {
        if gap > 0.0 {
            // The position takes only one of its lines.
            let [up, down] = [Vec2::new(0.16, -0.42), Vec2::new(-0.16, 0.42)].map(|at| at * size);
            let middle = Pos2::new(x + gap / 2.0, y);
            let stroke = (line::THIN, looks.theme.faint);
            ui.painter().line_segment([middle + up, middle + down], stroke);
        }
        x += gap;
        let icon = Rect::from_center_size(Pos2::new(x + size * 0.63, y), Vec2::splat(size * 1.25));
        looks.icons.paint(ui, symbol, icon, tint);
        x = icon.right() + size * 0.05;
        let wide = galley.size().x;
        ui.painter().galley(Pos2::new(x, y - galley.size().y / 2.0), galley, tint);
        x += wide;
    }
    left - space::TIGHT
}

/// The minimum font size of a position's name that has enough room.
const SMALLEST: f32 = 11.5;
/// The factor by which a position's name shrinks if it is too long for the room.
const SMALLER: f32 = 0.88;

/// Writes the name of a position into `room`.
fn write_name(ui: &Ui, looks: &Looks, position: Position, row: Row, room: Rect) {
    let usual = (room.height() * 0.66).clamp(SMALLEST, type_size::BODY + row.growth());
    let words = looks.speech.words();
    let named = |size: f32| {
        let name = tight(ui.painter(), room.width(), words, position_name(looks, position), size);
        // The name loses titles and first names before it loses letters.
        let least = FontId::proportional(size * LEAST);
        let width = |text: &str| {
            ui.painter().layout_no_wrap(text.to_owned(), least.clone(), looks.theme.ink).size().x
        };
        crate::looks::name_shortening::fitting(name, room.width(), width)
    };
    // A name of one long word shrinks instead of being cut.
    let whole = |size: &f32| !named(*size).ends_with('\u{2026}');
    let size = [usual, usual * SMALLER].into_iter().find(whole).unwrap_or(usual);
    let name = named(size);
    fitted(ui.painter(), room.left_center(), room.width(), &name, size, looks.theme.ink);
}

/// Draws the agent on a position. If there is none, draws a broken ring. If a society controls the empty position from
/// a lower one, also draws an arrow that comes from below, with the society's small emblem at its foot.
fn agent(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, position: Position, chip: Rect) {
    let marks = &scene.board.pieces.marks;
    if let Some(society) = marks.occupant(position) {
        return widgets::disc(ui, looks, chip, society_look(looks, scene, society), 2.5);
    }
    let (middle, radius) = (chip.center(), chip.width() / 2.0 - 0.5);
    let faint = mix(looks.theme.panel, looks.theme.faint, 0.7);
    widgets::broken_ring(ui, middle, radius, Stroke::new(line::THIN, faint), &widgets::FINE);
    let Some(society) = marks.steers(scene.game.world(), position) else { return };
    let (tint, emblem) = society_look(looks, scene, society);
    arrow_up(ui, chip, looks.theme.drawn_fine(tint));
    let side = (chip.width() * 0.52).max(LEAST_EMBLEM);
    let small = Rect::from_center_size(chip.right_bottom() - Vec2::splat(side * 0.36), Vec2::splat(side));
    ui.painter().circle_filled(small.center(), side / 2.0 + 1.0, looks.theme.panel);
    widgets::disc(ui, looks, small, (tint, emblem), 1.0);
}

/// Draws an arrow that comes from the position below and ends in `place`.
fn arrow_up(ui: &Ui, place: Rect, tint: Color32) {
    let wide = place.width();
    let (x, tip) = (place.center().x - wide * 0.1, place.top() + wide * 0.16);
    let neck = tip + wide * 0.28;
    ui.painter().vline(x, neck..=place.bottom() + 1.0, (line::STRONG + 0.5, tint));
    let half = wide * 0.22;
    let head = [Pos2::new(x, tip), Pos2::new(x + half, neck), Pos2::new(x - half, neck)];
    ui.painter().add(Shape::convex_polygon(head.to_vec(), tint, Stroke::NONE));
}

/// A society's colour and emblem.
pub(crate) fn society_look(looks: &Looks, scene: &Scene<'_>, society: Society) -> (Color32, IconName) {
    let index = scene.game.setup().seats.get(society.index()).map_or(0, |s| s.society);
    let tint = looks.society(index);
    (tint, IconName::Society(index))
}

/// The description of a position: its printed lines with the numbers that they give now, and which society controls
/// it.
fn label(looks: &Looks, scene: &Scene<'_>, position: Position) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let lines = looks.speech.lines_now(world, view, position);
    let name = |s| looks.speech.society(scene.game.setup(), s);
    let owner = view.occupant(position).map(name);
    let from = view.active_agent(position);
    let steered = from.and_then(|agent| view.occupant(agent)).map(name);
    let key = match (&owner, &steered) {
        (Some(_), _) => "table-seat-agent",
        (None, Some(_)) => "table-seat-steered",
        (None, None) => "table-seat-empty",
    };
    let args = [
        ("seat", looks.speech.position(position).into()),
        ("society", owner.or(steered).unwrap_or_default().into()),
        ("from", from.map(|agent| looks.speech.position(agent)).unwrap_or_default().into()),
        ("lines", lines.into()),
    ];
    looks.speech.say(key, &args)
}
