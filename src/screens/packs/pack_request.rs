//! Requests about packs, and the confirmation that some of them need.

use egui::Ui;

use crate::looks::Looks;
use crate::screens::ask_dialog;
use crate::shell::window_command::Command;
use pack_library::Request;

/// A request of the player about a pack.
pub(in crate::screens) enum PackRequest {
    /// A command to carry out at once.
    Do(Command),
    /// A question for the player, and the request to make if they answer yes.
    Ask(String, Request),
}

/// The open confirmation, if any: the question, and the request to make if the player answers yes.
#[derive(Default)]
pub(in crate::screens) struct Confirmation(Option<(String, Request)>);

impl Confirmation {
    /// Carries out a request, or opens its confirmation.
    pub fn take(&mut self, wanted: PackRequest, commands: &mut Vec<Command>) {
        match wanted {
            PackRequest::Do(command) => commands.push(command),
            PackRequest::Ask(what, request) => self.0 = Some((what, request)),
        }
    }

    /// Shows the open confirmation, and makes its request if the player answers yes.
    pub fn ui(&mut self, ui: &Ui, looks: &Looks, commands: &mut Vec<Command>) {
        let Some((what, request)) = &self.0 else { return };
        match ask_dialog(ui, looks, what) {
            Some(true) => commands.push(Command::PackLibrary(request.clone())),
            Some(false) => {}
            None => return,
        }
        self.0 = None;
    }
}
