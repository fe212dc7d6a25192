//! The note that a crash leaves for the next start. The match needs no rescue, since its journal is always
//! complete.

use system::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use packs::is_guarded;
use system::{NoFile, read_file};
use text::untrusted_text;

/// The most bytes of a note that are read.
const MOST_BYTES: u64 = 64 << 10;

/// The path of the note in a folder.
fn note(folder: &Path) -> PathBuf {
    folder.join("breakdown.txt")
}

/// From now on, a panic on any thread writes a note in this folder as well as its usual message.
pub(crate) fn watch(folder: &Path) {
    let folder = folder.to_owned();
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        // A panic caused by drawing a faulty emblem is caught, so it is no crash.
        if is_guarded() {
            return usual(panic);
        }
        // If the note can't be written, there is nobody to report it to.
        let _ = leave(&folder, &panic.to_string());
        usual(panic);
    }));
}

/// Adds a panic to the note. Earlier ones stay, since the first is often the cause of the others.
fn leave(folder: &Path, broke: &str) -> std::io::Result<()> {
    fs::create_dir_all(folder)?;
    // A pipe or a device would be waited for.
    if fs::metadata(note(folder)).is_ok_and(|found| !found.is_file()) {
        return Err(std::io::Error::other(NoFile));
    }
    let mut file = OpenOptions::new().create(true).append(true).open(note(folder))?;
    file.write_all(format!("{broke}\n").as_bytes())
}

/// Takes the note of the last crash out of this folder. Its bytes may be anything.
pub(crate) fn last(folder: &Path) -> Option<String> {
    let bytes = read_file(&note(folder), MOST_BYTES).ok()?;
    // A note that stays is shown again, which is better than not at all.
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

    /// Other tests panic at the same time on purpose and are in the same note, so only what this one
    /// left there is looked for.
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
