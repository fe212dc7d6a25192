//! Handles the keys of the table that belong to no widget.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::screens::has_keys;
use crate::screens::page_keys::escape;
use crate::screens::table::mode::passed_windows;
use crate::screens::table::mode::playback;
use crate::screens::table::panels::prompt::{self, choice_button};
use crate::screens::table::scene_and_inputs::{Input, Scene, Time};

/// Turns pressed keys into inputs. Escape goes back and Ctrl+Z undoes. B shows the last turn again, H asks for a hint, and P
/// passes windows for cards. C opens all cards, K the list of keys, L the log, and S the suspicions. Space or a click skips
/// animations. The map handles F, and a replay has further keys.
pub(crate) fn keys(ui: &Ui, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let undo = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
    if !has_keys(ui.ctx()) {
        return;
    }
    // If a menu is open, Escape closes only the menu.
    if escape(ui.ctx()) {
        let undoes = matches!(prompt::back(scene), Some(Input::Undo));
        inputs.push(if undoes { Input::BackOrUndo } else { Input::Back });
    }
    if !scene.legal.is_empty() && ui.input(|i| i.key_pressed(Key::H) && i.modifiers.is_none()) {
        inputs.push(Input::Hint);
    }
    let asks_of_cards = scene.status.passes_windows || passed_windows::is_window(scene.legal);
    if asks_of_cards
        && !scene.legal.is_empty()
        && ui.input(|i| i.key_pressed(Key::P) && i.modifiers.is_none())
    {
        inputs.push(Input::ToggleWindows);
    }
    if ui.input(|i| i.key_pressed(Key::B) && i.modifiers.is_none()) {
        inputs.push(Input::StepBack);
    }
    if ui.input(|i| i.key_pressed(Key::L) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleLog);
    }
    if ui.input(|i| i.key_pressed(Key::C) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleCards);
    }
    if ui.input(|i| i.key_pressed(Key::K) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleKeys);
    }
    if scene.playback.time == Time::Now && ui.input(|i| i.key_pressed(Key::S) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleSuspicions);
    }
    if ui.input_mut(|i| i.consume_shortcut(&undo)) {
        inputs.push(Input::Undo);
    }
    if scene.playback.replay.is_some() {
        return playback::keys(ui, inputs);
    }
    // If a widget has the focus, Space clicks that widget instead, unless it is a choice.
    let focused = ui.memory(|memory| memory.focused().is_some());
    let (space, click) = ui.input(|i| (i.key_pressed(Key::Space), i.pointer.primary_clicked()));
    if scene.legal.is_empty() && (click || (space && !focused)) {
        inputs.push(Input::Skip);
    }
    // While looking back, a key that would decide something only returns to the present.
    let decides = choice_button::DIGITS.iter().chain(if focused { None } else { Some(&Key::Enter) });
    if scene.playback.time == Time::Back && ui.input(|i| decides.clone().any(|key| i.key_pressed(*key))) {
        inputs.push(Input::Return);
    }
}
