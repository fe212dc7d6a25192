//! What is wanted of a pack, and what is asked before it is done.

use egui::Ui;

use crate::looks::Looks;
use crate::screens::ask_dialog;
use crate::shell::command::Command;
use pack_library::Request;

/// What is wanted of a pack.
pub(in crate::screens) enum Wanted {
    /// To be done.
    Do(Command),
    /// To be done once it is agreed to.
    Ask(String, Request),
}

/// What is asked before it is done, and the request that does it.
#[derive(Default)]
pub(in crate::screens) struct Asked(Option<(String, Request)>);

impl Asked {
    /// Takes what is wanted: it is done now or asked first.
    pub fn hear(&mut self, wanted: Wanted, commands: &mut Vec<Command>) {
        match wanted {
            Wanted::Do(command) => commands.push(command),
            Wanted::Ask(what, request) => self.0 = Some((what, request)),
        }
    }

    /// Asks until there is an answer, and does what is agreed to.
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
