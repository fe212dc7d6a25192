//! Pencil marks with which a person notes possible, certain and excluded tokens on rivals' slots. They are
//! saved in a file beside the record.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::matches::match_in_play::Match;
use rules::{Empire, Slot, Society};
use system::{KeptFile, KeptNews, Rewrite, marks_path};

/// The largest file that is read, in bytes: more than twice the size of all marks of a match.
const MOST_BYTES: u64 = 64 << 10;

/// The first line of the file.
const HEAD: &str = "# Pencil marks: who made them, on whose slot, for which empire.";

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
    /// Loads the marks beside a match's record. Without a readable file there are none.
    pub fn load(game: &Match) -> Self {
        let text = game.journal().and_then(|journal| file(journal.path()).read().ok()??.text().ok());
        Self { marks: marks(game, &text.unwrap_or_default()), changed: BTreeSet::new() }
    }

    /// The mark in a cell; `None` if the cell has none.
    pub fn mark(&self, at: PencilCell) -> Option<PencilMark> {
        self.marks.get(&at).copied()
    }

    /// The marks that a society wrote, ordered by cell.
    pub fn marks_by(&self, viewer: Society) -> impl Iterator<Item = (PencilCell, PencilMark)> {
        self.marks.iter().filter(move |(at, _)| at.viewer == viewer).map(|(at, mark)| (*at, *mark))
    }

    /// Sets the mark in a cell, or clears it with `None`.
    pub fn set(&mut self, at: PencilCell, mark: Option<PencilMark>) {
        put(&mut self.marks, at, mark);
        self.changed.insert(at);
    }

    /// Saves the changed marks beside the match's record, in one step. A match without a record saves none.
    /// Returns what the person has to know.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save(&self, game: &Match) -> io::Result<Option<KeptNews>> {
        game.journal().map_or(Ok(None), |journal| self.write(game, journal.path(), &self.changed))
    }

    /// Saves all marks beside a copy of the record. Returns what the person has to know.
    ///
    /// # Errors
    /// The file cannot be written.
    pub fn save_beside(&self, game: &Match, record: &Path) -> io::Result<Option<KeptNews>> {
        self.write(game, record, &self.marks.keys().copied().collect())
    }

    /// Writes the marks in these cells. Other marks and lines stay as the file has them.
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
            // A file that is lost is made again.
            let mut now = if text.is_empty() { self.marks.clone() } else { marks(game, &text) };
            cells.iter().for_each(|at| put(&mut now, *at, self.mark(*at)));
            let other = text.lines().filter(|line| *line != HEAD && read(game, line).is_none());
            let bytes = written(game, &now, other).into_bytes();
            Ok(Rewrite::New { bytes, in_full })
        })?;
        Ok(file.news(Ok(aside)))
    }
}

/// The file beside a record.
fn file(record: &Path) -> KeptFile {
    KeptFile::new(marks_path(record), MOST_BYTES)
}

/// Sets or clears a mark.
fn put(marks: &mut BTreeMap<PencilCell, PencilMark>, at: PencilCell, mark: Option<PencilMark>) {
    match mark {
        Some(mark) => marks.insert(at, mark),
        None => marks.remove(&at),
    };
}

/// The marks in a text.
fn marks(game: &Match, text: &str) -> BTreeMap<PencilCell, PencilMark> {
    text.lines().filter_map(|line| read(game, line)).collect()
}

/// The text of marks and of other lines.
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
