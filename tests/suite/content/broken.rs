//! The shipped pack in a folder of its own, to be broken by small edits.

use std::fs;
use std::path::{Path, PathBuf};

use tempfile::TempDir;
use whispers::content::{Files, Pack};

/// A copy of the shipped pack.
pub struct Broken(TempDir);

/// The folder of the shipped pack.
pub fn shipped_folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("content/war-of-whispers")
}

/// The pack as it is shipped, in all its languages.
pub fn translated() -> Broken {
    let folder = tempfile::tempdir().unwrap();
    copy(&shipped_folder(), folder.path());
    Broken(folder)
}

/// The pack as it is shipped but in its first language alone, so that a fault is told of once.
pub fn shipped() -> Broken {
    let manifest = fs::read_to_string(shipped_folder().join("manifest.toml")).unwrap();
    let line = manifest.lines().find(|l| l.starts_with("languages")).unwrap();
    translated().edit("manifest.toml", line, "languages = [\"en\"]").without("text/fr.toml")
}

fn copy(from: &Path, to: &Path) {
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let to = to.join(entry.file_name());
        if entry.file_type().unwrap().is_dir() {
            fs::create_dir(&to).unwrap();
            copy(&entry.path(), &to);
        } else {
            fs::copy(entry.path(), to).unwrap();
        }
    }
}

impl Broken {
    /// Where a file of the pack is.
    pub fn path(&self, file: &str) -> PathBuf {
        self.0.path().join(file)
    }

    /// The paths of its files, sorted.
    pub fn files(&self) -> Vec<String> {
        fn walk(folder: &Path, before: &str, found: &mut Vec<String>) {
            for entry in fs::read_dir(folder).unwrap() {
                let entry = entry.unwrap();
                let path = format!("{before}{}", entry.file_name().into_string().unwrap());
                match entry.file_type().unwrap().is_dir() {
                    true => walk(&entry.path(), &format!("{path}/"), found),
                    false => found.push(path),
                }
            }
        }
        let mut found = Vec::new();
        walk(self.0.path(), "", &mut found);
        found.sort();
        found
    }

    /// Writes something else for the first time that a text stands in a file.
    pub fn edit(self, file: &str, from: &str, to: &str) -> Self {
        let text = fs::read_to_string(self.path(file)).unwrap();
        assert!(text.contains(from), "{file} has no {from:?}");
        self.with(file, text.replacen(from, to, 1))
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
        let report = |r: whispers::content::Report| r.to_string();
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

/// Makes sure that a pack is read with just these warnings.
#[track_caller]
pub fn assert_warnings(pack: &Broken, expected: &str) {
    let found: Vec<String> = assert_accepted(pack).warnings.iter().map(ToString::to_string).collect();
    let found = found.join("\n\n");
    assert!(found == expected.trim_matches('\n'), "the warnings are\n\n{found}\n\ninstead of\n{expected}");
}

/// The pack with five of its twelve cities gone.
pub fn with_seven_cities(pack: Broken) -> Broken {
    let map = fs::read_to_string(pack.path("map.toml")).unwrap();
    pack.with("map.toml", map.replacen("cities = 1, ", "", 5))
}
