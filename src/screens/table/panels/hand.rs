//! The person's cards: abilities with their cost and window, those that can be played now lit. In a wide window a card
//! has a spine instead of a head, so that what its abilities do has room beside their names.

use egui::text::{LayoutJob, TextFormat};
use egui::{
    Align, Color32, FontId, Id, LayerId, Layout, Order, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2,
};

use crate::card::Contents;
use crate::input::pick::Pick;
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::theme::{line, space, text_on, type_size};
use crate::looks::tight_text::{fitted, has_room, tight};
use crate::screens::table::frame::{Input, Scene, Thing};
use crate::screens::table::layout::SPOKEN;
use crate::screens::table::panels::card_tooltip;
use crate::screens::table::panels::hand_abilities::{self, Told};
use crate::screens::table::widgets;
use crate::screens::table::widgets::noted_rects::note;
use packs::{Point, capital};
use rules::{Card, Use};

/// A card's width: the widest, and where it stops to shrink so that more fit.
const WIDTHS: [f32; 2] = [360.0, 50.0];
/// How wide the one card is that has its names where others have no room for theirs.
const UNFOLDED: f32 = 186.0;
/// A card that is narrower has no room for its whole name.
const TITLED: f32 = 190.0;
/// A card that is narrower has no room for any name.
const TEXTED: f32 = 108.0;
/// How tall its head is, and how wide its spine.
const HEAD: f32 = 22.0;
const SPINE: f32 = 26.0;
/// From line to line, in sizes of the text.
const LEADING: f32 = 1.12;
/// The smallest text.
const SMALLEST: f32 = 9.4;

/// Shows the hand; faces of its cards open above the `board`.
pub(crate) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, board: Rect, inputs: &mut Vec<Input>) {
    let rect = ui.max_rect();
    widgets::ground(ui, looks, rect);
    let cards: Vec<Card> =
        scene.view.hand().kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
    let inner = rect.shrink(3.0);
    let each = (inner.width() + space::TIGHT) / cards.len() as f32 - space::TIGHT;
    let width = each.clamp(WIDTHS[1], WIDTHS[0]);
    // Room for the bar where they scroll.
    let bar = if each < WIDTHS[1] { 10.0 } else { 0.0 };
    let card = Rect::from_min_size(inner.min, Vec2::new(width, inner.height() - bar));
    let is_wide = ui.ctx().content_rect().width() >= SPOKEN;
    let bodies = (below_head(card).size(), is_wide.then(|| beside_spine(card).size()));
    let told = hand_abilities::told(ui, looks, scene, &cards, bodies);
    let size = Vec2::new(width, inner.height() - bar);
    let unfolded =
        (told == Told::Costs && bar == 0.0).then(|| unfolded(ui, looks, scene, &cards, inner)).flatten();
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Min)));
    ScrollArea::horizontal().auto_shrink([false, false]).show(&mut child, |ui| {
        ui.horizontal_top(|ui| {
            for (i, card) in cards.iter().enumerate() {
                let (told, wide) = match unfolded {
                    None => (told, width),
                    Some(Unfolded { at, told, wide, .. }) if at == i => (told, wide),
                    Some(Unfolded { rest, .. }) => (Told::Costs, rest),
                };
                let (place, _) = ui.allocate_exact_size(Vec2::new(wide, size.y), Sense::hover());
                card_face(ui, looks, scene, (i, *card, told), (place, board), inputs);
                if ui.rect_contains_pointer(place) && unfolded.is_some_and(|unfolded| unfolded.at != i) {
                    ui.data_mut(|data| data.insert_temp(pointed(), i));
                    ui.ctx().request_repaint();
                }
            }
        });
    });
}

/// One card of a hand in which names have no room is as wide as its own need, and the others narrower.
#[derive(Clone, Copy)]
struct Unfolded {
    at: usize,
    told: Told,
    wide: f32,
    rest: f32,
}

/// Which card that is: the one that is picked or was pointed at last, or else the first that can be played. Nothing
/// where the others would be too narrow.
fn unfolded(ui: &Ui, looks: &Looks, scene: &Scene<'_>, cards: &[Card], inner: Rect) -> Option<Unfolded> {
    let others = cards.len().checked_sub(1).filter(|others| *others > 0)? as f32;
    let rest = (inner.width() - UNFOLDED) / others - space::TIGHT;
    if rest < WIDTHS[1] {
        return None;
    }
    let picked = cards.iter().position(|card| scene.selection.pick.card == Some(*card));
    let last = ui.data(|data| data.get_temp::<usize>(pointed())).filter(|at| *at < cards.len());
    let playable = || cards.iter().position(|card| !Pick::uses(scene.legal, *card).is_empty());
    let at = picked.or(last).or_else(playable).unwrap_or(0);
    let card = Rect::from_min_size(inner.min, Vec2::new(UNFOLDED, inner.height()));
    let told = hand_abilities::told(ui, looks, scene, cards.get(at..=at)?, (below_head(card).size(), None));
    Some(Unfolded { at, told, wide: UNFOLDED, rest })
}

fn pointed() -> Id {
    Id::unique("card pointed at last")
}

/// What of a card is below its head, or beside its spine.
fn below_head(card: Rect) -> Rect {
    card.with_min_y(card.top() + HEAD)
}

fn beside_spine(card: Rect) -> Rect {
    card.with_min_x(card.left() + SPINE)
}

fn card_face(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    (index, card, told): (usize, Card, Told),
    (rect, board): (Rect, Rect),
    inputs: &mut Vec<Input>,
) {
    let discard = scene.legal.contains(&rules::Action::Discard(card));
    let chosen = scene.selection.pick.card == Some(card);
    let hinted = scene.selection.marked.card == Some(card);
    let edge = if chosen || hinted { looks.theme.accent } else { looks.theme.rule };
    let weight = if chosen || hinted { line::LIT } else { line::THIN };
    ui.painter().rect(rect, 5.0, looks.theme.well, (weight, edge), egui::StrokeKind::Inside);
    note(ui, scene, Point::Card(card), rect);
    let spined = matches!(told, Told::Sentences(_));
    let (head, body) = match spined {
        true => (rect.with_max_x(rect.left() + SPINE), beside_spine(rect)),
        false => (rect.with_max_y(rect.top() + HEAD), below_head(rect)),
    };
    head_of(ui, looks, card, head, spined);
    let name = looks.speech.card(card);
    let named = capital(&name);
    let label = if discard { looks.speech.say("action-discard", &[("card", name.into())]) } else { named };
    let label = widgets::noted(looks, label, hinted && scene.selection.marked.using.is_none());
    let takes = Pick::takes_card(scene.legal, card);
    drag(ui, looks, scene, (index, card), rect, takes, inputs);
    let response = if takes {
        widgets::add(ui, head, ("card", index), true, &label)
    } else {
        widgets::readable(ui, head, ui.scope_id().with(("card", index)), &label)
    };
    widgets::outline(ui, looks, rect, 5.0, discard, &response);
    if response.clicked() {
        inputs.push(Input::clicked(
            scene.selection.pick.card(scene.legal, card),
            Thing::Card(card),
            &response,
        ));
    }
    if !card.has_abilities() {
        let about = looks.speech.card_about(card);
        lines(ui, &about, (type_size::SMALL, looks.theme.faint), body.shrink(6.0));
    } else {
        hand_abilities::show(ui, looks, scene, (index, card, told), (body, board), inputs);
    }
    card_tooltip::above(&response, board, looks, |looks| whole_face(looks, scene, card));
    if hinted && scene.selection.marked.using.is_none() {
        widgets::badge(ui, looks, rect.center_bottom() - Vec2::new(0.0, 12.0));
    }
}

/// The head of a card, or its spine: the emblems of its two empires, and its name as far as there is room.
fn head_of(ui: &Ui, looks: &mut Looks, card: Card, head: Rect, spined: bool) {
    let tint = looks.empire(card.deck().index());
    let ink = text_on(tint);
    ui.painter().rect_filled(head, 5.0, tint);
    let (first, last) = match spined {
        true => (head.center_top() + Vec2::new(0.0, 14.0), head.center_bottom() - Vec2::new(0.0, 14.0)),
        false => (head.left_center() + Vec2::new(13.0, 0.0), head.right_center() - Vec2::new(13.0, 0.0)),
    };
    let emblem = Rect::from_center_size(first, Vec2::splat(17.0));
    looks.icons.paint(ui, IconName::Empire(card.deck().index()), emblem, ink);
    let partner = Rect::from_center_size(last, Vec2::splat(17.0));
    ui.painter().circle_filled(partner.center(), 10.0, looks.empire(card.partner().index()));
    let partner_ink = text_on(looks.empire(card.partner().index()));
    looks.icons.paint(ui, IconName::Empire(card.partner().index()), partner.shrink(1.0), partner_ink);
    // On a narrow card the emblem alone names the partner, on a very narrow one the deck too.
    let short = capital(&looks.speech.card_in_short(card));
    let title = match head.width() {
        w if spined || w < TEXTED => return,
        w if w < TITLED => short.clone(),
        _ => capital(&looks.speech.card(card)),
    };
    let left = head.left_center() + Vec2::new(25.0, 0.0);
    let (room, size) = (partner.left() - left.x - 5.0, type_size::SMALL + 0.5);
    // Half of the name of a card with two empires says nothing.
    let whole = tight(ui.painter(), room, looks.speech.words(), &title, size);
    let title = if has_room(ui.painter(), room, whole, size) { title } else { short };
    let title = tight(ui.painter(), room, looks.speech.words(), &title, size);
    fitted(ui.painter(), left, room, title, size, ink);
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
            part.now = Some(hand_abilities::now(looks, scene, card, using));
        }
    }
    contents
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
    // On a very narrow card what is cut short says nothing.
    if !(galley.elided && room.width() < TEXTED / 2.0) {
        ui.painter().galley(room.min, galley, ink);
    }
}
