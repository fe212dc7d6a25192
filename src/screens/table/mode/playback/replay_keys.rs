//! The keys of a replay.

use egui::{EventFilter, Key, Modifiers, Ui};

use super::replay_controls::{Go, Pace, Watch};
use crate::screens::table::scene_and_inputs::Input;

/// The keys with what is held down beside them, and what they do; those with more held down first.
const KEYS: [(Modifiers, Key, Watch); 16] = [
    (Modifiers::SHIFT, Key::ArrowLeft, Watch::Go(Go::TurnBack)),
    (Modifiers::SHIFT, Key::ArrowRight, Watch::Go(Go::TurnOn)),
    (Modifiers::COMMAND, Key::ArrowLeft, Watch::Go(Go::RoundBack)),
    (Modifiers::COMMAND, Key::ArrowRight, Watch::Go(Go::RoundOn)),
    (Modifiers::NONE, Key::ArrowLeft, Watch::Go(Go::Back)),
    (Modifiers::NONE, Key::ArrowRight, Watch::Go(Go::On)),
    (Modifiers::NONE, Key::PageUp, Watch::Go(Go::RoundBack)),
    (Modifiers::NONE, Key::PageDown, Watch::Go(Go::RoundOn)),
    (Modifiers::NONE, Key::Home, Watch::Go(Go::Start)),
    (Modifiers::NONE, Key::End, Watch::Go(Go::End)),
    (Modifiers::NONE, Key::Num1, Watch::Pace(Pace::Half)),
    (Modifiers::NONE, Key::Num2, Watch::Pace(Pace::Usual)),
    (Modifiers::NONE, Key::Num3, Watch::Pace(Pace::Double)),
    (Modifiers::NONE, Key::Num4, Watch::Pace(Pace::Fourfold)),
    (Modifiers::NONE, Key::E, Watch::NextEyes),
    (Modifiers::NONE, Key::Space, Watch::Toggle),
];

/// Does what the keys ask for. Space clicks what has the focus, if anything has it.
pub(crate) fn keys(ui: &Ui, inputs: &mut Vec<Input>) {
    let focused = ui.memory(|memory| memory.focused());
    // The arrows to the sides lead through the match, not from widget to widget.
    if let Some(id) = focused {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    for (modifiers, key, watch) in KEYS {
        if key == Key::Space && focused.is_some() {
            continue;
        }
        // Each press counts, also several within a frame.
        let pressed = ui.input_mut(|input| input.count_and_consume_key(modifiers, key));
        inputs.extend((0..pressed).map(|_| Input::Watch(watch)));
    }
}
