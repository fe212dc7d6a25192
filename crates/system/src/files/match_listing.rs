//! The list of files in the folder of matches, made without reading any file.

use crate::fs::{self, DirEntry, Metadata};
use crate::time::SystemTime;
use std::collections::HashMap;
use std::io;
use std::path::Path;

use crate::data_folders::{Folders, RECORD_ENDING, review_path};
use text::hidden_file::is_hidden_file;

/// The size and modification time of a file. A file with an equal stamp counts as unchanged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    /// The size of the file in bytes.
    pub size: u64,
    /// The modification time of the file, in milliseconds since 1970.
    pub changed: u64,
}

impl Stamp {
    /// The stamp of a file with this metadata.
    fn new(meta: &Metadata) -> Self {
        let since = meta.modified().ok().and_then(|at| at.duration_since(SystemTime::UNIX_EPOCH).ok());
        let changed = since.and_then(|since| u64::try_from(since.as_millis()).ok());
        Self { size: meta.len(), changed: changed.unwrap_or_default() }
    }
}

/// The records in the folder of matches, by file name, each with its stamp and that of its review, if there is
/// one. Folders and hidden files are left out.
///
/// # Errors
/// The folder cannot be read. A missing folder counts as empty.
pub fn listing(folders: &Folders) -> io::Result<HashMap<String, (Stamp, Option<Stamp>)>> {
    let entries = match fs::read_dir(folders.matches()) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(HashMap::new()),
        other => other?,
    };
    let (mut records, mut reviews) = (Vec::new(), HashMap::new());
    let ending = review_path(Path::new("a"));
    for entry in entries.flatten() {
        let name = entry.file_name();
        let is = |ending: Option<&std::ffi::OsStr>| Path::new(&name).extension() == ending;
        let (is_record, is_review) = (is(Some(RECORD_ENDING.as_ref())), is(ending.extension()));
        let Some(meta) = (is_record || is_review).then(|| metadata(&entry).ok()).flatten() else { continue };
        let Some(name) = name.to_str().filter(|name| meta.is_file() && !is_hidden_file(name)) else {
            continue;
        };
        if is_record {
            records.push((name.to_owned(), Stamp::new(&meta)));
        } else {
            reviews.insert(name.to_owned(), Stamp::new(&meta));
        }
    }
    let review = |record: &str| {
        let path = review_path(Path::new(record));
        path.to_str().and_then(|name| reviews.get(name)).copied()
    };
    Ok(records.into_iter().map(|(name, stamp)| (name.clone(), (stamp, review(&name)))).collect())
}

/// The size and modification time of a file in a folder. The folder itself shows those of a file that somebody has open
/// only later on Windows, so the file is asked there.
fn metadata(entry: &DirEntry) -> io::Result<Metadata> {
    if cfg!(windows) { fs::symlink_metadata(entry.path()) } else { entry.metadata() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_listed_with_their_reviews_and_nothing_else() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(data.path().to_owned()));
        assert!(listing(&folders).unwrap().is_empty());
        fs::create_dir_all(folders.matches().join("folder.whispers")).unwrap();
        for (name, text) in [
            ("a.whispers", "1234"),
            ("b.whispers", ""),
            ("a.review", "12"),
            ("c.review", ""),
            ("d", ""),
            ("._a.whispers", "1"),
        ] {
            fs::write(folders.matches().join(name), text).unwrap();
        }
        let listed = listing(&folders).unwrap();
        assert_eq!(listed.len(), 2);
        let (record, review) = listed["a.whispers"];
        assert_eq!((record.size, review.map(|stamp| stamp.size)), (4, Some(2)));
        assert!(record.changed > 0 && listed["b.whispers"].1.is_none());
    }
}
