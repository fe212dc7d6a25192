//! The note that a crash leaves for the next start. The match needs no rescue, since its journal is always
//! complete.

use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use packs::is_guarded;

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
    let mut file = OpenOptions::new().create(true).append(true).open(note(folder))?;
    file.write_all(format!("{broke}\n").as_bytes())
}

/// Reads the note of the last crash in this folder, and removes it.
pub(crate) fn last(folder: &Path) -> Option<String> {
    let text = fs::read_to_string(note(folder)).ok()?;
    // If the note can't be removed, it is shown again next time.
    let _ = fs::remove_file(note(folder));
    Some(text.trim().to_owned())
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
