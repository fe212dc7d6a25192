//! The plate that shows a fight, beside the attacked region: both sides with their numbers of banners, their losses,
//! and the survivors.

use egui::{Align2, FontId, Pos2, Rect, StrokeKind, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{line, text_on};
use crate::map::Frame;
use crate::screens::table::map::army;
use crate::screens::table::map::region_screen_positions::{anchor, middles, room};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::staging::event_staging::{Effect, staging};
use crate::screens::table::staging::timeline::Motion;
use crate::screens::table::widgets;
use crate::screens::table::widgets::popup_placement::{self, Avoid, Near, Room};
use rules::{Cause, Empire, Region};

/// The height of a fight's plate, relative to the height of the attacking army.
const TALL: f32 = 1.6;
/// The minimum and the maximum height of a fight's plate, in points.
const HEIGHT: (f32, f32) = (40.0, 60.0);
/// The breadth of a side's coat of arms, relative to the plate's height.
const ARMS: f32 = 0.66;
/// The breadth of a side's number of banners, relative to the plate's height.
const NUMBER: f32 = 0.72;
/// The breadth of the sign between the two sides, relative to the plate's height.
const BETWEEN: f32 = 0.66;
/// The margin inside a fight's plate, relative to the plate's height.
const PAD: f32 = 0.17;
/// The gap between a fight's plate and the attacked region, relative to the plate's height.
const ABOVE: f32 = 0.2;
/// The possible directions from the attacked region to the plate, from the best to the worst. (0, -1) is straight up.
const AROUND: [(f32, f32); 8] =
    [(0.0, -1.0), (0.6, -1.0), (-0.6, -1.0), (1.0, -0.4), (-1.0, -0.4), (0.0, 1.0), (0.6, 1.0), (-0.6, 1.0)];
/// The opacity of the coat of arms of a side that has no banners left.
const BEATEN: f32 = 0.35;
/// The size of the sign that shows a side's losses, in points.
const LOSS: Vec2 = Vec2::new(62.0, 28.0);

/// One side of a fight: the attacker or the defender.
struct Side {
    empire: Option<Empire>,
    banners: u8,
    loss: Option<Loss>,
    beaten: bool,
}

/// The banners that one side is losing.
#[derive(Clone, Copy)]
pub(crate) struct Loss {
    pub banners: u8,
    pub cause: Cause,
    /// The progress of the loss's animation, from 0 to 1.
    pub share: f32,
}

/// The state of a fight at one moment of its animation.
pub(crate) struct Fight {
    from: Region,
    target: Region,
    attacker: Side,
    defender: Side,
}

impl Fight {
    /// The fight to which the animated event belongs; `None` if it belongs to no fight.
    pub fn new(scene: &Scene<'_>, motion: Motion) -> Option<Self> {
        let moving = scene.board.pieces.moving?;
        let target = moving.target?;
        let side = |empire, banners| Side { empire, banners, loss: None, beaten: false };
        let mut fight = Self {
            from: moving.from,
            target,
            attacker: side(Some(moving.empire), moving.banners),
            defender: side(scene.board.pieces.controller(target), scene.board.pieces.banners(target)),
        };
        match staging(&motion.event).effect {
            Effect::Killed { empire, region, banners, cause } if region == target => {
                let loss = Some(Loss { banners, cause, share: motion.share });
                // In combat both sides lose the same number of banners (R6.2).
                let both = cause == Cause::Combat;
                if both || empire == moving.empire {
                    fight.attacker.loss = loss;
                }
                if both || empire != moving.empire {
                    fight.defender.loss = loss;
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

    /// Shows the fight's plate beside the attacked region.
    pub fn show(&self, ui: &Ui, looks: &mut Looks, frame: &Frame) {
        let high = (army::marching(looks, frame) * TALL).clamp(HEIGHT.0, HEIGHT.1);
        let plate = self.place(looks, frame, high);
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
        self.attacker.paint(ui, looks, arms, number, high);
        self.defender.paint(ui, looks, other_arms, other_number, high);
    }

    /// The rectangle of the fight's plate, beside the attacked region and within the map. It avoids the middles of
    /// regions, above all that of the attackers' region. Straight above the attacked region is best.
    fn place(&self, looks: &Looks, frame: &Frame, high: f32) -> Rect {
        let wide = 2.0 * (ARMS + NUMBER) + BETWEEN + 2.0 * PAD;
        let size = Vec2::new(wide * high, (ARMS + 2.0 * PAD) * high);
        let at = anchor(looks, frame, self.target);
        let room = room(looks, frame, self.target);
        // The losses are drawn below the plate, so they need room as well.
        let popup = Room { rect: frame.sheet.shrink(12.0), size: size + Vec2::new(0.0, LOSS.y) };
        let of = Rect::from_center_size(at, Vec2::splat(2.0 * room));
        let middles = middles(looks, frame);
        let own = [at, anchor(looks, frame, self.from)].map(|spot| (spot, middles.len() as f32));
        let others = middles.iter().map(|middle| (*middle, 1.0));
        let near = |spot: Pos2| Rect::from_center_size(spot, Vec2::splat(2.0 * 0.6 * room));
        let all = own.into_iter().chain(others);
        let avoid: Vec<Avoid> = all.map(|(spot, cost)| Avoid::contact(near(spot), cost)).collect();
        let spots = popup.around(of, ABOVE * high, AROUND);
        let best = popup_placement::place(spots, &avoid, Near::Nothing, None).unwrap_or(popup.rect);
        best.with_max_y(best.bottom() - LOSS.y)
    }
}

impl Side {
    /// Draws the side's coat of arms, its number of banners, and its losses.
    fn paint(&self, ui: &Ui, looks: &mut Looks, arms: Pos2, number: Pos2, high: f32) {
        let square = Rect::from_center_size(arms, Vec2::splat(ARMS * high));
        match self.empire {
            Some(empire) => widgets::arms(ui, looks, square, empire.index(), high * 0.12, high * 0.07),
            None => {
                let stroke = egui::Stroke::new(line::STRONG, looks.theme.faint);
                widgets::broken_ring(ui, arms, square.width() * 0.4, stroke, &widgets::FINE);
            }
        }
        if self.beaten {
            ui.painter().rect_filled(square, high * 0.12, looks.theme.panel.gamma_multiply(1.0 - BEATEN));
        }
        let colour = match self.loss {
            Some(_) => looks.theme.wrong,
            None if self.beaten => looks.theme.faint,
            None => looks.theme.ink,
        };
        let font = FontId::proportional(high * 0.6);
        ui.painter().text(number, Align2::CENTER_CENTER, self.banners, font, colour);
        if let Some(loss) = self.loss {
            // The losses are drawn below the plate, and move downwards.
            let down = Vec2::new(0.0, (ARMS / 2.0 + PAD) * high + LOSS.y / 2.0 + 3.0 + 8.0 * loss.share);
            loss.paint(ui, looks, Pos2::new((arms.x + number.x) / 2.0, number.y) + down);
        }
    }
}

impl Loss {
    /// Draws a loss that happens outside of a fight, above the point `at`, with the coat of arms of the empire that
    /// loses the banners.
    pub fn show(self, ui: &Ui, looks: &mut Looks, empire: Empire, at: Pos2) {
        let at = at - Vec2::new(0.0, 14.0 + 16.0 * self.share);
        let arms = Rect::from_center_size(at - Vec2::new(46.0, 0.0), Vec2::splat(28.0));
        widgets::arms(ui, looks, arms, empire.index(), 6.0, 3.0);
        self.paint(ui, looks, at);
    }

    /// Draws the sign of a loss: the number of killed banners, and a symbol for the cause.
    fn paint(self, ui: &Ui, looks: &mut Looks, at: Pos2) {
        let ground = looks.theme.wrong;
        let ink = text_on(ground);
        let body = Rect::from_center_size(at, LOSS);
        ui.painter().rect(body, 8.0, ground, (line::THIN, looks.theme.well), StrokeKind::Outside);
        let icon = Rect::from_center_size(body.left_center() + Vec2::new(18.0, 0.0), Vec2::splat(18.0));
        let symbol = match self.cause {
            Cause::Fort => Symbol::Fort,
            Cause::Combat => Symbol::Attack,
            Cause::Card => Symbol::Deck,
            Cause::Supply | Cause::Nowhere | Cause::InsteadOfSwap => Symbol::Banner,
        };
        looks.icons.paint(ui, symbol, icon, ink);
        let number = body.right_center() - Vec2::new(9.0, 0.0);
        let text = format!("−{}", self.banners);
        ui.painter().text(number, Align2::RIGHT_CENTER, text, FontId::proportional(18.0), ink);
    }
}
