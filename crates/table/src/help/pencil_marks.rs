//! Pencil marks, with which a person notes that a token on a rival's slot is possible, certain or excluded.
//! They are saved in a file beside the record.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::matches::match_in_play::Match;
use rules::{Empire, Slot, Society};
use system::{KeptFile, KeptNews, Rewrite, marks_path};

/// The maximum size, in bytes, of a file of pencil marks: more than twice the size of all marks of a match.
const MOST_BYTES: u64 = 64 << 10;

/// The first line of a file of pencil marks.
const HEAD: &str = "# Pencil marks: who made them, on whose slot, for which empire.";

rules::words! {
    /// A pencil mark that says whether an empire's token lies on a slot.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    pub enum PencilMark {
        /// The empire's token may lie on the slot.
        Maybe = "maybe",
        /// The empire's token lies on the slot.
        Sure = "sure",
        /// The empire's token does not lie on the slot.
        No = "no",
    }
}

impl PencilMark {
    /// The mark that the next click sets in place of `mark`; `None` stands for no mark.
    pub fn after(mark: Option<Self>) -> Option<Self> {
        match mark {
            None => Some(Self::Maybe),
            Some(Self::Maybe) => Some(Self::Sure),
            Some(Self::Sure) => Some(Self::No),
            Some(Self::No) => None,
        }
    }
}

/// The cell in which a pencil mark stands: who wrote the mark, on which slot and about which empire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PencilCell {
    /// The society that wrote the mark.
    pub viewer: Society,
    /// The society on whose slot the mark stands.
    pub society: Society,
    /// The slot on which the mark stands.
    pub slot: Slot,
    /// The empire that the mark is about.
    pub empire: Empire,
}

/// All pencil marks of a match.
#[derive(Clone, Debug, Default)]
pub struct Pencil {
    marks: BTreeMap<PencilCell, PencilMark>,
    /// The cells that changed since the marks were loaded.
    changed: BTreeSet<PencilCell>,
}

impl PartialEq for Pencil {
    fn eq(&self, other: &Self) -> bool {
        self.marks == other.marks
    }
}

impl Eq for Pencil {}

impl Pencil {
    /// Loads the pencil marks from the file beside the match's record. There are none if that file is missing
    /// or unreadable.
    pub fn load(game: &Match) -> Self {
        let text = game.journal().and_then(|journal| file(journal.path()).read().ok()??.text().ok());
        Self { marks: marks(game, &text.unwrap_or_default()), changed: BTreeSet::new() }
    }

    /// The pencil mark in a cell; `None` if the cell has none.
    pub fn mark(&self, at: PencilCell) -> Option<PencilMark> {
        self.marks.get(&at).copied()
    }

    /// The pencil marks that a society wrote, ordered by cell.
    pub fn marks_by(&self, viewer: Society) -> impl Iterator<Item = (PencilCell, PencilMark)> {
        self.marks.iter().filter(move |(at, _)| at.viewer == viewer).map(|(at, mark)| (*at, *mark))
    }

    /// Sets the pencil mark in a cell, or clears it if `mark` is `None`.
    pub fn set(&mut self, at: PencilCell, mark: Option<PencilMark>) {
        put(&mut self.marks, at, mark);
        self.changed.insert(at);
    }

    /// Saves the changed pencil marks beside the match's record, atomically. Does nothing for a match without a
    /// record. Returns news about the file for the player, such as that it was renamed because it could not be
    /// read.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, game: &Match) -> io::Result<Option<KeptNews>> {
        game.journal().map_or(Ok(None), |journal| self.write(game, journal.path(), &self.changed))
    }

    /// Saves all pencil marks beside a copy of the record. Returns news about the file for the player, such as
    /// that it was renamed because it could not be read.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_beside(&self, game: &Match, record: &Path) -> io::Result<Option<KeptNews>> {
        self.write(game, record, &self.marks.keys().copied().collect())
    }

    /// Writes the pencil marks in the given cells. All other marks and lines in the file stay as they are.
    fn write(
        &self,
        game: &Match,
        record: &Path,
        cells: &BTreeSet<PencilCell>,
    ) -> io::Result<Option<KeptNews>> {
        let file = file(record);
        let aside = file.rewrite(|found| {
            let (text, in_full) = match found.and_then(|found| found.map(|found| found.text()).transpose()) {
                Ok(text) => (text, true),
                Err(_) => (None, false),
            };
            let is_there = text.is_some() || !in_full;
            if !is_there && self.marks.is_empty() {
                return Ok(Rewrite::Stay);
            }
            let text = text.unwrap_or_default();
            // If the file is missing or empty, all marks are written, not only the changed ones.
            let mut now = if text.is_empty() { self.marks.clone() } else { marks(game, &text) };
            cells.iter().for_each(|at| put(&mut now, *at, self.mark(*at)));
            let other = text.lines().filter(|line| *line != HEAD && read(game, line).is_none());
            let bytes = written(game, &now, other).into_bytes();
            Ok(Rewrite::New { bytes, in_full })
        })?;
        Ok(file.news(Ok(aside)))
    }
}

/// The file of pencil marks beside a record.
fn file(record: &Path) -> KeptFile {
    KeptFile::new(marks_path(record), MOST_BYTES)
}

/// Sets the mark in a cell, or clears it if `mark` is `None`.
fn put(marks: &mut BTreeMap<PencilCell, PencilMark>, at: PencilCell, mark: Option<PencilMark>) {
    match mark {
        Some(mark) => marks.insert(at, mark),
        None => marks.remove(&at),
    };
}

/// The pencil marks in the text of a file.
fn marks(game: &Match, text: &str) -> BTreeMap<PencilCell, PencilMark> {
    text.lines().filter_map(|line| read(game, line)).collect()
}

/// The text of a file with these pencil marks and, after them, these other lines.
fn written<'a>(
    game: &Match,
    marks: &BTreeMap<PencilCell, PencilMark>,
    other: impl Iterator<Item = &'a str>,
) -> String {
    let mut text = format!("{HEAD}\n");
    for (at, mark) in marks {
        let (who, whose) = (society_id(game, at.viewer), society_id(game, at.society));
        let (slot, empire) = (game.world().slot_id(at.slot), game.world().empire_id(at.empire));
        // Writing to a String cannot fail.
        let _ = writeln!(text, "{who} {whose} {slot} {empire} {}", mark.id());
    }
    other.for_each(|line| text.extend([line, "\n"]));
    text
}

/// Reads a line of a file of pencil marks; `None` if the line does not fit the match.
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

/// The id that the pack gives to a society of the match.
pub fn society_id(game: &Match, society: Society) -> &str {
    let seat = game.setup().seats.get(society.index());
    let named = seat.and_then(|seat| game.pack().words.societies().get(seat.society));
    named.map_or("", |named| named.id.as_str())
}

/// The society of the match that has the given id; `None` if no society has it.
pub fn society_of(game: &Match, id: &str) -> Option<Society> {
    game.world().societies().find(|society| society_id(game, *society) == id)
}
