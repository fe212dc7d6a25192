//! Pencil marks with which a person notes possible, certain and excluded tokens on rivals' slots. They are
//! saved in a file beside the record.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::matches::match_in_play::Match;
use rules::{Empire, Slot, Society};
use system::{marks_path, read_file, write_file};

/// The largest file that is read, in bytes: more than twice the size of all marks of a match.
const MOST_BYTES: u64 = 64 << 10;

rules::words! {
    /// A mark that says whether an empire's token lies on a slot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum PencilMark {
        /// The token may be there.
        Maybe = "maybe",
        /// The token is there.
        Sure = "sure",
        /// The token is not there.
        No = "no",
    }
}

impl PencilMark {
    /// The mark that follows on the next click; `None` stands for no mark.
    pub fn after(mark: Option<Self>) -> Option<Self> {
        match mark {
            None => Some(Self::Maybe),
            Some(Self::Maybe) => Some(Self::Sure),
            Some(Self::Sure) => Some(Self::No),
            Some(Self::No) => None,
        }
    }
}

/// The place of a mark: who wrote it, on which slot, about which empire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PencilCell {
    /// The society that wrote the mark.
    pub viewer: Society,
    /// The owner of the slot.
    pub society: Society,
    /// The slot that it marks.
    pub slot: Slot,
    /// The empire that the mark is about.
    pub empire: Empire,
}

/// All pencil marks of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pencil(BTreeMap<PencilCell, PencilMark>);

impl Pencil {
    /// Loads the marks beside a match's record. Without a readable file there are none.
    pub fn load(game: &Match) -> Self {
        let Some(journal) = game.journal() else { return Self::default() };
        let bytes = read_file(&marks_path(journal.path()), MOST_BYTES).unwrap_or_default();
        let text = String::from_utf8(bytes).unwrap_or_default();
        if text.len() as u64 > MOST_BYTES {
            return Self::default();
        }
        Self(text.lines().filter_map(|line| read(game, line)).collect())
    }

    /// The mark in a cell; `None` if the cell has none.
    pub fn mark(&self, at: PencilCell) -> Option<PencilMark> {
        self.0.get(&at).copied()
    }

    /// The marks that a society wrote, ordered by cell.
    pub fn marks_by(&self, viewer: Society) -> impl Iterator<Item = (PencilCell, PencilMark)> {
        self.0.iter().filter(move |(at, _)| at.viewer == viewer).map(|(at, mark)| (*at, *mark))
    }

    /// Sets the mark in a cell, or clears it with `None`.
    pub fn set(&mut self, at: PencilCell, mark: Option<PencilMark>) {
        match mark {
            Some(mark) => self.0.insert(at, mark),
            None => self.0.remove(&at),
        };
    }

    /// Saves the marks beside the match's record in one step. If the match has no record, nothing is saved.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, game: &Match) -> io::Result<()> {
        game.journal().map_or(Ok(()), |journal| self.save_beside(game, journal.path()))
    }

    /// Saves the marks beside a copy of the record.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_beside(&self, game: &Match, record: &Path) -> io::Result<()> {
        let path = marks_path(record);
        if self.0.is_empty() && !path.exists() {
            return Ok(());
        }
        let mut text = String::from("# Pencil marks: who made them, on whose slot, for which empire.\n");
        for (at, mark) in &self.0 {
            let (who, whose) = (society_id(game, at.viewer), society_id(game, at.society));
            let (slot, empire) = (game.world().slot_id(at.slot), game.world().empire_id(at.empire));
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{who} {whose} {slot} {empire} {}", mark.id());
        }
        write_file(&path, text.as_bytes())
    }
}

/// Reads a line of the file; `None` if the line does not fit the match.
fn read(game: &Match, line: &str) -> Option<(PencilCell, PencilMark)> {
    let mut words = line.split_whitespace();
    let (viewer, society) = (society_of(game, words.next()?)?, society_of(game, words.next()?)?);
    let world = game.world();
    let (slot, empire) = (words.next()?, words.next()?);
    let slot = world.slots().find(|known| world.slot_id(*known) == slot)?;
    let empire = world.empires().find(|known| world.empire_id(*known) == empire)?;
    let mark = PencilMark::from_id(words.next()?)?;
    let right = words.next().is_none() && viewer != society;
    right.then_some((PencilCell { viewer, society, slot, empire }, mark))
}

/// The id of a society of this match.
pub fn society_id(game: &Match, society: Society) -> &str {
    let seat = game.setup().seats.get(society.index());
    let named = seat.and_then(|seat| game.pack().words.societies().get(seat.society));
    named.map_or("", |named| named.id.as_str())
}

/// The society of this match with an id; `None` if no society has it.
pub fn society_of(game: &Match, id: &str) -> Option<Society> {
    game.world().societies().find(|society| society_id(game, *society) == id)
}
