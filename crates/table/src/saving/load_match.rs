//! Loading a match from its record.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::pack_mismatch::{PackMismatch, PackName};
use super::setup_from_record_header::{comparable, fits, setup};
use crate::matches::match_in_play::Match;
use packs::{Pack, RecordPack, Report, RulesData};
use record::{Journal, JournalError, MOST_BYTES, Opened, Record, RecordError, Trouble};
use rules::is_id;
use system::fs;
use system::{Folders, read_file};
use text::line_with_caret::Quote;
use text::os_error::reason;
use text::untrusted_text;

/// A match loaded from a record.
#[derive(Debug)]
pub struct Loaded {
    /// The loaded match, which does not yet have a journal.
    pub game: Match,
    /// The incomplete last line of the record, which was dropped; `None` if the last line is complete.
    pub torn: Option<String>,
    /// The text of the record's complete lines.
    lines: String,
    /// The number of entries in the record.
    pub entries: usize,
}

/// Why a match cannot be loaded. Its file stays unchanged.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{}: {}", untrusted_text::path(.0), reason(.1))]
    Io(PathBuf, #[source] io::Error),
    /// The record is invalid.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The rules kept in the record are invalid.
    #[error("{}: the rules in this record are invalid\n{}", untrusted_text::line(file, untrusted_text::PATH),
        untrusted_text::lines(&report.to_string(), untrusted_text::MESSAGE))]
    Rules {
        /// The name of the file that holds the record.
        file: String,
        /// The faults in the rules kept in the record.
        report: Report,
    },
    /// The record's pack is missing or has changed.
    #[error(transparent)]
    Pack(#[from] Box<PackMismatch>),
    /// The journal of the match cannot be continued.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// Loads a record that must have been played with the given pack.
///
/// # Errors
/// The record cannot be loaded. Its file is unchanged.
pub fn load(path: &Path, pack: &Arc<Pack>) -> Result<Loaded, LoadError> {
    load_with(path, std::slice::from_ref(pack))
}

/// Loads a record with the one of these packs with which it was played.
///
/// # Errors
/// The record cannot be loaded. Its file is unchanged.
pub fn load_with(path: &Path, packs: &[Arc<Pack>]) -> Result<Loaded, LoadError> {
    read(path, packs, Without::Refuse)
}

/// Loads a record with the one of these packs with which it was played. If none fits, it uses the rules kept in
/// the record, and takes names and the picture from the pack with the same id. The header is unchanged, so that
/// the record's own pack is used again once it is available.
///
/// # Errors
/// The record cannot be loaded. Its file is unchanged.
pub fn load_with_kept_rules(path: &Path, packs: &[Arc<Pack>]) -> Result<Loaded, LoadError> {
    read(path, packs, Without::UseKept)
}

/// Loads a record from text. It must have been played with the given pack. `file` is the name for messages.
///
/// # Errors
/// The record is invalid.
pub fn load_text(file: &str, text: &str, pack: &Arc<Pack>) -> Result<Loaded, LoadError> {
    load_lines(file, text, std::slice::from_ref(pack), Without::Refuse)
}

/// Loads a record from text with the one of these packs with which it was played. If none fits, it uses the
/// rules kept in the record.
///
/// # Errors
/// The record is invalid.
pub fn load_text_with_kept_rules(file: &str, text: &str, packs: &[Arc<Pack>]) -> Result<Loaded, LoadError> {
    load_lines(file, text, packs, Without::UseKept)
}

/// What to do with a record if its pack is not available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Without {
    /// The record is not loaded.
    Refuse,
    /// The record is loaded with the rules kept in it.
    UseKept,
}

/// Loads a record from bytes with the one of these packs with which it was played. If none fits and
/// `kept_rules` is true, it uses the rules kept in the record. `path` is the name for messages.
///
/// # Errors
/// The record is invalid.
pub fn load_bytes(
    path: &Path,
    bytes: &[u8],
    packs: &[Arc<Pack>],
    kept_rules: bool,
) -> Result<Loaded, LoadError> {
    read_bytes(path, bytes, packs, if kept_rules { Without::UseKept } else { Without::Refuse })
}

fn read(path: &Path, packs: &[Arc<Pack>], without: Without) -> Result<Loaded, LoadError> {
    let bytes = read_file(path, MOST_BYTES).map_err(|e| LoadError::Io(path.to_owned(), e))?;
    read_bytes(path, &bytes, packs, without)
}

fn read_bytes(path: &Path, bytes: &[u8], packs: &[Arc<Pack>], without: Without) -> Result<Loaded, LoadError> {
    let name = path.display().to_string();
    let loaded = load_lines(&name, &String::from_utf8_lossy(bytes), packs, without);
    let foreign = |e: &LoadError| {
        matches!(e, LoadError::Record(RecordError { trouble: Trouble::Foreign | Trouble::NoHeader, .. }))
    };
    if let Err(error) = std::str::from_utf8(whole_lines(bytes))
        && !loaded.as_ref().is_err_and(foreign)
    {
        let at = error.valid_up_to();
        let what = format!("this is not UTF-8 text: byte {at} (counted from 0) is invalid");
        // The bytes up to the fault are valid UTF-8.
        let place = Some(Quote::new(&String::from_utf8_lossy(bytes), &(at..at + 1)));
        return Err(RecordError { file: name, place, trouble: Trouble::Layout(what) }.into());
    }
    loaded
}

/// The bytes of a file up to the end of its last complete line.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    &bytes[..bytes.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1)]
}

/// Loads a record from text with the pack that has the same id and digest, or as `without` says if there is
/// none.
fn load_lines(file: &str, text: &str, packs: &[Arc<Pack>], without: Without) -> Result<Loaded, LoadError> {
    let record = Record::parse(file, text)?;
    let header = &record.header;
    let same: Vec<&Arc<Pack>> = packs.iter().filter(|pack| pack.id == header.pack).collect();
    let found = same.iter().find(|pack| fits(&record, pack));
    let pack = match (found, without) {
        (Some(pack), _) => Arc::clone(pack),
        (None, Without::UseKept) => Arc::new(kept_pack(&record, same.first().map(|pack| &***pack))?),
        (None, Without::Refuse) => {
            let names: Vec<PackName> = packs.iter().map(|pack| PackName::new(pack)).collect();
            let near = same.first().map(|pack| {
                let rules = comparable(&record, pack);
                (PackName { digest: rules.digest(), ..PackName::new(pack) }, rules.text())
            });
            let near = near.as_ref().map(|(name, text)| (name.clone(), text.as_str()));
            return Err(Box::new(PackMismatch::new(&record, &names, near)).into());
        }
    };
    let (setup, world, deal) = setup(&record, &pack)?;
    let game = Match::from_record(setup, world, deal, &record)?;
    let torn = record.torn.as_deref().map(|line| untrusted_text::line(line, untrusted_text::LINE));
    Ok(Loaded { game, torn, lines: record.text, entries: record.entries.len() })
}

/// A pack made from the rules kept in a record. Names come from the pack `near`, if there is one.
fn kept_pack(record: &Record, near: Option<&Pack>) -> Result<Pack, LoadError> {
    let header = &record.header;
    // Blank lines in front make the line numbers of the rules equal to those in the record.
    let above = "\n".repeat(record.place("rules.text").map_or(0, |place| place.line));
    let rules = RulesData::parse(&record.file, &(above + &header.rules))
        .map_err(|report| LoadError::Rules { file: record.file.clone(), report })?;
    let digest = rules.digest();
    if digest != header.digest {
        let short = digest.get(..8).unwrap_or(&digest);
        let what = format!(
            "the rules in this record have the digest {short}…, not this one: one of them was changed since"
        );
        return Err(record.error("digest", Trouble::Setup(what)).into());
    }
    let societies: Vec<String> = header.seats.iter().map(|seat| seat.society.clone()).collect();
    // If no pack has names, they are derived from ids, so ids must be valid.
    let seats = (0..).map(|i| format!("seats.{i}.society"));
    let mut named = std::iter::once(("pack".to_owned(), &header.pack)).chain(seats.zip(&societies));
    if let Some((key, id)) = named.find(|(_, id)| !is_id(id)) {
        let what = format!("\"{id}\" is not an id: small letters, digits and hyphens, a letter first");
        return Err(record.error(&key, Trouble::Setup(what)).into());
    }
    let (id, version) = (header.pack.clone(), header.version.clone());
    Ok(Pack::from_kept(RecordPack { id, version, societies, rules }, near))
}

impl Loaded {
    /// Continues the match in its own file. The file must hold the loaded record or a later version of it.
    ///
    /// # Errors
    /// The file is in use, cannot be written, or is no longer valid.
    pub fn resume(self, path: &Path) -> Result<Match, LoadError> {
        self.go_on_in(Journal::open(path)?, path)
    }

    /// Continues the match in its own file, which is locked. If another program has added entries since
    /// loading, they become part of the match.
    fn go_on_in(self, file: Opened, path: &Path) -> Result<Match, LoadError> {
        let Self { mut game, lines, entries, .. } = if whole_lines(file.bytes()) == self.lines.as_bytes() {
            self
        } else {
            read_bytes(path, file.bytes(), std::slice::from_ref(self.game.pack()), Without::Refuse)?
        };
        game.set_journal(file.go_on(lines, entries)?);
        Ok(game)
    }

    /// Continues the match. If its file is in the folder of saved matches, it continues there, otherwise in a
    /// new file in that folder. Examples and records from elsewhere therefore stay unchanged. If the match
    /// cannot be saved, [`Match::trouble`] says why.
    ///
    /// # Errors
    /// The file is in use or no longer valid.
    pub fn go_on(mut self, path: &Path, folders: &Folders) -> Result<Match, LoadError> {
        let folder = |path: &Path| path.parent().and_then(|p| fs::canonicalize(p).ok());
        let kept = folder(path).is_some_and(|f| fs::canonicalize(folders.matches()).is_ok_and(|m| m == f));
        if !kept {
            self.game.save_in(folders);
            return Ok(self.game);
        }
        self.go_on_with(Journal::open(path), path)
    }

    fn go_on_with(mut self, file: Result<Opened, JournalError>, path: &Path) -> Result<Match, LoadError> {
        match file {
            Ok(file) => self.go_on_in(file, path),
            Err(why @ JournalError::ReadOnly(_)) => {
                self.game.without_journal(why);
                Ok(self.game)
            }
            Err(why) => Err(why.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;
    use bots::Level;

    #[test]
    fn a_record_that_cannot_be_written_is_shown_and_played_without_being_saved() {
        let pack = testing::pack("war-of-whispers");
        let text = Match::new(Setup::new(Arc::clone(&pack), 1, Level::Random, 1)).unwrap().record_text();
        let path = Path::new("kept/a.whispers");
        let loaded = load_text("a", &text, &pack).unwrap();
        let mut game = loaded.go_on_with(Err(JournalError::ReadOnly(path.to_owned())), path).unwrap();
        let said = |game: &Match| game.trouble().map(ToString::to_string).unwrap_or_default();
        let why = "kept/a.whispers: this record is read-only: your next decisions will be lost";
        assert_eq!(said(&game), why);
        game.play(game.legal()[0]).unwrap();
        game.settle();
        assert_eq!((said(&game).as_str(), game.steps().len()), (why, 1));
        let loaded = load_text("a", &text, &pack).unwrap();
        let error = loaded.go_on_with(Err(JournalError::InUse(path.to_owned())), path).unwrap_err();
        assert!(matches!(error, LoadError::Journal(JournalError::InUse(_))));
    }
}
