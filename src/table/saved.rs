//! Loading a match from its record.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::game::Match;
use super::setup::{Player, SeatSetup, Setup};
use super::unfit::{PackName, Unfit};
use crate::content::{Kept, Pack, Report, RulesData};
use crate::record::{Header, Journal, JournalError, MOST_BYTES, Record, RecordError, Trouble};
use crate::rules::{BySociety, Deal, Empire, Society, Tokens, TurnOrder, World};
use crate::system::Folders;

/// A match that was loaded.
#[derive(Debug)]
pub struct Loaded {
    /// The match, with no journal yet.
    pub game: Match,
    /// A last line that was not written to its end, and has been dropped.
    pub torn: Option<String>,
    /// How many bytes of the file are whole lines.
    pub whole: u64,
    /// How many entries it has.
    pub entries: usize,
}

/// Why a match was not loaded; its file is left as it is.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    /// The file cannot be read.
    #[error("{0}: {1}")]
    Io(PathBuf, #[source] std::io::Error),
    /// It is not right.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// The rules that it kept are not right.
    #[error("{file}: the rules in this record are not right\n{report}")]
    Rules {
        /// The file.
        file: String,
        /// What is wrong with them.
        report: Report,
    },
    /// Its pack is missing or has changed.
    #[error(transparent)]
    Pack(#[from] Box<Unfit>),
    /// It cannot be gone on with.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// Loads a record with the pack that it was played with.
///
/// # Errors
/// Why not; the file is left as it is.
pub fn load(path: &Path, pack: &Arc<Pack>) -> Result<Loaded, LoadError> {
    load_with(path, std::slice::from_ref(pack))
}

/// Loads a record with the one of these packs that it was played with.
///
/// # Errors
/// Why not; the file is left as it is.
pub fn load_with(path: &Path, packs: &[Arc<Pack>]) -> Result<Loaded, LoadError> {
    read(path, packs, Without::Refuse)
}

/// The same; where none of these packs is the one, it is played by the rules that it kept, with words
/// and picture of the pack with its id, if there is one. Its header stays as it is, so that it is
/// played with its own pack again once that is found.
///
/// # Errors
/// Why not; the file is left as it is.
pub fn load_kept(path: &Path, packs: &[Arc<Pack>]) -> Result<Loaded, LoadError> {
    read(path, packs, Without::UseKept)
}

/// Loads a record's text with the pack that it was played with.
///
/// # Errors
/// What is wrong with it.
pub fn load_text(file: &str, text: &str, pack: &Arc<Pack>) -> Result<Loaded, LoadError> {
    load_record(&Record::parse(file, text)?, std::slice::from_ref(pack), Without::Refuse)
}

/// What to do with a record whose pack is not at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Without {
    /// Say so.
    Refuse,
    /// Play it by the rules that it kept.
    UseKept,
}

fn read(path: &Path, packs: &[Arc<Pack>], without: Without) -> Result<Loaded, LoadError> {
    let bytes = bytes(path).map_err(|e| LoadError::Io(path.to_owned(), e))?;
    let name = path.display().to_string();
    let record = Record::parse(&name, &String::from_utf8_lossy(&bytes));
    let lines = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |i| i + 1);
    let foreign = |e: &RecordError| matches!(e.trouble, Trouble::Foreign | Trouble::NoHeader);
    if let Err(error) = std::str::from_utf8(&bytes[..lines])
        && !record.as_ref().is_err_and(foreign)
    {
        let at = error.valid_up_to();
        let line = bytes[..at].iter().filter(|b| **b == b'\n').count() + 1;
        let what = format!("this is no text: byte {at}, from 0, is not UTF-8");
        return Err(RecordError { file: name, line: Some(line), trouble: Trouble::Layout(what) }.into());
    }
    let record = record?;
    let mut loaded = load_record(&record, packs, without)?;
    // A torn line may hold half a character, which changes its length when it is mended.
    if loaded.torn.is_some() {
        loaded.whole = lines as u64;
    }
    Ok(loaded)
}

/// The bytes of a record, of which there are not more than of any record and one.
fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    // To open what is no file, such as a pipe, may take for ever.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("this is no file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Loads a record with the pack of its id and digest.
fn load_record(record: &Record, packs: &[Arc<Pack>], without: Without) -> Result<Loaded, LoadError> {
    let header = &record.header;
    let same: Vec<&Arc<Pack>> = packs.iter().filter(|pack| pack.id == header.pack).collect();
    let found = same.iter().find(|pack| played(header, pack).digest() == header.digest);
    let pack = match (found, without) {
        (Some(pack), _) => Arc::clone(pack),
        (None, Without::UseKept) => Arc::new(kept(record, same.first().map(|pack| &***pack))?),
        (None, Without::Refuse) => {
            let names: Vec<PackName> = packs.iter().map(|pack| PackName::of(pack)).collect();
            let near = same.first().map(|pack| {
                let rules = played(header, pack);
                (PackName { digest: rules.digest(), ..PackName::of(pack) }, rules.text())
            });
            let near = near.as_ref().map(|(name, text)| (name.clone(), text.as_str()));
            return Err(Box::new(Unfit::new(record, &names, near)).into());
        }
    };
    let (setup, world, deal) =
        setup(header, &pack).map_err(|(key, what)| wrong(record, &key, Trouble::Setup(what)))?;
    let game = Match::from_record(setup, world, deal, record)?;
    Ok(Loaded { game, torn: record.torn.clone(), whole: record.whole as u64, entries: record.entries.len() })
}

fn wrong(record: &Record, key: &str, trouble: Trouble) -> RecordError {
    RecordError { file: record.file.clone(), line: record.line_of(key), trouble }
}

/// The pack that a record kept the rules of.
fn kept(record: &Record, near: Option<&Pack>) -> Result<Pack, LoadError> {
    let header = &record.header;
    // The rules begin in the line below their key: blank lines before them put faults in the lines of
    // the record.
    let above = "\n".repeat(record.line_of("rules.text").unwrap_or_default());
    let rules = RulesData::parse(&record.file, &(above + &header.rules))
        .map_err(|report| LoadError::Rules { file: record.file.clone(), report })?;
    let digest = rules.digest();
    if digest != header.digest {
        let short = digest.get(..8).unwrap_or(&digest);
        let what = format!(
            "the rules in this record have the digest {short}…, not this one: one of them was changed since"
        );
        return Err(wrong(record, "digest", Trouble::Setup(what)).into());
    }
    let societies = header.seats.iter().map(|seat| seat.society.clone()).collect();
    let (id, version) = (header.pack.clone(), header.version.clone());
    Ok(Pack::from_kept(Kept { id, version, societies, rules }, near))
}

impl Loaded {
    /// Goes on with the match in its own file.
    ///
    /// # Errors
    /// That the file is in use or cannot be written.
    pub fn resume(self, path: &Path) -> Result<Match, JournalError> {
        let journal = Journal::resume(path, self.whole, self.entries)?;
        let mut game = self.game;
        game.set_journal(journal);
        Ok(game)
    }

    /// Goes on with the match: in its own file where that lies among the matches that are kept,
    /// and otherwise in a new file there, so that an example or a record from elsewhere stays as it is.
    ///
    /// # Errors
    /// That the file is in use or that none can be written.
    pub fn go_on(self, path: &Path, folders: &Folders) -> Result<Match, JournalError> {
        let folder = |path: &Path| path.parent().and_then(|p| p.canonicalize().ok());
        let kept = folder(path).is_some_and(|f| folders.matches().canonicalize().is_ok_and(|m| m == f));
        if kept {
            return self.resume(path);
        }
        let mut game = self.game;
        game.save_as(&folders.new_match())?;
        Ok(game)
    }
}

/// What of a pack a match with the header's cards is played by.
fn played(header: &Header, pack: &Pack) -> RulesData {
    let mut rules = pack.rules.raw.house.without_cards();
    for (rule, _, _) in rules.of_cards() {
        if let Some((_, value)) = header.house.iter().find(|(id, _)| id == rule.id()) {
            // What it cannot be set to is said when all rules are read; until then it may be on.
            let set = rules.put(rule, value, &pack.rules.raw);
            let _ = set.or_else(|_| rules.put(rule, "on", &pack.rules.raw));
        }
    }
    pack.rules.played(&rules)
}

/// What the header says, for a pack that fits; or the key that is wrong, and how.
fn setup(header: &Header, pack: &Arc<Pack>) -> Result<(Setup, World, Deal), (String, String)> {
    let wrong = |key: &str, what: String| (key.to_owned(), what);
    // A record says only which cards it has.
    let mut rules = pack.rules.raw.house.without_cards();
    for (key, value) in &header.house {
        rules.set(key, value, &pack.rules.raw).map_err(|e| (format!("house.{key}"), e.to_string()))?;
    }
    let mut seats = Vec::with_capacity(header.seats.len());
    for (i, entry) in header.seats.iter().enumerate() {
        let place = format!("seats.{i}");
        let society = pack.words.societies().iter().position(|s| s.id == entry.society);
        let society =
            society.ok_or_else(|| wrong(&place, format!("the pack has no society \"{}\"", entry.society)))?;
        let player = Player::from_id(&entry.player).ok_or_else(|| {
            wrong(&place, format!("\"{}\" is no player: human, random, novice or agent", entry.player))
        })?;
        seats.push(SeatSetup { society, player });
    }
    let mut setup = Setup {
        pack: Arc::clone(pack),
        seats,
        house: rules,
        seed: header.seed,
        first: None,
        loyalties: None,
        order: None,
    };
    let world = setup.world().map_err(|e| wrong("seats", e.to_string()))?;
    let empires = |key: &str, ids: &[String]| {
        let empire = |id: &String| world.parse_empire(id).map_err(|e| wrong(key, e.to_string()));
        ids.iter().map(empire).collect::<Result<Vec<Empire>, _>>()
    };
    let mut loyalties = BySociety::all(Tokens::NONE);
    for ((i, society), entry) in world.societies().enumerate().zip(&header.seats) {
        loyalties[society] = empires(&format!("seats.{i}"), &entry.loyalty)?.into_iter().collect();
    }
    let first = Society::new(header.first)
        .filter(|s| world.societies().any(|society| society == *s))
        .ok_or_else(|| wrong("first", "the first player is not one of the societies".to_owned()))?;
    let deal = Deal { first, order: TurnOrder::of(empires("order", &header.order)?), loyalties };
    deal.check(&world).map_err(|what| wrong("seats", what.to_owned()))?;
    setup.first = Some(first);
    setup.loyalties = Some(loyalties);
    setup.order = Some(deal.order);
    Ok((setup, world, deal))
}
