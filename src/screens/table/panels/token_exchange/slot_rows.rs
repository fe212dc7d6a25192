//! The two rows of tokens on the exchange sheet: the tokens before the exchange, of which the player picks two, and
//! the tokens after it.

use egui::accesskit::Role;
use egui::text::{LayoutJob, TextFormat};
use egui::{Align2, Color32, Context, FontId, Id, Pos2, Rect, Response, Stroke, Ui, Vec2, WidgetInfo};

use super::exchange_layout::{Column, Places, Row};
use crate::input::clicks_to_decision::{Next, Pick};
use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::theme::{line, text_on, type_size};
use crate::screens::has_keys;
use crate::screens::table::panels::prompt::choice_button::DIGITS;
use crate::screens::table::panels::societies::slot_in_words;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::widgets;
use crate::screens::table::widgets::keycap;
use rules::{Empire, Slot, SlotScore};
use text::signed_numbers::{change, signed, typeset};

/// The id of the flag that asks for the keyboard focus to move to the exchange sheet's main button.
const GOES_ON: &str = "exchange goes on";
/// The size of a drawn key, in points.
const KEYCAP: f32 = 15.0;

/// The tokens that the player has picked for an exchange, or is pointing at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Selection {
    /// No token is picked yet.
    Nothing,
    /// One token is picked, and the pointer is over no other that can be exchanged with it.
    One(Empire),
    /// Two tokens are picked, or one is picked and the pointer is over the other.
    Pair(Empire, Empire),
}

/// Shows both rows of tokens. Returns the tokens that are picked or under the pointer.
pub(crate) fn show(ui: &Ui, cx: &mut Ctx<'_>, places: &Places) -> Selection {
    let Ctx { looks, scene, inputs } = cx;
    let (world, view, pick) = (scene.game.world(), scene.view, scene.selection.pick);
    let free = Pick::default().empires(scene.legal);
    let mut pointed = None;
    for score in view.slot_scores(world) {
        let Some(column) = places.now.columns.get(score.slot.index()) else { continue };
        let can = free.contains(&score.empire);
        let response = token_button(ui, looks, scene, &score, column, can);
        if can && (response.hovered() || response.has_focus()) {
            pointed = Some(score.empire);
        }
        let key = DIGITS.get(score.slot.index()).filter(|_| can && has_keys(ui.ctx()));
        let pressed = key.is_some_and(|key| ui.input(|i| i.key_pressed(*key)));
        if can && (response.clicked() || pressed) {
            let next = pick.empire(scene.legal, score.empire);
            let whole = matches!(next, Next::Picked(pick) if pick.exchange(scene.legal).is_some());
            if whole && response.has_focus() {
                ui.data_mut(|data| data.insert_temp(Id::unique(GOES_ON), true));
            }
            inputs.push(Input::Next(next));
        }
    }
    let legal = |a: Empire, b: Empire| Pick { token: Some(a), other: Some(b), ..pick }.exchange(scene.legal);
    let selection = match (pick.token, pick.other.or(pointed)) {
        (Some(a), Some(b)) if legal(a, b).is_some() => Selection::Pair(a, b),
        (Some(a), _) => Selection::One(a),
        (None, _) => Selection::Nothing,
    };
    heads(ui, looks, scene, places, selection);
    arrow(ui, looks, places);
    then(ui, looks, scene, &places.then, selection);
    selection
}

/// True if the keyboard focus must move to the exchange sheet's main button, because two tokens were picked by key.
/// Clears the flag that says so.
pub(crate) fn takes_focus(ctx: &Context) -> bool {
    ctx.data_mut(|data| data.remove_temp::<bool>(Id::unique(GOES_ON))).unwrap_or_default()
}

/// Shows a token in the first row as a button. `can` is true if the token can be exchanged.
fn token_button(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    score: &SlotScore,
    column: &Column,
    can: bool,
) -> Response {
    let (view, pick) = (scene.view, scene.selection.pick);
    let picked = [pick.token, pick.other].contains(&Some(score.empire));
    let hinted = scene.selection.marked.tokens.contains(&score.empire);
    let label = widgets::with_hint(looks, label(looks, scene, score, can), hinted);
    let response = widgets::add(ui, column.whole, ("exchange", score.slot.index()), can, &label);
    if can {
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, picked, &label));
    }
    multiplier(ui, looks, scene, score.slot, column.above);
    if can {
        key_of(ui, looks, column.above, score.slot.index() + 1);
    }
    let place = column.token;
    let open = view.is_revealed(view.viewer(), score.slot);
    token(ui, looks, place, score.empire, open);
    if picked || response.has_focus() || (can && response.hovered()) {
        let weight = if picked || response.has_focus() { line::LIT } else { line::STRONG };
        let edge = if picked { looks.theme.accent } else { looks.theme.lit };
        ui.painter().circle_stroke(place.center(), place.width() / 2.0 + 0.5, (weight, edge));
    }
    if hinted {
        widgets::badge(ui, looks, place.center() + Vec2::splat(place.width() * 0.36));
    }
    brings(ui, looks, score, column.below);
    response.on_hover_text(label)
}

/// The description of a token: its slot, its points, and the total score after exchanging it with the picked token.
fn label(looks: &Looks, scene: &Scene<'_>, score: &SlotScore, can: bool) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let mut label = slot_in_words(looks, scene, view.viewer(), score.slot);
    label.push('\n');
    label.push_str(&looks.speech.slot_score(score));
    if let Some(first) = scene.selection.pick.token.filter(|first| can && *first != score.empire) {
        let args = [
            ("empire", looks.speech.empire(first).into()),
            ("before", typeset(view.score(world)).into()),
            ("after", typeset(view.score_exchanged(world, first, score.empire)).into()),
        ];
        label.push('\n');
        label.push_str(&looks.speech.say("exchange-gives", &args));
    }
    label
}

/// Writes the heads of the two rows: the total score before the exchange, and the one after it.
fn heads(ui: &Ui, looks: &Looks, scene: &Scene<'_>, places: &Places, selection: Selection) {
    let (world, view) = (scene.game.world(), scene.view);
    let before = view.score(world);
    let write = |rect: Rect, text: String, ink: Color32| {
        let font = FontId::proportional(type_size::LEAD);
        let galley = ui.painter().layout_no_wrap(text.clone(), font, ink);
        let size = type_size::LEAD * (rect.width() / galley.size().x.max(1.0)).min(1.0);
        ui.painter().text(rect.left_center(), Align2::LEFT_CENTER, text, FontId::proportional(size), ink);
    };
    let ink = looks.theme.ink;
    write(places.now.head, looks.speech.say("exchange-now", &[("n", i64::from(before).into())]), ink);
    let (text, ink) = match selection {
        // A text that says what to do next is not written in the pale colour of remarks.
        Selection::Nothing => (looks.speech.text("exchange-pick"), looks.theme.accent),
        Selection::One(_) => (looks.speech.text("exchange-other"), looks.theme.accent),
        Selection::Pair(a, b) => {
            let after = view.score_exchanged(world, a, b);
            let args = [("n", i64::from(after).into()), ("change", signed(after - before).into())];
            (looks.speech.say("exchange-then", &args), changed(looks, after - before))
        }
    };
    write(places.then.head, text, ink);
}

/// The colour of a score that changes by `by`.
fn changed(looks: &Looks, by: i32) -> Color32 {
    match by {
        0 => looks.theme.ink,
        1.. => looks.theme.gain,
        _ => looks.theme.wrong,
    }
}

/// Draws the arrow from the first row of tokens to the second.
fn arrow(ui: &Ui, looks: &Looks, places: &Places) {
    let place = places.arrow;
    let stroke = Stroke::new(line::STRONG, looks.theme.faint);
    match places.now.columns.last() {
        Some(last) if place.left() >= last.whole.right() - 1.0 => {
            let from = Pos2::new(place.left() + 7.0, last.token.center().y);
            ui.painter().arrow(from, Vec2::new(place.width() - 14.0, 0.0), stroke);
        }
        _ => ui.painter().arrow(
            place.center_top() + Vec2::new(0.0, 3.0),
            Vec2::new(0.0, place.height() - 6.0),
            stroke,
        ),
    }
}

/// Shows the tokens after the exchange. While only one token is picked, shows for each other token the total score
/// that exchanging the two would give.
fn then(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, row: &Row, selection: Selection) {
    let (world, view) = (scene.game.world(), scene.view);
    let own = view.viewer();
    let now: Vec<SlotScore> = view.slot_scores(world).collect();
    let after: Vec<SlotScore> = match selection {
        Selection::Pair(a, b) => view.slot_scores_exchanged(world, a, b).collect(),
        Selection::Nothing | Selection::One(_) => now.clone(),
    };
    for (before, after) in now.iter().zip(&after) {
        let Some(column) = row.columns.get(after.slot.index()) else { continue };
        multiplier(ui, looks, scene, after.slot, column.above);
        let open = view.is_revealed(own, after.slot);
        let moves = before.empire != after.empire;
        match selection {
            Selection::Pair(..) => {
                token(ui, looks, column.token, after.empire, open || moves);
                let was = now.iter().find(|score| score.empire == after.empire).unwrap_or(before);
                becomes(ui, looks, [was, after], column.below);
            }
            Selection::Nothing | Selection::One(_) if open => {
                token(ui, looks, column.token, after.empire, true);
            }
            Selection::Nothing => ring(ui, looks, column.token),
            Selection::One(first) => {
                ring(ui, looks, column.token);
                if first == after.empire {
                    let ink = looks.theme.faint;
                    let emblem = column.token.shrink(column.token.width() * 0.22);
                    looks.icons.paint(ui, IconName::Empire(first.index()), emblem, ink);
                } else {
                    let (old, new) = (view.score(world), view.score_exchanged(world, first, after.empire));
                    sum(ui, looks, [old, new], column.token);
                }
            }
        }
    }
}

/// Writes the total score after an exchange and its change, in the slot of a token that could be exchanged with the
/// picked one.
fn sum(ui: &Ui, looks: &Looks, [before, after]: [i32; 2], rect: Rect) {
    let ink = changed(looks, after - before);
    let (large, small) =
        (FontId::proportional(type_size::HEADING), FontId::proportional(type_size::BODY - 1.0));
    let middle = rect.center();
    ui.painter().text(middle + Vec2::new(0.0, 3.0), Align2::CENTER_BOTTOM, typeset(after), large, ink);
    ui.painter().text(middle + Vec2::new(0.0, 3.0), Align2::CENTER_TOP, change(after - before), small, ink);
}

/// Draws a broken ring, which stands for an unknown token.
fn ring(ui: &Ui, looks: &Looks, rect: Rect) {
    let stroke = Stroke::new(line::THIN, looks.theme.faint);
    widgets::broken_ring(ui, rect.center(), rect.width() / 2.0 - 1.0, stroke, &widgets::COARSE);
}

/// Draws a token. A hidden token is a ring in its empire's colour, and a revealed one (`open`) a filled disc with an
/// eye.
fn token(ui: &Ui, looks: &mut Looks, rect: Rect, empire: Empire, open: bool) {
    let tint = looks.empire(empire.index());
    let (ground, ink) =
        if open { (tint, text_on(tint)) } else { (looks.theme.well, looks.theme.drawn_fine(tint)) };
    let radius = rect.width() / 2.0;
    ui.painter().circle(rect.center(), radius - 1.5, ground, (line::LIT, tint));
    looks.icons.paint(ui, IconName::Empire(empire.index()), rect.shrink(rect.width() * 0.19), ink);
    if open {
        let at = rect.center() + Vec2::splat(radius * 0.72);
        ui.painter().circle(at, 8.5, looks.theme.well, (line::THIN, looks.theme.ink));
        looks.icons.paint(ui, Symbol::Hint, Rect::from_center_size(at, Vec2::splat(13.0)), looks.theme.ink);
    }
}

/// Writes the multiplier of a slot above its token.
fn multiplier(ui: &Ui, looks: &Looks, scene: &Scene<'_>, slot: Slot, rect: Rect) {
    let n = scene.game.world().house().multiplier(slot);
    let font = FontId::proportional(type_size::BODY);
    ui.painter().text(rect.center(), Align2::CENTER_CENTER, signed(n), font, looks.theme.ink);
}

/// Draws the number key that picks a token.
fn key_of(ui: &Ui, looks: &Looks, rect: Rect, number: usize) {
    let at = rect.left_center() + Vec2::new(KEYCAP / 2.0 + 1.0, 0.0);
    let cap = Rect::from_center_size(at, Vec2::splat(KEYCAP));
    keycap::paint(ui.painter(), &looks.theme, cap, &number.to_string(), type_size::SMALL - 1.0);
}

/// Writes the points that a token would score now, with the number of its empire's cities in front.
fn brings(ui: &Ui, looks: &mut Looks, score: &SlotScore, rect: Rect) {
    let (middle, ink, faint) = (rect.center(), looks.theme.ink, looks.theme.faint);
    let icon = Rect::from_center_size(middle - Vec2::new(8.0, 0.0), Vec2::splat(13.0));
    let symbol = looks.scores();
    looks.icons.paint(ui, symbol, icon, faint);
    let small = FontId::proportional(type_size::SMALL + 1.0);
    let cities = score.brought + score.agents;
    ui.painter().text(icon.left_center() - Vec2::new(2.0, 0.0), Align2::RIGHT_CENTER, cities, small, faint);
    let font = FontId::proportional(type_size::LEAD);
    let at = icon.right_center() + Vec2::new(6.0, 0.0);
    ui.painter().text(at, Align2::LEFT_CENTER, typeset(score.points()), font, ink);
}

/// Writes an empire's points after the exchange, and how much they change.
fn becomes(ui: &Ui, looks: &Looks, [before, after]: [&SlotScore; 2], rect: Rect) {
    let by = after.points() - before.points();
    let ink = changed(looks, by);
    let format =
        |size| TextFormat { font_id: FontId::proportional(size), color: ink, ..TextFormat::default() };
    let mut job = LayoutJob::default();
    job.append(&typeset(after.points()), 0.0, format(type_size::LEAD));
    if by != 0 {
        job.append(&signed(by), 5.0, format(type_size::SMALL));
    }
    let galley = ui.painter().layout_job(job);
    ui.painter().galley(rect.center() - galley.size() / 2.0, galley, ink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_changes_is_told_with_its_sign() {
        assert_eq!([signed(4), signed(0), signed(-3)], ["+4", "0", "\u{2212}3"]);
    }
}
