//! The page of bots from outside.

use super::{Screen, Shell};
use crate::screens::programs::ProgramsScreen;

impl Shell {
    /// Shows the bots from outside that the settings name; a match on the table waits on.
    pub(super) fn show_programs(&mut self) {
        let (bots, programs) = (&self.settings.bots, self.settings.programs());
        self.screen = Screen::Programs(ProgramsScreen::new(bots, programs, self.file.path().to_owned()));
    }
}
