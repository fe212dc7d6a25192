//! The wheel round the board: the phases above, an arc beside each council, and a marker that goes
//! clockwise from where the round begins to where it ends.

use egui::{Align2, Color32, CornerRadius, FontId, Pos2, Rect, Ui, Vec2};

use super::councils::{row_of, society_look};
use super::layout::Layout;
use super::{Scene, widget};
use crate::app::looks::Looks;
use crate::app::theme::{line, mix, text_on, type_size};
use crate::app::words::fit;
use crate::rules::{Phase, Position};

/// How wide the wheel is above the map, at its sides and below it.
const RIM: [f32; 3] = [26.0, 20.0, 10.0];
/// A station of the upper rim.
const STATION: Vec2 = Vec2::new(84.0, 19.0);

/// The room that the wheel leaves for the map.
pub(super) fn inner(board: Rect) -> Rect {
    let [above, beside, below] = RIM;
    Rect::from_min_max(board.min + Vec2::new(beside, above), board.max - Vec2::new(beside, below))
}

/// Shows the wheel.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout) {
    let board = layout.board;
    widget::ground(ui, looks, board);
    round_line(ui, looks, scene, board);
    for (phase, place) in stations(scene, board) {
        station(ui, looks, scene, phase, place);
    }
    let acting = scene.view.turn();
    let mut marker = stations(scene, board)
        .into_iter()
        .find(|(phase, _)| scene.view.phase() == *phase)
        .map(|(_, place)| place.left_center() + Vec2::new(9.0, 0.0));
    for (place, council) in layout.councils.iter().enumerate() {
        let at = arc(ui, looks, scene, board, *council, place);
        marker = acting
            .filter(|position| position.empire() == scene.view.order().nth(place as u8))
            .map_or(marker, |position| at.get(position.office().index()).copied().or(marker));
    }
    if let Some(at) = marker {
        show_marker(ui, looks, scene, at, acting);
    }
}

/// The round, in the middle of the upper rim.
fn round_line(ui: &Ui, looks: &Looks, scene: &Scene<'_>, board: Rect) {
    let rounds = scene.game.world().house().rounds;
    let round = i64::from(scene.view.round().min(rounds));
    let args = [("round", round.into()), ("rounds", i64::from(rounds).into())];
    let text = looks.speech.say("table-round", &args);
    let at = Pos2::new(board.center().x, board.top() + RIM[0] / 2.0);
    let font = FontId::proportional(type_size::BODY);
    ui.painter().text(at, Align2::CENTER_CENTER, &text, font, looks.theme.ink);
    let spot = Rect::from_center_size(at, Vec2::new(100.0, STATION.y));
    widget::add(ui, spot, "round", false, &text);
}

/// Where the phases stand: what ends a round on the left of its number, what begins one on the right.
fn stations(scene: &Scene<'_>, board: Rect) -> Vec<(Phase, Rect)> {
    let begin = if scene.view.phase() == Phase::Lay { Phase::Lay } else { Phase::Retrieve };
    let last = if scene.view.phase() == Phase::FinalWhisper { Phase::FinalWhisper } else { Phase::Loyalty };
    let step = (STATION.x + 6.0).min((board.width() - 120.0) / 4.0);
    let first = step / 2.0 + 58.0;
    let y = board.top() + RIM[0] / 2.0;
    let at = |phase, off: f32| {
        let size = Vec2::new(step - 6.0, STATION.y);
        (phase, Rect::from_center_size(Pos2::new(board.center().x + off, y), size))
    };
    vec![
        at(Phase::Cleanup, -first - step),
        at(last, -first),
        at(begin, first),
        at(Phase::Deploy, first + step),
    ]
}

fn station(ui: &Ui, looks: &Looks, scene: &Scene<'_>, phase: Phase, place: Rect) {
    let text = looks.speech.text(match phase {
        Phase::Lay => "phase-lay",
        Phase::Retrieve => "phase-retrieve",
        Phase::Deploy => "phase-deploy",
        Phase::Turns => "phase-turns",
        Phase::Cleanup => "phase-cleanup",
        Phase::Loyalty => "phase-loyalty",
        Phase::FinalWhisper => "phase-final",
        Phase::Over => "phase-over",
    });
    let now = scene.view.phase() == phase;
    let (fill, ink) =
        if now { (looks.theme.accent, looks.theme.on_accent) } else { (looks.theme.well, looks.theme.faint) };
    ui.painter().rect(place, 9.0, fill, (line::THIN, looks.theme.rule), egui::StrokeKind::Inside);
    // The marker lies at the left end of the phase that it is.
    let marked = if now { 16.0 } else { 6.0 };
    let galley = fit(ui.painter(), place.width() - marked - 6.0, &text, type_size::SMALL, ink);
    let mut at = place.center() - galley.size() / 2.0;
    at.x = at.x.max(place.left() + marked);
    ui.painter().galley(at, galley, ink);
}

/// The arc beside a council, in its empire's colour, with a pip for each position; gives back where
/// the pips are.
fn arc(ui: &Ui, looks: &Looks, scene: &Scene<'_>, board: Rect, council: Rect, place: usize) -> Vec<Pos2> {
    let view = scene.view;
    let empire = view.order().nth(place as u8);
    let offices = scene.game.world().positions().in_council(empire).len() as usize;
    let x = if council.center().x < board.center().x {
        board.left() + RIM[1] / 2.0
    } else {
        board.right() - RIM[1] / 2.0
    };
    let turn = view.turn();
    let acts = turn.is_some_and(|position| position.empire() == empire);
    let tint = looks.empire(empire.index());
    let shade = if acts { tint } else { mix(looks.theme.panel, tint, 0.45) };
    let bar = Rect::from_min_max(
        Pos2::new(x - 5.0, council.top() + 6.0),
        Pos2::new(x + 5.0, council.bottom() - 6.0),
    );
    ui.painter().rect_filled(bar, CornerRadius::same(5), shade);
    let pips: Vec<Pos2> =
        (0..offices).map(|i| Pos2::new(x, row_of(council, offices, i).center().y)).collect();
    for (i, at) in pips.iter().enumerate() {
        let done = view.phase() == Phase::Turns
            && (usize::from(view.turns_taken()) > place
                || turn.is_some_and(|position| acts && position.office().index() > i));
        let fill = if done { looks.theme.ink } else { looks.theme.well };
        let edge = if done { looks.theme.well } else { looks.theme.ink.gamma_multiply(0.6) };
        ui.painter().circle(*at, 3.0, fill, (line::THIN, edge));
    }
    pips
}

/// The marker: in the colours of who steers the acting position, or plain where a phase is on.
fn show_marker(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, to: Pos2, acting: Option<Position>) {
    let time = if scene.still { 0.0 } else { 0.3 };
    let id = egui::Id::unique("marker");
    let x = ui.ctx().animate_value_with_time(id.with("x"), to.x, time);
    let y = ui.ctx().animate_value_with_time(id.with("y"), to.y, time);
    let at = Pos2::new(x, y);
    let steers = acting.and(scene.view.acting_agent()).and_then(|agent| scene.view.occupant(agent));
    let Some(society) = steers else {
        ui.painter().circle(at, 4.0, looks.theme.lit, (line::THIN, looks.theme.ink));
        return;
    };
    let (tint, emblem) = society_look(looks, scene, society);
    ui.painter().circle(at, 10.5, tint, (line::STRONG, looks.theme.lit));
    let ink: Color32 = text_on(tint);
    looks.icons.paint(ui, emblem, Rect::from_center_size(at, Vec2::splat(15.0)), ink);
}
