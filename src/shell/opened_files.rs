//! Files and packs given to the window: on the command line, or dropped on it.

use std::sync::mpsc::Receiver;

use egui::Context;

use super::Shell;
use crate::shell::missing_display::dropped::Dropped;
use crate::shell::window_command::Command;
use pack_library::{Openable, Request};
use text::untrusted_text;
use system::fs;

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

    /// From now on opens what comes from here.
    pub fn set_drops(&mut self, drops: Option<Receiver<Dropped>>) {
        self.drops = drops;
    }

    /// Opens what was dropped on the window, or answers what cannot be opened.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let mut dropped: Vec<Dropped> = ctx.input(|i| {
            i.raw.dropped_files.iter().map(|file| Dropped::File(file.path().to_owned())).collect()
        });
        dropped.extend(self.drops.iter().flat_map(Receiver::try_iter));
        for dropped in dropped {
            let (key, name, value) = match dropped {
                Dropped::File(path) if fs::exists(path) => {
                    self.open(ctx, Openable::detect(&path));
                    continue;
                }
                Dropped::File(path) => ("window-dropped-missing", "path", untrusted_text::path(&path)),
                Dropped::Address(address) => (
                    "window-dropped-address",
                    "address",
                    untrusted_text::line(&address, untrusted_text::LINE),
                ),
            };
            self.notice = Some(self.looks.speech.say(key, &[(name, value.into())]));
        }
    }
}
