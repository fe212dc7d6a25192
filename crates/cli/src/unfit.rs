//! Records that cannot be loaded, on the command line: what is the matter, and which options lead on.

use std::error::Error;
use std::io::ErrorKind;
use std::path::Path;

use super::usage::Usage;
use system::Folders;
use table::LoadError;
use text::clean;

/// That a record cannot be loaded, in words; where its pack is missing or has changed, with what can be done. That
/// there is no such file is wrong usage.
pub(super) fn with_options(error: LoadError, folders: &Folders) -> Box<dyn Error> {
    match error {
        LoadError::Pack(unfit) => format!(
            "{unfit}\n--pack FOLDER takes the pack from where it lies; --kept-rules goes by the rules in the record"
        )
        .into(),
        LoadError::Io(path, why) if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => {
            no_record(&path, folders).into()
        }
        other => other.into(),
    }
}

/// That there is no record at a path, and where those are that were played here.
pub(super) fn no_record(path: &Path, folders: &Folders) -> Usage {
    let (given, kept) = (clean::path(path), clean::path(&folders.matches()));
    Usage::new(format!("there is no file {given:?}; matches are kept in {kept:?}"))
}
