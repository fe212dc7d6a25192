//! Where packs are found by their ids: those in the program, and any others that are added.

use super::built_in_content::built_in;
use super::pack_files::Files;

/// The packs that can be found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    packs: Vec<(String, Files)>,
    /// The packs left out because there are too many.
    left_out: Vec<String>,
}

impl Default for Library {
    /// The packs that are built into the program, the base game first.
    fn default() -> Self {
        let packs = built_in().into_iter().map(|id| (id.to_owned(), Files::BuiltIn(id)));
        Self { packs: packs.collect(), left_out: Vec::new() }
    }
}

impl Library {
    /// Adds a pack; from now on its id stands for it.
    pub fn add(&mut self, id: impl Into<String>, files: Files) {
        let id = id.into();
        self.packs.retain(|(known, _)| *known != id);
        self.packs.push((id, files));
    }

    /// Names packs that are installed and not read, since there are too many.
    pub fn leave_out(&mut self, names: Vec<String>) {
        self.left_out = names;
    }

    /// True if a pack is installed but not read, since there are too many.
    pub fn leaves_out(&self, id: &str) -> bool {
        self.left_out.iter().any(|name| name == id)
    }

    /// The pack with this id.
    pub fn find(&self, id: &str) -> Option<Files> {
        self.packs.iter().find(|(known, _)| known == id).map(|(_, files)| files.clone())
    }

    /// The ids of all packs.
    pub fn ids(&self) -> Vec<String> {
        self.packs.iter().map(|(id, _)| id.clone()).collect()
    }
}
