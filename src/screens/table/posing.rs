//! Tables that are drawn and not played at.

use super::TableScreen;
use super::pose::{Caption, Pose};
use super::replay::{Go, Replay};
use crate::settings::Settings;
use system::Folders;
use table::{Match, Perspective};

impl TableScreen {
    /// A table that is drawn, seen with these eyes; `None` where nobody can look at the match like that.
    pub fn posing(game: Match, settings: &Settings, eyes: Perspective) -> Option<Self> {
        let replay = Replay::with_eyes(&game, eyes, settings.speed)?;
        let viewer = replay.viewer();
        let mut screen = Self::new(game, settings, &Folders::new(None), || {});
        (screen.viewer, screen.replay, screen.pose, screen.curtain) =
            (viewer, Some(replay), Pose::Still, None);
        Some(screen)
    }

    /// Shows the moment once so many decisions were taken, whole or with a caption as a frame of a film.
    pub fn pose(&mut self, taken: usize, caption: Option<Caption>) {
        self.pose = caption.map_or(Pose::Still, Pose::Film);
        if let Some(replay) = &mut self.replay {
            replay.go(&self.game, Go::To(taken), 0.0);
        }
    }
}
