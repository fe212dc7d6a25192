//! The societies side by side: slots, cards by deck, agents left, first-player mark, who is thinking.

use egui::{Align2, Color32, FontId, Pos2, Rect, Ui, Vec2};

use super::councils::society_look;
use super::scene::{Input, Scene};
use super::widget;
use crate::app::icons::{IconName, Symbol};
use crate::app::looks::Looks;
use crate::app::theme::{line, space, text_on, type_size};
use crate::app::words::{fitted, typeset};
use crate::rules::{Slot, Society};
use crate::table::Player;

const HEAD: f32 = 25.0;

/// The part of a society: in player order, the viewer's first.
pub(super) fn part_of(rect: Rect, scene: &Scene<'_>, society: Society) -> Rect {
    let count = scene.game.world().societies().count().max(1);
    let place = (society.index() + count - scene.view.viewer().index()) % count;
    let gap = 6.0;
    let width = (rect.width() - gap * (count - 1) as f32) / count as f32;
    let at = Pos2::new(rect.left() + place as f32 * (width + gap), rect.top());
    Rect::from_min_size(at, Vec2::new(width, rect.height()))
}

/// Shows all societies.
pub(super) fn show(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let rect = ui.max_rect();
    let mut societies: Vec<Society> = scene.game.world().societies().collect();
    societies.sort_by(|a, b| {
        let left = |s: &Society| part_of(rect, scene, *s).left();
        left(a).total_cmp(&left(b))
    });
    for society in societies {
        card(ui, looks, scene, society, part_of(rect, scene, society), inputs);
    }
}

fn card(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    society: Society,
    rect: Rect,
    inputs: &mut Vec<Input>,
) {
    let view = scene.view;
    widget::ground(ui, looks, rect);
    if view.mover() == Some(society) {
        ui.painter().rect_stroke(rect, 5.0, (line::STRONG, looks.theme.lit), egui::StrokeKind::Inside);
    }
    if scene.highlight.society == Some(society) {
        ui.painter().rect_stroke(rect, 5.0, (line::LIT, looks.theme.accent), egui::StrokeKind::Inside);
    }
    let head = Rect::from_min_size(rect.min, Vec2::new(rect.width(), HEAD));
    head_line(ui, looks, scene, society, head);
    let below = Rect::from_min_max(head.left_bottom(), rect.max).shrink2(Vec2::new(6.0, 0.0));
    let slots = below.with_max_x(below.left() + below.width() * 0.62);
    slot_row(ui, looks, scene, society, slots, inputs);
    cards(ui, looks, scene, society, below.with_min_x(slots.right() + 6.0));
    let label = label(looks, scene, society);
    widget::add(ui, head, ("society", society.index()), false, &label).on_hover_text(label);
}

/// Emblem, name, who plays it, the first-player mark, agents in hand.
fn head_line(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, head: Rect) {
    let (world, view) = (scene.game.world(), scene.view);
    let (tint, emblem) = society_look(looks, scene, society);
    let y = head.center().y + 1.0;
    let chip = Rect::from_center_size(Pos2::new(head.left() + 17.0, y), Vec2::splat(22.0));
    ui.painter().circle_filled(chip.center(), 11.0, tint);
    looks.icons.paint(ui, emblem, chip.shrink(3.0), text_on(tint));
    let name = looks.speech.society(scene.game.setup(), society);
    let left = Pos2::new(chip.right() + 6.0, y);
    let room = head.width() * 0.42;
    let mut x = fitted(ui.painter(), left, room, &name, type_size::BODY, looks.theme.ink).right() + 6.0;
    let thinks = view.mover() == Some(society) && scene.thinking;
    let who = match scene.game.player(society) {
        _ if thinks => looks.speech.text("table-thinking"),
        _ if view.viewer() == society => looks.speech.text("table-you"),
        Player::Human => String::new(),
        Player::Bot(..) => looks.speech.player(scene.game.shown(society)),
    };
    if matches!(scene.game.player(society), Player::Bot(..)) {
        let icon = Rect::from_center_size(Pos2::new(x + 7.0, y), Vec2::splat(14.0));
        looks.icons.paint(ui, Symbol::Bot, icon, looks.theme.faint);
        x = icon.right() + 4.0;
    }
    let agents = view.agents_in_hand(world, society);
    let mut right = count(ui, looks, Symbol::Agent, agents, Pos2::new(head.right() - 7.0, y));
    if view.first() == society {
        let mark = Rect::from_center_size(Pos2::new(right - 9.0, y), Vec2::splat(17.0));
        looks.icons.paint(ui, Symbol::FirstPlayer, mark, looks.theme.accent);
        right = mark.left() - 3.0;
    }
    fitted(ui.painter(), Pos2::new(x, y), right - x, &who, type_size::SMALL, looks.theme.faint);
}

/// A symbol with a number, right-aligned at a point; gives back how far it reaches to the left.
fn count(ui: &Ui, looks: &mut Looks, symbol: Symbol, n: u8, at: Pos2) -> f32 {
    let font = FontId::proportional(type_size::SMALL + 1.0);
    let text = ui.painter().text(at, Align2::RIGHT_CENTER, n, font, looks.theme.ink);
    let icon = Rect::from_center_size(Pos2::new(text.left() - 8.0, at.y), Vec2::splat(14.0));
    looks.icons.paint(ui, symbol, icon, looks.theme.ink);
    icon.left() - space::TIGHT
}

fn slot_row(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    society: Society,
    rect: Rect,
    inputs: &mut Vec<Input>,
) {
    let slots: Vec<Slot> = scene.game.world().slots().collect();
    let width = (rect.width() / slots.len().max(1) as f32).min(64.0);
    for (i, slot) in slots.into_iter().enumerate() {
        let at = Pos2::new(rect.left() + i as f32 * width, rect.top());
        let part = Rect::from_min_size(at, Vec2::new(width, rect.height())).shrink2(Vec2::new(1.5, 0.0));
        one_slot(ui, looks, scene, society, slot, part, inputs);
    }
}

fn one_slot(
    ui: &Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    society: Society,
    slot: Slot,
    rect: Rect,
    inputs: &mut Vec<Input>,
) {
    let (world, view) = (scene.game.world(), scene.view);
    let token = view.tokens(society).at(slot);
    let own = view.viewer() == society;
    let lit = own
        && token.is_some_and(|e| {
            !view.is_revealed(society, slot) && scene.pick.empires(scene.legal).contains(&e)
        });
    let chosen = own && token.is_some() && scene.pick.token == token;
    let hinted = own && token.is_some_and(|e| scene.marked.tokens.contains(&e));
    let label = widget::noted(looks, slot_label(looks, scene, society, slot), hinted);
    let response = widget::add(ui, rect, ("slot", society.index(), slot.index()), lit || chosen, &label);
    let multiplier = world.house().multiplier(slot);
    let font = FontId::proportional(type_size::SMALL);
    let text = format!("{}{}", if multiplier > 0 { "+" } else { "" }, typeset(multiplier));
    ui.painter().text(
        Pos2::new(rect.center().x, rect.top() - 1.0),
        Align2::CENTER_TOP,
        text,
        font,
        looks.theme.faint,
    );
    // Room for the ring of what is lit.
    let side = (rect.width() - 8.0).min(rect.height() - 21.0).min(44.0);
    let disc =
        Rect::from_center_size(Pos2::new(rect.center().x, rect.top() + 17.0 + side / 2.0), Vec2::splat(side));
    let open = view.is_revealed(society, slot);
    match token {
        Some(empire) => {
            let tint = looks.empire(empire.index());
            ui.painter().circle_filled(disc.center(), side / 2.0, if open { tint } else { looks.theme.well });
            ui.painter().circle_stroke(disc.center(), side / 2.0 - 0.5, (line::STRONG, tint));
            let ink: Color32 = if open { text_on(tint) } else { looks.theme.drawn(tint) };
            looks.icons.paint(ui, IconName::Empire(empire.index()), disc.shrink(side * 0.17), ink);
        }
        None => looks.icons.paint(ui, Symbol::TokenDown, disc, looks.theme.faint.gamma_multiply(0.6)),
    }
    if lit || chosen || response.has_focus() {
        let strong = chosen || response.hovered() || response.has_focus();
        let edge = if strong { looks.theme.accent } else { looks.theme.lit };
        ui.painter().circle_stroke(disc.center(), side / 2.0 + 1.0, (line::LIT, edge));
    }
    if hinted {
        widget::badge(ui, looks, disc.center() + Vec2::splat(side * 0.4));
    }
    if response.clicked()
        && let Some(empire) = token
    {
        inputs.push(Input::Next(scene.pick.empire(scene.legal, empire)));
    }
    response.on_hover_text(label);
}

/// How many cards of each deck a society holds, as small card backs.
fn cards(ui: &Ui, looks: &mut Looks, scene: &Scene<'_>, society: Society, rect: Rect) {
    let (world, view) = (scene.game.world(), scene.view);
    let held: Vec<_> = world.empires().filter(|e| view.cards(society, *e) > 0).collect();
    let size = Vec2::new(30.0, 18.0);
    let across = ((rect.width() + 3.0) / (size.x + 3.0)).floor().max(1.0) as usize;
    let rows = held.len().div_ceil(across).max(1);
    let top = rect.center().y - 4.0 - rows as f32 * (size.y + 2.0) / 2.0;
    for (i, empire) in held.into_iter().enumerate() {
        let (column, row) = ((i % across) as f32, (i / across) as f32);
        // From the right, so that few cards lie where many would begin.
        let at = Pos2::new(rect.right() - (column + 1.0) * (size.x + 3.0) + 3.0, top + row * (size.y + 2.0));
        let back = Rect::from_min_size(at, size);
        let tint = looks.empire(empire.index());
        let ink = text_on(tint);
        ui.painter().rect(back, 3.0, tint, (line::THIN, looks.theme.rule), egui::StrokeKind::Inside);
        let emblem = Rect::from_center_size(back.left_center() + Vec2::new(9.0, 0.0), Vec2::splat(13.0));
        looks.icons.paint(ui, IconName::Empire(empire.index()), emblem, ink);
        let font = FontId::proportional(type_size::SMALL + 1.0);
        let n = view.cards(society, empire);
        ui.painter().text(back.right_center() - Vec2::new(5.0, 0.0), Align2::RIGHT_CENTER, n, font, ink);
    }
}

/// A society in words.
fn label(looks: &Looks, scene: &Scene<'_>, society: Society) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let cards = world.empires().filter(|e| view.cards(society, *e) > 0).map(|e| {
        let args =
            [("n", i64::from(view.cards(society, e)).into()), ("empire", looks.speech.empire(e).into())];
        looks.speech.say("text-cards-of", &args)
    });
    let cards = cards.collect::<Vec<_>>().join(", ");
    let key = if cards.is_empty() { "text-society-no-cards" } else { "text-society" };
    let args = [
        ("society", looks.speech.society(scene.game.setup(), society).into()),
        ("player", looks.speech.player(scene.game.shown(society)).into()),
        ("agents", i64::from(view.agents_in_hand(world, society)).into()),
        ("cards", cards.into()),
        ("first", if view.first() == society { "yes" } else { "no" }.into()),
        ("viewer", if view.viewer() == society { "yes" } else { "no" }.into()),
    ];
    looks.speech.say(key, &args)
}

/// A slot in words, with its society.
fn slot_label(looks: &Looks, scene: &Scene<'_>, society: Society, slot: Slot) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let token = view.tokens(society).at(slot).map(|e| looks.speech.empire(e));
    let key = match (&token, view.is_revealed(society, slot)) {
        (None, _) => "text-slot-hidden",
        (Some(_), true) => "text-slot-revealed",
        (Some(_), false) => "text-slot-own",
    };
    let args = [
        ("slot", looks.speech.words().slot(slot).to_owned().into()),
        ("multiplier", i64::from(world.house().multiplier(slot)).into()),
        ("empire", token.unwrap_or_default().into()),
    ];
    let society = looks.speech.society(scene.game.setup(), society);
    let args = [("society", society.into()), ("slot", looks.speech.say(key, &args).into())];
    looks.speech.say("table-slot-of", &args)
}
