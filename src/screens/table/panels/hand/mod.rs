//! The player's cards: their abilities with costs, with the playable ones highlighted. In a wide window a card has a
//! spine instead of a head, which leaves room for the abilities' texts.

pub(crate) mod abilities;

use egui::scroll_area::ScrollBarVisibility::{AlwaysHidden, VisibleWhenNeeded};
use egui::text::{LayoutJob, TextFormat};
use egui::{Align, FontId, Id, LayerId, Layout, Order, Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2};

use crate::card::Contents;
use crate::input::clicks_to_decision::Pick;
use crate::looks::Looks;
use crate::looks::icons::IconName;
use crate::looks::text_fitting::{fitted, has_room, tight};
use crate::looks::theme::{line, space, text_on, type_size};
use crate::screens::table::layout::SPOKEN;
use crate::screens::table::panels::cards::card_tooltip;
use crate::screens::table::panels::hand::abilities::{CardUse, Detail, HandCard};
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Thing};
use crate::screens::table::widgets;
use crate::screens::table::widgets::lesson_target_rects::note;
use packs::{Point, capital};
use rules::{Card, Use};

/// The maximum and the minimum width of a card, in points. If the minimum doesn't fit, the hand scrolls.
const WIDTHS: [f32; 2] = [360.0, 50.0];
/// The width, in points, of the one card that shows its abilities' names if the other cards have no room for theirs.
const UNFOLDED: f32 = 186.0;
/// The card width, in points, below which the head shows the card's short name.
const TITLED: f32 = 190.0;
/// The card width, in points, below which the head shows no name.
const TEXTED: f32 = 108.0;
/// The height of a card's head, in points.
const HEAD: f32 = 22.0;
/// The width of a card's spine, in points. A spine is a head that runs down the card's left edge.
const SPINE: f32 = 26.0;
/// The height of a text line, as a multiple of the font size.
const LEADING: f32 = 1.12;
/// The minimum font size of a card's text.
const SMALLEST: f32 = 9.4;

/// Shows the player's hand. The faces of its cards open above `board`, the rectangle of the map.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, board: Rect) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    widgets::ground(ui, cx.looks, rect);
    let cards: Vec<Card> =
        scene.view.hand().kinds().flat_map(|(card, n)| std::iter::repeat_n(card, n.into())).collect();
    let inner = rect.shrink(3.0);
    let each = (inner.width() + space::TIGHT) / cards.len() as f32 - space::TIGHT;
    let width = each.clamp(WIDTHS[1], WIDTHS[0]);
    // The scroll bar takes up room of its own.
    let bar = if each < WIDTHS[1] { 10.0 } else { 0.0 };
    let card = Rect::from_min_size(inner.min, Vec2::new(width, inner.height() - bar));
    let is_wide = ui.ctx().content_rect().width() >= SPOKEN;
    let beside = is_wide.then(|| beside_spine(card).size());
    let detail = abilities::detail(ui, cx.looks, scene, &cards, below_head(card).size(), beside);
    let size = Vec2::new(width, inner.height() - bar);
    let wide_card = (detail == Detail::Costs && bar == 0.0)
        .then(|| wide_card(ui, cx.looks, scene, &cards, inner))
        .flatten();
    let mut child = ui.new_child(UiBuilder::new().max_rect(inner).layout(Layout::left_to_right(Align::Min)));
    // If the hand fits, the bar is hidden, because it would cover the cards' last line.
    let bars = if bar > 0.0 { VisibleWhenNeeded } else { AlwaysHidden };
    let area = ScrollArea::horizontal().auto_shrink([false, false]).scroll_bar_visibility(bars);
    area.show(&mut child, |ui| {
        ui.horizontal_top(|ui| {
            for (i, card) in cards.iter().enumerate() {
                let (detail, wide) = match wide_card {
                    None => (detail, width),
                    Some(WideCard { at, detail, .. }) if at == i => (detail, UNFOLDED),
                    Some(WideCard { rest, .. }) => (Detail::Costs, rest),
                };
                let (place, _) = ui.allocate_exact_size(Vec2::new(wide, size.y), Sense::hover());
                HandCard { index: i, card: *card, detail, board }.show(ui, cx, place);
                if ui.rect_contains_pointer(place) && wide_card.is_some_and(|wide| wide.at != i) {
                    ui.data_mut(|data| data.insert_temp(pointed(), i));
                    ui.ctx().request_repaint();
                }
            }
        });
    });
}

/// The one card that is wider than the others, in a hand whose cards have no room for names.
#[derive(Clone, Copy)]
struct WideCard {
    /// The index of the wider card in the hand, from 0.
    at: usize,
    detail: Detail,
    /// The width of each other card in the hand, in points.
    rest: f32,
}

/// Chooses the card to widen: the picked one, the one last pointed at, or the first playable one. Returns `None` if
/// the other cards would become too narrow.
fn wide_card(ui: &Ui, looks: &Looks, scene: &Scene<'_>, cards: &[Card], inner: Rect) -> Option<WideCard> {
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
    let detail = abilities::detail(ui, looks, scene, cards.get(at..=at)?, below_head(card).size(), None);
    Some(WideCard { at, detail, rest })
}

fn pointed() -> Id {
    Id::unique("card pointed at last")
}

/// The rectangle of a card's body, below its head.
fn below_head(card: Rect) -> Rect {
    card.with_min_y(card.top() + HEAD)
}

/// The rectangle of a card's body, beside its spine.
fn beside_spine(card: Rect) -> Rect {
    card.with_min_x(card.left() + SPINE)
}

impl HandCard {
    /// Shows the card in `rect`.
    fn show(self, ui: &Ui, cx: &mut Ctx<'_>, rect: Rect) {
        let Self { index, card, detail, board } = self;
        let scene = cx.scene;
        let discard = scene.legal.contains(&rules::Action::Discard(card));
        let chosen = scene.selection.pick.card == Some(card);
        let hinted = scene.selection.marked.card == Some(card);
        let edge = if chosen || hinted { cx.looks.theme.accent } else { cx.looks.theme.rule };
        let weight = if chosen || hinted { line::LIT } else { line::THIN };
        ui.painter().rect(rect, 5.0, cx.looks.theme.well, (weight, edge), egui::StrokeKind::Inside);
        note(ui, scene, Point::Card(card), rect);
        let spined = matches!(detail, Detail::Sentences(_));
        let (head, body) = match spined {
            true => (rect.with_max_x(rect.left() + SPINE), beside_spine(rect)),
            false => (rect.with_max_y(rect.top() + HEAD), below_head(rect)),
        };
        head_line(ui, cx.looks, card, head, spined);
        let name = cx.looks.speech.card(card);
        let named = capital(&name);
        let label =
            if discard { cx.looks.speech.say("action-discard", &[("card", name.into())]) } else { named };
        let label = widgets::with_hint(cx.looks, label, hinted && scene.selection.marked.using.is_none());
        let takes = Pick::takes_card(scene.legal, card);
        if takes {
            self.drag(ui, cx, rect);
        }
        let response = if takes {
            widgets::add(ui, head, ("card", index), true, &label)
        } else {
            widgets::readable(ui, head, ui.scope_id().with(("card", index)), &label)
        };
        widgets::outline(ui, cx.looks, rect, 5.0, discard, &response);
        if response.clicked() {
            cx.inputs.push(Input::click(
                scene.selection.pick.card(scene.legal, card),
                Thing::Card(card),
                &response,
            ));
        }
        if !card.has_abilities() {
            let about = cx.looks.speech.card_about(card);
            paragraph(ui, cx.looks, &about, body.shrink(6.0));
        } else {
            self.show_abilities(ui, cx, body);
        }
        card_tooltip::above(&response, board, cx.looks, |looks| whole_face(looks, scene, card));
        if hinted && scene.selection.marked.using.is_none() {
            widgets::badge(ui, cx.looks, rect.center_bottom() - Vec2::new(0.0, 12.0));
        }
    }

    /// Lets the player drag the card out of the hand, to play or discard it. If the card can be used in only one way,
    /// dropping it does so at once.
    fn drag(self, ui: &Ui, cx: &mut Ctx<'_>, rect: Rect) {
        let Ctx { looks, scene, inputs } = cx;
        let Self { index, card, .. } = self;
        let response = ui.interact(rect, ui.scope_id().with(("drag", index)), Sense::DRAG);
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
}

/// Draws a card's head, or its spine if `spined` is true: the emblems of the card's two empires, and its name if there
/// is room.
fn head_line(ui: &Ui, looks: &mut Looks, card: Card, head: Rect, spined: bool) {
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
    // A narrow card names only its deck, and a very narrow one shows only emblems.
    let short = capital(&looks.speech.card_in_short(card));
    let title = match head.width() {
        w if spined || w < TEXTED => return,
        w if w < TITLED => short.clone(),
        _ => capital(&looks.speech.card(card)),
    };
    let left = head.left_center() + Vec2::new(25.0, 0.0);
    let (room, size) = (partner.left() - left.x - 5.0, type_size::SMALL + 0.5);
    // A cut name with two empires in it would mean nothing.
    let whole = tight(ui.painter(), room, looks.speech.words(), &title, size);
    let title = if has_room(ui.painter(), room, whole, size) { title } else { short };
    let title = tight(ui.painter(), room, looks.speech.words(), &title, size);
    fitted(ui.painter(), left, room, title, size, ink);
}

/// The content of a card's face, with the current effect of each ability.
fn whole_face(looks: &Looks, scene: &Scene<'_>, card: Card) -> Contents {
    let mut contents = Contents::of_card(looks, scene.game.world(), card);
    if card.has_abilities() {
        for (part, using) in contents.parts.iter_mut().zip(Use::ALL) {
            part.now = Some(CardUse { card, using }.preview(looks, scene));
        }
    }
    contents
}

/// Writes as many lines of a text as fit, but at least one. The font shrinks if that makes the whole text fit.
fn paragraph(ui: &Ui, looks: &Looks, text: &str, room: Rect) {
    let (size, ink) = (type_size::SMALL, looks.theme.faint);
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
    // On a very narrow card, a cut text would mean nothing.
    if !(galley.elided && room.width() < TEXTED / 2.0) {
        ui.painter().galley(room.min, galley, ink);
    }
}
