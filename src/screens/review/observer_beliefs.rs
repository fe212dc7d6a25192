//! A careful observer's beliefs about hidden tokens, round by round beside the truth, and the moves that
//! revealed most.

use egui::accesskit::Role;
use egui::{
    Align2, Color32, FontId, Pos2, Rect, RichText, ScrollArea, Sense, StrokeKind, Ui, Vec2, WidgetInfo,
};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::text_fitting::fitted;
use crate::looks::theme::{line, mix, space, type_size};
use crate::screens::page_parts::{disc, faint, inside, scroll_bar};
use rules::{Empire, Slot, Society};
use table::{BlindSpot, Clue, HiddenTokenBelief, Match};

/// The height of a row, in points. It has space for the true token and for one believed more likely.
const ROW: f32 = 34.0;
/// The height of the column headings, in points.
const HEADS: f32 = 22.0;
/// The height of the line about a revealing move, in points.
const MOVE: f32 = 20.0;
/// The width of the slot's name in a row, in points.
const NAME: f32 = 150.0;
/// The width of the last column, in points.
const KNOWN: f32 = 96.0;
/// The maximum width of a round's cell, in points.
const CELL: f32 = 64.0;
/// The size of the emblem beside a slot's name, in points.
const EMBLEM: f32 = 20.0;
/// The size of an emblem in a round's cell, in points.
const SMALL_EMBLEM: f32 = 14.0;
/// The minimum width of a table, in points. Two tables are side by side if there is space.
const LEAST: f32 = 470.0;

/// The beliefs about hidden tokens in a match: the society's beliefs about its rivals, and the rivals'
/// beliefs about the society.
pub(super) struct ObserverBeliefs {
    pub rivals: Vec<HiddenTokenBelief>,
    pub own: Option<HiddenTokenBelief>,
    /// The hidden token that best explains why the society misjudged its chances. The outer `None` means that
    /// it hasn't been computed, and the inner `None` that there is no such token.
    pub unseen: Option<Option<BlindSpot>>,
}

/// Shows the beliefs of `viewer` about its rivals, and the rivals' beliefs about it. Returns the number of
/// the decision that was clicked, counted from 1.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    game: &Match,
    secrets: &ObserverBeliefs,
    viewer: Society,
) -> Option<usize> {
    let about = looks.speech.text("review-unmasking-about");
    faint(ui, looks, &about);
    ui.add_space(space::TIGHT);
    let mut chosen = None;
    if let Some(unseen) = secrets.unseen.flatten() {
        let said = RichText::new(looks.speech.blind_spot(game, &unseen)).color(looks.theme.ink);
        chosen = ui.link(said).clicked().then_some(unseen.decision);
        ui.add_space(space::TIGHT);
    }
    scroll_bar(ui);
    ScrollArea::vertical().id_salt("secrets").auto_shrink(false).show(ui, |ui| {
        let room = ui.available_rect_before_wrap();
        let columns = ((room.width() / LEAST) as usize).clamp(1, 2);
        let gap = space::WIDE * 2.0;
        let wide = (room.width() - gap * (columns - 1) as f32) / columns as f32;
        let own = secrets.own.iter().map(|secret| (secret, "review-exposed"));
        let all: Vec<_> =
            secrets.rivals.iter().map(|secret| (secret, "review-believed-of")).chain(own).collect();
        let high_of = |row: usize| {
            let row = all.iter().skip(row * columns).take(columns);
            let moves = row.map(|(secret, _)| secret.telling.len()).max().unwrap_or(0) as f32;
            let heads = if moves > 0.0 { 3.0 } else { 2.0 };
            ROW * game.world().slots().len() as f32 + HEADS * heads + MOVE * moves + space::WIDE * 2.0
        };
        let rows = all.len().div_ceil(columns);
        let high: f32 = (0..rows).map(high_of).sum();
        let (whole, _) = ui.allocate_exact_size(Vec2::new(room.width(), high), Sense::hover());
        for (at, (secret, key)) in all.iter().copied().enumerate() {
            let above: f32 = (0..at / columns).map(high_of).sum();
            let min = whole.min + Vec2::new((at % columns) as f32 * (wide + gap), above);
            let place = Rect::from_min_size(min, Vec2::new(wide, high_of(at / columns)));
            let name = looks.speech.society(game.setup(), secret.society);
            let heading = looks.speech.say(key, &[("society", name.into())]);
            let mut part = inside(ui, place);
            chosen = table(&mut part, looks, game, secret, &heading).or(chosen);
            chosen = moves_that_told(&mut part, looks, game, secret, viewer).or(chosen);
        }
    });
    chosen
}

/// Shows the beliefs about one society's tokens as a table with a row for each slot. Returns the number of
/// the decision that was clicked.
fn table(
    ui: &mut Ui,
    looks: &mut Looks,
    game: &Match,
    secret: &HiddenTokenBelief,
    heading: &str,
) -> Option<usize> {
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.label(RichText::new(heading).strong());
    let wide = ui.available_width();
    let count = secret.rounds.len();
    let cell = ((wide - NAME - KNOWN) / count.max(1) as f32).min(CELL);
    let (heads, _) = ui.allocate_exact_size(Vec2::new(wide, HEADS), Sense::hover());
    let small = FontId::proportional(type_size::SMALL);
    for at in 0..=count {
        let speech = &looks.speech;
        let said = match at {
            at if at + 1 < count => {
                speech.say("end-curve-round", &[("round", i64::try_from(at + 1).unwrap_or(0).into())])
            }
            at if at < count => speech.text("review-unmasking-end"),
            _ => speech.text("review-unmasking-known"),
        };
        let place = if at < count { cell_at(heads, cell, at) } else { last(heads, cell, count) };
        let ink = looks.theme.faint;
        ui.painter().text(place.center(), Align2::CENTER_CENTER, said, small.clone(), ink);
    }
    let rows = looks.speech.secret_rows(game, secret);
    let tokens = game.state().tokens(secret.society);
    let slots = secret.known.iter().filter_map(|(slot, known)| Some((*slot, tokens.at(*slot)?, *known)));
    let mut chosen = None;
    for ((slot, empire, known), said) in slots.zip(rows) {
        let (rect, response) = ui.allocate_exact_size(Vec2::new(wide, ROW), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, known.is_some(), &said));
        let row = Row { slot, empire, known, cell, is_lit: response.hovered() || response.has_focus() };
        draw(ui, looks, game, rect, secret, &row);
        if response.clicked() {
            chosen = known;
        }
    }
    chosen
}

/// A row for a slot, with its token at the end of the match.
struct Row {
    slot: Slot,
    empire: Empire,
    known: Option<usize>,
    /// The width of a round's cell, in points.
    cell: f32,
    is_lit: bool,
}

fn draw(ui: &Ui, looks: &mut Looks, game: &Match, rect: Rect, secret: &HiddenTokenBelief, row: &Row) {
    let theme = looks.theme.clone();
    let font = FontId::proportional(type_size::BODY);
    let emblem =
        Rect::from_center_size(rect.left_center() + Vec2::new(EMBLEM / 2.0 + 2.0, 0.0), Vec2::splat(EMBLEM));
    let index = row.empire.index();
    disc(ui, looks, emblem, (looks.empire(index), IconName::Empire(index)), 3.0);
    let name = looks.speech.words().slot(row.slot).to_owned();
    let at = Pos2::new(emblem.right() + space::TIGHT, rect.center().y);
    let clip = rect.with_max_x(rect.left() + NAME);
    ui.painter().with_clip_rect(clip).text(at, Align2::LEFT_CENTER, name, font.clone(), theme.ink);
    for (at, (belief, lay)) in secret.rounds.iter().zip(&secret.lay).enumerate() {
        let Some(truth) = lay.at(row.slot) else { continue };
        let place = cell_at(rect, row.cell, at).shrink2(Vec2::new(1.0, 2.0));
        ui.painter().rect_filled(place, 2.0, theme.well);
        let (above, below) = place.split_top_bottom_at_y(place.center().y);
        let (odds, rather) = (belief.0[row.slot][truth], secret.rather(game.world(), at, row.slot));
        let above = if rather.is_some() { above } else { place };
        thought(ui, looks, above, truth, odds, theme.ink);
        if let Some((empire, odds)) = rather {
            thought(ui, looks, below, empire, odds, theme.faint);
        }
    }
    let said = row.known.map_or_else(
        || looks.speech.text("review-unmasking-never"),
        |at| {
            looks
                .speech
                .say("review-unmasking-at", &[("number", i64::try_from(at).unwrap_or(i64::MAX).into())])
        },
    );
    let ink = if row.known.is_some() { theme.accent } else { theme.faint };
    let place = last(rect, row.cell, secret.rounds.len());
    ui.painter().text(place.center(), Align2::CENTER_CENTER, said, font, ink);
    if row.is_lit {
        ui.painter().rect_stroke(rect, 3.0, (line::STRONG, theme.lit), StrokeKind::Inside);
    }
}

/// Draws a token that is believed to be in a slot: its emblem, with the probability as a bar and a number.
fn thought(ui: &Ui, looks: &mut Looks, place: Rect, empire: Empire, odds: f32, ink: Color32) {
    let theme = looks.theme.clone();
    let bar = place.with_max_x(place.left() + place.width() * odds.clamp(0.0, 1.0));
    ui.painter().rect_filled(bar, 2.0, mix(theme.well, ink, 0.25));
    let middle = place.left_center() + Vec2::new(SMALL_EMBLEM / 2.0 + 2.0, 0.0);
    let emblem = Rect::from_center_size(middle, Vec2::splat(SMALL_EMBLEM));
    disc(ui, looks, emblem, (looks.empire(empire.index()), IconName::Empire(empire.index())), 2.0);
    let said = looks.speech.with_per_cent(looks.speech.odds(odds));
    let left = Pos2::new(emblem.right() + 2.0, place.center().y);
    fitted(ui.painter(), left, place.right() - left.x, &said, type_size::SMALL, ink);
}

/// Shows the moves that revealed most about a society's tokens. Returns the number of the decision that was
/// clicked.
fn moves_that_told(
    ui: &mut Ui,
    looks: &Looks,
    game: &Match,
    secret: &HiddenTokenBelief,
    viewer: Society,
) -> Option<usize> {
    if secret.telling.is_empty() {
        return None;
    }
    faint(ui, looks, &looks.speech.text("review-telling-moves"));
    let mut chosen = None;
    let told = |telling: &Clue| Some((telling.tell.decision, looks.speech.clue(game, viewer, telling)?));
    for (decision, said) in secret.telling.iter().filter_map(told) {
        let size = Vec2::new(ui.available_width(), MOVE);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::ListBoxOption, true, &said));
        let ink =
            if response.hovered() || response.has_focus() { looks.theme.accent } else { looks.theme.ink };
        fitted(ui.painter(), rect.left_center(), rect.width(), &said, type_size::SMALL + 1.0, ink);
        if response.clicked() {
            chosen = Some(decision);
        }
        response.on_hover_text(said);
    }
    chosen
}

/// The rectangle of the cell for the round `at`, counted from 0, in a row.
fn cell_at(row: Rect, wide: f32, at: usize) -> Rect {
    let left = row.left() + NAME + wide * at as f32;
    row.with_min_x(left).with_max_x(left + wide)
}

/// The rectangle of a row's last cell, after the cells of `count` rounds.
fn last(row: Rect, wide: f32, count: usize) -> Rect {
    let left = row.left() + NAME + wide * count as f32;
    row.with_min_x(left).with_max_x(left + KNOWN)
}
