//! Keys that no widget of the table answers to.

use egui::{Key, KeyboardShortcut, Modifiers, Ui};

use crate::screens::has_keys;
use crate::screens::page_keys::escape;
use crate::screens::table::mode::playback;
use crate::screens::table::panels::prompt::choice_button;
use crate::screens::table::scene_and_inputs::{Input, Scene, Time};

/// Escape steps back, B shows again what was done, C shows all cards, L opens the log, H asks for a hint, S shows
/// the suspicions, Ctrl+Z undoes, Space and a click hurry the others. A replay has keys of its own.
pub(crate) fn keys(ui: &Ui, scene: &Scene<'_>, inputs: &mut Vec<Input>) {
    let undo = KeyboardShortcut::new(Modifiers::COMMAND, Key::Z);
    if !has_keys(ui.ctx()) {
        return;
    }
    // A menu that is open closes first.
    if escape(ui.ctx()) {
        inputs.push(Input::Back);
    }
    if !scene.legal.is_empty() && ui.input(|i| i.key_pressed(Key::H) && i.modifiers.is_none()) {
        inputs.push(Input::Hint);
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
    if scene.playback.time == Time::Now && ui.input(|i| i.key_pressed(Key::S) && i.modifiers.is_none()) {
        inputs.push(Input::ToggleSuspicions);
    }
    if ui.input_mut(|i| i.consume_shortcut(&undo)) {
        inputs.push(Input::Undo);
    }
    if scene.playback.replay.is_some() {
        return playback::keys(ui, inputs);
    }
    // Space clicks what has the focus.
    let focused = ui.memory(|memory| memory.focused().is_some());
    let (space, click) = ui.input(|i| (i.key_pressed(Key::Space), i.pointer.primary_clicked()));
    if scene.legal.is_empty() && (click || (space && !focused)) {
        inputs.push(Input::Skip);
    }
    // What would decide something now decides nothing then.
    let decides = choice_button::DIGITS.iter().chain(if focused { None } else { Some(&Key::Enter) });
    if scene.playback.time == Time::Back && ui.input(|i| decides.clone().any(|key| i.key_pressed(*key))) {
        inputs.push(Input::Return);
    }
}
