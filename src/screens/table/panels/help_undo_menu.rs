//! The buttons for help, undo and the menu, beside the round track.

use egui::accesskit::Role;
use egui::{Align, FontId, Layout, Rect, Response, Ui, Vec2, WidgetInfo};

use crate::looks::Looks;
use crate::looks::icons::Symbol;
use crate::looks::theme::{space, type_size};
use crate::screens::table::scene_and_inputs::{Ctx, Input, Scene, Time};
use crate::screens::table::widgets::lesson_target_rects::note;
use crate::shell::window_command::{Command, Shared, Wish};
use packs::{Button, Point};

/// The width of a button that shows only a symbol, in points.
const ICON: f32 = 30.0;

/// The width that the help, undo and menu buttons need in the chosen language, in points. `drawers` is true if there
/// is a button for the drawers too.
pub(crate) fn wide(ui: &Ui, looks: &Looks, scene: &Scene<'_>, drawers: bool) -> f32 {
    let help = if scene.game.may_help() { "table-hint" } else { "help-plain-short" };
    let around = 2.0 * ui.spacing().button_padding.x;
    let wide = |text: String| {
        let font = FontId::proportional(type_size::BODY);
        ui.painter().layout_no_wrap(text, font, looks.theme.ink).size().x + around
    };
    let words = [help, "table-undo", "table-menu"].map(|key| wide(titled(&looks.speech.text(key))));
    let drawers = if drawers { Some(wide(looks.speech.text("table-drawers"))) } else { None };
    let icons = [ICON; 2];
    let all = words.iter().chain(&icons).chain(&drawers);
    let gaps = all.clone().count() as f32 * ui.spacing().item_spacing.x;
    (all.sum::<f32>() + gaps).ceil()
}

/// The text of a button, indented to leave room for a symbol in front.
fn titled(name: &str) -> String {
    format!("      {name}")
}

/// Shows the help, undo and menu buttons. `drawers` is true if the window is so narrow that it has drawers.
pub(crate) fn show(ui: &mut Ui, cx: &mut Ctx<'_>, drawers: bool) {
    let scene = cx.scene;
    let rect = ui.max_rect();
    let mut child =
        ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    menu(&mut child, cx);
    if drawers
        && scene.playback.replay.is_some()
        && child.button(cx.looks.speech.text("table-drawers")).clicked()
    {
        cx.inputs.push(Input::ToggleDrawers);
    }
    // A replay has its own buttons for going back and forth.
    if scene.playback.replay.is_some() {
        return;
    }
    let refused = scene.status.undo.err().map(|why| cx.looks.speech.undo_refused(why));
    let undo = button(
        &mut child,
        cx.looks,
        Symbol::Undo,
        "table-undo",
        refused.is_none() && scene.playback.time != Time::Back,
    );
    note(ui, scene, Point::Button(Button::Undo), undo.rect);
    if undo.clicked() {
        cx.inputs.push(Input::Undo);
    }
    if let Some(why) = refused {
        undo.on_disabled_hover_text(why);
    }
    step_back(&mut child, cx);
    // While looking back the player decides nothing, so the round track takes the room of the help buttons.
    if scene.playback.time != Time::Back && !scene.status.puzzle {
        suspicions(&mut child, cx);
        hint(&mut child, cx);
    }
    if drawers && child.button(cx.looks.speech.text("table-drawers")).clicked() {
        cx.inputs.push(Input::ToggleDrawers);
    }
}

/// Shows the hint button.
fn hint(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let Ctx { looks, scene, inputs } = cx;
    if !scene.game.may_help() {
        // A match that allows no help says so in place of the hint button.
        let plain = button(ui, looks, Symbol::Hint, "help-plain-short", false);
        plain.on_disabled_hover_text(looks.speech.text("help-plain-about"));
        return;
    }
    let can = !scene.legal.is_empty() && !scene.narration.active && scene.status.hints;
    let hint = button(ui, looks, Symbol::Hint, "table-hint", can);
    note(ui, scene, Point::Button(Button::Hint), hint.rect);
    if hint.clicked() {
        inputs.push(Input::Hint);
    }
    let why = if scene.status.hints { "table-hint-later" } else { "help-hints-off" };
    hint.on_hover_text(looks.speech.text("table-hint-about")).on_disabled_hover_text(looks.speech.text(why));
}

/// Shows the button that opens the ledger of suspicions.
fn suspicions(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let Ctx { looks, scene, inputs } = cx;
    let name = looks.speech.text("suspicions-open");
    let response = icon_button(ui, looks, Symbol::Suspicion, &name, true);
    note(ui, scene, Point::Button(Button::Suspicions), response.rect);
    if response.clicked() {
        inputs.push(Input::ToggleSuspicions);
    }
    response.on_hover_text(name);
}

/// Shows the button that replays the last turn.
fn step_back(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let Ctx { looks, scene, inputs } = cx;
    let enabled = !scene.game.steps().is_empty();
    let name = looks.speech.text("story-step-back");
    let response = icon_button(ui, looks, Symbol::StepBack, &name, enabled);
    note(ui, scene, Point::Button(Button::StepBack), response.rect);
    if response.clicked() {
        inputs.push(Input::StepBack);
    }
    response.on_hover_text(looks.speech.text("story-step-back-about"));
}

/// Shows the menu. A puzzle cannot be saved, and leaving it leads to the list of puzzles. A lesson isn't saved as a
/// match, because it resumes at its last step.
fn menu(ui: &mut Ui, cx: &mut Ctx<'_>) {
    let Ctx { looks, scene, inputs } = cx;
    let (lesson, puzzle) = (scene.status.lesson, scene.status.puzzle);
    let title = titled(&looks.speech.text("table-menu"));
    let button = ui.menu_button(title, |ui| {
        let mut item = |key: &str, wish: Input| {
            if ui.button(looks.speech.text(key)).clicked() {
                inputs.push(wish);
                ui.close();
            }
        };
        item("cards-open", Input::ToggleCards);
        item("rulebook-open", Input::Command(Command::ShowRules(None)));
        item("keys-open", Input::ToggleKeys);
        match lesson {
            None if puzzle => {}
            None => {
                item("table-save-copy", Input::AskName);
                item("table-restart", Input::Command(Command::Restart));
            }
            Some(lesson) => {
                item("learn-restart", Input::Command(Command::Learn { lesson, anew: true }));
            }
        }
        if lesson.is_none() && scene.playback.replay.is_none() {
            share_links(ui, looks, scene, inputs);
        }
        ui.menu_button(looks.speech.text("settings-language"), |ui| {
            for (language, name) in &looks.languages {
                if ui.selectable_label(looks.speech.language() == *language, name).clicked() {
                    inputs.push(Input::Command(Command::SetLanguage((*language).to_owned())));
                    ui.close();
                }
            }
        });
        let mut item = |key: &str, wish: Input| {
            if ui.button(looks.speech.text(key)).clicked() {
                inputs.push(wish);
                ui.close();
            }
        };
        if !puzzle {
            item("title-settings", Input::Command(Command::ShowSettings));
        }
        match lesson {
            None if puzzle => item("puzzle-leave", Input::Command(Command::Puzzles(Wish::List))),
            None => item("table-leave", Input::Command(Command::ShowTitle)),
            Some(_) => item("learn-leave", Input::Command(Command::ShowLessons)),
        }
        if system::capabilities().quits {
            item("title-quit", Input::Command(Command::Quit));
        }
    });
    note(ui, scene, Point::Button(Button::Menu), button.response.rect);
    let name = looks.speech.text("table-menu");
    button.response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let at = button.response.rect.left_center() + Vec2::new(space::NORMAL + 7.0, 0.0);
    looks.icons.paint(ui, Symbol::Menu, Rect::from_center_size(at, Vec2::splat(15.0)), looks.theme.ink);
}

/// Shows the part of the menu that copies links: to the puzzle, or to the deal, the position or the match.
fn share_links(ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    if scene.status.puzzle {
        if ui.button(looks.speech.text("link-puzzle")).clicked() {
            inputs.push(Input::Command(Command::Share(Shared::Puzzle)));
            ui.close();
        }
        return;
    }
    let position = Shared::Position(scene.game.steps().len());
    let links = [("link-deal", Shared::Deal), ("link-position", position), ("link-match", Shared::Match)];
    let menu = ui.menu_button(looks.speech.text("link-share"), |ui| {
        for (key, shared) in links {
            if ui.button(looks.speech.text(key)).clicked() {
                inputs.push(Input::Command(Command::Share(shared)));
                ui.close();
            }
        }
    });
    menu.response.on_hover_text(looks.speech.text("link-share-about"));
}

/// Shows a button with a symbol and the text with this key.
fn button(ui: &mut Ui, looks: &mut Looks, symbol: Symbol, key: &str, enabled: bool) -> Response {
    let name = looks.speech.text(key);
    let response = ui.add_enabled(enabled, egui::Button::new(titled(&name)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    let at = response.rect.left_center() + Vec2::new(space::NORMAL + 7.0, 0.0);
    let tint = if enabled { looks.theme.ink } else { looks.theme.rule };
    looks.icons.paint(ui, symbol, Rect::from_center_size(at, Vec2::splat(15.0)), tint);
    response
}

/// Shows a button with only a symbol. `name` is its label for screen readers.
fn icon_button(ui: &mut Ui, looks: &mut Looks, symbol: Symbol, name: &str, enabled: bool) -> Response {
    let response = ui.add_enabled(enabled, egui::Button::new("").min_size(Vec2::new(ICON, 0.0)));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, name));
    let tint = if enabled { looks.theme.ink } else { looks.theme.rule };
    let place = Rect::from_center_size(response.rect.center(), Vec2::splat(15.0));
    looks.icons.paint(ui, symbol, place, tint);
    response
}
