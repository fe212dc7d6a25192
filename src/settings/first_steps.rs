//! What the player has met in the first matches. Stored in the configuration folder.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::settings::small_config_files;
use packs::Pack;
use system::{Changed, Folders, KeptFile};
use table::MatchSummary;

/// The number of finished matches after which a player is no longer a beginner.
const BEGINNER: u32 = 3;
/// The number of recent matches of earlier versions that are searched for finished ones.
const SEARCHED: usize = 20;

/// What the player has met so far: finished matches, and notes about things that happen for the first time.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct FirstSteps {
    /// The number of finished matches, at most [`BEGINNER`].
    matches: u32,
    /// The ids of the notes that the player has read.
    notes: BTreeSet<String>,
}

impl FirstSteps {
    /// Reads the file in this configuration folder. If there is none, the player has met nothing.
    pub fn read(folder: &Path) -> Self {
        file(folder).read_toml()
    }

    /// Reads the file. If there is none, counts the finished matches of versions that had no such file, and writes
    /// their number into it.
    pub fn read_or_count(folders: &Folders, packs: &[Arc<Pack>]) -> Self {
        let folder = folders.config();
        if file(folder).path().exists() {
            return Self::read(folder);
        }
        let saved = folders.saved_matches().unwrap_or_default();
        if saved.is_empty() {
            return Self::default();
        }
        let over = saved
            .iter()
            .take(SEARCHED)
            .filter(|saved| MatchSummary::read(&saved.path, packs).is_ok_and(|summary| summary.over));
        let matches = over.take(BEGINNER as usize).count() as u32;
        // Matches are counted only once, unless the file can't be written.
        file(folder).change_toml(|steps: &mut Self| steps.matches = matches).value
    }

    /// Counts a finished match.
    pub fn finish_match(folder: &Path) -> Changed<Self, ()> {
        file(folder).change_toml(|steps: &mut Self| steps.matches = (steps.matches + 1).min(BEGINNER))
    }

    /// Stores that the player has read the notes with these ids.
    pub fn read_notes(&self, folder: &Path, ids: &[&str]) -> Changed<Self, ()> {
        file(folder).change_toml_or(self.clone(), |steps: &mut Self| {
            steps.notes.extend(ids.iter().map(|id| (*id).to_owned()));
        })
    }

    /// True until the player has finished a match.
    pub fn is_newcomer(&self) -> bool {
        self.matches == 0
    }

    /// True until the player has finished three matches. The coach is silent in the first round of these matches.
    pub fn is_beginner(&self) -> bool {
        self.matches < BEGINNER
    }

    /// True if the player has read the note with this id.
    pub fn has_read(&self, id: &str) -> bool {
        self.notes.contains(id)
    }
}

fn file(folder: &Path) -> KeptFile {
    small_config_files::file(folder, "first-steps.toml")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_newcomer_for_one_match_and_a_beginner_for_three() {
        let folder = tempfile::tempdir().unwrap();
        let mut steps = FirstSteps::read(folder.path());
        assert!(steps.is_newcomer() && steps.is_beginner());
        for finished in 1..=4 {
            steps = FirstSteps::finish_match(folder.path()).value;
            assert_eq!(steps, FirstSteps::read(folder.path()));
            assert!(!steps.is_newcomer());
            assert_eq!(steps.is_beginner(), finished < 3);
        }
    }

    #[test]
    fn a_note_is_read_once() {
        let folder = tempfile::tempdir().unwrap();
        let steps = FirstSteps::default().read_notes(folder.path(), &["attack"]).value;
        assert!(steps.has_read("attack") && !steps.has_read("card"));
        assert_eq!(FirstSteps::read(folder.path()), steps);
    }
}
