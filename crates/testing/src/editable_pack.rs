//! Copies of packs in temporary folders, for tests that edit them and check the report of faults.

use std::fs;
use std::path::{Path, PathBuf};

use packs::{Files, Pack};
use regex_lite::Regex;
use tempfile::TempDir;

use crate::repository_files;

/// A copy of a pack in a temporary folder, removed when dropped.
pub struct EditablePack(TempDir);

/// The folder of the base pack.
pub fn shipped_folder() -> PathBuf {
    repository_files::root().join("content/war-of-whispers")
}

/// The folder of the small test pack.
pub fn small_folder() -> PathBuf {
    repository_files::root().join("crates/testing/packs/small")
}

/// A copy of the small test pack: as small as a pack can be, with a card of each kind, in one language.
pub fn small() -> EditablePack {
    EditablePack::copy(&small_folder())
}

/// A copy of the small test pack with French added.
pub fn french() -> EditablePack {
    let pack = small();
    repository_files::copy(&repository_files::root().join("crates/testing/packs/french"), pack.0.path());
    pack
}

/// A copy of the base pack in all its languages.
pub fn translated() -> EditablePack {
    EditablePack::copy(&shipped_folder())
}

/// A copy of the base pack in English only, so that each fault is reported once.
pub fn shipped() -> EditablePack {
    let manifest = fs::read_to_string(shipped_folder().join("manifest.toml")).unwrap();
    let line = manifest.lines().find(|l| l.starts_with("languages")).unwrap();
    translated().edit("manifest.toml", line, "languages = [\"en\"]").without("text/fr.toml")
}

impl EditablePack {
    /// A copy of the pack in a folder.
    pub fn copy(from: &Path) -> Self {
        let folder = tempfile::tempdir().unwrap();
        repository_files::copy(from, folder.path());
        Self(folder)
    }

    /// The path of one of the pack's files in the temporary folder.
    pub fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    /// The relative paths of the pack's files, sorted.
    pub fn files(&self) -> Vec<String> {
        repository_files::files(self.0.path()).into_keys().collect()
    }

    /// The contents of one of the pack's files.
    pub fn text(&self, file: &str) -> String {
        fs::read_to_string(self.path(file)).unwrap_or_else(|e| panic!("{file}: {e}"))
    }

    /// Replaces the first occurrence of `from` in a file by `to`.
    pub fn edit(self, file: &str, from: &str, to: &str) -> Self {
        let text = self.text(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.with(file, text.replacen(from, to, 1))
    }

    /// Replaces every occurrence of `from` in a file by `to`.
    pub fn edit_everywhere(self, file: &str, from: &str, to: &str) -> Self {
        let text = self.text(file);
        assert!(text.contains(from), "{file} has no {from:?}");
        self.with(file, text.replace(from, to))
    }

    /// Removes the first occurrence of `out` from a file, including the line break if `out` is one or more
    /// whole lines.
    pub fn cut(self, file: &str, out: &str) -> Self {
        let text = format!("\n{}", self.text(file));
        let lines = format!("\n{out}\n");
        match text.contains(&lines) {
            true => self.with(file, &text.replacen(&lines, "\n", 1)[1..]),
            false => self.edit(file, out, ""),
        }
    }

    /// Adds a file to the pack, or overwrites it.
    pub fn with(self, file: &str, bytes: impl AsRef<[u8]>) -> Self {
        let path = self.path(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, bytes).unwrap();
        self
    }

    /// Removes a file from the pack.
    pub fn without(self, file: &str) -> Self {
        fs::remove_file(self.path(file)).unwrap();
        self
    }

    /// Loads the pack. The error is the whole report of faults as text.
    pub fn load(&self) -> Result<Pack, String> {
        let folder = self.0.path();
        let report = |r: packs::Report| r.to_string();
        Pack::load(&Files::Folder(folder.to_owned()))
            .map_err(|r| report(r).replace(&folder.display().to_string(), "the pack"))
    }
}

/// Asserts that loading the pack fails with exactly this report.
#[track_caller]
pub fn assert_report(pack: &EditablePack, expected: &str) {
    let report = pack.load().err().unwrap_or_else(|| panic!("the pack is accepted; expected:\n{expected}"));
    assert!(report == expected.trim_matches('\n'), "the report is\n\n{report}\n\ninstead of\n{expected}");
}

/// Asserts that the pack loads without faults, and returns it.
#[track_caller]
pub fn assert_accepted(pack: &EditablePack) -> Pack {
    pack.load().unwrap_or_else(|report| panic!("{report}"))
}

/// The first line of a report, with its location shortened from `FILE:LINE:COLUMN` to `FILE:LINE`.
pub fn first_report_line(report: &str) -> String {
    let first = report.lines().next().unwrap_or_default();
    let place = Regex::new(r"^([^:]+:\d+):\d+: ").unwrap();
    place.replace(first, "$1: ").into_owned()
}
