//! Catalogues: a page for the one that is looked through.

use std::path::PathBuf;

use super::{Screen, Shell};
use crate::screens::catalogue::CatalogueScreen;
use pack_library::{Installed, OpenCatalogue};

impl Shell {
    /// Shows the page of a catalogue, which is being read; one that is shown stays until it has been read again.
    pub(super) fn show_catalogue(&mut self, path: PathBuf) {
        let shown = matches!(&self.screen, Screen::Catalogue(screen) if screen.is_at(&path));
        if !shown {
            self.packs.show_current(&mut self.looks);
            self.screen = Screen::Catalogue(Box::new(CatalogueScreen::reading(path)));
        }
    }

    /// A catalogue has been read.
    pub(super) fn take_catalogue(&mut self, browsed: Box<OpenCatalogue>) {
        if let Screen::Catalogue(screen) = &mut self.screen {
            screen.take(browsed);
        }
    }

    /// What is said of a pack that has been installed.
    pub(super) fn said_of(&self, installed: &Installed) -> String {
        let speech = &self.looks.speech;
        let path = installed.place.path().map(|path| path.display().to_string()).unwrap_or_default();
        let said = speech.say("packs-installed-now", &[("path", path.into())]);
        if installed.with.is_empty() {
            return said;
        }
        let with = [("n", (installed.with.len() as i64).into()), ("packs", installed.with.join(", ").into())];
        format!("{said} {}", speech.say("packs-installed-with", &with))
    }
}
