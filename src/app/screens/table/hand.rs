//! The person's cards: abilities with their cost and window, those that can be played now lit.

use egui::{Align, Align2, FontId, Layout, Pos2, Rect, ScrollArea, Ui, UiBuilder, Vec2};

use super::{Scene, Wish, touch};
use crate::app::icons::Icon;
use crate::app::pick::{Next, Pick};
use crate::app::shell::Kit;
use crate::app::theme::{line, space, text_on, type_size};
use crate::rules::{Card, Use};

/// A card's width: the widest, and where it stops to shrink so that more fit.
const WIDTHS: [f32; 2] = [196.0, 112.0];
/// A card that is narrower has no room for its whole name.
const TITLED: f32 = 190.0;
const HEAD: f32 = 22.0;

/// Shows the hand.
pub(super) fn show(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>, wishes: &mut Vec<Wish>) {
    let rect = ui.max_rect();
    touch::ground(ui, kit, rect);
    let cards: Vec<Card> =
        scene.view.hand().kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
    let inner = rect.shrink(5.0);
    if cards.is_empty() {
        let font = FontId::proportional(type_size::BODY);
        let none = kit.speech.text("text-no-cards");
        ui.painter().text(inner.center(), Align2::CENTER_CENTER, none, font, kit.theme.faint);
        return;
    }
    let each = (inner.width() + space::TIGHT) / cards.len() as f32 - space::TIGHT;
    let width = each.clamp(WIDTHS[1], WIDTHS[0]);
    // Room for the bar where they scroll.
    let bar = if each < WIDTHS[1] { 10.0 } else { 0.0 };
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Min)));
    ScrollArea::horizontal().auto_shrink([false, false]).show(&mut child, |ui| {
        ui.horizontal_top(|ui| {
            for (i, card) in cards.iter().enumerate() {
                let size = Vec2::new(width, inner.height() - bar);
                let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
                card_face(ui, kit, scene, (i, *card), place, wishes);
            }
        });
    });
}

fn card_face(
    ui: &Ui,
    kit: &mut Kit,
    scene: &Scene<'_>,
    (index, card): (usize, Card),
    rect: Rect,
    wishes: &mut Vec<Wish>,
) {
    let discard = scene.legal.contains(&crate::rules::Action::Discard(card));
    let chosen = scene.pick.card == Some(card);
    let edge = if chosen { kit.theme.accent } else { kit.theme.rule };
    let weight = if chosen { line::LIT } else { line::THIN };
    ui.painter().rect(rect, 5.0, kit.theme.well, (weight, edge), egui::StrokeKind::Inside);
    let head = Rect::from_min_size(rect.min, Vec2::new(rect.width(), HEAD));
    let tint = kit.empire(card.deck().index());
    let ink = text_on(tint);
    ui.painter().rect_filled(head, 5.0, tint);
    let emblem = Rect::from_center_size(head.left_center() + Vec2::new(13.0, 0.0), Vec2::splat(17.0));
    kit.icons.paint(ui, Icon::Empire(card.deck().index()), emblem, ink);
    let partner = Rect::from_center_size(head.right_center() - Vec2::new(13.0, 0.0), Vec2::splat(17.0));
    ui.painter().circle_filled(partner.center(), 10.0, kit.empire(card.partner().index()));
    let partner_ink = text_on(kit.empire(card.partner().index()));
    kit.icons.paint(ui, Icon::Empire(card.partner().index()), partner.shrink(1.0), partner_ink);
    let name = kit.speech.card(card);
    let font = FontId::proportional(type_size::SMALL + 0.5);
    // On a narrow card the emblem alone names the partner.
    let title = if rect.width() < TITLED { kit.speech.empire(card.deck()) } else { name.clone() };
    ui.painter().text(head.left_center() + Vec2::new(25.0, 0.0), Align2::LEFT_CENTER, title, font, ink);
    let label =
        if discard { kit.speech.say("action-discard", &[("card", name.clone().into())]) } else { name };
    let response = touch::touch(ui, head, ("card", index), discard, &label);
    touch::frame(ui, kit, rect, 5.0, discard, &response);
    if response.clicked() {
        wishes.push(Wish::Next(scene.pick.card(scene.legal, card)));
    }
    if !card.has_abilities() {
        about(ui, kit, card, rect, head);
        return;
    }
    let height = (rect.height() - HEAD - 3.0) / 3.0;
    for (i, using) in Use::ALL.into_iter().enumerate() {
        let at = Pos2::new(rect.left() + 2.0, head.bottom() + 1.0 + i as f32 * height);
        let row = Rect::from_min_size(at, Vec2::new(rect.width() - 4.0, height)).shrink2(Vec2::new(0.0, 1.0));
        ability(ui, kit, scene, (index, card, using), row, wishes);
    }
}

/// What a card is for that has no abilities.
fn about(ui: &Ui, kit: &Kit, card: Card, rect: Rect, head: Rect) {
    let font = FontId::proportional(type_size::SMALL);
    let about = kit.speech.card_about(card);
    let galley = ui.painter().layout(about, font, kit.theme.faint, rect.width() - 12.0);
    ui.painter().galley(head.left_bottom() + Vec2::new(6.0, 6.0), galley, kit.theme.faint);
}

fn ability(
    ui: &Ui,
    kit: &mut Kit,
    scene: &Scene<'_>,
    (index, card, using): (usize, Card, Use),
    row: Rect,
    wishes: &mut Vec<Wish>,
) {
    let world = scene.game.world();
    let lit = Pick::uses(scene.legal, card).contains(&using);
    let ability = *world.ability(world.ability_of(card, using));
    let name = kit.speech.ability_name(world, card, using);
    let text = kit.speech.ability_text(world, card, using);
    let windows = ability.windows.iter().map(|w| kit.speech.text(&format!("window-{}", w.id())));
    let label = kit.speech.say(
        "text-ability",
        &[
            ("number", i64::from(using.number()).into()),
            ("ability", name.clone().into()),
            ("cost", kit.speech.cost(&ability).into()),
            ("windows", windows.collect::<Vec<_>>().join(", ").into()),
            ("text", text.clone().into()),
        ],
    );
    let response = touch::touch(ui, row, ("ability", index, using.number()), lit, &label);
    touch::frame(ui, kit, row, 3.0, lit, &response);
    // What it costs, as emblems.
    let decks = match ability.cost {
        crate::rules::Cost::One(a) => vec![a],
        crate::rules::Cost::Two(a) => vec![a, a],
        crate::rules::Cost::Pair(_, _) => vec![card.deck(), card.partner()],
    };
    let mut x = row.right() - 10.0;
    for deck in decks.into_iter().rev() {
        let tint = kit.empire(deck.index());
        let icon = Rect::from_center_size(Pos2::new(x, row.top() + 9.0), Vec2::splat(14.0));
        kit.icons.paint(ui, Icon::Empire(deck.index()), icon, kit.theme.drawn(tint));
        x -= 15.0;
    }
    let ink = if lit { kit.theme.ink } else { kit.theme.faint };
    let font = FontId::proportional(type_size::SMALL + 0.5);
    ui.painter().text(row.min + Vec2::new(4.0, 0.0), Align2::LEFT_TOP, name, font, ink);
    if row.height() > 30.0 {
        let mut job = egui::text::LayoutJob::simple(
            text,
            FontId::proportional(10.0),
            kit.theme.faint,
            row.width() - 8.0,
        );
        job.wrap.max_rows = ((row.height() - 15.0) / 11.0).floor().max(1.0) as usize;
        let galley = ui.painter().layout_job(job);
        ui.painter().galley(row.min + Vec2::new(4.0, 15.0), galley, kit.theme.faint);
    }
    if response.clicked() {
        let next = Pick::default().ability(scene.legal, card, using);
        wishes.push(Wish::Next(if next == Next::Nothing {
            scene.pick.card(scene.legal, card)
        } else {
            next
        }));
    }
    response.on_hover_text(label);
}
