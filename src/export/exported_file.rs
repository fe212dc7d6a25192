//! The content of an exported file, and its name.

use std::sync::Arc;

use super::export_kind::{Export, Kind};
use crate::drawing::{draw_film_with, draw_moment_with};
use crate::settings::Settings;
use image_files::png;
use speech::{Speech, match_text};
use table::Match;

/// The width and height of an exported picture, in pixels.
const SIZE: [u32; 2] = [1600, 1000];

/// A file to write beside a record: what it shows, its extension, and its bytes.
pub(super) type ExportedFile = (String, &'static str, Vec<u8>);

/// The content of an exported file, after the words for its name and its extension. `None` if `progress` has stopped it.
///
/// # Errors
/// The reason why the match cannot be drawn.
pub(super) fn export_bytes(
    game: &Match,
    export: Export,
    settings: &Settings,
    progress: &mut dyn FnMut(usize, usize) -> bool,
) -> Result<Option<ExportedFile>, String> {
    let (what, ending) = name(export);
    let bytes = match export.kind {
        Kind::Picture => {
            let rgb = draw_moment_with(game, settings, export.eyes, export.taken, SIZE)?;
            Some(png(SIZE, &rgb)?)
        }
        Kind::Film => draw_film_with(game, settings, export.eyes, progress)?,
        Kind::Story => {
            let speech = Speech::in_language(Arc::clone(game.pack()), settings.spoken_language());
            Some(match_text(&speech, game, export.eyes).into_bytes())
        }
    };
    Ok(bytes.filter(|_| progress(1, 1)).map(|bytes| (what, ending, bytes)))
}

/// The name of the exported file beside a record, without the record's name, and its extension.
pub(super) fn name(export: Export) -> (String, &'static str) {
    match export.kind {
        Kind::Picture => (format!("decision {}", export.taken), "png"),
        Kind::Film => ("film".to_owned(), "gif"),
        Kind::Story => ("story".to_owned(), "txt"),
    }
}
