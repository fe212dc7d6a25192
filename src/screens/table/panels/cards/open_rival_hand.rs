//! A rival's cards when everything is revealed. Each card shows the emblems of its deck and of its partner empire.

use egui::{Pos2, Rect, Ui, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, text_on};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets;
use rules::{Card, Hand, Society};

/// The size of a revealed card, in points.
const SIZE: Vec2 = Vec2::new(27.0, 17.0);
/// The minimum visible width of a card, in points, if many cards overlap.
const LEAST: f32 = 9.0;
/// The size of the emblems on a card, in points.
const EMBLEM: f32 = 12.0;

/// Draws the cards of a rival's revealed hand in a row.
pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, hand: &Hand, rect: Rect) {
    let cards: Vec<Card> = hand.kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
    let spare = (rect.width() - SIZE.x) / (cards.len().max(2) - 1) as f32;
    let step = (SIZE.x + 2.0).min(spare).max(LEAST);
    for (i, card) in cards.into_iter().enumerate() {
        let corner = Pos2::new(rect.left() + i as f32 * step, rect.center().y - SIZE.y / 2.0);
        let place = Rect::from_min_size(corner, SIZE);
        let (deck, partner) = (card.deck().index(), card.partner().index());
        let [ground, beside] = [deck, partner].map(|empire| looks.empire(empire));
        ui.painter().rect(place, 3.0, ground, (line::THIN, looks.theme.rule), egui::StrokeKind::Inside);
        let emblem = |x: f32| Rect::from_center_size(Pos2::new(x, place.center().y), Vec2::splat(EMBLEM));
        looks.icons.paint(ui, IconName::Empire(deck), emblem(place.left() + 7.5), text_on(ground));
        let right = emblem(place.right() - 7.5);
        ui.painter().circle_filled(right.center(), EMBLEM / 2.0 + 0.5, beside);
        looks.icons.paint(ui, IconName::Empire(partner), right.shrink(0.5), text_on(beside));
    }
    if let Some(said) = looks.speech.known_hand(scene.known.cards, society) {
        widgets::add(ui, rect, ("open cards", society.index()), false, &said).on_hover_text(said);
    }
}
