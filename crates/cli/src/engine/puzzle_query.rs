//! Arguments of `puzzles` and `puzzle`.

use std::path::PathBuf;
use std::sync::Arc;

use super::command_error::{CommandError, Kind};
use super::match_arguments::{pair, words};
use crate::opening::named_packs::{OpenPack, Packs};
use packs::Pack;

/// The puzzles or the puzzle meant by a command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct PuzzleQuery {
    /// The pack by id or path; `None` for the default pack.
    pub pack: Option<PathBuf>,
    /// The puzzle's id.
    pub id: Option<String>,
}

impl PuzzleQuery {
    /// Parses the arguments of `puzzles`, or of `puzzle`, which needs an id.
    ///
    /// # Errors
    /// A word means nothing, or the id is missing.
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
                Kind::Argument.wrong("\"puzzle\" needs the id of a puzzle after it; \"puzzles\" lists them")
            );
        }
        Ok(asked)
    }

    /// Opens the pack. The pack of the last query is read again only if it has changed.
    ///
    /// # Errors
    /// The pack does not exist or has faults.
    pub fn open(&self, packs: &Packs, last: &mut Option<OpenPack>) -> Result<Arc<Pack>, CommandError> {
        packs.open_again(self.pack.as_deref(), last).map_err(|why| Kind::Pack.wrong(why))
    }
}
