//! The screens: one small struct each, which reads state and gives back what the person wants.

pub mod end;
pub mod load;
pub mod settings;
pub mod setup;
pub mod table;
pub mod title;

use egui::{Id, Key, Modal, TextEdit, Ui};

use super::shell::Kit;

/// Asks for a name. `Some(true)` once it is given, `Some(false)` once that is given up.
fn name_dialog(ui: &Ui, kit: &Kit, question: &str, name: &mut String) -> Option<bool> {
    let mut answer = None;
    Modal::new(Id::unique("name")).show(ui.ctx(), |ui| {
        let label = ui.label(kit.speech.text(question));
        let field = ui.add(TextEdit::singleline(name).desired_width(280.0)).labelled_by(label.id);
        if !ui.memory(|memory| memory.focused().is_some()) {
            field.request_focus();
        }
        ui.horizontal(|ui| {
            let (enter, escape) = ui.input(|i| (i.key_pressed(Key::Enter), i.key_pressed(Key::Escape)));
            if ui.button(kit.speech.text("window-save")).clicked() || enter {
                answer = Some(true);
            }
            if ui.button(kit.speech.text("window-cancel")).clicked() || escape {
                answer = Some(false);
            }
        });
    });
    answer
}
