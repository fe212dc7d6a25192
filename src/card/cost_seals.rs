//! The cost of a card, drawn as wax seals with the emblems of the decks that pay for it.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2};

use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{mix, text_on};
use rules::{Empire, Rng};

/// The distance between the centres of neighbouring seals, in widths of a seal.
const STEP: f32 = 1.12;

/// The width of a row of `count` seals.
pub(super) fn width(count: usize, size: f32) -> f32 {
    size * (1.0 + STEP * count.saturating_sub(1) as f32)
}

/// Paints a row of seals. `left` is the middle of the row's left edge.
pub(super) fn row(painter: &Painter, looks: &mut Looks, left: Pos2, size: f32, cost: &[Empire]) {
    for (i, deck) in cost.iter().enumerate() {
        let at = left + Vec2::new(size * (0.5 + STEP * i as f32), 0.0);
        seal(painter, looks, at, size, *deck, i as u64);
    }
}

/// Paints a seal: a slightly irregular blob of wax with an embossed rim.
fn seal(painter: &Painter, looks: &mut Looks, at: Pos2, size: f32, deck: Empire, seed: u64) {
    let wax = looks.empire(deck.index());
    let mut luck = Rng::new(seed * 31 + deck.index() as u64);
    let radius = size / 2.0;
    let drops: Vec<Pos2> = (0..22)
        .map(|i| {
            let (sin, cos) = (std::f32::consts::TAU * i as f32 / 22.0).sin_cos();
            let far = radius * (0.94 + 0.1 * luck.below(100) as f32 / 100.0);
            at + Vec2::new(cos, sin) * far
        })
        .collect();
    let dark = mix(wax, Color32::BLACK, 0.32);
    painter.add(Shape::convex_polygon(drops, wax, Stroke::new(1.0, dark)));
    painter.circle_stroke(at + Vec2::splat(0.4), radius * 0.76, (1.2, dark));
    painter.circle_stroke(at - Vec2::splat(0.4), radius * 0.76, (0.7, mix(wax, Color32::WHITE, 0.45)));
    let emblem = Rect::from_center_size(at, Vec2::splat(size * 0.62));
    looks.icons.paint_on(painter, IconName::Empire(deck.index()), emblem, text_on(wax));
}
