//! The kind of a file that is passed on the command line, opened from the desktop, or dropped on the window.

use std::io::Read;
use std::path::{Path, PathBuf};
use system::fs::{self, File};

use super::catalogue::is_catalogue;
use super::pack_location::is_archive;
use packs::MANIFEST_FILE;
use system::RECORD_ENDING;

/// The number of bytes of a file that are read to detect its kind.
const START: u64 = 4096;
/// The magic bytes of a zip archive.
const ZIP: &[u8] = b"PK";

/// A file or folder to open, by its kind, with its path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Openable {
    /// The file is a record of a match.
    Record(PathBuf),
    /// The path is a pack: a folder or an archive.
    Pack(PathBuf),
    /// The path is a catalogue: an index of packs, or a folder with packs.
    Catalogue(PathBuf),
    /// A link that holds a deal, a puzzle, a position or a match, as text. No file is detected as one.
    Link(String),
    /// The file is something else, which cannot be opened.
    Other(PathBuf),
}

impl Openable {
    /// Detects the kind of a file by its content, or by its name if the content says nothing. Faults are
    /// reported only when the file is read. The manifest of a pack stands for its folder.
    pub fn detect(path: &Path) -> Self {
        let own = || path.to_owned();
        if is_catalogue(path) {
            return Self::Catalogue(own());
        }
        if fs::is_dir(path) {
            return Self::Pack(own());
        }
        if path.file_name().is_some_and(|name| name == MANIFEST_FILE) && fs::is_file(path) {
            return Self::Pack(system::folder_of(path).to_owned());
        }
        let mut start = Vec::new();
        // An unreadable file still has a name. Opening something other than a file may block.
        if fs::is_file(path) {
            let _ = File::open(path).and_then(|file| file.take(START).read_to_end(&mut start));
        }
        let is_record = path.extension().is_some_and(|own| own.eq_ignore_ascii_case(RECORD_ENDING));
        let line = |line: &str| line.split_once('=').is_some_and(|(key, _)| key.trim() == "format");
        match () {
            () if start.starts_with(ZIP) || is_archive(path) => Self::Pack(own()),
            () if is_record => Self::Record(own()),
            () if String::from_utf8_lossy(&start).lines().any(line) => Self::Record(own()),
            () => Self::Other(own()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_opened_is_told_by_what_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let of = |name: &str, bytes: &[u8]| {
            let path = folder.path().join(name);
            std::fs::write(&path, bytes).unwrap();
            Openable::detect(&path)
        };
        let at = |name: &str| folder.path().join(name);
        let whole = || folder.path().to_owned();
        assert_eq!(Openable::detect(folder.path()), Openable::Pack(whole()));
        assert_eq!(of("no ending", b"PK\x03\x04"), Openable::Pack(at("no ending")));
        assert_eq!(of("torn.zip", b""), Openable::Pack(at("torn.zip")));
        assert_eq!(of("torn.whispers-pack", b""), Openable::Pack(at("torn.whispers-pack")));
        assert_eq!(of("manifest.toml", b"format = 1\n"), Openable::Pack(whole()));
        assert_eq!(of("odd.whispers", b"\xff"), Openable::Record(at("odd.whispers")));
        assert_eq!(of("saved.txt", b"# mine\nformat = 1\n"), Openable::Record(at("saved.txt")));
        assert_eq!(of("notes.txt", b"the format is odd"), Openable::Other(at("notes.txt")));
        assert_eq!(of("catalogue.toml", b"format = 1"), Openable::Catalogue(at("catalogue.toml")));
        assert_eq!(of("ours.toml", b"format = 1\n[[packs]]\n"), Openable::Catalogue(at("ours.toml")));
        assert_eq!(Openable::detect(&at("gone.png")), Openable::Other(at("gone.png")));
        // Detection does not wait for a file that never ends.
        let endless = PathBuf::from("/dev/zero");
        assert_eq!(Openable::detect(&endless), Openable::Other(endless));
    }
}
