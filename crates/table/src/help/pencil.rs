//! A person's own pencil marks on rivals' slots: what may lie there, what surely does and what does not. They are
//! kept in a file beside the record, and say nothing of what is so.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::path::Path;

use crate::matches::game::Match;
use rules::{Empire, Slot, Society};
use system::{marks_of, read_file, write_file};

/// The most bytes of the file: more than twice what all marks of any match take.
const MOST_BYTES: u64 = 64 << 10;

/// What somebody thinks of an empire's token on a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum PencilMark {
    /// It may lie there.
    Maybe,
    /// It lies there.
    Sure,
    /// It does not.
    No,
}

impl PencilMark {
    /// All marks, in the order in which one follows on another.
    pub const ALL: [Self; 3] = [Self::Maybe, Self::Sure, Self::No];

    /// Its id, as the file names it.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Maybe => "maybe",
            Self::Sure => "sure",
            Self::No => "no",
        }
    }

    /// The mark with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.id() == id)
    }

    /// The mark that follows on one, from none to none.
    pub fn after(mark: Option<Self>) -> Option<Self> {
        match mark {
            None => Some(Self::Maybe),
            Some(Self::Maybe) => Some(Self::Sure),
            Some(Self::Sure) => Some(Self::No),
            Some(Self::No) => None,
        }
    }
}

/// Where a mark stands: who made it, on whose slot, and which empire is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct PencilCell {
    /// Who made it.
    pub viewer: Society,
    /// Whose slot.
    pub society: Society,
    /// Which slot.
    pub slot: Slot,
    /// Which empire.
    pub empire: Empire,
}

/// All pencil marks of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pencil(BTreeMap<PencilCell, PencilMark>);

impl Pencil {
    /// The marks that are kept beside the record of a match; none where there are none, or none that can be read.
    pub fn load(game: &Match) -> Self {
        let Some(journal) = game.journal() else { return Self::default() };
        let bytes = read_file(&marks_of(journal.path()), MOST_BYTES).unwrap_or_default();
        let text = String::from_utf8(bytes).unwrap_or_default();
        if text.len() as u64 > MOST_BYTES {
            return Self::default();
        }
        Self(text.lines().filter_map(|line| read(game, line)).collect())
    }

    /// The mark that stands somewhere.
    pub fn mark(&self, at: PencilCell) -> Option<PencilMark> {
        self.0.get(&at).copied()
    }

    /// All marks that a society made, in order.
    pub fn by(&self, viewer: Society) -> impl Iterator<Item = (PencilCell, PencilMark)> {
        self.0.iter().filter(move |(at, _)| at.viewer == viewer).map(|(at, mark)| (*at, *mark))
    }

    /// Makes a mark, or rubs it out.
    pub fn set(&mut self, at: PencilCell, mark: Option<PencilMark>) {
        match mark {
            Some(mark) => self.0.insert(at, mark),
            None => self.0.remove(&at),
        };
    }

    /// Keeps the marks beside the record of the match, whole or not at all. A match without a record has nowhere
    /// to keep them.
    ///
    /// # Errors
    /// Why they cannot be written.
    pub fn save(&self, game: &Match) -> io::Result<()> {
        game.journal().map_or(Ok(()), |journal| self.save_beside(game, journal.path()))
    }

    /// Keeps the marks beside a copy of the record.
    ///
    /// # Errors
    /// Why they cannot be written.
    pub fn save_beside(&self, game: &Match, record: &Path) -> io::Result<()> {
        let path = marks_of(record);
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

/// A line of the file; nothing where it is none of this match.
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

/// The id of a society at the table.
pub fn society_id(game: &Match, society: Society) -> &str {
    let seat = game.setup().seats.get(society.index());
    let named = seat.and_then(|seat| game.pack().words.societies().get(seat.society));
    named.map_or("", |named| named.id.as_str())
}

/// The society at the table with this id.
pub fn society_of(game: &Match, id: &str) -> Option<Society> {
    game.world().societies().find(|society| society_id(game, *society) == id)
}
