//! The bar below the table in a replay. It has a scrubber for the whole match, and below that buttons for steps, pace,
//! perspective, trying again, pictures and leaving.

use egui::accesskit::Role;
use egui::{Align, Button, Label, Layout, Rect, Response, RichText, Ui, UiBuilder, Vec2, WidgetInfo};

use super::button_signs::Sign;
use super::replay::Replay;
use super::replay_controls::{Go, Pace, Watch};
use super::scrubber;

use crate::export::share_menu;
use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::try_again_menu::try_again_menu;
use crate::screens::table::panels::narration;
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene};
use crate::screens::table::widgets;
use table::Perspective;

/// The height of the row of buttons in a replay's bar, in points.
const LINE: f32 = 30.0;
/// The free space above and below the rows of a replay's bar, in points, added together.
const FREE: f32 = 8.0;
/// The window height, in points, below which the scrubber moves in between the buttons, to leave more room for the
/// map.
const LOW: f32 = 720.0;

/// The height of a replay's bar, in points, in a window that is `window` points tall.
pub(crate) fn height(window: f32) -> f32 {
    if window < LOW { LINE + FREE } else { scrubber::HIGH + LINE + FREE }
}
/// The width of a button that goes to another decision, in points.
const STEP: f32 = 32.0;
/// The width of a button that sets the pace, in points.
const SPEED: f32 = 32.0;

/// Shows the bar of a replay.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, replay: &Replay) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    widgets::ground(ui, cx.looks, rect);
    let inner = rect.shrink2(Vec2::new(space::NORMAL, FREE / 2.0));
    let low = rect.height() < scrubber::HIGH + LINE;
    let (above, below) = inner.split_top_bottom_at_y(inner.bottom() - LINE);
    if !low {
        scrubber::show(ui, cx, replay, above);
    }
    let mut line =
        ui.new_child(UiBuilder::new().max_rect(below).layout(Layout::left_to_right(Align::Center)));
    line.spacing_mut().item_spacing.x = 3.0;
    steps(&mut line, cx.looks, replay, cx.inputs);
    line.add_space(space::NORMAL);
    paces(&mut line, cx.looks, replay, cx.inputs);
    line.add_space(space::NORMAL);
    let left = line.min_rect().right() + space::NORMAL;
    let mut end = ui.new_child(UiBuilder::new().max_rect(below).layout(Layout::right_to_left(Align::Center)));
    end.spacing_mut().item_spacing.x = space::TIGHT;
    ends(&mut end, cx, replay);
    let right = end.min_rect().left() - space::NORMAL;
    let place = Rect::from_min_max(
        below.left_top() + Vec2::new(left - below.left(), 0.0),
        below.right_bottom() - Vec2::new(below.right() - right, 0.0),
    );
    let said = scrubber::whereabouts(cx.looks, scene, replay, replay.current().number());
    // For screen readers, the bar also includes the narration.
    let spoken = narration::spoken(cx.looks, scene);
    let aloud = [Some(said.clone()), spoken].into_iter().flatten().collect::<Vec<_>>().join("\n");
    if low {
        widgets::announce(ui, Rect::from_min_size(place.min, Vec2::ZERO), "looked back at", &aloud);
        return scrubber::show(ui, cx, replay, place);
    }
    let mut middle =
        ui.new_child(UiBuilder::new().max_rect(place).layout(Layout::left_to_right(Align::Center)));
    middle.set_clip_rect(place);
    let text = RichText::new(short(&middle, cx.looks, &said, place.width())).size(type_size::SMALL + 1.0);
    middle.add(Label::new(text).selectable(false).extend());
    widgets::announce(ui, place, "looked back at", &aloud);
}

/// Shortens the text `said` to the room, in points: drops parts from the end, which are separated by dots. Empty if
/// not even the first part fits.
fn short(ui: &Ui, looks: &Looks, said: &str, room: f32) -> String {
    let mut shown = said;
    loop {
        let font = egui::FontId::proportional(type_size::SMALL + 1.0);
        let wide = ui.painter().layout_no_wrap(shown.to_owned(), font, looks.theme.ink).size().x;
        match shown.rsplit_once(" \u{b7} ") {
            Some((before, _)) if wide > room => shown = before,
            _ => return if wide > room { String::new() } else { shown.to_owned() },
        }
    }
}

fn steps(ui: &mut Ui, looks: &Looks, replay: &Replay, inputs: &mut Vec<Input>) {
    let (at, count) = (replay.current().number(), replay.count());
    let play = match replay.is_playing() {
        true => (Sign::Pause, "replay-pause", "replay-pause-keys"),
        false => (Sign::Play, "replay-play", "replay-play-keys"),
    };
    for (sign, name, keys, enabled, watch) in [
        (Sign::Start, "replay-to-start", "replay-to-start-keys", at > 0, Watch::Go(Go::Start)),
        (Sign::Back, "replay-back", "replay-back-keys", at > 0, Watch::Go(Go::Back)),
        (play.0, play.1, play.2, count > 0, Watch::Toggle),
        (Sign::On, "replay-on", "replay-on-keys", at < count, Watch::Go(Go::On)),
        (Sign::End, "replay-to-end", "replay-to-end-keys", at < count, Watch::Go(Go::End)),
    ] {
        let main = watch == Watch::Toggle;
        let fill = if main { looks.theme.accent } else { looks.theme.well };
        let button = Button::new("").fill(fill).min_size(Vec2::new(STEP, LINE - 4.0));
        let response = ui.add_enabled(enabled, button);
        let ink = match () {
            () if main => looks.theme.on_accent,
            () if enabled => looks.theme.ink,
            () => looks.theme.rule,
        };
        let place = Rect::from_center_size(response.rect.center(), Vec2::splat(13.0));
        sign.paint(ui.painter(), place, ink);
        if describe(looks, response, name, keys, enabled).clicked() {
            inputs.push(Input::Watch(watch));
        }
    }
}

/// Gives a button its accessible name, and a tooltip with its key.
fn describe(looks: &Looks, response: Response, name: &str, keys: &str, enabled: bool) -> Response {
    let name = looks.speech.text(name);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    response.on_hover_text(format!("{name}\n{}", looks.speech.text(keys)))
}

fn paces(ui: &mut Ui, looks: &Looks, replay: &Replay, inputs: &mut Vec<Input>) {
    for (number, pace) in (1_i64..).zip(Pace::ALL) {
        let chosen = replay.pace() == pace;
        let text = RichText::new(pace.sign()).size(type_size::SMALL + 1.0);
        let text = if chosen { text.color(looks.theme.on_accent).strong() } else { text };
        let fill = if chosen { looks.theme.accent } else { looks.theme.well };
        let response = ui.add(Button::new(text).fill(fill).min_size(Vec2::new(SPEED, LINE - 4.0)));
        let name = looks.speech.say("replay-pace", &[("sign", pace.sign().into())]);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, &name));
        if response.clicked() {
            inputs.push(Input::Watch(Watch::Pace(pace)));
        }
        response.on_hover_text(
            looks.speech.say("replay-pace-key", &[("name", name.into()), ("key", number.into())]),
        );
    }
}

/// Shows the buttons at the right end of the bar: leaving, pictures, trying again, and the perspective.
fn ends(ui: &mut Ui, cx: &mut Ctx<'_>, replay: &Replay) {
    let Ctx { looks, scene, inputs } = cx;
    let speech = &looks.speech;
    let back = ui.add(Button::new(speech.text("window-back")).min_size(Vec2::new(0.0, LINE - 4.0)));
    if back.on_hover_text(speech.text("replay-leave")).clicked() {
        inputs.push(Input::Back);
    }
    let mut commands = Vec::new();
    share_menu(ui, looks, replay.current().number(), replay.eyes(), &mut commands);
    inputs.extend(commands.into_iter().map(Input::Command));
    let again = try_again_menu(ui, looks, scene.game, replay.decision(), replay.viewer());
    inputs.extend(again.map(Input::Command));
    let whose = whose(looks, scene, replay.eyes());
    let seen = speech.say("replay-eyes", &[("who", whose.into())]);
    menu(ui, &seen, &speech.text("replay-eyes-about"), |ui| {
        for eyes in Perspective::choices(scene.game) {
            if ui.selectable_label(eyes == replay.eyes(), self::whose(looks, scene, eyes)).clicked() {
                inputs.push(Input::Watch(Watch::Look(eyes)));
                ui.close();
            }
        }
    });
}

/// The name of a perspective: the society, or the text for everything revealed.
fn whose(looks: &Looks, scene: &Scene<'_>, eyes: Perspective) -> String {
    match eyes {
        Perspective::Society(society) => looks.speech.society(scene.game.setup(), society),
        Perspective::Open => looks.speech.text("replay-eyes-open"),
    }
}

/// Shows a button that opens a menu. `about` is its tooltip, and `content` shows the menu's items.
fn menu(ui: &mut Ui, name: &str, about: &str, content: impl FnOnce(&mut Ui)) {
    let button = Button::new(name).min_size(Vec2::new(0.0, LINE - 4.0));
    let (response, _) = egui::containers::menu::MenuButton::from_button(button).ui(ui, content);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    response.on_hover_text(about);
}
