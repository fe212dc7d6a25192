//! The page of the rulebook that shows a pack's cards.

use egui::accesskit::Role;
use egui::{Rect, Sense, Ui, Vec2, WidgetInfo};

use crate::card::{self, Contents};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::disc;
use rules::{Empire, HouseRules, World};

/// The minimum and the maximum width of a card's face, in points.
const FACES: [f32; 2] = [176.0, 260.0];
/// The space between card faces, in points.
const GAP: f32 = 10.0;

/// Shows all cards, deck by deck.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, world: &World, house: &HouseRules) {
    for deck in world.empires() {
        heading(ui, looks, deck);
        let faces = faces(looks, world, house, deck);
        let room = ui.available_width() - GAP;
        let in_row = (((room + GAP) / (FACES[0] + GAP)).floor() as usize).max(1);
        let width = ((room - GAP * (in_row - 1) as f32) / in_row as f32).min(FACES[1]);
        for row in faces.chunks(in_row) {
            let high =
                row.iter().map(|face| card::size(ui.painter(), looks, face, width).y).fold(0.0, f32::max);
            let (room, _) = ui.allocate_exact_size(Vec2::new(room, high + GAP), Sense::hover());
            for (i, face) in row.iter().enumerate() {
                let at = room.min + Vec2::new(i as f32 * (width + GAP), 0.0);
                let rect = Rect::from_min_size(at, Vec2::new(width, high));
                let response = ui.interact(rect, ui.next_auto_id(), Sense::hover());
                ui.skip_ahead_auto_ids(1);
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, face.description()));
                if ui.is_rect_visible(rect) {
                    card::paint(ui.painter(), looks, rect, face);
                }
            }
        }
        ui.add_space(space::NORMAL);
    }
}

fn heading(ui: &mut Ui, looks: &mut Looks, deck: Empire) {
    ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(26.0), Sense::hover());
        let tint = looks.empire(deck.index());
        disc(ui, looks, rect, (tint, IconName::Empire(deck.index())), 3.5);
        let name = egui::RichText::new(looks.speech.empire(deck)).font(fonts::display(type_size::HEADING));
        ui.add(egui::Label::new(name).selectable(false));
    });
}

/// The faces of one deck: abilities on every card, abilities of single cards, then events, offers and wild
/// cards.
fn faces(looks: &Looks, world: &World, house: &HouseRules, deck: Empire) -> Vec<Contents> {
    let speech = &looks.speech;
    Contents::of_deck(looks, world, deck, |card, face| match card {
        None => speech.text("rulebook-on-all"),
        Some(card) if card.has_abilities() => {
            speech.say("rulebook-on-partner", &[("empire", speech.empire(card.partner()).into())])
        }
        Some(card) => speech.card_missing(house, card).unwrap_or_else(|| face.foot.clone()),
    })
}
