//! Opens links.

use std::sync::Arc;

use super::envelope::{data, unseal};
use super::link_error::LinkError;
use super::link_form::{Kind, SHORT_DIGEST};
use super::make_link::built_in;
use crate::matches::match_in_play::Match;
use crate::matches::match_setup::Setup;
use crate::puzzle::deal_of;
use crate::saving::load_match::{LoadError, load_text_with_kept_rules};
use crate::saving::pack_mismatch::PackName;
use crate::saving::setup_from_record_header::{house_rules, rules_of, seats};
use packs::{Pack, RulesData};
use record::{Header, Record, Trouble};
use rules::Society;
use system::Day;
use text::toml_strings::texts;
use text::untrusted_text;

/// The name of a link in messages about its content.
const NAME: &str = "link";

/// The end of a record's header.
const MOVES: &str = "\n[moves]\n";

/// The maximum number of entries of a match in a link. The longest match has some 500 decisions.
const MOST_ENTRIES: usize = 4_000;

/// The content of an opened link.
#[derive(Debug)]
pub enum Link {
    /// A deal to play.
    Deal(Box<SharedDeal>),
    /// A puzzle to solve.
    Puzzle {
        /// The pack of the puzzle.
        pack: Arc<Pack>,
        /// The id of the puzzle in the pack.
        id: String,
    },
    /// A position to play on from, as a match up to there, without a journal.
    Position(Box<Match>),
    /// A whole match, without a journal.
    Match(Box<Match>),
}

/// A deal from a link.
#[derive(Clone, Debug)]
pub struct SharedDeal {
    /// The setup of the deal.
    pub setup: Setup,
    /// The day whose daily deal this is; `None` if it is no daily deal.
    pub day: Option<Day>,
}

/// True if the text has the form of a link of Whispers: an address with [`MARK`](super::MARK), or only its fragment.
/// The link may still be cut or altered.
pub fn is_link(text: &str) -> bool {
    data(text).is_some()
}

/// Opens a link, or the fragment of one, with these packs and the built-in ones. The link is untrusted.
///
/// # Errors
/// The text is no link, the link is damaged or needs another pack, or its content is invalid.
pub fn open_link(link: &str, packs: &[Arc<Pack>]) -> Result<Link, LinkError> {
    read(&unseal(link)?, packs)
}

/// Reads the text of a link.
pub(super) fn read(text: &str, packs: &[Arc<Pack>]) -> Result<Link, LinkError> {
    let (word, rest) = text.split_once('\n').unwrap_or((text, ""));
    let kind = Kind::ALL.into_iter().find(|kind| kind.word() == word).ok_or(LinkError::Altered)?;
    match kind {
        Kind::Puzzle => puzzle(rest, packs),
        Kind::Deal => deal(rest, packs),
        Kind::Position => Ok(Link::Position(Box::new(game(rest, packs)?))),
        Kind::Match => Ok(Link::Match(Box::new(game(rest, packs)?))),
    }
}

fn puzzle(text: &str, packs: &[Arc<Pack>]) -> Result<Link, LinkError> {
    let mut lines = text.lines();
    let (Some(pack), Some(digest), Some(id), None) = (lines.next(), lines.next(), lines.next(), lines.next())
    else {
        return Err(LinkError::Altered);
    };
    let pack = find(packs, pack, |pack| same(&pack.digest, digest))
        .ok_or_else(|| missing(packs, pack, "", digest))?;
    if !pack.puzzles.iter().any(|puzzle| puzzle.id == id) {
        return Err(LinkError::Puzzle { pack: pack.id.clone(), id: id.to_owned() });
    }
    Ok(Link::Puzzle { pack, id: id.to_owned() })
}

fn deal(text: &str, packs: &[Arc<Pack>]) -> Result<Link, LinkError> {
    let record = Record::parse(NAME, text).map_err(LoadError::from)?;
    let header = &record.header;
    let fault =
        |key: &str, what: String| LinkError::from(LoadError::from(record.error(key, Trouble::Setup(what))));
    let pack = find(packs, &header.pack, |pack| same(&rules_of(header, pack).digest(), &header.digest))
        .ok_or_else(|| missing(packs, &header.pack, &header.version, &header.digest))?;
    let mut setup = Setup {
        seats: seats(&record, &pack).map_err(LoadError::from)?,
        house: house_rules(&record, &pack).map_err(LoadError::from)?,
        seed: header.seed,
        first: None,
        loyalties: None,
        order: None,
        plain: header.plain,
        pack,
    };
    let world = setup.world().map_err(|why| fault("seats", why.to_string()))?;
    let drawn = setup.deal(&world).map_err(|why| fault("seats", why.to_string()))?;
    let first = Society::new(header.first).filter(|first| world.societies().any(|society| society == *first));
    let first =
        first.ok_or_else(|| fault("first", "the first player is not one of the societies".to_owned()))?;
    setup.first = Some(first).filter(|first| *first != drawn.first);
    let day = Day::parse(&header.started).filter(|day| {
        let daily = deal_of(&setup.pack, *day);
        (daily.seed, daily.house, &daily.seats) == (setup.seed, setup.house, &setup.seats)
    });
    Ok(Link::Deal(Box::new(SharedDeal { setup, day })))
}

/// Reads the record of a match.
fn game(text: &str, packs: &[Arc<Pack>]) -> Result<Match, LinkError> {
    let at = text.find(MOVES).map(|at| at + MOVES.len()).ok_or(LinkError::Altered)?;
    let (head, entries) = text.split_at(at);
    let mut header = Record::parse(NAME, head).map_err(LoadError::from)?.header;
    let packs = with_rules(&mut header, packs)?;
    let mut record = header.text();
    for (number, entry) in (1..).zip(entries.lines()) {
        if number > MOST_ENTRIES {
            return Err(LinkError::Altered);
        }
        record.push_str(&format!("{number} = {}\n", texts(entry.split('\t'))));
    }
    Ok(load_text_with_kept_rules(NAME, &record, &packs)?.game)
}

/// Completes the header with the rules and the whole digest. Returns the packs with which to load the match.
fn with_rules(header: &mut Header, packs: &[Arc<Pack>]) -> Result<Vec<Arc<Pack>>, LinkError> {
    if header.rules.is_empty() {
        let pack = find(packs, &header.pack, |pack| same(&rules_of(header, pack).digest(), &header.digest))
            .ok_or_else(|| missing(packs, &header.pack, &header.version, &header.digest))?;
        let rules = rules_of(header, &pack);
        (header.digest, header.rules) = (rules.digest(), rules.text());
        return Ok(vec![pack]);
    }
    let rules = RulesData::parse(NAME, &header.rules)
        .map_err(|report| LoadError::Rules { file: NAME.to_owned(), report })?;
    let digest = rules.digest();
    if !same(&digest, &header.digest) {
        return Err(LinkError::Altered);
    }
    header.digest = digest;
    Ok(packs.to_vec())
}

/// True if this is the short form of the digest.
fn same(digest: &str, short: &str) -> bool {
    short.len() == SHORT_DIGEST && digest.starts_with(short)
}

/// The pack with this id and these rules, among the packs and the built-in ones.
fn find(packs: &[Arc<Pack>], id: &str, fits: impl Fn(&Pack) -> bool) -> Option<Arc<Pack>> {
    let found = packs.iter().find(|pack| pack.id == id && fits(pack)).cloned();
    found.or_else(|| built_in(id).filter(|pack| fits(pack)))
}

fn missing(packs: &[Arc<Pack>], id: &str, version: &str, digest: &str) -> LinkError {
    let changed = packs.iter().any(|pack| pack.id == id) || built_in(id).is_some();
    let digest = untrusted_text::word(digest).chars().take(8).collect();
    let wanted = PackName { id: untrusted_text::word(id), version: untrusted_text::word(version), digest };
    LinkError::Pack { wanted, changed }
}
