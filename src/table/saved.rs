//! Loading a match from its record.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::folders::Folders;
use super::game::Match;
use super::setup::{Player, SeatSetup, Setup};
use crate::content::{Pack, Report, house};
use crate::record::{Header, Journal, JournalError, Record, RecordError, Trouble};
use crate::rules::{BySociety, Deal, Empire, Society, Tokens, TurnOrder, World};

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
    let bytes = std::fs::read(path).map_err(|e| LoadError::Io(path.to_owned(), e))?;
    let text = String::from_utf8_lossy(&bytes);
    let name = path.display().to_string();
    let record = Record::parse(&name, &text)?;
    let mut loaded = load_record(&name, &record, packs)?;
    // A torn line may hold half a character, which changes its length when it is mended.
    if loaded.torn.is_some() {
        loaded.whole = bytes.iter().rposition(|b| *b == b'\n').map_or(0, |i| i as u64 + 1);
    }
    Ok(loaded)
}

/// Loads a record's text with the pack that it was played with.
///
/// # Errors
/// What is wrong with it.
pub fn load_text(file: &str, text: &str, pack: &Arc<Pack>) -> Result<Loaded, LoadError> {
    load_record(file, &Record::parse(file, text)?, std::slice::from_ref(pack))
}

/// Loads a record with the pack of its id, best with just the rules that it was played with.
fn load_record(file: &str, record: &Record, packs: &[Arc<Pack>]) -> Result<Loaded, LoadError> {
    let by_id = || packs.iter().filter(|pack| pack.id == record.header.pack);
    let found = by_id().find(|pack| pack.digest == record.header.digest).or_else(|| by_id().next());
    let Some(pack) = found.or_else(|| packs.first()) else {
        let what = "there is no pack to play it with".to_owned();
        let trouble = Trouble::Setup(what);
        return Err(RecordError { file: file.to_owned(), line: record.line_of("pack"), trouble }.into());
    };
    let error =
        |key: &str, trouble| RecordError { file: file.to_owned(), line: record.line_of(key), trouble };
    let header = &record.header;
    let digest = digest_for(header, pack);
    if header.pack != pack.id || header.digest != digest {
        let name = |id: &str, version: &str, digest: &str| {
            format!("\"{id}\" {version} (rules {})", digest.get(..8).unwrap_or(digest))
        };
        let trouble = Trouble::OtherPack {
            wanted: name(&header.pack, &header.version, &header.digest),
            given: name(&pack.id, &pack.version, &digest),
        };
        let key = if header.pack == pack.id { "digest" } else { "pack" };
        return Err(error(key, trouble).into());
    }
    let (setup, world, deal) =
        setup(header, pack).map_err(|(key, what)| error(&key, Trouble::Setup(what)))?;
    let game = Match::from_record(setup, world, deal, record)?;
    Ok(Loaded { game, torn: record.torn.clone(), whole: record.whole as u64, entries: record.entries.len() })
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

/// The digest of what a match with the header's cards is played by.
fn digest_for(header: &Header, pack: &Pack) -> String {
    let mut rules = pack.rules.raw.house;
    for key in house::Key::ALL.into_iter().filter(|k| k.is_of_cards()) {
        let given = header.house.iter().find(|(id, _)| id == key.id());
        let value = given.map_or("off", |(_, value)| value);
        // What it cannot be set to is said when all rules are read.
        let _ = house::set(&mut rules, key.id(), value, &[], 0);
    }
    pack.rules.played(&rules).digest()
}

/// What the header says, for a pack whose digest fits; or the key that is wrong, and how.
fn setup(header: &Header, pack: &Arc<Pack>) -> Result<(Setup, World, Deal), (String, String)> {
    let wrong = |key: &str, what: String| (key.to_owned(), what);
    let mut rules = pack.rules.raw.house;
    // A record says only which cards it has.
    (rules.wild_cards, rules.event_cards, rules.offer_cards) = (false, false, false);
    for (key, value) in &header.house {
        house::set(&mut rules, key, value, &pack.orders(), pack.slots())
            .map_err(|e| (format!("house.{key}"), e.to_string()))?;
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
