//! A picture of the outcome of an attack: the banners that attack, the forts in their way, an arrow, and the survivors
//! with their number.

use egui::{Align2, FontId, Pos2, Rect, Shape, Stroke, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::theme::line;
use crate::screens::landmark_drawings;
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets;
use rules::{Action, AttackForecast, Empire, Icon};

/// The breadth of a number in the picture, relative to the picture's height.
const NUMBER: f32 = 0.62;
/// The breadth of a fort in the picture, relative to the picture's height.
const FORT: f32 = 0.95;
/// The breadth of the arrow in the picture, relative to the picture's height.
const ARROW: f32 = 1.0;
/// The breadth of an empire's coat of arms in the picture, relative to the picture's height.
const ARMS: f32 = 1.0;

/// An attack with a certain number of banners, and its forecast result.
pub(crate) struct Outcome {
    pub attacker: Empire,
    pub sent: u8,
    pub defender: Option<Empire>,
    pub forecast: AttackForecast,
}

impl Outcome {
    /// The forecast outcome of an attack with `sent` banners; `None` if the action is not an attack.
    pub fn new(scene: &Scene<'_>, sent: u8, action: Action) -> Option<Self> {
        let Action::Attack { from, to, .. } = action else { return None };
        let forecast = AttackForecast::new(scene.game.world(), scene.view, to, sent);
        let attacker = scene.view.controller(from)?;
        Some(Self { attacker, sent, defender: scene.view.controller(to), forecast })
    }

    /// The empire that holds the attacked region after the attack, and how many banners it has left; `None` if nobody
    /// survives.
    fn left(&self) -> Option<(Empire, u8)> {
        match (self.forecast.attackers, self.forecast.defenders) {
            (0, 0) => None,
            (0, n) => Some((self.defender?, n)),
            (n, _) => Some((self.attacker, n)),
        }
    }

    /// The size of the picture if it is `tall` points high.
    pub fn size(&self, tall: f32) -> Vec2 {
        let forts = f32::from(self.forecast.to_forts) * FORT;
        Vec2::new((NUMBER + forts + ARROW + ARMS + NUMBER) * tall, tall)
    }

    /// Draws the picture of the outcome in a rectangle.
    pub fn paint(&self, ui: &Ui, looks: &mut Looks, place: Rect) {
        let tall = place.height();
        let mut at = place.left_center();
        let mut next = |wide: f32| {
            let middle = at + Vec2::new(wide * tall / 2.0, 0.0);
            at.x += wide * tall;
            middle
        };
        number(ui, looks, next(NUMBER), self.sent, tall);
        for _ in 0..self.forecast.to_forts {
            let fort = Rect::from_center_size(next(FORT), Vec2::splat(tall));
            landmark_drawings::drawing(ui, looks, Icon::Fort, fort);
        }
        arrow(ui, looks, next(ARROW), tall);
        let Some((empire, count)) = self.left() else {
            // A broken ring stands for a region without survivors.
            let stroke = Stroke::new(line::STRONG, looks.theme.faint);
            return widgets::broken_ring(ui, next(ARMS), tall * 0.4, stroke, &widgets::FINE);
        };
        let arms = Rect::from_center_size(next(ARMS), Vec2::splat(tall * 0.94));
        widgets::arms(ui, looks, arms, empire.index(), tall * 0.16, tall * 0.1);
        number(ui, looks, next(NUMBER), count, tall);
    }
}

/// Writes the number `count`, centred at `middle`.
fn number(ui: &Ui, looks: &Looks, middle: Pos2, count: u8, tall: f32) {
    let font = FontId::proportional(tall * 0.8);
    ui.painter().text(middle, Align2::CENTER_CENTER, count, font, looks.theme.ink);
}

/// Draws the arrow from the attackers to the survivors.
fn arrow(ui: &Ui, looks: &Looks, middle: Pos2, tall: f32) {
    let (half, head) = (Vec2::new(tall * 0.34, 0.0), Vec2::new(tall * 0.3, tall * 0.2));
    let (tail, tip) = (middle - half, middle + half);
    let (neck, side) = (tip - Vec2::new(head.x, 0.0), Vec2::new(0.0, head.y));
    ui.painter().line_segment([tail, neck], Stroke::new(line::STRONG, looks.theme.accent));
    let head = vec![neck - side, tip, neck + side];
    ui.painter().add(Shape::convex_polygon(head, looks.theme.accent, Stroke::NONE));
}
