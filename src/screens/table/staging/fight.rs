//! A fight as a picture above where it is fought: who stands against whom, with how many, what falls, and who is left.

use egui::{Align2, Color32, FontId, Pos2, Rect, StrokeKind, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, text_on};
use crate::map::Frame;
use crate::screens::table::frame::Scene;
use crate::screens::table::map::anchors::{anchor, middles, room};
use crate::screens::table::staging::event::Effect;
use crate::screens::table::widgets;
use crate::screens::table::widgets::placement::{self, Avoid, Near, Room};
use rules::{Cause, Empire, Region};

/// How tall it is beside the army of an attack, at least and at most in points.
const TALL: f32 = 1.6;
const HEIGHT: (f32, f32) = (40.0, 60.0);
/// How broad its parts are, in its height: the arms of a side, how many it has, and what stands between them.
const ARMS: f32 = 0.66;
const NUMBER: f32 = 0.72;
const BETWEEN: f32 = 0.66;
/// Round it, and between it and what it stands above, in its height.
const PAD: f32 = 0.17;
const ABOVE: f32 = 0.2;
/// Where it may stand from its target, the best liked first.
const AROUND: [(f32, f32); 8] =
    [(0.0, -1.0), (0.6, -1.0), (-0.6, -1.0), (1.0, -0.4), (-1.0, -0.4), (0.0, 1.0), (0.6, 1.0), (-0.6, 1.0)];
/// How much of a side is seen once it is beaten.
const BEATEN: f32 = 0.35;
/// How large it is shown how many fall.
const LOSS: Vec2 = Vec2::new(62.0, 28.0);

/// One side of a fight.
struct Side {
    empire: Option<Empire>,
    banners: u8,
    /// How many of them are falling, and to what.
    falls: Option<(u8, Cause)>,
    beaten: bool,
}

/// A fight at a moment.
struct Fight {
    target: Region,
    attacker: Side,
    defender: Side,
}

impl Fight {
    /// The fight to which an event with such an effect belongs; `None` of any other event.
    fn of(scene: &Scene<'_>, effect: Effect) -> Option<Self> {
        let moving = scene.board.pieces.moving?;
        let target = moving.target?;
        let side = |empire, banners| Side { empire, banners, falls: None, beaten: false };
        let mut fight = Self {
            target,
            attacker: side(Some(moving.empire), moving.banners),
            defender: side(scene.board.pieces.controller(target), scene.board.pieces.banners(target)),
        };
        match effect {
            Effect::FailureKind { empire, region, banners: count, cause } if region == target => {
                // A fight takes one for one from both sides (R6.2).
                let both = cause == Cause::Combat;
                if both || empire == moving.empire {
                    fight.attacker.falls = Some((count, cause));
                }
                if both || empire != moving.empire {
                    fight.defender.falls = Some((count, cause));
                }
            }
            Effect::Outcome { at, attackers, defenders } if at == target => {
                fight.attacker.banners = attackers;
                fight.defender.banners = defenders;
                fight.attacker.beaten = attackers == 0;
                fight.defender.beaten = defenders == 0;
            }
            _ => return None,
        }
        Some(fight)
    }
}

/// Shows the fight to which an effect belongs that has come so far, from 0 to 1; false where it belongs to none.
pub(crate) fn show(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (frame, tall): (&Frame, f32),
    (effect, share): (Effect, f32),
) -> bool {
    let Some(fight) = Fight::of(scene, effect) else { return false };
    let high = (tall * TALL).clamp(HEIGHT.0, HEIGHT.1);
    let wide = 2.0 * (ARMS + NUMBER) + BETWEEN + 2.0 * PAD;
    let size = Vec2::new(wide * high, (ARMS + 2.0 * PAD) * high);
    let from = scene.board.pieces.moving.as_ref().map(|moving| moving.from);
    let plate = place(looks, frame, (fight.target, from), size, high);
    let theme = &looks.theme;
    let painter = ui.painter();
    painter.rect(plate, 9.0, theme.panel, (line::STRONG, theme.ink), StrokeKind::Outside);
    let mut left = plate.left() + PAD * high;
    let mut next = |part: f32| {
        let middle = Pos2::new(left + part * high / 2.0, plate.center().y);
        left += part * high;
        middle
    };
    let [arms, number, between, other_number, other_arms] =
        [ARMS, NUMBER, BETWEEN, NUMBER, ARMS].map(&mut next);
    let swords = Rect::from_center_size(between, Vec2::splat(BETWEEN * high * 0.8));
    let ink = looks.theme.ink;
    looks.icons.paint(ui, Symbol::Attack, swords, ink);
    paint(ui, looks, &fight.attacker, (arms, number), (high, share));
    paint(ui, looks, &fight.defender, (other_arms, other_number), (high, share));
    true
}

/// Where a plate of such a size stands: beside its target where it covers fewest regions' middles, rather above than
/// aside or below, never on where the attackers come from if that can be, and always on the sheet.
fn place(
    looks: &Looks,
    frame: &Frame,
    (target, from): (Region, Option<Region>),
    size: Vec2,
    high: f32,
) -> Rect {
    let at = anchor(looks, frame, target);
    let from = from.map(|from| anchor(looks, frame, from));
    let room = room(looks, frame, target);
    // What falls is shown below it.
    let popup = Room { rect: frame.sheet.shrink(12.0), size: size + Vec2::new(0.0, LOSS.y) };
    let of = Rect::from_center_size(at, Vec2::splat(2.0 * room));
    let middles = middles(looks, frame);
    let own = [Some(at), from].into_iter().flatten().map(|spot| (spot, middles.len() as f32));
    let others = middles.iter().map(|middle| (*middle, 1.0));
    let near = |spot: Pos2| Rect::from_center_size(spot, Vec2::splat(2.0 * 0.6 * room));
    let avoid: Vec<Avoid> = own.chain(others).map(|(spot, cost)| Avoid::contact(near(spot), cost)).collect();
    let spots = popup.around(of, ABOVE * high, AROUND);
    let best = placement::place(spots, &avoid, Near::Nothing, None).unwrap_or(popup.rect);
    best.with_max_y(best.bottom() - LOSS.y)
}

/// Paints a side: its arms and how many it has, and what it loses.
fn paint(ui: &Ui, looks: &mut Looks, side: &Side, (arms, number): (Pos2, Pos2), (high, share): (f32, f32)) {
    let square = Rect::from_center_size(arms, Vec2::splat(ARMS * high));
    match side.empire {
        Some(empire) => widgets::arms(ui, looks, square, empire.index(), (high * 0.12, high * 0.07)),
        None => {
            let stroke = egui::Stroke::new(line::STRONG, looks.theme.faint);
            widgets::broken_ring(ui, arms, square.width() * 0.4, stroke, &widgets::FINE);
        }
    }
    if side.beaten {
        ui.painter().rect_filled(square, high * 0.12, looks.theme.panel.gamma_multiply(1.0 - BEATEN));
    }
    let colour = match side.falls {
        Some(_) => looks.theme.wrong,
        None if side.beaten => looks.theme.faint,
        None => looks.theme.ink,
    };
    let font = FontId::proportional(high * 0.6);
    ui.painter().text(number, Align2::CENTER_CENTER, side.banners, font, colour);
    if let Some(falls) = side.falls {
        // Below the plate, and falling.
        let down = Vec2::new(0.0, (ARMS / 2.0 + PAD) * high + LOSS.y / 2.0 + 3.0 + 8.0 * share);
        loss(ui, looks, falls, Pos2::new((arms.x + number.x) / 2.0, number.y) + down);
    }
}

/// How many fall, and to what.
fn loss(ui: &Ui, looks: &mut Looks, (banners, cause): (u8, Cause), at: Pos2) {
    let ground = looks.theme.wrong;
    let ink: Color32 = text_on(ground);
    let body = Rect::from_center_size(at, LOSS);
    ui.painter().rect(body, 8.0, ground, (line::THIN, looks.theme.well), StrokeKind::Outside);
    let icon = Rect::from_center_size(body.left_center() + Vec2::new(18.0, 0.0), Vec2::splat(18.0));
    looks.icons.paint(ui, symbol(cause), icon, ink);
    let number = body.right_center() - Vec2::new(9.0, 0.0);
    ui.painter().text(number, Align2::RIGHT_CENTER, format!("−{banners}"), FontId::proportional(18.0), ink);
}

/// What stands for what banners fall to.
fn symbol(cause: Cause) -> Symbol {
    match cause {
        Cause::Fort => Symbol::Fort,
        Cause::Combat => Symbol::Attack,
        Cause::Card => Symbol::Deck,
        Cause::Supply | Cause::Nowhere | Cause::InsteadOfSwap => Symbol::Banner,
    }
}

/// The number of banners in a fall without a fight, with whose they are.
pub(crate) fn fallen(
    ui: &Ui,
    looks: &mut Looks,
    (empire, banners): (Empire, u8),
    cause: Cause,
    (at, share): (Pos2, f32),
) {
    let at = at - Vec2::new(0.0, 14.0 + 16.0 * share);
    let arms = Rect::from_center_size(at - Vec2::new(46.0, 0.0), Vec2::splat(28.0));
    widgets::arms(ui, looks, arms, empire.index(), (6.0, 3.0));
    loss(ui, looks, (banners, cause), at);
}
