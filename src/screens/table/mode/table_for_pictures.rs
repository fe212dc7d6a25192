//! Creates the tables that are drawn for pictures and films.

use crate::screens::table::TableScreen;
use crate::screens::table::mode::playback::{Go, Replay};
use crate::screens::table::mode::{Caption, Mode, Posing};
use crate::settings::Settings;
use system::Folders;
use table::{Match, Perspective};

impl TableScreen {
    /// Creates a table for pictures and films that shows the match as `eyes` sees it; `None` if the match doesn't
    /// allow that perspective.
    pub fn posing(game: Match, settings: &Settings, eyes: Perspective) -> Option<Self> {
        let replay = Replay::with_eyes(&game, eyes, settings.speed)?;
        let viewer = replay.viewer();
        let mut screen = Self::new(game, settings, &Folders::new(None), || {});
        (screen.viewer, screen.curtain) = (viewer, None);
        screen.mode = Mode::Posing(Posing { replay, caption: None });
        Some(screen)
    }

    /// Shows the match after `taken` decisions: as a frame of a film if there is a caption, or else as the whole
    /// table.
    pub fn pose(&mut self, taken: usize, caption: Option<Caption>) {
        if let Mode::Posing(posing) = &mut self.mode {
            posing.caption = caption;
            posing.replay.go(&self.game, Go::To(taken), 0.0);
        }
    }
}
