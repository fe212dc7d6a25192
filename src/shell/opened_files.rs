//! Opens files and packs that are named on the command line or dropped on the window.

use std::path::Path;
use std::sync::mpsc::Receiver;

use egui::Context;

use super::Shell;
use crate::shell::missing_display::dropped::Dropped;
use crate::shell::window_command::Command;
use pack_library::{Openable, Request};
use system::{fs, read_file};
use table::is_link;
use text::untrusted_text;

/// The largest archive that is looked into when it is dropped, in bytes.
const LARGEST: u64 = 64 << 20;

impl Shell {
    /// Opens a file or a link. Continues the match of a record, or shows a pack or catalogue on its screen. For
    /// anything else, shows a notice that it can't be opened.
    pub fn open(&mut self, ctx: &Context, opened: Openable) {
        match opened {
            Openable::Record(path) => self.carry_out(ctx, Command::Resume(path)),
            Openable::Pack(path) if is_data(&path) => self.carry_out(ctx, Command::ImportData(path)),
            Openable::Pack(path) => self.carry_out(ctx, Command::PackLibrary(Request::Open(path))),
            Openable::Catalogue(path) => self.carry_out(ctx, Command::PackLibrary(Request::Browse(path))),
            Openable::Link(link) => self.open_link(ctx, &link),
            Openable::Other(path) => {
                let path = untrusted_text::path(&path);
                self.notice = Some(self.looks.speech.say("packs-not-openable", &[("path", path.into())]));
            }
        }
        ctx.request_repaint();
    }

    /// Sets the channel that receives what is dropped on the window.
    pub fn set_drops(&mut self, drops: Option<Receiver<Dropped>>) {
        self.drops = drops;
    }

    /// Opens what has been dropped on the window. Shows a notice about anything that can't be opened.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let mut dropped: Vec<Dropped> = ctx.input(|i| {
            i.raw.dropped_files.iter().map(|file| Dropped::File(file.path().to_owned())).collect()
        });
        dropped.extend(self.drops.iter().flat_map(Receiver::try_iter));
        for dropped in dropped {
            let (key, name, value) = match dropped {
                Dropped::File(path) if fs::exists(&path) => {
                    self.open(ctx, Openable::detect(&path));
                    continue;
                }
                Dropped::File(path) => ("window-dropped-missing", "path", untrusted_text::path(&path)),
                Dropped::Address(address) if is_link(&address) => {
                    self.open_link(ctx, &address);
                    continue;
                }
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

/// True if a path leads to an archive of a player's data or of languages.
fn is_data(path: &Path) -> bool {
    fs::is_file(path) && read_file(path, LARGEST).is_ok_and(|bytes| data_archive::is_archive(&bytes))
}
