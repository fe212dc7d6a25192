//! The matches that are kept, and any other record by its path.

use std::path::PathBuf;

use egui::accesskit::Role;
use egui::{Align, Button, Layout, RichText, Ui, UiBuilder, Vec2, WidgetInfo};
use egui_extras::{Column, TableBuilder};

use crate::app::command::Command;
use crate::app::picker::Picker;
use crate::app::screens::{has_keys, name_dialog};
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::table::{Folders, SavedMatch, local_time};

const ROW: f32 = 34.0;

/// The list of matches.
pub struct LoadScreen {
    saved: Vec<SavedMatch>,
    trouble: Option<String>,
    path: String,
    picker: Picker,
    /// The match that is given another name, and the name so far.
    naming: Option<(SavedMatch, String)>,
}

impl LoadScreen {
    /// The list as it is now.
    pub fn new(folders: &Folders) -> Self {
        let (saved, trouble) = match folders.saved() {
            Ok(saved) => (saved, None),
            Err(error) => (Vec::new(), Some(error.to_string())),
        };
        Self { saved, trouble, path: String::new(), picker: Picker::default(), naming: None }
    }

    /// Shows the list.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        let rect = ui.max_rect().shrink(space::WIDE);
        let size = Vec2::new(rect.width().min(720.0), rect.height());
        let mut ui =
            ui.new_child(UiBuilder::new().max_rect(egui::Rect::from_center_size(rect.center(), size)));
        ui.label(RichText::new(kit.speech.text("load-heading")).size(type_size::HEADING));
        ui.add_space(space::NORMAL);
        self.elsewhere(&mut ui, kit, commands);
        ui.add_space(space::NORMAL);
        if let Some(trouble) = &self.trouble {
            ui.label(RichText::new(trouble).color(kit.theme.wrong));
        } else if self.saved.is_empty() {
            ui.label(kit.speech.text("load-none"));
        }
        self.list(&mut ui, kit, commands);
    }

    /// Back, and records that lie elsewhere: by the system's dialog or by their path.
    fn elsewhere(&mut self, ui: &mut Ui, kit: &Kit, commands: &mut Vec<Command>) {
        ui.horizontal(|ui| {
            let escape = has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(egui::Key::Escape));
            if ui.button(kit.speech.text("window-back")).clicked() || escape {
                commands.push(Command::ShowTitle);
            }
            let choose = Button::new(kit.speech.text("load-choose"));
            if ui.add_enabled(!self.picker.is_open(), choose).clicked() {
                let (title, kind) = (kit.speech.text("load-heading"), kit.speech.text("load-kind"));
                self.picker.open(ui.ctx(), &title, &kind);
            }
            let label = ui.label(kit.speech.text("load-path"));
            let open = Button::new(kit.speech.text("load-open"));
            let room = ui.available_width() - 80.0;
            let field = ui.add(egui::TextEdit::singleline(&mut self.path).desired_width(room));
            let field = field.labelled_by(label.id);
            let entered = field.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            let path = self.path.trim().trim_matches('"');
            if (ui.add_enabled(!path.is_empty(), open).clicked() || entered) && !path.is_empty() {
                commands.push(Command::Resume(PathBuf::from(path)));
            }
        });
        if let Some(path) = self.picker.chosen() {
            commands.push(Command::Resume(path));
        }
    }

    fn list(&mut self, ui: &mut Ui, kit: &Kit, commands: &mut Vec<Command>) {
        if self.saved.is_empty() {
            return;
        }
        let head = |ui: &mut Ui, key: &str| {
            ui.label(RichText::new(kit.speech.text(key)).color(kit.theme.faint));
        };
        let words = ["load-rename", "load-copy", "load-trash"].map(|key| kit.speech.text(key));
        let (saved, naming) = (&self.saved, &mut self.naming);
        TableBuilder::new(ui)
            .cell_layout(Layout::left_to_right(Align::Center))
            .column(Column::remainder().at_least(200.0).clip(true))
            .column(Column::exact(136.0))
            .column(Column::exact(244.0))
            .header(ROW, |mut row| {
                row.col(|ui| head(ui, "load-name"));
                row.col(|ui| head(ui, "load-played"));
                row.col(|_| {});
            })
            .body(|body| {
                body.rows(ROW, saved.len(), |mut row| {
                    let Some(saved) = saved.get(row.index()) else { return };
                    row.col(|ui| {
                        let size = Vec2::new(ui.available_width() - space::NORMAL, ROW - 4.0);
                        if ui.add(Button::new(&saved.name).min_size(size)).clicked() {
                            commands.push(Command::Resume(saved.path.clone()));
                        }
                    });
                    row.col(|ui| {
                        ui.label(local_time(saved.changed));
                    });
                    row.col(|ui| {
                        let mut clicked = words.iter().map(|word| {
                            let response = ui.button(word);
                            let name = format!("{word} {}", saved.name);
                            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
                            response.clicked()
                        });
                        match clicked.position(|clicked| clicked) {
                            Some(0) => *naming = Some((saved.clone(), saved.name.clone())),
                            Some(1) => commands.push(Command::Copy(saved.clone())),
                            Some(_) => commands.push(Command::Trash(saved.clone())),
                            None => {}
                        }
                    });
                });
            });
        self.ask_name(ui, kit, commands);
    }

    /// Asks for another name of a match.
    fn ask_name(&mut self, ui: &Ui, kit: &Kit, commands: &mut Vec<Command>) {
        let Some((saved, name)) = &mut self.naming else { return };
        match name_dialog(ui, kit, "load-new-name", name) {
            Some(true) => commands.push(Command::Rename(saved.clone(), name.clone())),
            Some(false) => {}
            None => return,
        }
        self.naming = None;
    }
}
