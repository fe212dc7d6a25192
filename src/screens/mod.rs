//! The screens. Each is a small struct that shows state and returns the player's commands.

pub mod about;
mod army_banners;
pub mod catalogue;
pub mod end;
pub mod external_bot_list;
mod file_finder;
pub mod history;
mod landmark_drawings;
pub mod lessons;
pub mod load;
pub mod packs;
mod page_keys;
mod page_parts;
pub mod puzzles;
pub mod review;
pub mod rulebook;
pub mod settings;
pub mod setup;
pub mod table;
pub mod title;

use egui::{Id, Key, Label, Modal, RichText, ScrollArea, TextEdit, Ui};

use super::looks::Looks;
pub(crate) use page_keys::{begin as begin_frame, has_keys};
use text::untrusted_text;

/// Asks for a name in a dialog. Returns `Some(true)` when the player saves the name, and `Some(false)` when
/// they cancel.
fn name_dialog(ui: &Ui, looks: &Looks, question: &str, name: &mut String) -> Option<bool> {
    let mut answer = None;
    Modal::new(Id::unique("name")).show(ui.ctx(), |ui| {
        let label = ui.label(looks.speech.text(question));
        let field = ui.add(TextEdit::singleline(name).desired_width(280.0)).labelled_by(label.id);
        let (enter, escape) = ui.input(|i| (i.key_pressed(Key::Enter), i.key_pressed(Key::Escape)));
        let buttons =
            ui.horizontal(|ui| ["window-save", "window-cancel"].map(|key| ui.button(looks.speech.text(key))));
        let [save, cancel] = buttons.inner;
        // The key press that opened the dialog must not answer it.
        if save.clicked() || (enter && field.lost_focus()) {
            answer = Some(true);
        } else if cancel.clicked() || escape {
            answer = Some(false);
        } else if !(field.has_focus() || save.has_focus() || cancel.has_focus()) {
            field.request_focus();
        }
    });
    answer
}

/// Asks a yes-or-no question in a dialog. Returns the player's answer once it is given. Enter means yes, and
/// Escape means no.
fn ask_dialog(ui: &Ui, looks: &Looks, question: &str) -> Option<bool> {
    let mut answer = None;
    Modal::new(Id::unique("confirm")).show(ui.ctx(), |ui| {
        ui.set_max_width(420.0);
        ui.label(question);
        ui.add_space(crate::looks::theme::space::NORMAL);
        let buttons =
            ui.horizontal(|ui| ["window-yes", "window-no"].map(|key| ui.button(looks.speech.text(key))));
        let [yes, no] = buttons.inner;
        if yes.clicked() {
            answer = Some(true);
        } else if no.clicked() || ui.input(|i| i.key_pressed(Key::Escape)) {
            answer = Some(false);
        } else if !(yes.has_focus() || no.has_focus()) {
            yes.request_focus();
        }
    });
    answer
}

/// Shows a notice in a dialog until the player closes it. Each kind of notice needs its own `id`.
pub(crate) fn notice_dialog(ui: &Ui, looks: &Looks, id: &str, notice: &mut Option<String>) {
    let Some(text) = notice else { return };
    let mut closed = false;
    Modal::new(Id::unique(id)).show(ui.ctx(), |ui| {
        ui.set_max_width(NOTICE);
        show_text(ui, text);
        ui.add_space(crate::looks::theme::space::NORMAL);
        let close = ui.button(looks.speech.text("window-ok"));
        closed = close.clicked() || ui.input(|i| i.key_pressed(Key::Escape));
    });
    if closed {
        *notice = None;
    }
}

/// The maximum width of a notice, in points.
const NOTICE: f32 = 520.0;
/// The window's height minus the maximum height of a notice's text, in points.
const AROUND: f32 = 160.0;

/// Shows the first line of a notice as normal text, and the rest in a monospaced font. Long texts scroll, so
/// that the button stays visible.
fn show_text(ui: &mut Ui, text: &str) {
    let text = untrusted_text::lines(text, untrusted_text::MESSAGE);
    let (said, quoted) = text.split_once('\n').unwrap_or((&text, ""));
    let most = (ui.ctx().content_rect().height() - AROUND).max(AROUND);
    ScrollArea::vertical().max_height(most).id_salt("text").show(ui, |ui| {
        ui.add(Label::new(said).selectable(true));
        if !quoted.is_empty() {
            let quoted = RichText::new(quoted).monospace().size(crate::looks::theme::type_size::SMALL);
            ui.add(Label::new(quoted).selectable(true));
        }
    });
}
