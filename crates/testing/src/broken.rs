//! Packs in folders of their own, to be broken by small edits.

use std::fs;
use std::path::{Path, PathBuf};

use packs::{Files, Pack};
use tempfile::TempDir;

use crate::folders;

/// A copy of a pack.
pub struct Broken(TempDir);

/// The folder of the base pack.
pub fn shipped_folder() -> PathBuf {
    folders::root().join("content/war-of-whispers")
}

fn copy_of(from: &Path) -> Broken {
    let folder = tempfile::tempdir().unwrap();
    folders::copy(from, folder.path());
    Broken(folder)
}

/// The folder of the small pack.
pub fn small_folder() -> PathBuf {
    folders::root().join("crates/testing/packs/small")
}

/// The pack of the tests: as small as a pack can be, with a card of each kind, in one language.
pub fn small() -> Broken {
    copy_of(&small_folder())
}

/// The small pack with its words in French as well.
pub fn french() -> Broken {
    let pack = small();
    folders::copy(&folders::root().join("crates/testing/packs/french"), pack.0.path());
    pack
}

/// The base pack as it is shipped, in all its languages.
pub fn translated() -> Broken {
    copy_of(&shipped_folder())
}

/// The base pack as it is shipped but in its first language alone, so that a fault is told of once.
pub fn shipped() -> Broken {
    let manifest = fs::read_to_string(shipped_folder().join("manifest.toml")).unwrap();
    let line = manifest.lines().find(|l| l.starts_with("languages")).unwrap();
    translated().edit("manifest.toml", line, "languages = [\"en\"]").without("text/fr.toml")
}

impl Broken {
    /// Where a file of the pack is.
    pub fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    /// The paths of its files, sorted.
    pub fn files(&self) -> Vec<String> {
        folders::files(self.0.path()).into_keys().collect()
    }

    /// The text of a file.
    pub fn text(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap_or_else(|e| panic!("{file}: {e}"))
    }

    /// Writes something else for the first time that a text stands in a file.
    pub fn edit(self, file: &str, from: &str, to: &str) -> Self {
        let text = self.text(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.with(file, text.replacen(from, to, 1))
    }

    /// Writes something else wherever a text stands in a file.
    pub fn edit_everywhere(self, file: &str, from: &str, to: &str) -> Self {
        let text = self.text(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.with(file, text.replace(from, to))
    }

    /// Takes a text out of a file, with the ends of its lines if they are whole lines.
    pub fn cut(self, file: &str, out: &str) -> Self {
        let text = format!("\n{}", self.text(file));
        let lines = format!("\n{out}\n");
        match text.contains(&lines) {
            true => self.with(file, &text.replacen(&lines, "\n", 1)[1..]),
            false => self.edit(file, out, ""),
        }
    }

    /// Puts a file into the pack.
    pub fn with(self, file: &str, bytes: impl AsRef<[u8]>) -> Self {
        fs::write(self.path(file), bytes).unwrap();
        self
    }

    /// Takes a file out of the pack.
    pub fn without(self, file: &str) -> Self {
        fs::remove_file(self.path(file)).unwrap();
        self
    }

    /// The pack, or the whole report on it as a text.
    pub fn load(&self) -> Result<Pack, String> {
        let folder = self.0.path();
        let report = |r: packs::Report| r.to_string();
        Pack::load(&Files::Folder(folder.to_owned()))
            .map_err(|r| report(r).replace(&folder.display().to_string(), "the pack"))
    }
}

/// Makes sure that a pack is refused with just this report.
#[track_caller]
pub fn assert_report(broken: &Broken, expected: &str) {
    let report = broken.load().err().unwrap_or_else(|| panic!("the pack is accepted; expected:\n{expected}"));
    assert!(report == expected.trim_matches('\n'), "the report is\n\n{report}\n\ninstead of\n{expected}");
}

/// Makes sure that a pack is read.
#[track_caller]
pub fn assert_accepted(pack: &Broken) -> Pack {
    pack.load().unwrap_or_else(|report| panic!("{report}"))
}
