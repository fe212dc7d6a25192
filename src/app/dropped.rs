//! What something is that was dropped on the window.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::shelf::ARCHIVE;
use crate::system::RECORD_ENDING;

/// How much of a file is looked at.
const START: u64 = 4096;
/// How a zip archive begins.
const ZIP: &[u8] = b"PK";

/// What was dropped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dropped {
    /// The record of a match.
    Record,
    /// A pack: a folder or an archive.
    Pack,
    /// Neither.
    Other,
}

impl Dropped {
    /// Finds out by what it is, and by its name where it begins like nothing that is known: what is wrong
    /// with a record or a pack is said when it is read.
    pub fn of(path: &Path) -> Self {
        if path.is_dir() {
            return Self::Pack;
        }
        let mut start = Vec::new();
        // What cannot be read has a name nevertheless. To open what is no file may wait for ever.
        if path.is_file() {
            let _ = File::open(path).and_then(|file| file.take(START).read_to_end(&mut start));
        }
        let ends = |ending: &str| path.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending));
        let line = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == "format");
        match () {
            () if start.starts_with(ZIP) || ends(ARCHIVE) => Self::Pack,
            () if ends(RECORD_ENDING) => Self::Record,
            () if String::from_utf8_lossy(&start).lines().any(line) => Self::Record,
            () => Self::Other,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_dropped_is_told_by_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let of = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            Dropped::of(&path)
        };
        assert_eq!(Dropped::of(folder.path()), Dropped::Pack);
        assert_eq!(of("no ending", b"PK\x03\x04"), Dropped::Pack);
        assert_eq!(of("torn.zip", b""), Dropped::Pack);
        assert_eq!(of("odd.whispers", b"\xff"), Dropped::Record);
        assert_eq!(of("saved.txt", b"# mine\nformat = 1\n"), Dropped::Record);
        assert_eq!(of("notes.txt", b"the format is odd"), Dropped::Other);
        assert_eq!(Dropped::of(&folder.path().join("gone.png")), Dropped::Other);
        // Nothing is waited for that never ends, or never begins.
        assert_eq!(Dropped::of(Path::new("/dev/zero")), Dropped::Other);
    }
}
