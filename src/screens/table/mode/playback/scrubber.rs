//! The scrubber of a replay: a line that stands for the whole match, with a mark for each round, a small mark for each
//! empire's turn, and a knob at the decision that is shown.

use egui::accesskit::Role;
use egui::{Align2, FontId, Pos2, Rect, Sense, Ui, Vec2, WidgetInfo};

use super::replay::Replay;
use super::replay_controls::{Go, Watch};
use crate::looks::Looks;
use crate::looks::theme::{line, mix, type_size};
use crate::screens::table::panels::round_track;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::widgets;

/// The height of the row with the rounds' names, in points.
const NAMES: f32 = 14.0;
/// The height of a replay's scrubber, in points.
pub(crate) const HIGH: f32 = NAMES + 16.0;
/// The radius of the scrubber's knob, in points.
const KNOB: f32 = 6.5;
/// Half the height of a round's mark, and half the height of a turn's mark, in points.
const MARKS: [f32; 2] = [7.0, 3.5];

/// The line of the scrubber, which stands for the whole match. Each decision has a point on it.
struct Line {
    along: Rect,
    /// The number of decisions in the match, but at least 1.
    count: f32,
}

impl Line {
    fn x(&self, number: usize) -> f32 {
        self.along.left() + self.along.width() * number as f32 / self.count
    }

    fn y(&self) -> f32 {
        self.along.center().y
    }

    /// The number of the decision whose point on the line is nearest to `pos`.
    fn number(&self, pos: Pos2) -> usize {
        let share = (pos.x - self.along.left()) / self.along.width();
        (share * self.count).round().clamp(0.0, self.count) as usize
    }
}

/// Shows the scrubber of a replay. A click or a drag goes to the decision at that point. A click on a round's name
/// goes to the beginning of the round.
pub(crate) fn show(ui: &Ui, cx: &mut Ctx<'_>, replay: &Replay, rect: Rect) {
    let Ctx { looks, scene, inputs } = cx;
    let theme = &looks.theme;
    let along = rect.with_min_y(rect.top() + NAMES).shrink2(Vec2::new(KNOB + 2.0, 0.0));
    let line = Line { along, count: replay.count().max(1) as f32 };
    let y = line.y();
    let at = replay.current().number();
    let response =
        ui.interact(rect.with_min_y(along.top()), ui.scope_id().with("scrubber"), Sense::click_and_drag());
    let name = looks.speech.text("replay-scrubber");
    response.widget_info(|| WidgetInfo::slider(true, at as f64, &name));
    let whole = Rect::from_min_max(Pos2::new(along.left(), y - 2.0), Pos2::new(along.right(), y + 2.0));
    ui.painter().rect_filled(whole, 2.0, mix(theme.panel, theme.ink, 0.25));
    ui.painter().rect_filled(whole.with_max_x(line.x(at)), 2.0, theme.accent);
    for mark in replay.marks().all() {
        let tint = mark.turn.map_or(theme.faint, |empire| theme.drawn(looks.empire(empire.index())));
        let place = Pos2::new(line.x(mark.taken), y);
        ui.painter().vline(place.x, (y - MARKS[1])..=(y + MARKS[1]), (line::STRONG, tint));
    }
    rounds(ui, looks, replay, &line, rect, inputs);
    let knob = Pos2::new(line.x(at), y);
    let lit = response.hovered() || response.dragged() || response.has_focus();
    ui.painter().circle(knob, KNOB, theme.panel, (line::LIT, if lit { theme.accent } else { theme.ink }));
    if response.has_focus() {
        ui.painter().rect_stroke(
            rect.with_min_y(along.top()),
            4.0,
            (line::STRONG, theme.accent),
            egui::StrokeKind::Inside,
        );
    }
    if let Some(pos) = response.interact_pointer_pos().filter(|_| response.clicked() || response.dragged()) {
        let to = line.number(pos);
        if to != at {
            inputs.push(Input::Watch(Watch::Go(Go::To(to))));
        }
    } else if response.clicked() {
        // A click by keyboard or by screen reader has no pointer position.
        inputs.push(Input::Watch(Watch::Toggle));
    }
    if let Some(pos) = response.hover_pos() {
        response.on_hover_text_at_pointer(whereabouts(looks, scene, replay, line.number(pos)));
    }
}

/// Shows a mark for each round on the scrubber, with the round's name. If there is no room for all names, shows only
/// numbers.
fn rounds(ui: &Ui, looks: &Looks, replay: &Replay, line: &Line, rect: Rect, inputs: &mut Vec<Input>) {
    let theme = &looks.theme;
    let font = FontId::proportional(type_size::SMALL);
    let marks: Vec<_> = replay.marks().rounds().copied().collect();
    let name = |round: u8| looks.speech.say("replay-round", &[("round", i64::from(round).into())]);
    let laid = |text: String| ui.painter().layout_no_wrap(text, font.clone(), theme.faint);
    let ends = marks.iter().skip(1).map(|mark| line.x(mark.taken)).chain([rect.right()]);
    let rooms: Vec<f32> = marks.iter().zip(ends).map(|(mark, end)| end - line.x(mark.taken)).collect();
    let fits = marks.iter().zip(&rooms).all(|(mark, room)| laid(name(mark.round)).size().x + 8.0 < *room);
    for (mark, room) in marks.iter().zip(rooms) {
        let (left, y) = (line.x(mark.taken), line.y());
        ui.painter().vline(left, (y - MARKS[0])..=(y + MARKS[0]), (line::STRONG, theme.ink));
        let said = name(mark.round);
        let shown = if fits { laid(said.clone()) } else { laid(mark.round.to_string()) };
        let size = Vec2::new(shown.size().x + 6.0, NAMES).min(Vec2::new(room.max(8.0), NAMES));
        let place = Rect::from_min_size(Pos2::new(left - 2.0, rect.top()), size);
        let response = ui.interact(place, ui.scope_id().with(("round", mark.round)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
        let ink = if response.hovered() || response.has_focus() { theme.accent } else { theme.ink };
        let text = shown.text().to_owned();
        ui.painter().text(
            place.left_center() + Vec2::new(2.0, 0.0),
            Align2::LEFT_CENTER,
            text,
            font.clone(),
            ink,
        );
        if response.clicked() {
            inputs.push(Input::Watch(Watch::Go(Go::To(mark.taken + 1))));
        }
        widgets::outline(ui, looks, place, 2.0, false, &response);
    }
}

/// A text that says where in the match a decision is: its number, its round, and its turn or phase.
pub(crate) fn whereabouts(looks: &Looks, scene: &Scene<'_>, replay: &Replay, number: usize) -> String {
    let speech = &looks.speech;
    let Some(mark) = replay.marks().part_of(number) else { return speech.text("replay-start-short") };
    let decision = speech
        .say("replay-decision", &[("n", (number as i64).into()), ("count", (replay.count() as i64).into())]);
    let round = speech.say("replay-round", &[("round", i64::from(mark.round).into())]);
    let part = match (mark.turn, scene.game.step(number)) {
        (Some(empire), _) => Some(speech.empire(empire)),
        (None, Some(step)) => Some(speech.text(round_track::phase_texts(step.before.phase()).0)),
        (None, None) => None,
    };
    [Some(decision), Some(round), part].into_iter().flatten().collect::<Vec<_>>().join(" \u{b7} ")
}
