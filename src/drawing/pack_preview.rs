//! A picture of a pack's table.

use std::sync::Arc;

use super::headless_window::HeadlessWindow;
use crate::screens::table::TableScreen;
use crate::settings::{Settings, Speed};
use bots::Level;
use packs::Pack;
use rules::Society;
use system::Folders;
use table::{Match, Setup};

/// The seed of the deal that is shown; any deal would do.
const SEED: u64 = 1;

/// Draws the table of a new match as its first society sees it, with `size` in pixels. The match has as many
/// societies as the pack allows. Returns rows from the top, with red, green and blue for each pixel.
///
/// # Errors
///
/// Says why a match of the pack cannot begin.
pub fn draw_table(pack: Arc<Pack>, language: &str, size: [u32; 2]) -> Result<Vec<u8>, String> {
    let settings =
        Settings { language: Some(language.to_owned()), speed: Speed::None, ..Settings::default() };
    let rivals = pack.rules.raw.societies.1.saturating_sub(1);
    let mut setup = Setup::new(Arc::clone(&pack), rivals, Level::Novice, SEED);
    setup.first = Society::new(0);
    let game = Match::new(setup).map_err(|e| e.to_string())?;
    let mut screen = TableScreen::new(game, &settings, &Folders::new(None), || {});
    HeadlessWindow::new(&pack, &settings, size, None).draw(&mut screen)
}
