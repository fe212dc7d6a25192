//! The matches that are kept.

use egui::{Button, RichText, ScrollArea, Ui, UiBuilder, Vec2};

use crate::app::command::Command;
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::table::{Folders, SavedMatch};

/// The list of matches.
pub struct LoadScreen {
    saved: Vec<SavedMatch>,
    trouble: Option<String>,
}

impl LoadScreen {
    /// The list as it is now.
    pub fn new(folders: &Folders) -> Self {
        match folders.saved() {
            Ok(saved) => Self { saved, trouble: None },
            Err(error) => Self { saved: Vec::new(), trouble: Some(error.to_string()) },
        }
    }

    /// Shows the list.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        let rect = ui.max_rect().shrink(space::WIDE);
        let column =
            egui::Rect::from_center_size(rect.center(), Vec2::new(rect.width().min(620.0), rect.height()));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(column));
        ui.label(RichText::new(kit.speech.text("load-heading")).size(type_size::HEADING));
        ui.add_space(space::NORMAL);
        if ui.button(kit.speech.text("window-back")).clicked()
            || ui.input(|i| i.key_pressed(egui::Key::Escape))
        {
            commands.push(Command::ShowTitle);
        }
        ui.add_space(space::NORMAL);
        if let Some(trouble) = &self.trouble {
            ui.label(RichText::new(trouble).color(kit.theme.wrong));
        } else if self.saved.is_empty() {
            ui.label(kit.speech.text("load-none"));
        }
        ScrollArea::vertical().show(&mut ui, |ui| {
            for saved in &self.saved {
                let button = Button::new(&saved.name).min_size(Vec2::new(ui.available_width(), 32.0));
                if ui.add(button).clicked() {
                    commands.push(Command::Resume(saved.path.clone()));
                }
            }
        });
    }
}
