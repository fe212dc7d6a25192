//! A row for each society with its tokens, below column headings with the names of the slots.

use egui::accesskit::Role;
use egui::epaint::EllipseShape;
use egui::text::LayoutJob;
use egui::{Align, Align2, CornerRadius, FontId, Pos2, Rect, Sense, StrokeKind, Ui, Vec2, WidgetInfo};

use super::society_results::{Ending, Face, SocietyResult, Token};
use super::token_reveal_progress::Turned;
use crate::looks::Looks;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::theme::{line, mix, space, text_on, type_size};
use crate::screens::page_parts::{ROUND, disc};
use packs::capital;
use rules::{Slot, SlotScore};
use table::{Match, VisiblePlayer};
use text::signed_numbers::typeset;

/// The width of a society's emblem and name, in points.
const NAME: f32 = 184.0;
/// The width of the column with the total, in points.
const TOTAL: f32 = 112.0;
/// The minimum and the maximum size of a token, in points.
const TOKEN: (f32, f32) = (40.0, 58.0);
/// The size of a token, as a share of its row's height.
const SHARE: f32 = 0.54;
/// The maximum size of a token, as a share of its cell's width. The rest is for the token's points.
const WIDEST: f32 = 0.36;

/// The width of the ring drawn for a token that was hidden during play, in points.
const RING: f32 = 4.0;

/// How much of the accent colour is mixed into the human player's row, from 0 to 1.
const OWN: f32 = 0.09;
/// The width of the bar at the left of the human player's row, in points.
const BAR: f32 = 6.0;

/// The columns of the rows, one for each slot, with its name and multiplier.
pub(super) struct Columns {
    slots: Vec<(Slot, String, String)>,
    room: Rect,
}

impl Columns {
    /// The columns for a match. The rows are as wide as `whole`.
    pub fn new(looks: &Looks, game: &Match, whole: Rect) -> Self {
        let house = game.world().house();
        let head = |slot| {
            let multiplier = format!("\u{d7} {}", typeset(house.multiplier(slot)));
            (slot, looks.speech.words().slot(slot).to_owned(), multiplier)
        };
        let room = whole.with_min_x(whole.left() + NAME).with_max_x(whole.right() - TOTAL);
        Self { slots: game.world().slots().map(head).collect(), room }
    }

    /// The rectangle of a slot's cell in a row.
    fn cell(&self, slot: Slot, row: Rect) -> Rect {
        let width = self.room.width() / self.slots.len().max(1) as f32;
        let at = Pos2::new(self.room.left() + slot.index() as f32 * width, row.top());
        Rect::from_min_size(at, Vec2::new(width, row.height()))
    }

    /// Draws the names and multipliers of the slots as column headings.
    pub fn heads(&self, ui: &Ui, looks: &Looks, high: f32) {
        let row = Rect::from_min_size(self.room.min, Vec2::new(self.room.width(), high));
        for (slot, name, multiplier) in &self.slots {
            let cell = self.cell(*slot, row);
            let at = Pos2::new(token_at(cell).left(), cell.center().y - 3.0);
            let font = FontId::proportional(type_size::LEAD);
            ui.painter().text(at, Align2::LEFT_BOTTOM, name, font, looks.theme.ink);
            let font = FontId::proportional(type_size::BODY);
            ui.painter().text(at, Align2::LEFT_TOP, multiplier, font, looks.theme.faint);
        }
    }

    /// Shows the row of a society with its tokens and its total.
    pub fn row(
        &self,
        ui: &Ui,
        looks: &mut Looks,
        end: &Ending<'_>,
        result: &SocietyResult,
        rect: Rect,
        turned: Turned,
    ) {
        let known = end.known;
        let theme = &looks.theme;
        let (ground, weight, edge) = if known && result.wins {
            (mix(theme.panel, theme.lit, 0.14), line::LIT, theme.lit)
        } else {
            (theme.panel, line::THIN, theme.rule)
        };
        // The human player's row is highlighted.
        let own = end.own().is_some_and(|own| own.society == result.society);
        let ground = if own { mix(ground, theme.accent, OWN) } else { ground };
        ui.painter().rect(rect, ROUND, ground, (weight, edge), StrokeKind::Inside);
        if own {
            let bar = rect.with_max_x(rect.left() + BAR);
            let round = CornerRadius { nw: ROUND as u8, sw: ROUND as u8, ne: 0, se: 0 };
            ui.painter().rect_filled(bar, round, theme.accent);
        }
        let points = result.points(turned);
        let name = looks.speech.society(end.game.setup(), result.society);
        let args = [("society", name.clone().into()), ("n", i64::from(points).into())];
        let said = looks.speech.say("score-society", &args);
        let left = rect.with_max_x(rect.left() + NAME);
        let response =
            ui.interact(left, ui.scope_id().with(("society", result.society.index())), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
        who(ui, looks, end, result, left, &name);
        for token in &result.tokens {
            let cell = self.cell(token.score.slot, rect);
            let revealed = end.game.state().is_revealed(result.society, token.score.slot);
            let said = cell_label(looks, token, token.face(turned), revealed);
            let id = ui.scope_id().with(("token", result.society.index(), token.score.slot.index()));
            let response = ui.interact(cell, id, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            response.on_hover_text(said);
            one(ui, looks, token, token.face(turned), revealed, cell);
        }
        self.total(ui, looks, end, result, rect, points);
    }

    /// Draws a society's total, with the tie-breaker if another society has as many points.
    fn total(
        &self,
        ui: &Ui,
        looks: &Looks,
        end: &Ending<'_>,
        result: &SocietyResult,
        rect: Rect,
        points: i32,
    ) {
        let (world, state) = (end.game.world(), end.game.state());
        let right = rect.with_min_x(rect.right() - TOTAL);
        let level =
            world.societies().filter(|s| state.score(world, *s) == state.score(world, result.society));
        let tied = end.known && level.count() > 1;
        let store = (result.store != 0)
            .then(|| looks.speech.say("end-store", &[("n", i64::from(result.store).into())]));
        let lift = if tied || store.is_some() { 13.0 } else { 0.0 };
        let font = FontId::proportional(36.0);
        let at = right.center() - Vec2::new(0.0, lift);
        ui.painter().text(at, Align2::CENTER_CENTER, typeset(points), font, looks.theme.ink);
        let decides = tied.then(|| {
            let standing = state.standing(world, result.society);
            let args = [
                ("exchanges", i64::from(standing.exchanges.0).into()),
                ("cards", i64::from(standing.cards).into()),
            ];
            looks.speech.say("end-standing", &args)
        });
        if let Some(said) = decides.or(store) {
            let (font, ink) = (FontId::proportional(type_size::SMALL), looks.theme.faint);
            let mut job = LayoutJob::simple(said, font, ink, TOTAL - 2.5 * space::WIDE);
            job.halign = Align::Center;
            let text = ui.painter().layout_job(job);
            ui.painter().galley(right.center() + Vec2::new(0.0, 6.0), text, ink);
        }
    }
}

/// Shows the society of a row: its rank, its emblem, its name, and who plays it.
fn who(ui: &Ui, looks: &mut Looks, end: &Ending<'_>, result: &SocietyResult, rect: Rect, name: &str) {
    let index = end.game.setup().seats.get(result.society.index()).map_or(0, |seat| seat.society);
    let at = rect.left_center() + Vec2::new(58.0, 0.0);
    let place = Rect::from_center_size(at, Vec2::splat(50.0));
    let look = (looks.society(index), IconName::Society(index));
    disc(ui, looks, place, look, 8.0);
    if end.known {
        let place = rect.left_center() + Vec2::new(18.0, 0.0);
        if result.wins {
            let crown = Rect::from_center_size(place, Vec2::splat(22.0));
            looks.icons.paint(ui, Symbol::Crown, crown, looks.theme.lit);
        } else {
            let font = FontId::proportional(type_size::LEAD);
            ui.painter().text(place, Align2::CENTER_CENTER, result.better + 1, font, looks.theme.faint);
        }
    }
    let player = match end.game.visible_player(result.society) {
        VisiblePlayer::Human if !end.game.is_shared() => looks.speech.text("table-you"),
        _ => looks.speech.who_plays(end.game, result.society),
    };
    let text = rect.left_center() + Vec2::new(94.0, 0.0);
    let font = FontId::proportional(type_size::LEAD + 1.0);
    ui.painter().text(text + Vec2::new(0.0, 1.0), Align2::LEFT_BOTTOM, name, font, looks.theme.ink);
    let font = FontId::proportional(type_size::SMALL + 1.0);
    let below = text + Vec2::new(0.0, 3.0);
    ui.painter().text(below, Align2::LEFT_TOP, capital(&player), font, looks.theme.faint);
}

/// The rectangle of a token in its cell.
fn token_at(cell: Rect) -> Rect {
    let size = (cell.height() * SHARE).min(cell.width() * WIDEST).clamp(TOKEN.0, TOKEN.1);
    let at = cell.left_center() + Vec2::new(size / 2.0 + space::TIGHT, 0.0);
    Rect::from_center_size(at, Vec2::splat(size))
}

/// Draws a token, and its points once it is revealed.
fn one(ui: &Ui, looks: &mut Looks, token: &Token, face: Face, revealed: bool, cell: Rect) {
    let place = token_at(cell);
    let empire = token.score.empire.index();
    // Halfway through turning, a token is seen edge-on.
    let (up, wide) = match face {
        Face::Down => (revealed, 1.0),
        Face::Up => (true, 1.0),
        Face::Turning(_) if revealed => (true, 1.0),
        Face::Turning(part) => (part > 0.5, (std::f32::consts::PI * part).cos().abs()),
    };
    let colour = looks.empire(empire);
    // A token that was revealed during play is filled, and one that was hidden is a ring.
    let (tint, ring) = match (up, revealed) {
        (false, _) => (mix(looks.theme.panel, looks.theme.faint, 0.55), None),
        (true, true) => (colour, None),
        (true, false) => (looks.theme.well, Some(colour)),
    };
    let radius = Vec2::new(wide, 1.0) * place.width() / 2.0;
    ui.painter().add(EllipseShape::filled(place.center(), radius, tint));
    if looks.theme.dark && up {
        let rim = (line::THIN + 0.5, looks.theme.rim());
        ui.painter().add(EllipseShape::stroke(place.center(), radius, rim));
    }
    if let Some(ring) = ring {
        let inner = radius - Vec2::splat(RING / 2.0 + 0.5);
        ui.painter().add(EllipseShape::stroke(place.center(), inner, (RING, ring)));
    }
    if wide > 0.4 {
        let icon = if up { IconName::Empire(empire) } else { Symbol::TokenDown.into() };
        let face = Rect::from_center_size(place.center(), Vec2::splat(place.width() * 0.7 * wide));
        let ink = ring.map_or(text_on(tint), |colour| looks.theme.drawn_fine(colour));
        looks.icons.paint(ui, icon, face, ink);
    }
    if face == Face::Up {
        sum(ui, looks, &token.score, place.right() + space::NORMAL, cell.center().y);
    }
}

/// Draws the points of a token, and the calculation below them.
fn sum(ui: &Ui, looks: &mut Looks, score: &SlotScore, x: f32, y: f32) {
    let font = FontId::proportional(type_size::HEADING + 1.0);
    let at = Pos2::new(x, y + 2.0);
    ui.painter().text(at, Align2::LEFT_BOTTOM, typeset(score.points()), font, looks.theme.ink);
    let mut x = x;
    let y = y + 13.0;
    let mut part = |looks: &mut Looks, symbol: Option<Symbol>, text: String| {
        if let Some(symbol) = symbol {
            let icon = Rect::from_center_size(Pos2::new(x + 7.0, y), Vec2::splat(14.0));
            looks.icons.paint(ui, symbol, icon, looks.theme.faint);
            x += 16.0;
        }
        let font = FontId::proportional(type_size::SMALL + 1.0);
        let drawn = ui.painter().text(Pos2::new(x, y), Align2::LEFT_CENTER, text, font, looks.theme.faint);
        x = drawn.right() + 3.0;
    };
    // With agents, there is no space for icons. The legend explains the sum.
    if score.agents > 0 {
        part(looks, None, format!("({}+{})", score.brought, score.agents));
    } else {
        let symbol = looks.scores();
        part(looks, Some(symbol), score.brought.to_string());
    }
    part(looks, None, format!("\u{d7} {}", typeset(score.multiplier)));
    if score.whisper {
        part(looks, None, "+ 1".into());
    }
}

/// The description of a token for screen readers.
fn cell_label(looks: &Looks, token: &Token, face: Face, revealed: bool) -> String {
    let score = &token.score;
    if face == Face::Up {
        return looks.speech.slot_score(score);
    }
    let slot = ("slot", looks.speech.words().slot(score.slot).to_owned().into());
    let multiplier = ("multiplier", i64::from(score.multiplier).into());
    let empire = ("empire", looks.speech.empire(score.empire).into());
    let key = if revealed { "text-slot-revealed" } else { "text-slot-hidden" };
    looks.speech.say(key, &[slot, multiplier, empire])
}
