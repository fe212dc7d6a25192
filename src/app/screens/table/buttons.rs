//! Help, undo and the menu.

use egui::accesskit::Role;
use egui::{Align, Layout, Rect, Response, Ui, Vec2, WidgetInfo};

use super::scene::{Input, Scene, Time};
use crate::app::command::{Command, Wish};
use crate::app::icons::Symbol;
use crate::app::looks::Looks;
use crate::app::theme::space;

/// Shows the buttons.
pub(super) fn show(
    ui: &mut Ui,
    looks: &mut Looks,
    scene: &Scene<'_>,
    drawers: bool,
    inputs: &mut Vec<Input>,
) {
    let rect = ui.max_rect();
    let mut child =
        ui.new_child(egui::UiBuilder::new().max_rect(rect).layout(Layout::right_to_left(Align::Center)));
    menu(&mut child, looks, scene.puzzle, inputs);
    let refused = scene.game.can_undo().err().map(|why| looks.speech.undo_refused(why));
    let undo =
        button(&mut child, looks, Symbol::Undo, "table-undo", refused.is_none() && scene.time != Time::Back);
    if undo.clicked() {
        inputs.push(Input::Undo);
    }
    if let Some(why) = refused {
        undo.on_disabled_hover_text(why);
    }
    step_back(&mut child, looks, scene, inputs);
    // Nobody decides while something is looked back at: the line of the round has the room.
    if scene.time != Time::Back && !scene.puzzle {
        hint(&mut child, looks, scene, inputs);
    }
    if drawers && child.button(looks.speech.text("table-drawers")).clicked() {
        inputs.push(Input::ToggleDrawers);
    }
}

/// Help with the decision.
fn hint(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let hint = button(ui, looks, Symbol::Hint, "table-hint", !scene.legal.is_empty() && !scene.tells);
    if hint.clicked() {
        inputs.push(Input::Hint);
    }
    hint.on_hover_text(looks.speech.text("table-hint-about"))
        .on_disabled_hover_text(looks.speech.text("table-hint-later"));
}

/// Shows again what was done last.
fn step_back(ui: &mut Ui, looks: &mut Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let enabled = !scene.game.steps().is_empty();
    let response = ui.add_enabled(enabled, egui::Button::new("").min_size(Vec2::new(30.0, 0.0)));
    let name = looks.speech.text("story-step-back");
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    let tint = if enabled { looks.theme.ink } else { looks.theme.rule };
    let place = Rect::from_center_size(response.rect.center(), Vec2::splat(15.0));
    looks.icons.paint(ui, Symbol::StepBack, place, tint);
    if response.clicked() {
        inputs.push(Input::StepBack);
    }
    response.on_hover_text(looks.speech.text("story-step-back-about"));
}

/// The menu; of a puzzle nothing is kept, and it is left for the list.
fn menu(ui: &mut Ui, looks: &mut Looks, puzzle: bool, inputs: &mut Vec<Input>) {
    let title = format!("      {}", looks.speech.text("table-menu"));
    let button = ui.menu_button(title, |ui| {
        let mut item = |key: &str, wish: Input| {
            if ui.button(looks.speech.text(key)).clicked() {
                inputs.push(wish);
                ui.close();
            }
        };
        item("cards-open", Input::ToggleCards);
        if !puzzle {
            item("table-save-copy", Input::AskName);
            item("table-restart", Input::Command(Command::Restart));
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
        if puzzle {
            item("puzzle-leave", Input::Command(Command::Puzzles(Wish::List)));
        } else {
            item("title-settings", Input::Command(Command::ShowSettings));
            item("table-leave", Input::Command(Command::ShowTitle));
        }
        item("title-quit", Input::Command(Command::Quit));
    });
    let name = looks.speech.text("table-menu");
    button.response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let at = button.response.rect.left_center() + Vec2::new(space::NORMAL + 7.0, 0.0);
    looks.icons.paint(ui, Symbol::Menu, Rect::from_center_size(at, Vec2::splat(15.0)), looks.theme.ink);
}

/// A button with a symbol.
fn button(ui: &mut Ui, looks: &mut Looks, symbol: Symbol, key: &str, enabled: bool) -> Response {
    let name = looks.speech.text(key);
    let response = ui.add_enabled(enabled, egui::Button::new(format!("      {name}")));
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    let at = response.rect.left_center() + Vec2::new(space::NORMAL + 7.0, 0.0);
    let tint = if enabled { looks.theme.ink } else { looks.theme.rule };
    looks.icons.paint(ui, symbol, Rect::from_center_size(at, Vec2::splat(15.0)), tint);
    response
}
