//! What the path of a command about packs leads to, said clearly when that is no pack.

use std::fs;
use std::path::Path;

use crate::content::Library;
use crate::rules::nearest;

/// Why there is no pack.
#[derive(Debug, thiserror::Error, PartialEq, Eq)]
pub enum NoPack {
    /// Neither a path nor the id of a built-in pack.
    #[error("there is no file or folder {given:?}, nor is a pack of that name built in; {meant}")]
    Nowhere {
        /// The path.
        given: String,
        /// What may have been meant.
        meant: String,
    },
    /// A folder in which no pack lies.
    #[error("the folder {given:?} is no pack: it has no manifest.toml; {meant}")]
    NoManifest {
        /// The path.
        given: String,
        /// What may have been meant.
        meant: String,
    },
}

/// Makes sure that there is something at a path that may be a pack, or a built-in pack of that id.
///
/// # Errors
/// That there is none, and what may have been meant.
pub fn find(path: &Path) -> Result<(), NoPack> {
    let ids = Library::default().ids();
    let given = path.display().to_string();
    if path.is_dir() {
        let has_manifest = |folder: &Path| folder.join("manifest.toml").symlink_metadata().is_ok();
        if has_manifest(path) {
            return Ok(());
        }
        let inside = fs::read_dir(path).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut packs: Vec<String> =
            inside.filter(|p| has_manifest(p)).map(|p| p.display().to_string()).collect();
        packs.sort();
        let meant = match packs.first() {
            Some(pack) => format!("did you mean {pack:?}?"),
            None => "\"whispers pack new FOLDER\" writes a small one".to_owned(),
        };
        return Err(NoPack::NoManifest { given, meant });
    }
    if path.exists() || path.to_str().is_some_and(|id| ids.iter().any(|known| known == id)) {
        return Ok(());
    }
    let meant = match nearest(&given, ids.iter().map(String::as_str)) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("there are {}", ids.join(", ")),
    };
    Err(NoPack::Nowhere { given, meant })
}
