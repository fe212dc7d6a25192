//! Flourishes: short effects for important events, such as a new round, a captured city or a revealed token. They are
//! drawn above everything else and take no clicks.

use egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::{IconName, Symbol};
use crate::looks::theme::{line, mix, text_on, type_size};
use crate::screens::table::layout::Layout;
use crate::screens::table::map::region_screen_positions::{anchor, frame_in};
use crate::screens::table::panels::societies::slot_of;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::staging::event_staging::{Effect, staging};
use crate::screens::table::staging::gains::Holdings;
use crate::screens::table::staging::timeline::Motion;
use rules::{Empire, Icon, Region};

/// Draws the flourish of an event, if the event has one.
pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, layout: &Layout, motion: Motion) {
    let Motion { event, share } = motion;
    match staging(&event).effect {
        Effect::Round(round) => self::round(ui, looks, layout.board, round, share),
        Effect::Control { region, to } if is_city(scene, region) => {
            let gain = Holdings::new(scene.game.world(), scene.view).points(&event);
            let painter = ui.painter().with_clip_rect(layout.board);
            let at = anchor(looks, &frame_in(looks, layout.board, scene.camera), region);
            city(&painter, looks, at, to, share, gain.is_some_and(|n| n < 0));
        }
        Effect::Tokens(society, tokens) => {
            for (empire, slot) in tokens.into_iter().flatten() {
                token(ui, looks, slot_of(layout.societies, scene, society, slot), empire, share);
            }
        }
        Effect::Control { .. }
        | Effect::Caption
        | Effect::March { .. }
        | Effect::Join { .. }
        | Effect::Add { .. }
        | Effect::Killed { .. }
        | Effect::Outcome { .. }
        | Effect::Agents(_)
        | Effect::Draw(..)
        | Effect::Discard(..)
        | Effect::Card(_) => {}
    }
}

/// Draws the title of a round, which slides in, stays and slides out. `share` is the progress, from 0 to 1.
pub(crate) fn round(ui: &Ui, looks: &Looks, board: Rect, round: u8, share: f32) {
    let text = looks.speech.say("story-round", &[("round", i64::from(round).into())]);
    let shift = (1.0 - share / 0.3).max(0.0).powi(2) - ((share - 0.75) / 0.25).max(0.0).powi(2);
    let seen = ((share / 0.2).min((1.0 - share) / 0.2)).clamp(0.0, 1.0);
    title(ui, looks, board, &text, -shift * board.width() * 0.3, seen);
}

fn is_city(scene: &Scene<'_>, region: Region) -> bool {
    scene.game.world().with_icon(Icon::City).has(region)
}

/// Draws a title across the map. It is shifted to the right by `shift` points and has the opacity `seen`, from 0 to 1.
pub(crate) fn title(ui: &Ui, looks: &Looks, board: Rect, text: &str, shift: f32, seen: f32) {
    let painter = ui.painter().with_clip_rect(board);
    let fade = |colour: Color32| colour.gamma_multiply(seen);
    let band = Rect::from_center_size(board.center(), Vec2::new(board.width(), 84.0));
    painter.rect_filled(band, 0.0, fade(looks.theme.panel.gamma_multiply(0.94)));
    for y in [band.top() + 4.0, band.bottom() - 4.0] {
        painter.hline(band.x_range(), y, (line::STRONG, fade(looks.theme.accent)));
    }
    let font = fonts::display(type_size::TITLE);
    let at = band.center() + Vec2::new(shift, 0.0);
    painter.text(at, Align2::CENTER_CENTER, text, font, fade(looks.theme.ink));
}

/// Draws the capture of a city: a ring and flags in the conqueror's colour. If the viewer loses points (`lost`), draws
/// a falling grey city instead of the flags. `share` is the progress, from 0 to 1.
fn city(painter: &Painter, looks: &mut Looks, at: Pos2, to: Option<Empire>, share: f32, lost: bool) {
    let tint = to.map_or(looks.theme.faint, |empire| looks.empire(empire.index()));
    let fade = 1.0 - share * share;
    let radius = 16.0 + 46.0 * share;
    painter.circle_stroke(at, radius + 1.5, Stroke::new(7.0 * fade, looks.theme.well.gamma_multiply(fade)));
    painter.circle_stroke(at, radius, Stroke::new(4.0 * fade, tint.gamma_multiply(fade)));
    if lost {
        let grey = mix(looks.theme.faint, looks.theme.panel, 0.3).gamma_multiply(fade);
        let fall = at + Vec2::new(0.0, -20.0 + 44.0 * share * share);
        let icon = Rect::from_center_size(fall, Vec2::splat(30.0));
        looks.icons.paint_on(painter, Symbol::City, icon, grey);
        return;
    }
    for i in 0..8 {
        let way = Vec2::angled(std::f32::consts::TAU * (i as f32 + 0.5) / 8.0);
        let foot = at + way * (radius + 8.0);
        let side = 9.0 * fade;
        let flag = [foot, foot + Vec2::new(side, side * 0.4), foot + Vec2::new(0.0, side * 0.9)];
        painter.add(Shape::convex_polygon(
            flag.to_vec(),
            tint.gamma_multiply(fade),
            Stroke::new(line::THIN, looks.theme.ink.gamma_multiply(fade)),
        ));
    }
}

/// The shares of a token's reveal at which it starts to turn over and lies face up.
const TURNS: [f32; 2] = [0.22, 0.6];

/// Draws the reveal of a token: it waits a beat face down, lifts off and turns over, settles, and gets a ring. `share` is
/// the progress, from 0 to 1.
fn token(ui: &Ui, looks: &mut Looks, disc: Rect, empire: Empire, share: f32) {
    let at: Pos2 = disc.center();
    let turned = ((share - TURNS[0]) / (TURNS[1] - TURNS[0])).clamp(0.0, 1.0);
    let half = std::f32::consts::PI * turned;
    let side = disc.width().min(disc.height()).min(40.0) * (1.0 + 0.45 * half.sin());
    let is_open = turned > 0.5;
    let tint = if is_open { looks.empire(empire.index()) } else { looks.theme.panel };
    // Seen from the side, the token is a narrow edge.
    let flat = Rect::from_center_size(at, Vec2::new(side * half.cos().abs().max(0.08), side));
    let edge = if is_open { looks.theme.well } else { looks.theme.faint };
    ui.painter().rect(flat, flat.width() / 2.0, tint, (line::THIN, edge), egui::StrokeKind::Inside);
    if is_open {
        let emblem = Rect::from_center_size(at, Vec2::new(flat.width(), side) * 0.66);
        looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, text_on(tint));
    } else {
        looks.icons.paint(ui, Symbol::TokenDown, flat, looks.theme.faint);
    }
    let rings = ((share - TURNS[1]) / (1.0 - TURNS[1])).clamp(0.0, 1.0);
    if rings > 0.0 {
        let ring = looks.theme.lit.gamma_multiply(1.0 - rings);
        ui.painter().circle_stroke(at, side / 2.0 + 14.0 * rings, Stroke::new(line::LIT, ring));
    }
}
