//! The note that a crash leaves for the next start. The match itself is safe, since its journal is always
//! complete.

use std::io::Write;
use std::path::{Path, PathBuf};
use system::fs::{self, OpenOptions};

use packs::is_guarded;
use system::{NoFile, read_file};
use text::untrusted_text;

/// The maximum number of bytes that are read from a crash note.
const MOST_BYTES: u64 = 64 << 10;

/// The path of the crash note in a folder.
fn note(folder: &Path) -> PathBuf {
    folder.join("breakdown.txt")
}

/// Installs a panic hook. A panic on any thread writes a crash note in this folder, in addition to the usual
/// message.
pub(crate) fn watch(folder: &Path) {
    let folder = folder.to_owned();
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // A panic caused by drawing a faulty emblem is caught, so it isn't a crash.
        if is_guarded() {
            return usual(panic);
        }
        // If the note can't be written, there is nobody to tell.
        let _ = leave(&folder, &panic.to_string());
        usual(panic);
    }));
}

/// Appends a panic message to the crash note. Earlier messages stay, since the first one is often the cause
/// of the others.
fn leave(folder: &Path, broke: &str) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    // Opening a pipe or a device could block.
    if fs::metadata(note(folder)).is_ok_and(|found| !found.is_file()) {
        return Err(std::io::Error::other(NoFile));
    }
    let mut file = OpenOptions::new().create(true).append(true).open(note(folder))?;
    file.write_all(format!("{broke}\n").as_bytes())
}

/// Reads and deletes the note of the last crash in this folder. The text is sanitised.
pub(crate) fn last(folder: &Path) -> Option<String> {
    let bytes = read_file(&note(folder), MOST_BYTES).ok()?;
    // If the note can't be deleted, it is shown again at the next start.
    let _ = fs::remove_file(note(folder));
    let text = String::from_utf8_lossy(&bytes);
    Some(untrusted_text::lines(text.trim(), untrusted_text::MESSAGE).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_note_holds_all_that_broke_and_is_found_once() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(last(folder.path()), None);
        leave(&folder.path().join("new"), "the roof came down").unwrap();
        leave(&folder.path().join("new"), "the walls followed").unwrap();
        let said = last(&folder.path().join("new")).unwrap();
        assert_eq!(said, "the roof came down\nthe walls followed");
        assert_eq!(last(&folder.path().join("new")), None);
    }

    #[test]
    fn a_note_that_is_not_utf_8_or_very_long_is_shown_and_taken_away() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(note(folder.path()), b"the roof \xff came down\n\x1b[2J").unwrap();
        assert_eq!(last(folder.path()).unwrap(), "the roof \u{fffd} came down\n\u{fffd}[2J");
        assert_eq!(last(folder.path()), None);
        fs::write(note(folder.path()), "x".repeat(1 << 20)).unwrap();
        assert!(last(folder.path()).is_some_and(|said| said.chars().count() <= untrusted_text::MESSAGE + 1));
        assert_eq!(last(folder.path()), None);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_in_place_of_the_note_is_neither_read_nor_written() {
        let folder = tempfile::tempdir().unwrap();
        let made = std::process::Command::new("mkfifo").arg(note(folder.path())).status();
        assert!(made.is_ok_and(|status| status.success()));
        assert_eq!(last(folder.path()), None);
        assert!(leave(folder.path(), "the roof came down").is_err());
    }

    /// Other tests panic on purpose at the same time and write to the same note, so the test only looks for
    /// its own message.
    #[test]
    fn a_panic_leaves_a_note() {
        let folder = tempfile::tempdir().unwrap();
        watch(folder.path());
        let broken = std::thread::spawn(|| panic!("the roof came down")).join();
        assert!(broken.is_err());
        let said = last(folder.path()).unwrap();
        assert!(said.contains("the roof came down") && said.contains("crash_note.rs"), "{said}");
        let _ = std::panic::take_hook();
    }
}
