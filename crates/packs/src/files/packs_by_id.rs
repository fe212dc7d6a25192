//! Finds packs by their ids, among the built-in packs and others that are added.

use super::built_in_content::built_in;
use super::pack_files::Files;

/// A set of packs that can be found by id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Library {
    packs: Vec<(String, Files)>,
    /// The names of packs that were not read because too many packs are installed.
    left_out: Vec<String>,
}

impl Default for Library {
    /// The built-in packs, with the base game first.
    fn default() -> Self {
        let packs = built_in().into_iter().map(|id| (id.to_owned(), Files::BuiltIn(id)));
        Self { packs: packs.collect(), left_out: Vec::new() }
    }
}

impl Library {
    /// Adds a pack. It replaces any pack with the same id.
    pub fn add(&mut self, id: impl Into<String>, files: Files) {
        let id = id.into();
        self.packs.retain(|(known, _)| *known != id);
        self.packs.push((id, files));
    }

    /// Sets the names of installed packs that were not read because there are too many.
    pub fn leave_out(&mut self, names: Vec<String>) {
        self.left_out = names;
    }

    /// True if the pack with this name was not read because too many packs are installed.
    pub fn leaves_out(&self, id: &str) -> bool {
        self.left_out.iter().any(|name| name == id)
    }

    /// The files of the pack with this id.
    pub fn find(&self, id: &str) -> Option<Files> {
        self.packs.iter().find(|(known, _)| known == id).map(|(_, files)| files.clone())
    }

    /// The ids of all packs.
    pub fn ids(&self) -> Vec<String> {
        self.packs.iter().map(|(id, _)| id.clone()).collect()
    }
}
