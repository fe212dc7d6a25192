//! The title: continue, begin, load, leave.

use std::path::PathBuf;

use egui::{Align, Button, Layout, RichText, Ui, UiBuilder, Vec2};

use crate::app::command::Command;
use crate::app::icons::Icon;
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};
use crate::table::Folders;

/// The title screen.
pub struct TitleScreen {
    /// The match that was played last.
    last: Option<PathBuf>,
}

impl TitleScreen {
    /// The title, with the match that was played last.
    pub fn new(folders: &Folders) -> Self {
        let saved = folders.saved().unwrap_or_default();
        Self { last: saved.into_iter().next().map(|s| s.path) }
    }

    /// A title without a match to go on with.
    pub fn empty() -> Self {
        Self { last: None }
    }

    /// Shows the title.
    pub fn ui(&mut self, ui: &mut Ui, kit: &mut Kit, commands: &mut Vec<Command>) {
        let rect = ui.max_rect();
        let column = egui::Rect::from_center_size(rect.center(), Vec2::new(460.0, rect.height().min(560.0)));
        let mut ui = ui.new_child(UiBuilder::new().max_rect(column).layout(Layout::top_down(Align::Center)));
        ui.add_space(space::WIDE);
        emblems(&mut ui, kit);
        ui.add_space(space::WIDE);
        ui.label(RichText::new(&kit.pack.words.name).size(type_size::TITLE));
        ui.add_space(space::NORMAL);
        ui.label(RichText::new(&kit.pack.words.about).size(type_size::LEAD).color(kit.theme.faint));
        ui.add_space(2.0 * space::WIDE);
        let mut button = |key: &str, enabled: bool| {
            let mut text = RichText::new(kit.speech.text(key)).size(type_size::LEAD);
            // What most people want most has the accent.
            let first = key == "title-continue" && enabled;
            if first {
                text = text.color(kit.theme.on_accent);
            }
            let button = Button::new(text).min_size(Vec2::new(260.0, 40.0));
            let button = if first { button.fill(kit.theme.accent) } else { button };
            let clicked = ui.add_enabled(enabled, button).clicked();
            ui.add_space(space::TIGHT);
            clicked
        };
        if button("title-continue", self.last.is_some())
            && let Some(path) = &self.last
        {
            commands.push(Command::Resume(path.clone()));
        }
        if button("title-new", true) {
            commands.push(Command::ShowSetup);
        }
        if button("title-load", true) {
            commands.push(Command::ShowLoad);
        }
        if button("title-settings", true) {
            commands.push(Command::ShowSettings);
        }
        if button("title-quit", true) {
            commands.push(Command::Quit);
        }
    }
}

/// The empires' emblems in a row.
fn emblems(ui: &mut Ui, kit: &mut Kit) {
    let count = kit.pack.theme.empires.len();
    let side = 52.0;
    let (row, _) =
        ui.allocate_exact_size(Vec2::new(count as f32 * (side + space::WIDE), side), egui::Sense::hover());
    for i in 0..count {
        let x = row.left() + (i as f32 + 0.5) * (side + space::WIDE);
        let rect = egui::Rect::from_center_size(egui::Pos2::new(x, row.center().y), Vec2::splat(side));
        let tint = kit.empire(i);
        kit.icons.paint(ui, Icon::Empire(i), rect, kit.theme.drawn(tint));
    }
}
