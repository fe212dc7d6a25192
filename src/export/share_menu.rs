//! The button that opens the menu of exports and links.

use egui::accesskit::Role;
use egui::containers::menu::MenuButton;
use egui::{Button, Ui, Vec2, WidgetInfo};

use super::export_kind::{Export, Kind};
use crate::looks::Looks;
use crate::shell::window_command::{Command, Shared};
use table::Perspective;

/// Shows the button that opens the menu of exports and links. A picture or a position is the moment after `taken`
/// decisions, and all exports use the perspective `eyes`.
pub(crate) fn share_menu(
    ui: &mut Ui,
    looks: &Looks,
    taken: usize,
    eyes: Perspective,
    commands: &mut Vec<Command>,
) {
    let name = looks.speech.text("export-menu");
    let button = Button::new(&name).min_size(Vec2::new(0.0, ui.spacing().interact_size.y));
    let (response, _) = MenuButton::from_button(button).ui(ui, |ui| {
        for kind in Kind::ALL {
            if ui.button(looks.speech.text(kind.key())).clicked() {
                commands.push(Command::Export(Export { kind, taken, eyes }));
                ui.close();
            }
        }
        ui.separator();
        let links = [
            ("link-match", Shared::Match),
            ("link-position", Shared::Position(taken)),
            ("link-deal", Shared::Deal),
        ];
        for (key, shared) in links {
            let name = looks.speech.say("link-of", &[("what", looks.speech.text(key).into())]);
            let item = ui.button(name).on_hover_text(looks.speech.text("link-share-about"));
            if item.clicked() {
                commands.push(Command::Share(shared));
                ui.close();
            }
        }
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    response.on_hover_text(looks.speech.text("export-menu-about"));
}
