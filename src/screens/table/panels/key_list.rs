//! The list of the table's keys.

use egui::{Grid, Id, Key, Label, Modal, RichText, ScrollArea, Ui};

use crate::looks::Looks;
use crate::looks::fonts;
use crate::looks::theme::{space, type_size};
use crate::screens::page_parts::scroll_by_keys;

/// The maximum width of the list, in points.
const WIDE: f32 = 480.0;
/// The window's height minus the maximum height of the list, in points.
const AROUND: f32 = 160.0;

/// For each line, the texts that name the keys and what they do.
const LINES: [[&str; 2]; 15] = [
    ["keys-go-keys", "keys-go"],
    ["keys-choose-keys", "keys-choose"],
    ["keys-number-keys", "keys-number"],
    ["keys-several-keys", "keys-several"],
    ["key-escape", "keys-back"],
    ["keys-undo-keys", "keys-undo"],
    ["key-space", "keys-hurry"],
    ["keys-windows-keys", "keys-windows"],
    ["keys-hint-keys", "keys-hint"],
    ["keys-again-keys", "keys-again"],
    ["keys-log-keys", "keys-log"],
    ["keys-suspicions-keys", "keys-suspicions"],
    ["keys-cards-keys", "keys-cards"],
    ["keys-map-keys", "keys-map"],
    ["keys-rules-keys", "keys-rules"],
];

/// Shows the list of keys. Returns true if the player closes it.
pub(crate) fn show(ui: &Ui, looks: &Looks) -> bool {
    let mut closed = false;
    let modal = Modal::new(Id::unique("keys")).show(ui.ctx(), |ui| {
        ui.set_max_width(WIDE);
        let title = RichText::new(looks.speech.text("keys-title"));
        ui.add(Label::new(title.font(fonts::display(type_size::HEADING))).selectable(false));
        ui.add_space(space::NORMAL);
        let most = (ui.ctx().content_rect().height() - AROUND).max(AROUND);
        ScrollArea::vertical().max_height(most).show(ui, |ui| {
            scroll_by_keys(ui);
            Grid::new("keys").num_columns(2).spacing([space::WIDE, space::TIGHT]).show(ui, |ui| {
                for [keys, deed] in LINES {
                    let keys = RichText::new(looks.speech.text(keys)).strong();
                    ui.add(Label::new(keys).selectable(false));
                    ui.add(Label::new(looks.speech.text(deed)).selectable(false));
                    ui.end_row();
                }
            });
        });
        ui.add_space(space::NORMAL);
        closed = ui.button(looks.speech.text("cards-close")).clicked();
    });
    closed || modal.should_close() || ui.input(|i| i.key_pressed(Key::K) && i.modifiers.is_none())
}
