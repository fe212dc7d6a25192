//! A picture of a match's table at any moment.

use super::headless_window::HeadlessWindow;
use crate::screens::table::TableScreen;
use crate::settings::{Settings, Speed};
use table::{Match, Perspective};

/// Draws the table after `taken` decisions from a perspective, with `size` in pixels. Returns rows from the
/// top, with red, green and blue for each pixel.
///
/// # Errors
///
/// Fails if the match cannot be shown from this perspective.
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

/// These settings without animations and with the automatic scale.
pub(super) fn still(settings: &Settings) -> Settings {
    Settings { speed: Speed::None, scale: None, ..settings.clone() }
}

/// The table with a copy of the match, seen from a perspective.
pub(super) fn screen(game: &Match, settings: &Settings, eyes: Perspective) -> Result<TableScreen, String> {
    let screen = TableScreen::posing(game.copied(), settings, eyes);
    screen.ok_or_else(|| "the match is not over, and cannot be seen with these eyes yet".to_owned())
}
