//! Handles the keys of a replay.

use egui::{EventFilter, Key, Modifiers, Ui};

use super::replay_controls::{Go, Pace, Watch};
use crate::screens::table::scene_and_inputs::Input;

/// The keys of a replay with their modifiers, and what each of them does. Keys with more modifiers come first, because
/// egui ignores an extra Shift or Alt.
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

/// Turns the pressed keys of a replay into inputs. If a widget has the focus, Space clicks that widget instead.
pub(crate) fn keys(ui: &Ui, inputs: &mut Vec<Input>) {
    let focused = ui.memory(|memory| memory.focused());
    // The left and right arrows step through the match instead of moving the focus.
    if let Some(id) = focused {
        let filter = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    }
    for (modifiers, key, watch) in KEYS {
        if key == Key::Space && focused.is_some() {
            continue;
        }
        // Each press counts, even if there are several in one frame.
        let pressed = ui.input_mut(|input| input.count_and_consume_key(modifiers, key));
        inputs.extend((0..pressed).map(|_| Input::Watch(watch)));
    }
}
