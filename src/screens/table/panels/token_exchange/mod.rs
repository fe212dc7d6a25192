//! The sheet for exchanging two tokens (R8.2). It shows the player's slots before and after the exchange, their
//! points, and what everybody would then know. It covers the lower part of the map. Its main button decides without
//! another confirmation.

mod exchange_layout;
mod slot_rows;

use egui::accesskit::Role;
use egui::{
    Align, Align2, Button, Context, FontId, Id, Key, Layout, Pos2, Rect, RichText, Sense, Ui, UiBuilder,
    Vec2, WidgetInfo,
};

use crate::input::clicks_to_decision::Next;
use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::has_keys;
use crate::screens::page_parts::{focus, framed, main_button};
use crate::screens::table::panels::councils::society_look;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::widgets;
use crate::screens::table::widgets::keycap;
use crate::shell::window_command::Command;
use rules::{Action, Empire, Society};
use speech::rulebook::cited;
use text::signed_numbers::{signed, typeset};

use exchange_layout::Places;
use slot_rows::Selection;

/// The id of the flag that is true while the exchange sheet is folded, so that the map is visible.
const FOLDED: &str = "exchange folded";
/// The key that declines to exchange, so that all tokens keep their slots.
const KEEP: Key = Key::Num0;
/// The sheet width, in points, from which the title row has room for the numbers of exchanges.
const WIDE: f32 = 560.0;
/// The size of a society's emblem, in points.
const EMBLEM: f32 = 20.0;
/// The width of a society's emblem with its number of exchanges, in points.
const SOCIETY: f32 = 44.0;

/// The rectangle of the exchange sheet: on the free part of the map, above the prompt.
pub(crate) fn place(ctx: &Context, scene: &Scene<'_>, board: Rect, asked: Rect) -> Rect {
    let slots = scene.game.world().slots().count();
    exchange_layout::sheet(board, asked.top(), slots, is_folded(ctx))
}

fn is_folded(ctx: &Context) -> bool {
    ctx.data(|data| data.get_temp(Id::unique(FOLDED))).unwrap_or_default()
}

/// Shows the exchange sheet.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    framed(ui, cx.looks, rect, 4.0);
    // The sheet catches clicks, so that they don't reach the map below it.
    ui.interact(rect, Id::unique("exchange ground"), Sense::CLICK);
    let folded = is_folded(ui.ctx());
    let places = Places::new(rect, scene.game.world().slots().count());
    title(ui, cx, places.title, folded);
    if folded {
        return;
    }
    let selection = slot_rows::show(ui, cx, &places);
    let told = consequences(cx.looks, scene, selection);
    let galley = ui.painter().layout(
        told.clone(),
        FontId::proportional(type_size::BODY - 1.0),
        cx.looks.theme.ink,
        places.told.width(),
    );
    ui.painter().galley(places.told.min, galley, cx.looks.theme.ink);
    widgets::announce(ui, places.told, "exchange told", &told);
    buttons(ui, cx, places.foot);
}

/// The minimum scale of the sheet's title if the numbers of exchanges stand beside it.
const LEAST: f32 = 0.85;

/// Shows the sheet's title, the number of exchanges that each society has made, and the button that folds the sheet.
fn title(ui: &mut Ui, cx: &mut Ctx<'_>, rect: Rect, folded: bool) {
    let layout = Layout::right_to_left(Align::Center);
    let mut child = ui.new_child(UiBuilder::new().max_rect(rect).layout(layout));
    let key = if folded { "exchange-unfold" } else { "exchange-fold" };
    if child.button(cx.looks.speech.text(key)).clicked() {
        ui.data_mut(|data| data.insert_temp(Id::unique(FOLDED), !folded));
        ui.ctx().request_repaint();
    }
    let right = child.min_rect().left() - space::WIDE;
    let title = cx.looks.speech.text("exchange-title");
    let font = fonts::display(type_size::HEADING - 1.0);
    let galley = ui.painter().layout_no_wrap(title, font, cx.looks.theme.ink);
    // A narrow sheet leaves out the words in front of the numbers of exchanges, or the numbers themselves.
    let free = rect.left() + galley.size().x * LEAST + space::WIDE;
    let left = if rect.width() > WIDE { exchanges(ui, cx, rect.with_max_x(right), free) } else { right };
    // The title shrinks if there is little room.
    let room = (left - space::WIDE - rect.left()).max(1.0);
    let size = (type_size::HEADING - 1.0) * (room / galley.size().x).min(1.0);
    let title = galley.text().to_owned();
    let galley = ui.painter().layout_no_wrap(title, fonts::display(size), cx.looks.theme.ink);
    let at = rect.left_center() - Vec2::new(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, cx.looks.theme.ink);
}

/// Shows how many exchanges each society has made, which breaks ties (R9.2). A click opens that rule. The words in
/// front are left out if they would begin left of the x coordinate `free`. Returns the left end of what is shown.
fn exchanges(ui: &Ui, cx: &mut Ctx<'_>, rect: Rect, free: f32) -> f32 {
    let Ctx { looks, scene, inputs } = cx;
    let societies: Vec<Society> = scene.game.world().societies().collect();
    let y = rect.center().y;
    let mut said = Vec::new();
    let mut left = rect.right() - societies.len() as f32 * SOCIETY;
    let font = FontId::proportional(type_size::BODY);
    let label = looks.speech.text("exchange-made");
    let galley =
        ui.painter().layout_no_wrap(label, FontId::proportional(type_size::SMALL + 0.5), looks.theme.faint);
    let mut start = left - galley.size().x - space::NORMAL;
    if start >= free {
        let at = Pos2::new(start, y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, looks.theme.faint);
    } else {
        start = left;
    }
    for society in societies {
        let n = scene.view.exchanges(society).len();
        let disc = Rect::from_min_size(Pos2::new(left, y - EMBLEM / 2.0), Vec2::splat(EMBLEM));
        widgets::disc(ui, looks, disc, society_look(looks, scene, society), 2.5);
        let at = disc.right_center() + Vec2::new(space::TIGHT, 0.0);
        ui.painter().text(at, Align2::LEFT_CENTER, n, font.clone(), looks.theme.ink);
        let args = [
            ("society", looks.speech.society(scene.game.setup(), society).into()),
            ("n", i64::from(n).into()),
        ];
        said.push(looks.speech.say("exchange-made-by", &args));
        left += SOCIETY;
    }
    let said = looks.speech.say("exchange-made-all", &[("list", said.join(", ").into())]);
    let leads = cited(&said);
    let shown = widgets::add(ui, rect.with_min_x(start), "exchanges made", true, &said).on_hover_text(said);
    if let Some(number) = leads.filter(|_| shown.clicked()) {
        inputs.push(Input::Command(Command::ShowRules(Some(number))));
    }
    start
}

/// The text that describes the consequences of exchanging the selected tokens.
fn consequences(looks: &Looks, scene: &Scene<'_>, selection: Selection) -> String {
    let (world, view) = (scene.game.world(), scene.view);
    let Selection::Pair(a, b) = selection else { return looks.speech.text("exchange-about") };
    let tokens = view.tokens(view.viewer());
    // Each token goes to the other one's slot.
    let at = |other: Empire| {
        let slot = tokens.slot_of(other);
        slot.map(|slot| signed(world.house().multiplier(slot))).unwrap_or_default()
    };
    let args = [
        ("a", looks.speech.empire(a).into()),
        ("b", looks.speech.empire(b).into()),
        ("slot-a", at(b).into()),
        ("slot-b", at(a).into()),
    ];
    let open = looks.speech.say("exchange-open", &args);
    let hidden = world.slots().filter(|slot| !view.is_revealed(view.viewer(), *slot)).count();
    let left = match hidden.saturating_sub(2) {
        0 => looks.speech.text("exchange-left-none"),
        1 => looks.speech.text("exchange-left-one"),
        n => looks.speech.say("exchange-left", &[("n", (n as i64).into())]),
    };
    format!("{open} {left}")
}

/// Shows the two buttons: one to keep all tokens, and one to exchange the picked ones.
fn buttons(ui: &mut Ui, cx: &mut Ctx<'_>, rect: Rect) {
    let Ctx { looks, scene, inputs } = cx;
    let mut child =
        ui.new_child(UiBuilder::new().max_rect(rect).layout(Layout::left_to_right(Align::Center)));
    let ui = &mut child;
    ui.spacing_mut().item_spacing.x = space::NORMAL;
    // The button to keep all comes first, so that it stays in place when the other button's label changes.
    if scene.legal.contains(&Action::Keep) && keep_button(ui, looks, scene, rect.height()) {
        inputs.push(Input::Next(Next::Decided(Action::Keep)));
    }
    let exchange = scene.selection.pick.exchange(scene.legal);
    if exchange_button(ui, looks, scene, exchange) {
        inputs.extend(exchange.map(|action| Input::Next(Next::Decided(action))));
    }
}

/// Shows the button that keeps all tokens. Returns true if it or its key was used.
fn keep_button(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, height: f32) -> bool {
    let hinted = scene.selection.marked.choices.contains(&Action::Keep);
    let name = looks.speech.text("exchange-keep");
    let text = RichText::new(&name).size(type_size::LEAD);
    let cap = keycap::atom(ui.painter(), &looks.theme, "0".into(), type_size::SMALL);
    let button = Button::new(text).shortcut_text(cap).gap(space::NORMAL).min_size(Vec2::new(120.0, height));
    let response = ui.add(button);
    focus(ui, looks, &response);
    let named = widgets::with_hint(looks, name, hinted);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &named));
    if hinted {
        widgets::badge(ui, looks, response.rect.left_top() + Vec2::splat(4.0));
    }
    response.clicked() || (has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(KEEP)))
}

/// Shows the button that exchanges the picked tokens, labelled with the score before and after. If nothing has the
/// focus, Enter works like a click. Returns true if either was used.
fn exchange_button(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, exchange: Option<Action>) -> bool {
    let Some(Action::Exchange(a, b)) = exchange else {
        main_button(ui, looks, &looks.speech.text("exchange-none"), false);
        return false;
    };
    let world = scene.game.world();
    let (before, after) = (scene.view.score(world), scene.view.score_exchanged(world, a, b));
    let say = |a: String, b: String| {
        let args = [
            ("a", a.into()),
            ("b", b.into()),
            ("before", typeset(before).into()),
            ("after", typeset(after).into()),
        ];
        looks.speech.say("exchange-do", &args)
    };
    let words = looks.speech.words();
    let short = |empire: Empire| words.short(words.empire(empire)).to_owned();
    let shown = say(short(a), short(b));
    let whole = say(looks.speech.empire(a), looks.speech.empire(b));
    let response = main_button(ui, looks, &shown, true);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &whole));
    if slot_rows::takes_focus(ui.ctx()) {
        response.request_focus();
    }
    let focused = ui.memory(|memory| memory.focused().is_some());
    let entered = !focused && has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(Key::Enter));
    response.clicked() || entered
}
