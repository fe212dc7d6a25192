//! The list of all cards of the match, deck by deck: their effects, costs and counts, and as far as the player knows,
//! where they are.

use egui::accesskit::Role;
use egui::{Align, Button, FontId, Id, Key, Modal, Rect, RichText, ScrollArea, Sense, Ui, Vec2, WidgetInfo};

use crate::card::{self, Contents};
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, space, type_size};
use crate::screens::page_parts::{double_rule, scroll_by_keys};
use crate::screens::table::scene_and_inputs::Scene;
use crate::screens::table::widgets;
use packs::capital;
use rules::Empire;

/// The free space around the card list's window, in points.
const AROUND: f32 = 28.0;
/// The minimum and the maximum width of a card's face, in points.
const FACES: [f32; 2] = [180.0, 330.0];
/// The gap between two card faces, in points.
const GAP: f32 = 12.0;
/// How much wider a deck's button is than its name, in points.
const BUTTON: f32 = 48.0;
/// The width of the button that closes the card list, in points.
const CLOSE: f32 = 100.0;

/// Shows the card list. Returns true if the player closes it.
pub(crate) fn show(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>) -> bool {
    let size = ui.ctx().content_rect().size() - Vec2::splat(2.0 * AROUND + 2.0 * space::WIDE);
    let mut closed = false;
    let modal = Modal::new(Id::unique("all cards")).show(ui.ctx(), |ui| {
        ui.set_min_size(size);
        ui.set_max_size(size);
        let mut jump = None;
        ui.horizontal(|ui| {
            let title = RichText::new(looks.speech.text("cards-title"));
            let title = title.font(fonts::display(type_size::HEADING + 2.0));
            ui.add(egui::Label::new(title).selectable(false));
            let decks = scene.game.world().empires();
            // If there is no room for all names, the buttons show only emblems.
            let named = named_width(ui, looks, decks.clone()) < ui.available_width() - CLOSE;
            for deck in decks {
                if deck_button(ui, looks, deck, named) {
                    jump = Some(deck);
                }
            }
            ui.with_layout(egui::Layout::right_to_left(Align::Center), |ui| {
                closed |= ui.button(looks.speech.text("cards-close")).clicked();
            });
        });
        let rule = ui.available_rect_before_wrap();
        double_rule(ui, looks, rule.x_range(), rule.top() + 1.0);
        ui.add_space(space::NORMAL);
        let area = ScrollArea::vertical().id_salt("all cards").auto_shrink([false, false]);
        area.show(ui, |ui| {
            scroll_by_keys(ui);
            for deck in scene.game.world().empires() {
                section(ui, looks, scene, deck, jump == Some(deck));
            }
        });
    });
    closed || modal.should_close() || ui.input(|i| i.key_pressed(Key::C) && i.modifiers.is_none())
}

/// The total width, in points, of the buttons for these decks if they show the decks' names.
fn named_width(ui: &Ui, looks: &Looks, decks: impl Iterator<Item = Empire>) -> f32 {
    let font = FontId::proportional(type_size::BODY);
    let wide = |deck| {
        let name = looks.speech.empire(deck);
        ui.painter().layout_no_wrap(name, font.clone(), looks.theme.ink).size().x + BUTTON
    };
    decks.map(wide).sum()
}

/// Shows a button that scrolls to a deck. Returns true if it was clicked.
fn deck_button(ui: &mut Ui, looks: &mut Looks, deck: Empire, named: bool) -> bool {
    let name = looks.speech.empire(deck);
    let shown = if named { format!("      {name}") } else { "      ".to_owned() };
    let button = ui.add(Button::new(shown));
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let place = Rect::from_center_size(button.rect.left_center() + Vec2::new(16.0, 0.0), Vec2::splat(19.0));
    let tint = looks.empire(deck.index());
    widgets::disc(ui, looks, place, (tint, IconName::Empire(deck.index())), 2.5);
    button.on_hover_text(name).clicked()
}

/// Shows a deck: a heading that says where its cards are, and the cards' faces. If `jump` is true, scrolls to the
/// deck.
fn section(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, deck: Empire, jump: bool) {
    let head = heading(ui, looks, scene, deck);
    if jump {
        ui.scroll_to_rect(head, Some(Align::TOP));
    }
    let faces = faces(looks, scene, deck);
    let room = ui.available_width();
    // There are as few rows as possible, all about equally full.
    let most = (((room + GAP) / (FACES[0] + GAP)).floor() as usize).max(1);
    let in_row = faces.len().div_ceil(faces.len().div_ceil(most).max(1)).max(1);
    let width = ((room - GAP * (in_row - 1) as f32) / in_row as f32).min(FACES[1]);
    for (n, row) in faces.chunks(in_row).enumerate() {
        let high = row.iter().map(|face| card::size(ui.painter(), looks, face, width).y);
        let high = high.fold(0.0, f32::max);
        let (room, _) = ui.allocate_exact_size(Vec2::new(room, high + GAP), Sense::hover());
        for (i, contents) in row.iter().enumerate() {
            let at = room.min + Vec2::new(i as f32 * (width + GAP), 0.0);
            let rect = Rect::from_min_size(at, Vec2::new(width, high));
            let id = ui.scope_id().with(("face", deck.index(), n * in_row + i));
            face(ui, looks, contents, rect, id);
        }
    }
    ui.add_space(space::NORMAL);
}

/// Shows a card's face, which can take the keyboard focus.
fn face(ui: &Ui, looks: &mut Looks, contents: &Contents, rect: Rect, id: Id) {
    let response = widgets::readable(ui, rect, id, &contents.description());
    if ui.is_rect_visible(rect) {
        card::paint(ui.painter(), looks, rect, contents);
        if response.has_focus() {
            let ring = (line::LIT, looks.theme.lit);
            ui.painter().rect_stroke(rect.expand(2.0), 11.0, ring, egui::StrokeKind::Outside);
        }
    }
}

/// Shows the name of a deck, and where its cards are. Returns the rectangle of this heading.
fn heading(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, deck: Empire) -> Rect {
    let row = ui.horizontal(|ui| {
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(28.0), Sense::hover());
        let tint = looks.empire(deck.index());
        widgets::disc(ui, looks, rect, (tint, IconName::Empire(deck.index())), 3.5);
        let name = RichText::new(looks.speech.empire(deck)).font(fonts::display(type_size::HEADING));
        ui.add(egui::Label::new(name).selectable(false));
        let text = RichText::new(looks.speech.deck(scene.game, scene.view, scene.known.cards, deck));
        let text = text.color(looks.theme.faint);
        ui.add(egui::Label::new(text).selectable(false).wrap());
    });
    // A line in the deck's colour runs from the heading to the right edge.
    let head = row.response.rect;
    let rest = head.right() + space::NORMAL..=ui.max_rect().right();
    if rest.start() < rest.end() {
        let tint = looks.theme.drawn(looks.empire(deck.index()));
        ui.painter().hline(
            egui::Rangef::new(*rest.start(), *rest.end()),
            head.center().y,
            (line::STRONG, tint),
        );
    }
    ui.add_space(space::TIGHT);
    head
}

/// The contents of the card faces of a deck: first the abilities that every card of the deck has, then those of single
/// cards.
fn faces(looks: &Looks, scene: &Scene<'_>, deck: Empire) -> Vec<Contents> {
    let (world, speech) = (scene.game.world(), &looks.speech);
    Contents::of_deck(looks, world, deck, |card, face| {
        let Some(card) = card else {
            return speech.say("cards-on-every", &[("empire", speech.empire(deck).into())]);
        };
        let place = speech.card_counts(scene.game, scene.view, scene.known.cards, card);
        let kind = if card.has_abilities() { capital(&speech.card(card)) } else { face.foot.clone() };
        let pieces: Vec<String> = [kind, place].into_iter().filter(|piece| !piece.is_empty()).collect();
        pieces.join("\n")
    })
}
