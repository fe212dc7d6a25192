//! The table of a match at some moment, as a picture.

use super::headless_window::HeadlessWindow;
use crate::screens::table::TableScreen;
use crate::settings::{Settings, Speed};
use table::{Match, Perspective};

/// Draws the table after `taken` decisions, `size` pixels across and down, as these eyes see it: rows from
/// the top, with red, green and blue for each pixel.
///
/// # Errors
/// Fails if nobody can look at the match through these eyes.
pub fn draw_moment(
    game: &Match,
    language: &'static str,
    eyes: Perspective,
    taken: usize,
    size: [u32; 2],
) -> Result<Vec<u8>, String> {
    let settings = Settings { language: Some(language.to_owned()), ..Settings::default() };
    draw_moment_with(game, &settings, eyes, taken, size)
}

/// Draws the table at a moment with a person's settings.
pub(crate) fn draw_moment_with(
    game: &Match,
    settings: &Settings,
    eyes: Perspective,
    taken: usize,
    size: [u32; 2],
) -> Result<Vec<u8>, String> {
    let settings = still(settings);
    let mut screen = screen(game, &settings, eyes)?;
    screen.pose(taken, None);
    HeadlessWindow::new(game.pack(), &settings, size, None).draw(&mut screen)
}

/// The settings without animations.
pub(super) fn still(settings: &Settings) -> Settings {
    Settings { speed: Speed::None, scale: None, ..settings.clone() }
}

/// The table of a copy of the match.
pub(super) fn screen(game: &Match, settings: &Settings, eyes: Perspective) -> Result<TableScreen, String> {
    let screen = TableScreen::posing(game.copied(), settings, eyes);
    screen.ok_or_else(|| "the match is not over, and cannot be seen with these eyes yet".to_owned())
}
