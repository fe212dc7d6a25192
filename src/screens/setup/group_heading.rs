//! The heading of a group of house rules or presets.

use egui::{RichText, Ui};

use crate::looks::Looks;
use crate::looks::theme::{line, space, type_size};

/// Shows the heading of a group, followed by a line. `key` is the key of the heading's text.
pub(super) fn group(ui: &mut Ui, looks: &Looks, key: &str) {
    let text =
        RichText::new(looks.speech.text(key)).size(type_size::BODY + 1.0).color(looks.theme.faint).strong();
    let shown = ui.label(text).rect;
    let y = shown.center().y + 1.0;
    let right = ui.max_rect().right();
    let stroke = egui::Stroke::new(line::THIN, looks.theme.rule);
    ui.painter().hline(shown.right() + space::NORMAL..=right, y, stroke);
    ui.add_space(space::TIGHT);
}
