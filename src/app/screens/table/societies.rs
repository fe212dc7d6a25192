//! The societies: slots, cards by deck, agents left, first-player mark, who is thinking.

use egui::{Align2, Color32, FontId, Pos2, Rect, Ui, Vec2};

use super::councils::society_look;
use super::{Scene, Wish, touch};
use crate::app::icons::{Icon, Symbol};
use crate::app::shell::Kit;
use crate::app::theme::{line, space, text_on, type_size};
use crate::rules::{Slot, Society};
use crate::table::Player;

/// A card that is narrower has no room for a level in words.
const WORDED: f32 = 200.0;

/// Shows all societies, the viewer's last, next to the hand.
pub(super) fn show(ui: &mut Ui, kit: &mut Kit, scene: &Scene<'_>, wishes: &mut Vec<Wish>) {
    let rect = ui.max_rect();
    let mut societies: Vec<Society> = scene.game.world().societies().collect();
    societies.sort_by_key(|s| *s == scene.view.viewer());
    let gap = 6.0;
    let height = ((rect.height() - gap * (societies.len() - 1) as f32) / societies.len() as f32).min(150.0);
    for (i, society) in societies.into_iter().enumerate() {
        let top = rect.top() + i as f32 * (height + gap);
        let part = Rect::from_min_size(Pos2::new(rect.left(), top), Vec2::new(rect.width(), height));
        card(ui, kit, scene, society, part, wishes);
    }
}

fn card(ui: &Ui, kit: &mut Kit, scene: &Scene<'_>, society: Society, rect: Rect, wishes: &mut Vec<Wish>) {
    let (world, view) = (scene.game.world(), scene.view);
    touch::ground(ui, kit, rect);
    if view.mover() == Some(society) {
        ui.painter().rect_stroke(rect, 5.0, (line::STRONG, kit.theme.lit), egui::StrokeKind::Inside);
    }
    let (tint, emblem) = society_look(kit, scene, society);
    let chip = Rect::from_min_size(rect.min + Vec2::splat(5.0), Vec2::splat(26.0));
    ui.painter().circle_filled(chip.center(), 13.0, tint);
    kit.icons.paint(ui, emblem, chip.shrink(4.0), text_on(tint));
    let name = kit.speech.society(scene.game.setup(), society);
    let mut x = chip.right() + space::TIGHT + 2.0;
    let font = FontId::proportional(type_size::BODY);
    let drawn =
        ui.painter().text(Pos2::new(x, chip.center().y), Align2::LEFT_CENTER, &name, font, kit.theme.ink);
    x = drawn.right() + space::TIGHT;
    let who = match scene.game.player(society) {
        _ if view.viewer() == society => kit.speech.text("table-you"),
        Player::Human => String::new(),
        Player::Bot(level) => {
            let icon = Rect::from_center_size(Pos2::new(x + 8.0, chip.center().y), Vec2::splat(14.0));
            kit.icons.paint(ui, Symbol::Bot, icon, kit.theme.faint);
            x += 18.0;
            // A narrow card has no room for the word; it is named to those who listen.
            let roomy = rect.width() >= WORDED;
            if roomy { kit.speech.text(&format!("level-{}", level.id())) } else { String::new() }
        }
    };
    let font = FontId::proportional(type_size::SMALL);
    ui.painter().text(Pos2::new(x, chip.center().y), Align2::LEFT_CENTER, who, font, kit.theme.faint);
    let mut right = rect.right() - space::TIGHT;
    let agents = view.agents_in_hand(world, society);
    right = count(ui, kit, Symbol::Agent, agents, Pos2::new(right, chip.center().y));
    if view.first() == society {
        let mark = Rect::from_center_size(Pos2::new(right - 9.0, chip.center().y), Vec2::splat(17.0));
        kit.icons.paint(ui, Symbol::FirstPlayer, mark, kit.theme.accent);
    }
    let slots = Rect::from_min_max(
        Pos2::new(rect.left() + 5.0, chip.bottom() + 5.0),
        Pos2::new(rect.right() - 5.0, (rect.bottom() - 27.0).min(chip.bottom() + 55.0)),
    );
    slot_row(ui, kit, scene, society, slots, wishes);
    let below = Rect::from_min_max(Pos2::new(rect.left() + 5.0, slots.bottom()), rect.max);
    cards(ui, kit, scene, society, below);
    if view.viewer() == society {
        score_now(ui, kit, scene, below);
    }
    let label = label(kit, scene, society);
    let head = Rect::from_min_max(rect.min, Pos2::new(rect.right(), chip.bottom()));
    touch::touch(ui, head, ("society", society.index()), false, &label).on_hover_text(label);
}

/// A symbol with a number, right-aligned at a point; gives back how far it reaches to the left.
fn count(ui: &Ui, kit: &mut Kit, symbol: Symbol, n: u8, at: Pos2) -> f32 {
    let font = FontId::proportional(type_size::SMALL + 1.0);
    let text = ui.painter().text(at, Align2::RIGHT_CENTER, n, font, kit.theme.ink);
    let icon = Rect::from_center_size(Pos2::new(text.left() - 8.0, at.y), Vec2::splat(14.0));
    kit.icons.paint(ui, symbol, icon, kit.theme.ink);
    icon.left() - space::TIGHT
}

fn slot_row(ui: &Ui, kit: &mut Kit, scene: &Scene<'_>, society: Society, rect: Rect, wishes: &mut Vec<Wish>) {
    let slots: Vec<Slot> = scene.game.world().slots().collect();
    let width = rect.width() / slots.len().max(1) as f32;
    for (i, slot) in slots.into_iter().enumerate() {
        let at = Pos2::new(rect.left() + i as f32 * width, rect.top());
        let part = Rect::from_min_size(at, Vec2::new(width, rect.height())).shrink2(Vec2::new(1.5, 0.0));
        one_slot(ui, kit, scene, society, slot, part, wishes);
    }
}

fn one_slot(
    ui: &Ui,
    kit: &mut Kit,
    scene: &Scene<'_>,
    society: Society,
    slot: Slot,
    rect: Rect,
    wishes: &mut Vec<Wish>,
) {
    let (world, view) = (scene.game.world(), scene.view);
    let token = view.tokens(society).at(slot);
    let own = view.viewer() == society;
    let lit = own
        && token.is_some_and(|e| {
            !view.is_revealed(society, slot) && scene.pick.empires(scene.legal).contains(&e)
        });
    let chosen = own && token.is_some() && scene.pick.token == token;
    let label = slot_label(kit, scene, society, slot);
    let response = touch::touch(ui, rect, ("slot", society.index(), slot.index()), lit || chosen, &label);
    let multiplier = world.house().multiplier(slot);
    let font = FontId::proportional(type_size::SMALL);
    let text = if multiplier > 0 { format!("+{multiplier}") } else { multiplier.to_string() };
    ui.painter().text(
        Pos2::new(rect.center().x, rect.top()),
        Align2::CENTER_TOP,
        text,
        font,
        kit.theme.faint,
    );
    // Room for the ring of what is lit.
    let side = (rect.width() - 8.0).min(rect.height() - 17.0).min(32.0);
    let disc =
        Rect::from_center_size(Pos2::new(rect.center().x, rect.top() + 17.0 + side / 2.0), Vec2::splat(side));
    let open = view.is_revealed(society, slot);
    match token {
        Some(empire) => {
            let tint = kit.empire(empire.index());
            ui.painter().circle_filled(disc.center(), side / 2.0, if open { tint } else { kit.theme.well });
            ui.painter().circle_stroke(disc.center(), side / 2.0 - 0.5, (line::STRONG, tint));
            let ink: Color32 = if open { text_on(tint) } else { kit.theme.drawn(tint) };
            kit.icons.paint(ui, Icon::Empire(empire.index()), disc.shrink(side * 0.17), ink);
        }
        None => kit.icons.paint(ui, Symbol::TokenDown, disc, kit.theme.faint.gamma_multiply(0.6)),
    }
    if lit || chosen || response.has_focus() {
        let strong = chosen || response.hovered() || response.has_focus();
        let edge = if strong { kit.theme.accent } else { kit.theme.lit };
        ui.painter().circle_stroke(disc.center(), side / 2.0 + 1.0, (line::LIT, edge));
    }
    if response.clicked()
        && let Some(empire) = token
    {
        wishes.push(Wish::Next(scene.pick.empire(scene.legal, empire)));
    }
    response.on_hover_text(label);
}

/// How many cards of each deck a society holds.
fn cards(ui: &Ui, kit: &mut Kit, scene: &Scene<'_>, society: Society, rect: Rect) {
    let (world, view) = (scene.game.world(), scene.view);
    let y = rect.top() + 13.0;
    let mut x = rect.left();
    let tint = kit.theme.ink;
    kit.icons.paint(ui, Symbol::Deck, Rect::from_center_size(Pos2::new(x + 8.0, y), Vec2::splat(14.0)), tint);
    x += 22.0;
    if world.empires().all(|e| view.cards(society, e) == 0) {
        let font = FontId::proportional(type_size::SMALL + 1.0);
        ui.painter().text(Pos2::new(x, y), Align2::LEFT_CENTER, "0", font, kit.theme.faint);
    }
    for empire in world.empires() {
        let n = view.cards(society, empire);
        if n == 0 {
            continue;
        }
        let tint = kit.empire(empire.index());
        let icon = Rect::from_center_size(Pos2::new(x + 7.0, y), Vec2::splat(15.0));
        kit.icons.paint(ui, Icon::Empire(empire.index()), icon, kit.theme.drawn(tint));
        let font = FontId::proportional(type_size::SMALL + 1.0);
        let text =
            ui.painter().text(Pos2::new(icon.right() + 2.0, y), Align2::LEFT_CENTER, n, font, kit.theme.ink);
        x = text.right() + 5.0;
    }
}

/// What the person's own bets would bring now.
fn score_now(ui: &Ui, kit: &Kit, scene: &Scene<'_>, rect: Rect) {
    let n = i64::from(scene.view.score(scene.game.world()));
    let text = kit.speech.say("table-score-now", &[("n", n.into())]);
    let at = Pos2::new(rect.right() - 7.0, rect.top() + 13.0);
    let font = FontId::proportional(type_size::SMALL + 1.0);
    ui.painter().text(at, Align2::RIGHT_CENTER, text, font, kit.theme.ink);
}

/// A society in words.
fn label(kit: &Kit, scene: &Scene<'_>, society: Society) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let cards = world.empires().filter(|e| view.cards(society, *e) > 0).map(|e| {
        let args = [("n", i64::from(view.cards(society, e)).into()), ("empire", kit.speech.empire(e).into())];
        kit.speech.say("text-cards-of", &args)
    });
    let cards = cards.collect::<Vec<_>>().join(", ");
    let key = if cards.is_empty() { "text-society-no-cards" } else { "text-society" };
    let args = [
        ("society", kit.speech.society(scene.game.setup(), society).into()),
        ("player", scene.game.player(society).id().into()),
        ("agents", i64::from(view.agents_in_hand(world, society)).into()),
        ("cards", cards.into()),
        ("first", if view.first() == society { "yes" } else { "no" }.into()),
        ("viewer", if view.viewer() == society { "yes" } else { "no" }.into()),
    ];
    kit.speech.say(key, &args)
}

/// A slot in words, with its society.
fn slot_label(kit: &Kit, scene: &Scene<'_>, society: Society, slot: Slot) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let token = view.tokens(society).at(slot).map(|e| kit.speech.empire(e));
    let key = match (&token, view.is_revealed(society, slot)) {
        (None, _) => "text-slot-hidden",
        (Some(_), true) => "text-slot-revealed",
        (Some(_), false) => "text-slot-own",
    };
    let args = [
        ("slot", kit.speech.words().slot(slot).to_owned().into()),
        ("multiplier", i64::from(world.house().multiplier(slot)).into()),
        ("empire", token.unwrap_or_default().into()),
    ];
    format!("{}: {}", kit.speech.society(scene.game.setup(), society), kit.speech.say(key, &args))
}
