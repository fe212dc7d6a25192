//! The button that passes the windows for cards in the rest of an empire's turn.

use egui::accesskit::Role;
use egui::{Button, Ui, WidgetInfo};

use crate::looks::Looks;
use crate::looks::theme::{space, type_size};
use crate::screens::table::scene_and_inputs::{Input, Scene};
use crate::screens::table::widgets::keyboard_focus::{self, Priority};
use crate::screens::table::widgets::keycap;

/// The text on the button.
pub(super) fn name(looks: &Looks, scene: &Scene<'_>) -> String {
    looks.speech.text(if scene.status.passes_windows { "cards-ask" } else { "cards-pass-turn" })
}

/// Shows the button that passes the windows for cards in the current empire's turn, or asks about cards again.
pub(super) fn show(ui: &mut Ui, looks: &Looks, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let Some(turn) = scene.view.turn() else { return };
    let name = name(looks, scene);
    let about = if scene.status.passes_windows { "cards-ask-about" } else { "cards-pass-turn-about" };
    let cap = keycap::atom(ui.painter(), &looks.theme, "P".into(), type_size::SMALL);
    let button = Button::new(name.as_str()).shortcut_text(cap).gap(space::TIGHT + 2.0);
    let empire = ("empire", looks.speech.empire(turn.empire()).into());
    let response = ui.add(button);
    keyboard_focus::add_choice(ui, &response, Priority::Aside);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    if response.on_hover_text(looks.speech.say(about, &[empire])).clicked() {
        inputs.push(Input::ToggleWindows);
    }
}
