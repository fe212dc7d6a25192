//! Files and packs given to the window: on the command line, or dropped on it.

use egui::Context;

use super::Shell;
use crate::shell::window_command::Command;
use pack_library::{Openable, Request};
use text::untrusted_text;

impl Shell {
    /// Opens a file: continues the match of a record, or shows a pack among the packs. For anything else, a
    /// notice says that it can't be opened.
    pub fn open(&mut self, ctx: &Context, opened: Openable) {
        match opened {
            Openable::Record(path) => self.carry_out(ctx, Command::Resume(path)),
            Openable::Pack(path) => self.carry_out(ctx, Command::PackLibrary(Request::Open(path))),
            Openable::Catalogue(path) => self.carry_out(ctx, Command::PackLibrary(Request::Browse(path))),
            Openable::Other(path) => {
                let path = untrusted_text::path(&path);
                self.notice = Some(self.looks.speech.say("packs-not-openable", &[("path", path.into())]));
            }
        }
        ctx.request_repaint();
    }

    /// Opens what was dropped on the window.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let dropped: Vec<Openable> =
            ctx.input(|i| i.raw.dropped_files.iter().map(|file| Openable::detect(file.path())).collect());
        for opened in dropped {
            self.open(ctx, opened);
        }
    }
}
