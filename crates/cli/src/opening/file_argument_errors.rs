//! Files on the command line: `whispers FILE`, and records that cannot be loaded.

use std::error::Error;
use std::io::{self, ErrorKind};
use std::path::Path;

use crate::command_line::wrong_usage::Usage;
use crate::opening::links::{named_link, open_linked_match};
use crate::opening::named_packs::Packs;
use crate::output_files::STREAM;
use pack_library::{ARCHIVE, PACK_ENDING};
use packs::CATALOGUE_FILE;
use record::MOST_BYTES;
use system::{Folders, RECORD_ENDING, read_whole};
use table::{LoadError, Match, load_bytes, load_with, load_with_kept_rules};
use text::untrusted_text;

/// The error for a file that cannot be opened.
pub fn unknown_file(file: &Path) -> Usage {
    let given = untrusted_text::path(file);
    Usage::new(format!(
        "\"{given}\" is neither a match nor a pack nor a catalogue: a match is a .{RECORD_ENDING} file, a pack a folder with a \
         manifest.toml in it, a .{ARCHIVE} or a .{PACK_ENDING} file, and a catalogue of packs a {CATALOGUE_FILE} or a folder with packs in it"
    ))
}

/// Loads the match of a record or a link; `-` reads the record from the standard input.
///
/// # Errors
///
/// The record cannot be loaded.
pub(crate) fn open_record(record: &Path, kept_rules: bool, packs: &Packs) -> Result<Match, Box<dyn Error>> {
    if let Some(link) = named_link(record) {
        return open_linked_match(link, packs);
    }
    let all = packs.all(None)?;
    let loaded = if record == Path::new(STREAM) {
        let read = read_whole(io::stdin().lock(), MOST_BYTES);
        read.map_err(|why| LoadError::Io(record.to_owned(), why))
            .and_then(|bytes| load_bytes(record, &bytes, &all, kept_rules))
    } else if kept_rules {
        load_with_kept_rules(record, &all)
    } else {
        load_with(record, &all)
    };
    Ok(loaded.map_err(|why| load_failure(why, &packs.folders()))?.game)
}

/// The error for a record that cannot be loaded. If its pack is missing or has changed, the error lists the
/// ways to go on. A missing file is wrong usage.
pub(crate) fn load_failure(error: LoadError, folders: &Folders) -> Box<dyn Error> {
    match error {
        LoadError::Pack(unfit) => format!(
            "{unfit}\n--pack FOLDER uses the pack in that folder; --kept-rules uses the rules in the record"
        )
        .into(),
        LoadError::Io(path, why) if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            missing_record(&path, folders).into()
        }
        other => other.into(),
    }
}

/// The error for a missing record, which names the folder of saved matches.
pub(crate) fn missing_record(path: &Path, folders: &Folders) -> Usage {
    let (given, kept) = (untrusted_text::path(path), untrusted_text::path(&folders.matches()));
    Usage::new(format!("there is no file \"{given}\"; matches are kept in \"{kept}\""))
}
