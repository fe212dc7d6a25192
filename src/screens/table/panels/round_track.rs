//! The round track, which shows the progress of the round: the round's number, then the phases and the empires' turns
//! from left to right, with a marker on the current one.

use std::cmp::Ordering;

use egui::{Color32, CornerRadius, FontId, Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::text_fitting::{LEAST, fit, fitted, has_room};
use crate::looks::theme::{line, mix, text_on, type_size};
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::{Scene, Time};
use crate::screens::table::widgets;
use crate::screens::table::widgets::lesson_target_rects::note;
use packs::Point;
use rules::{Empire, Phase};

/// The height of a phase or a turn on the round track, in points.
const TALL: f32 = 22.0;
/// The usual widths, in points, of the round's number, of a phase and of an empire's turn.
const WIDE: [f32; 3] = [112.0, 92.0, 78.0];
/// The share of the round track's width that the round's number takes, and its maximum width in points.
const NUMBER: (f32, f32) = (0.152, 170.0);
/// The font sizes to try for the round's number, from the largest to the smallest.
const NUMBERS: [f32; 3] = [23.0, 21.0, 18.0];
const GAP: f32 = 5.0;
/// The maximum radius, in points, of the pip that stands for a position.
const PIP: f32 = 3.0;
/// The radius, in points, of the marker on the acting position.
const MARKER: f32 = 8.5;
/// The maximum width of a phase or a turn on the round track, as a multiple of its usual width.
const MOST: f32 = 1.8;
/// If phases and turns have less than this share of their usual width, the current turn gets extra width.
const CLOSE: f32 = 0.85;
/// The extra width of the current turn on a crowded round track, in points before scaling.
const MORE: f32 = 30.0;
/// The minimum width, in points, of the sign that says that the table looks back at a past decision.
const SIGN: f32 = 186.0;
/// The share of the round track's width that the sign for looking back takes.
const SIGN_SHARE: f32 = 0.2;

/// A phase or an empire's turn on the round track.
#[derive(Clone, Copy, PartialEq)]
enum Step {
    Phase(Phase),
    /// The turn of the empire with this index in the turn order, from 0.
    Turn(usize),
}

/// Shows the round track.
pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>) {
    let rect = ui.max_rect();
    widgets::ground(ui, looks, rect);
    let back = scene.playback.time == Time::Back && !scene.playback.films;
    let wide = match back {
        true => SIGN.max(rect.width() * SIGN_SHARE),
        false => (rect.width() * NUMBER.0).clamp(WIDE[0], NUMBER.1),
    };
    let number = Rect::from_min_size(rect.min, Vec2::new(wide, rect.height()));
    if back {
        sign(ui, looks, scene, number);
    } else {
        round(ui, looks, scene, number);
    }
    let now = now(scene);
    let mut marker = None;
    let gap = if back { GAP } else { 0.0 };
    let steps = steps(scene, rect.with_min_x(number.right() + gap));
    let size = phase_size(ui, looks, &steps);
    let on = steps.iter().position(|(step, _)| now == Some(*step)).unwrap_or(steps.len());
    for (number, (step, place)) in steps.into_iter().enumerate() {
        match step {
            Step::Phase(phase) => {
                note(ui, scene, Point::Phase(phase), place);
                if show_phase(ui, looks, phase, place, size, number.cmp(&on)) {
                    marker = Some(place.left_center() + Vec2::new(9.0, 0.0));
                }
            }
            Step::Turn(i) => marker = turn(ui, looks, scene, i, place).or(marker),
        }
    }
    if let Some(at) = marker {
        show_marker(ui, looks, scene, at);
    }
}

/// Shows a sign in place of the round's number. It says that the table looks back at a past decision, and in which
/// round and turn that was taken.
fn sign(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, place: Rect) {
    let (ink, ground) = (looks.theme.on_accent, looks.theme.accent);
    ui.painter().rect_filled(place.shrink(1.0), 5.0, ground);
    let icon = Rect::from_center_size(place.left_center() + Vec2::new(16.0, 0.0), Vec2::splat(15.0));
    looks.icons.paint(ui, Symbol::StepBack, icon, ink);
    // The state after the decision may already belong to another turn, so the sign uses the state before it.
    let Some(then) =
        scene.playback.number.and_then(|number| scene.game.step(number.max(1))).map(|step| &step.before)
    else {
        return;
    };
    let round = ("round", i64::from(then.current_round()).into());
    let short = looks.speech.say("story-looking-back-round", std::slice::from_ref(&round));
    let left = Pos2::new(icon.right() + 6.0, place.center().y);
    fitted(ui.painter(), left, place.right() - left.x - 6.0, &short, type_size::LEAD, ink);
    let text = match (then.phase(), then.turn()) {
        (Phase::Turns, Some(turn)) => {
            let empire = looks.speech.empire(turn.empire());
            looks.speech.say("story-looking-back", &[round, ("empire", empire.into())])
        }
        (phase, _) => {
            let phase = looks.speech.text(phase_texts(phase).0);
            looks.speech.say("story-looking-back-phase", &[round, ("phase", phase.into())])
        }
    };
    widgets::announce(ui, place, "looking back", &text);
}

/// The phase or turn that is current; `None` if the match is over.
fn now(scene: &Scene<'_>) -> Option<Step> {
    let marks = &scene.board.pieces.marks;
    match marks.phase {
        Phase::Turns => {
            let order = scene.view.order();
            let place = marks.turn.map_or(Some(marks.turns_taken), |turn| order.place(turn.empire()))?;
            Some(Step::Turn(usize::from(place)))
        }
        Phase::Over => None,
        phase => Some(Step::Phase(phase)),
    }
}

fn round(ui: &Ui, looks: &Looks, scene: &Scene<'_>, place: Rect) {
    let rounds = scene.game.world().house().rounds;
    let round = i64::from(scene.board.pieces.marks.round.min(rounds));
    let args = [("round", round.into()), ("rounds", i64::from(rounds).into())];
    let text = looks.speech.say("table-round", &args);
    let laid = |size| ui.painter().layout_no_wrap(text.clone(), fonts::display(size), looks.theme.ink);
    let whole = NUMBERS.map(laid).into_iter().find(|whole| whole.size().x < place.width() - 8.0);
    let galley = whole
        .unwrap_or_else(|| fit(ui.painter(), place.width() - 12.0, &text, type_size::LEAD, looks.theme.ink));
    let galley_width = galley.size().x;
    ui.painter().galley(place.center() - galley.size() / 2.0, galley, looks.theme.ink);
    note(ui, scene, Point::Round, place);
    let world = scene.game.world();
    let Some(end) = world.early_end() else {
        let shown = widgets::add(ui, place, "round", false, &text);
        if let Some(short) = short_match(looks, scene) {
            shown.on_hover_text(short);
        }
        return;
    };
    // A mark below the number shows that the match can end early (R9.4). It is bold if the early end is near.
    let near = scene.narration.seen.early_end(world).is_some();
    let (colour, weight) =
        if near { (looks.theme.wrong, line::LIT) } else { (looks.theme.faint, line::THIN) };
    let half = galley_width / 2.0;
    let (x, y) = (place.center().x, place.bottom() - 2.0);
    ui.painter().hline(x - half..=x + half, y, (weight, colour));
    let nears = looks.speech.end_nears(world, scene.narration.seen).unwrap_or_default();
    let label = format!("{text}. {nears}");
    widgets::add(ui, place, "round", false, &label)
        .on_hover_text(format!("{nears}\n{}", looks.speech.early_end(end)));
}

/// The text that says that a match has fewer rounds than the pack's usual one; `None` if it has as many.
pub(crate) fn short_match(looks: &Looks, scene: &Scene<'_>) -> Option<String> {
    let rounds = scene.game.world().house().rounds;
    let usual = scene.game.setup().pack.rules.raw.house.rounds;
    let args = [("rounds", i64::from(rounds).into()), ("usual", i64::from(usual).into())];
    (rounds < usual).then(|| looks.speech.say("note-goal-short", &args))
}

/// The phases and turns of the round, each with its rectangle.
fn steps(scene: &Scene<'_>, room: Rect) -> Vec<(Step, Rect)> {
    let phase = scene.board.pieces.marks.phase;
    let begin = if phase == Phase::Lay { Phase::Lay } else { Phase::Retrieve };
    let last = if phase == Phase::FinalWhisper { Phase::FinalWhisper } else { Phase::Loyalty };
    let turns = (0..scene.game.world().empires().len()).map(Step::Turn);
    let mut steps = vec![Step::Phase(begin), Step::Phase(Phase::Deploy)];
    steps.extend(turns);
    steps.extend([Step::Phase(Phase::Cleanup), Step::Phase(last)]);
    let gaps = GAP * steps.len() as f32;
    let usual: f32 = steps.iter().map(|step| wide(step, None)).sum();
    // If they are narrow, the current turn gets extra width for the marker beside its pips.
    let on = now(scene).filter(|_| (room.width() - gaps) < usual * CLOSE);
    let all: f32 = steps.iter().map(|step| wide(step, on)).sum();
    let share = ((room.width() - gaps) / all).min(MOST);
    let mut x = room.left();
    let placed = steps.into_iter().map(|step| {
        let size = Vec2::new(wide(&step, on) * share, TALL);
        let place = Rect::from_min_size(Pos2::new(x, room.center().y - TALL / 2.0), size);
        x += size.x + GAP;
        (step, place)
    });
    placed.collect()
}

/// The width of a phase or a turn before all of them are scaled to fit the track. `on` is the current one if it gets
/// extra width.
fn wide(step: &Step, on: Option<Step>) -> f32 {
    match step {
        Step::Phase(_) => WIDE[1],
        Step::Turn(_) if on == Some(*step) => WIDE[2] + MORE,
        Step::Turn(_) => WIDE[2],
    }
}

/// The keys of the two texts of a phase: its name and its explanation.
pub(crate) fn phase_texts(phase: Phase) -> (&'static str, &'static str) {
    match phase {
        Phase::Lay => ("phase-lay", "phase-lay-about"),
        Phase::Retrieve => ("phase-retrieve", "phase-retrieve-about"),
        Phase::Deploy => ("phase-deploy", "phase-deploy-about"),
        Phase::Turns => ("phase-turns", "phase-turns-about"),
        Phase::Cleanup => ("phase-cleanup", "phase-cleanup-about"),
        Phase::Loyalty => ("phase-loyalty", "phase-loyalty-about"),
        Phase::FinalWhisper => ("phase-final", "phase-final-about"),
        Phase::Over => ("phase-over", "phase-over-about"),
    }
}

/// The free space at both ends of a phase, in points, added together.
const PHASE_ENDS: f32 = 12.0;
/// The free space before the name of the phase with the marker, in points.
const MARKED: f32 = 22.0;

/// The font size for the names of all phases, small enough for the longest one.
fn phase_size(ui: &Ui, looks: &Looks, steps: &[(Step, Rect)]) -> f32 {
    let fits = steps.iter().filter_map(|(step, place)| match step {
        Step::Phase(phase) => {
            let text = looks.speech.text(phase_texts(*phase).0);
            let font = FontId::proportional(type_size::SMALL);
            let wide = ui.painter().layout_no_wrap(text, font, looks.theme.ink).size().x;
            Some((place.width() - PHASE_ENDS) / wide.max(1.0))
        }
        Step::Turn(_) => None,
    });
    type_size::SMALL * fits.fold(1.0, f32::min).max(LEAST)
}

/// Shows a phase: past if `when` is `Less`, current if `Equal`, still to come if `Greater`. A past phase is paler than
/// a coming one, and only the current one has a frame. Returns true if the phase is current and has room for the
/// marker. Without that room, only its colour shows that it is current.
fn show_phase(ui: &Ui, looks: &Looks, phase: Phase, place: Rect, size: f32, when: Ordering) -> bool {
    let (id, about) = phase_texts(phase);
    let (text, theme) = (looks.speech.text(id), &looks.theme);
    let now = when == Ordering::Equal;
    let (fill, ink, edge) = match when {
        Ordering::Less => (Color32::TRANSPARENT, theme.faint, Color32::TRANSPARENT),
        Ordering::Equal => (theme.accent, theme.on_accent, theme.rule),
        Ordering::Greater => (Color32::TRANSPARENT, theme.ink, Color32::TRANSPARENT),
    };
    ui.painter().rect(place, 9.0, fill, (line::THIN, edge), egui::StrokeKind::Inside);
    // The marker stands at the left end of the current phase.
    let marks = now && has_room(ui.painter(), place.width() - MARKED, &text, size / LEAST);
    let marked = if marks { MARKED - PHASE_ENDS / 2.0 } else { PHASE_ENDS / 2.0 };
    let galley = fit(ui.painter(), place.width() - marked - PHASE_ENDS / 2.0, &text, size, ink);
    let mut at = place.center() - galley.size() / 2.0;
    at.x = at.x.max(place.left() + marked);
    ui.painter().galley(at, galley, ink);
    widgets::add(ui, place, id, false, &text).on_hover_text(looks.speech.text(about));
    marks
}

/// Shows an empire's turn: its emblem, and a pip for each position, filled once that position has acted. Returns the
/// point where the acting position's marker belongs.
fn turn(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, place: usize, rect: Rect) -> Option<Pos2> {
    let view = scene.view;
    let empire: Empire = view.order().nth(place as u8);
    let offices = scene.game.world().positions().in_council(empire).len() as usize;
    let marks = &scene.board.pieces.marks;
    let acting = marks.turn.filter(|position| position.empire() == empire);
    let its_turn = marks.is_turn_of(empire);
    let turns = marks.phase == Phase::Turns;
    let over = marks.is_past(place as u8);
    let tint = looks.empire(empire.index());
    let shade = if its_turn { tint } else { mix(looks.theme.panel, tint, if over { 0.3 } else { 0.55 }) };
    ui.painter().rect_filled(rect, CornerRadius::same(11), shade);
    let edge = if its_turn { (line::STRONG, looks.theme.lit) } else { (line::THIN, looks.theme.rule) };
    ui.painter().rect_stroke(rect, 11.0, edge, egui::StrokeKind::Outside);
    let ink = text_on(shade);
    let emblem = Rect::from_center_size(rect.left_center() + Vec2::new(13.0, 0.0), Vec2::splat(16.0));
    looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, ink);
    let room = rect.with_min_x(emblem.right() + 2.0);
    // The marker replaces the pip of the acting position.
    let acts = acting.map(|position| position.office().index());
    let marked = if acts.is_some() { 2.0 * MARKER - PIP } else { 0.0 };
    let step = (room.width() - marked) / (offices as f32 + 0.5);
    let pip = |i: usize| {
        let before =
            marked * acts.map_or(0.0, |acts| if i > acts { 1.0 } else { f32::from(i == acts) / 2.0 });
        Pos2::new(room.left() + step * (i as f32 + 0.8) + before, rect.center().y)
    };
    let radius = (step * 0.38).min(PIP);
    for i in (0..offices).filter(|i| acts != Some(*i)) {
        let done = over || (turns && acts.is_some_and(|acts| acts > i));
        let fill = if done { ink } else { Color32::TRANSPARENT };
        ui.painter().circle(pip(i), radius, fill, (line::THIN, ink));
    }
    let name = looks.speech.empire(empire);
    let said = match (its_turn, over) {
        (true, _) => "event-turn",
        (false, true) => "track-turn-over",
        (false, false) => "track-turn-later",
    };
    let label = looks.speech.say(said, &[("empire", name.into())]);
    note(ui, scene, Point::Turn(empire), rect);
    widgets::add(ui, rect, ("turn", empire.index()), false, &label).on_hover_text(label);
    acts.map(pip)
}

/// Shows the marker. In a turn it has the colour and emblem of the society that controls the acting position. In a
/// phase it is a plain disc.
fn show_marker(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, to: Pos2) {
    let time = if scene.board.still { 0.0 } else { 0.3 };
    let id = egui::Id::unique("marker");
    let x = ui.ctx().animate_value_with_time(id.with("x"), to.x, time);
    let y = ui.ctx().animate_value_with_time(id.with("y"), to.y, time);
    let at = Pos2::new(x, y);
    note(ui, scene, Point::Marker, Rect::from_center_size(to, Vec2::splat(2.0 * MARKER + line::STRONG)));
    let marks = &scene.board.pieces.marks;
    let acting = marks.turn.and(marks.agent);
    let Some(society) = acting.and_then(|agent| marks.occupant(agent)) else {
        ui.painter().circle(at, 4.0, looks.theme.lit, (line::THIN, looks.theme.ink));
        return;
    };
    let (tint, emblem) = society_look(looks, scene, society);
    ui.painter().circle(at, MARKER, tint, (line::STRONG, looks.theme.lit));
    looks.icons.paint(ui, emblem, Rect::from_center_size(at, Vec2::splat(13.0)), text_on(tint));
}
