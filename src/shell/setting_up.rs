//! A match to be set up, with what the last one was set up with and with the programs of the settings.

use super::Shell;
use crate::screens::setup::SetupScreen;

impl Shell {
    /// The set-up of a match of the pack that is shown.
    pub(super) fn new_setup(&self) -> SetupScreen {
        SetupScreen::new(&self.looks.pack, &self.last_setup, &self.settings.programs())
    }
}
