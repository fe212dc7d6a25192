//! The files to which a session writes records.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::{fs, io};

use crate::output_files::folder_of;
use record::MOST_BYTES;
use system::read_file;
use table::Match;
use text::os_error::at_path;
use text::untrusted_text;

/// The text of each record that this session wrote, by path. Only these files may be overwritten.
#[derive(Debug, Default)]
pub(super) struct Copies(BTreeMap<PathBuf, String>);

impl Copies {
    /// Writes the record of a match to a new file, or over a file that this session wrote and nobody has
    /// changed since. The folder must exist.
    ///
    /// # Errors
    ///
    /// Says why the record was not written. An existing file is unchanged.
    pub fn write(&mut self, game: &Match, path: &Path) -> Result<(), String> {
        let folder = folder_of(path).map_err(|e| e.to_string())?;
        let name = path.file_name().ok_or_else(|| format!("{} names no file", untrusted_text::path(path)))?;
        // Different spellings of a path lead to the same file.
        let place = system::fs::canonicalize(folder).map_err(|e| at_path(path, &e))?.join(name);
        if self.is_own(&place) {
            replace(game, &place).map_err(|e| at_path(path, &e))?;
        } else {
            game.save_copy(path).map_err(|e| e.to_string())?;
        }
        self.0.insert(place, game.record_text());
        Ok(())
    }

    /// True if this session wrote the file and nobody has changed it since.
    fn is_own(&self, place: &Path) -> bool {
        let Some(text) = self.0.get(place) else { return false };
        let regular = fs::symlink_metadata(place).is_ok_and(|found| found.is_file());
        regular && read_file(place, MOST_BYTES).is_ok_and(|bytes| bytes == text.as_bytes())
    }
}

/// Replaces an existing record atomically.
fn replace(game: &Match, place: &Path) -> io::Result<()> {
    let mut name = place.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.new", std::process::id()));
    let new = place.with_file_name(name);
    game.save_copy(&new).map_err(io::Error::other)?;
    fs::rename(&new, place).inspect_err(|_| drop(fs::remove_file(&new)))
}
