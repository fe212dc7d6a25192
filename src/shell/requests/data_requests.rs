//! Moving everything that the player has into an archive, and from one.

use std::path::Path;

use egui::Context;

use crate::shell::Shell;
use crate::shell::window_command::Command;
use pack_library::Request;
use system::{home_folder, page, read_file, write_new};
use text::os_error::reason;
use text::untrusted_text;

/// The largest archive that is read, in bytes.
const LARGEST: u64 = 1 << 30;

impl Shell {
    /// Writes everything that the player has into an archive, and says where it is.
    pub(in crate::shell) fn export_data(&mut self) {
        let written = data_archive::export(&self.folders).and_then(|bytes| {
            let name = data_archive::FILE_NAME;
            if page::download(name, &bytes) {
                return Ok(name.into());
            }
            let folder = home_folder().unwrap_or_else(|| self.folders.data().to_owned());
            let stem = name.strip_suffix(".zip").unwrap_or(name);
            let numbered = (2..1000).map(|n| folder.join(format!("{stem} ({n}).zip")));
            let mut free = std::iter::once(folder.join(name)).chain(numbered);
            let path = free.find(|path| !system::fs::exists(path)).unwrap_or_else(|| folder.join(name));
            write_new(&path, &bytes).map(|()| path)
        });
        let speech = &self.looks.speech;
        self.notice = Some(match written {
            Ok(path) => speech.say("data-exported", &[("path", untrusted_text::path(&path).into())]),
            Err(why) => speech.say("data-not-exported", &[("why", reason(&why).into())]),
        });
    }

    /// Adds the content of an archive to what the player has, and says what was added.
    pub(in crate::shell) fn import_data(&mut self, ctx: &Context, path: &Path) {
        let added = read_file(path, LARGEST)
            .map_err(data_archive::ImportError::from)
            .and_then(|bytes| data_archive::import(&bytes, &self.folders));
        let added = match added {
            Ok(added) => added,
            Err(data_archive::ImportError::Io(why)) => {
                let why = reason(&why).into();
                self.notice = Some(self.looks.speech.say("data-not-imported", &[("why", why)]));
                return;
            }
            Err(_) => {
                self.notice = Some(self.looks.speech.text("data-no-archive"));
                return;
            }
        };
        packs::install_from_folders(&self.folders);
        let found = self.file.read();
        self.apply_settings(ctx, found.settings);
        self.looks.renew_languages(&self.settings);
        if let crate::shell::Screen::Settings(screen) = &mut self.screen {
            screen.set_settings(&self.settings);
        }
        self.carry_out(ctx, Command::PackLibrary(Request::Look));
        self.renew_history(ctx);
        let speech = &self.looks.speech;
        let (matches, packs) = (added.matches as i64, added.packs as i64);
        let mut said = speech.say("data-imported", &[("matches", matches.into()), ("packs", packs.into())]);
        if !added.kept.is_empty() {
            let names: Vec<String> = added.kept.iter().map(|name| untrusted_text::word(name)).collect();
            said.push_str("\n\n");
            said.push_str(&speech.say("data-kept", &[("names", names.join(", ").into())]));
        }
        self.notice = Some(said);
    }
}
