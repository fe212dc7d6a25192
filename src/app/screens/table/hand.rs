//! The person's cards: abilities with their cost and window, those that can be played now lit.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, FontId, LayerId, Layout, Order, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};

use super::card_tip;
use super::noted::note;
use super::scene::{Input, Scene, Thing};
use super::widget;
use crate::app::card::Contents;
use crate::app::icons::IconName;
use crate::app::looks::Looks;
use crate::app::pick::{Next, Pick};
use crate::app::theme::{line, mix, space, text_on, type_size};
use crate::app::words::{fitted, has_room, tight};
use crate::content::{Point, capital};
use crate::rules::{Card, Preview, Use};

/// A card's width: the widest, and where it stops to shrink so that more fit.
const WIDTHS: [f32; 2] = [300.0, 66.0];
/// A card that is narrower has no room for its whole name.
const TITLED: f32 = 190.0;
/// A card that is narrower has no room for any name, and names its abilities in smaller letters.
const TEXTED: f32 = 108.0;
const HEAD: f32 = 22.0;
/// From line to line, in sizes of the text.
const LEADING: f32 = 1.12;
/// How large an emblem of a cost is.
const COST: f32 = 14.0;
/// How much of the light there is in what can be played.
const PLAYABLE: f32 = 0.24;
/// The smallest text.
const SMALLEST: f32 = 9.4;

/// Shows the hand; faces of its cards open above the `board`.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, board: Rect, inputs: &mut Vec<Input>) {
    let rect = ui.max_rect();
    widget::ground(ui, looks, rect);
    let cards: Vec<Card> =
        scene.view.hand().kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
    let inner = rect.shrink(3.0);
    let each = (inner.width() + space::TIGHT) / cards.len() as f32 - space::TIGHT;
    let width = each.clamp(WIDTHS[1], WIDTHS[0]);
    // Room for the bar where they scroll.
    let bar = if each < WIDTHS[1] { 10.0 } else { 0.0 };
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Min)));
    ScrollArea::horizontal().auto_shrink([false, false]).show(&mut child, |ui| {
        ui.horizontal_top(|ui| {
            for (i, card) in cards.iter().enumerate() {
                let size = Vec2::new(width, inner.height() - bar);
                let (place, _) = ui.allocate_exact_size(size, Sense::hover());
                card_face(ui, looks, scene, (i, *card), (place, board), inputs);
            }
        });
    });
}

fn card_face(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card): (usize, Card),
    (rect, board): (Rect, Rect),
    inputs: &mut Vec<Input>,
) {
    let discard = scene.legal.contains(&crate::rules::Action::Discard(card));
    let chosen = scene.pick.card == Some(card);
    let hinted = scene.marked.card == Some(card);
    let edge = if chosen || hinted { looks.theme.accent } else { looks.theme.rule };
    let weight = if chosen || hinted { line::LIT } else { line::THIN };
    ui.painter().rect(rect, 5.0, looks.theme.well, (weight, edge), egui::StrokeKind::Inside);
    note(ui, scene, Point::Card(card), rect);
    let head = Rect::from_min_size(rect.min, Vec2::new(rect.width(), HEAD));
    let tint = looks.empire(card.deck().index());
    let ink = text_on(tint);
    ui.painter().rect_filled(head, 5.0, tint);
    let emblem = Rect::from_center_size(head.left_center() + Vec2::new(13.0, 0.0), Vec2::splat(17.0));
    looks.icons.paint(ui, IconName::Empire(card.deck().index()), emblem, ink);
    let partner = Rect::from_center_size(head.right_center() - Vec2::new(13.0, 0.0), Vec2::splat(17.0));
    ui.painter().circle_filled(partner.center(), 10.0, looks.empire(card.partner().index()));
    let partner_ink = text_on(looks.empire(card.partner().index()));
    looks.icons.paint(ui, IconName::Empire(card.partner().index()), partner.shrink(1.0), partner_ink);
    let name = looks.speech.card(card);
    let named = capital(&name);
    // On a narrow card the emblem alone names the partner, on a very narrow one the deck too.
    let short = capital(&looks.speech.card_in_short(card));
    let title = match rect.width() {
        w if w < TEXTED => String::new(),
        w if w < TITLED => short.clone(),
        _ => named.clone(),
    };
    let left = head.left_center() + Vec2::new(25.0, 0.0);
    let (room, size) = (partner.left() - left.x - 5.0, type_size::SMALL + 0.5);
    // Half of the name of a card with two empires says nothing.
    let whole = tight(ui.painter(), room, looks.speech.words(), &title, size);
    let title = if has_room(ui.painter(), room, whole, size) { title } else { short };
    let title = tight(ui.painter(), room, looks.speech.words(), &title, size);
    fitted(ui.painter(), left, room, title, size, ink);
    let label = if discard { looks.speech.say("action-discard", &[("card", name.into())]) } else { named };
    let label = widget::noted(looks, label, hinted && scene.marked.using.is_none());
    let takes = Pick::takes_card(scene.legal, card);
    drag(ui, looks, scene, (index, card), rect, takes, inputs);
    let response = if takes {
        widget::add(ui, head, ("card", index), true, &label)
    } else {
        widget::readable(ui, head, ui.scope_id().with(("card", index)), &label)
    };
    widget::outline(ui, looks, rect, 5.0, discard, &response);
    if response.clicked() {
        inputs.push(Input::clicked(scene.pick.card(scene.legal, card), Thing::Card(card), &response));
    }
    if !card.has_abilities() {
        let about = looks.speech.card_about(card);
        let room = rect.with_min_y(head.bottom()).shrink(6.0);
        lines(ui, &about, (type_size::SMALL, looks.theme.faint), room);
    } else {
        abilities(ui, looks, scene, (index, card), (rect.with_min_y(head.bottom()), board), inputs);
    }
    card_tip::above(&response, board, looks, |looks| whole_face(looks, scene, card));
    if hinted && scene.marked.using.is_none() {
        widget::badge(ui, looks, rect.center_bottom() - Vec2::new(0.0, 12.0));
    }
}

fn abilities(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card): (usize, Card),
    (rect, board): (Rect, Rect),
    inputs: &mut Vec<Input>,
) {
    let height = (rect.height() - 3.0) / 3.0;
    for (i, using) in Use::ALL.into_iter().enumerate() {
        let at = Pos2::new(rect.left() + 2.0, rect.top() + 1.0 + i as f32 * height);
        let row = Rect::from_min_size(at, Vec2::new(rect.width() - 4.0, height)).shrink2(Vec2::new(0.0, 1.0));
        ability(ui, looks, scene, (index, card, using), (row, board), inputs);
    }
}

/// A card that is dragged out of the hand is played, or discarded: at once when there is only one
/// way to.
fn drag(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card): (usize, Card),
    rect: Rect,
    takes: bool,
    inputs: &mut Vec<Input>,
) {
    if !takes {
        return;
    }
    let response = ui.interact(rect, ui.scope_id().with(("drag", index)), Sense::drag());
    let Some(at) = response.interact_pointer_pos() else { return };
    let out = !ui.max_rect().contains(at) && !ui.clip_rect().contains(at);
    if response.dragged() {
        let layer = LayerId::new(Order::Tooltip, response.id);
        let above = ui.ctx().layer_painter(layer);
        let body = Rect::from_center_size(at, Vec2::new(84.0, 108.0));
        let tint = looks.empire(card.deck().index());
        let edge = if out { looks.theme.lit } else { looks.theme.well };
        above.rect(body, 6.0, tint, (line::LIT, edge), egui::StrokeKind::Outside);
        let emblem = IconName::Empire(card.deck().index());
        looks.icons.paint_on(&above, emblem, body.shrink(14.0), text_on(tint));
    }
    if response.drag_stopped() && out {
        let next = match Pick::uses(scene.legal, card).as_slice() {
            [only] => Pick::default().ability(scene.legal, card, *only),
            [] | [_, _, ..] => Pick::default().card(scene.legal, card),
        };
        inputs.push(Input::Next(next));
    }
}

/// A whole card, with what each of its abilities would do now.
fn whole_face(looks: &Looks, scene: &Scene<'_>, card: Card) -> Contents {
    let mut contents = Contents::of_card(looks, scene.game.world(), card);
    if card.has_abilities() {
        for (part, using) in contents.parts.iter_mut().zip(Use::ALL) {
            part.now = Some(now(looks, scene, card, using));
        }
    }
    contents
}

/// What an ability would do now, and whether it can be played.
fn now(looks: &Looks, scene: &Scene<'_>, card: Card, using: Use) -> (String, bool) {
    let world = scene.game.world();
    let preview = scene.view.preview(world, scene.legal, card, using);
    let said = looks.speech.preview(world.ability(world.ability_of(card, using)), preview);
    (said, matches!(preview, Preview::Possible(_)))
}

fn ability(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card, using): (usize, Card, Use),
    (row, board): (Rect, Rect),
    inputs: &mut Vec<Input>,
) {
    let world = scene.game.world();
    let lit = Pick::uses(scene.legal, card).contains(&using);
    let ability = *world.ability(world.ability_of(card, using));
    let name = looks.speech.ability_name(world, card, using);
    let label = looks.speech.ability_whole(world, card, using);
    let response = widget::clickable(ui, row, ("ability", index, using.number()), lit, &label);
    if lit {
        ui.painter().rect_filled(row, 3.0, mix(looks.theme.well, looks.theme.lit, PLAYABLE));
    }
    widget::outline(ui, looks, row, 3.0, lit, &response);
    // What it costs, as emblems.
    let decks = match ability.cost {
        crate::rules::Cost::One(a) => vec![a],
        crate::rules::Cost::Two(a) => vec![a, a],
        crate::rules::Cost::Pair(_, _) => vec![card.deck(), card.partner()],
    };
    let narrow = row.width() < TEXTED;
    let count = decks.len() as f32;
    let high = row.height().min(18.0) / 2.0;
    let start = row.right_top() + Vec2::new(-10.0 - COST * (count - 1.0), high);
    for (i, deck) in decks.into_iter().enumerate() {
        let tint = looks.empire(deck.index());
        let icon = Rect::from_center_size(start + Vec2::new(COST * i as f32, 0.0), Vec2::splat(COST));
        looks.icons.paint(ui, IconName::Empire(deck.index()), icon, looks.theme.drawn_fine(tint));
    }
    let ink = if lit { looks.theme.ink } else { looks.theme.faint };
    let (left, room) = (row.left_top() + Vec2::new(4.0, high), row.width() - 11.0 - COST * count);
    let large = type_size::BODY - 0.5;
    let size = match narrow {
        true => 10.5,
        false if has_room(ui.painter(), room, &name, large) => large,
        false => type_size::SMALL + 0.5,
    };
    fitted(ui.painter(), left, room, &name, size, ink);
    if response.clicked() {
        let next = match Pick::default().ability(scene.legal, card, using) {
            Next::Nothing => scene.pick.card(scene.legal, card),
            next => next,
        };
        inputs.push(Input::clicked(next, Thing::Ability(card, using), &response));
    }
    card_tip::above(&response, board, looks, |looks| {
        let mut contents = Contents::of_ability(looks, world, card, using);
        for part in &mut contents.parts {
            part.now = Some(now(looks, scene, card, using));
        }
        contents
    });
}

/// A text in as many lines as there is room for, at least one, and smaller where that lets it stand there
/// whole.
fn lines(ui: &Ui, text: &str, (size, ink): (f32, Color32), room: Rect) {
    let laid = |size: f32| {
        let high = size * LEADING;
        let format =
            TextFormat { line_height: Some(high), ..TextFormat::simple(FontId::proportional(size), ink) };
        let mut job = LayoutJob::single_section(text.to_owned(), format);
        job.wrap.max_width = room.width();
        job.wrap.max_rows = (room.height() / high).floor().max(1.0) as usize;
        ui.painter().layout_job(job)
    };
    let mut galley = laid(size);
    for off in [0.6, 1.2, 1.8] {
        if galley.elided {
            galley = laid((size - off).max(SMALLEST.min(size)));
        }
    }
    ui.painter().galley(room.min, galley, ink);
}
