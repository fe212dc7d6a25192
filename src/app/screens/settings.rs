//! What holds for every match: scale, looks, pace.

use egui::{RichText, Slider, Ui, UiBuilder, Vec2};

use crate::app::command::Command;
use crate::app::screens::has_keys;
use crate::app::settings::{Look, SCALES, Settings, Speed};
use crate::app::shell::Kit;
use crate::app::theme::{space, type_size};

/// The settings.
pub struct SettingsScreen {
    settings: Settings,
    /// The largest scale at which the table still fits the window.
    fits: f32,
}

impl SettingsScreen {
    /// The settings as they are; `fits` is the largest scale at which the table fits.
    pub fn new(settings: Settings, fits: f32) -> Self {
        Self { settings, fits }
    }

    /// Tells how large a scale the window has room for.
    pub fn set_fits(&mut self, fits: f32) {
        self.fits = fits;
    }

    /// Shows the settings; each change holds at once.
    pub fn ui(&mut self, ui: &mut Ui, kit: &Kit, commands: &mut Vec<Command>) {
        let rect = ui.max_rect().shrink(2.0 * space::WIDE);
        let size = Vec2::new(rect.width().min(560.0), rect.height());
        let mut ui =
            ui.new_child(UiBuilder::new().max_rect(egui::Rect::from_center_size(rect.center(), size)));
        let ui = &mut ui;
        let before = self.settings.clone();
        ui.label(RichText::new(kit.speech.text("settings-heading")).size(type_size::HEADING));
        ui.add_space(space::WIDE);

        let label = heading(ui, kit, "settings-scale");
        let most = self.fits.clamp(SCALES.0 + 0.05, SCALES.1);
        ui.horizontal(|ui| {
            let slider = Slider::new(&mut self.settings.scale, SCALES.0..=most).step_by(0.05);
            ui.add(slider.show_value(false)).labelled_by(label.id);
            ui.label(format!("{:.0} %", 100.0 * self.settings.scale));
        });
        ui.label(RichText::new(kit.speech.text("settings-scale-hint")).color(kit.theme.faint));
        ui.add_space(space::WIDE);

        heading(ui, kit, "settings-theme");
        ui.horizontal(|ui| {
            for look in Look::ALL {
                let text = kit.speech.text(&format!("theme-{}", look.id()));
                ui.selectable_value(&mut self.settings.theme, look, text);
            }
        });
        ui.add_space(space::WIDE);

        heading(ui, kit, "settings-speed");
        ui.horizontal(|ui| {
            for speed in Speed::ALL {
                let text = kit.speech.text(&format!("speed-{}", speed.id()));
                ui.selectable_value(&mut self.settings.speed, speed, text);
            }
        });
        ui.add_space(space::WIDE);

        heading(ui, kit, "settings-choices");
        ui.checkbox(&mut self.settings.forced, kit.speech.text("settings-forced"));
        ui.add_space(2.0 * space::WIDE);

        if self.settings != before {
            commands.push(Command::Settle(self.settings.clone()));
        }
        let back = egui::Button::new(kit.speech.text("window-back"));
        let escape = has_keys(ui.ctx()) && ui.input(|i| i.key_pressed(egui::Key::Escape));
        if ui.add_sized(Vec2::new(120.0, 36.0), back).clicked() || escape {
            commands.push(Command::ShowTitle);
        }
    }
}

fn heading(ui: &mut Ui, kit: &Kit, key: &str) -> egui::Response {
    ui.label(RichText::new(kit.speech.text(key)).strong())
}
