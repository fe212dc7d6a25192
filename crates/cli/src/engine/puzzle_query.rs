//! Which puzzles, or which puzzle, are asked for.

use std::path::PathBuf;
use std::sync::Arc;

use super::error::{CommandError, Kind};
use super::setup::{pair, words};
use crate::opening::packs::{Opened, Packs};
use packs::Pack;

/// Which puzzles, or which puzzle, are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PuzzleQuery {
    /// The pack, by its id or path; the one that the program was started with where none is named.
    pub pack: Option<PathBuf>,
    /// The puzzle's id.
    pub id: Option<String>,
}

impl PuzzleQuery {
    /// Reads what stands behind `puzzles`, or `puzzle`, which names one.
    ///
    /// # Errors
    /// The first word that means nothing there, or that none is named.
    pub fn parse(command: &str, text: &str) -> Result<Self, CommandError> {
        let mut asked = Self::default();
        let names = command == "puzzle";
        for word in words(text)? {
            if word.contains('=') || !names {
                let (_, value) = pair(command, &word, &["pack"])?;
                asked.pack = Some(value.into());
            } else if asked.id.replace(word).is_some() {
                return Err(Kind::Argument.wrong("\"puzzle\" takes one puzzle by its id"));
            }
        }
        if names && asked.id.is_none() {
            return Err(
                Kind::Argument.wrong("\"puzzle\" wants the id of a puzzle behind it; \"puzzles\" lists them")
            );
        }
        Ok(asked)
    }

    /// The pack that is meant; one that was opened last is read again only where it has changed.
    ///
    /// # Errors
    /// That there is none, or what is wrong with it.
    pub fn open(&self, packs: &Packs, last: &mut Option<Opened>) -> Result<Arc<Pack>, CommandError> {
        packs.open_again(self.pack.as_deref(), last).map_err(|why| Kind::Pack.wrong(why))
    }
}
