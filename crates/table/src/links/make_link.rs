//! Makes links.

use std::sync::Arc;

use super::envelope::seal;
use super::link_error::LinkTooLong;
use super::link_form::{Kind, SHORT_DIGEST};
use crate::matches::match_in_play::Match;
use crate::puzzle::is_deal_of;
use crate::saving::setup_from_record_header::rules_of;
use packs::{Library, Pack};
use record::{Header, Record};

/// A link to the whole match so far, with everything that its record holds.
///
/// # Errors
/// The link would be too long.
pub fn match_link(game: &Match) -> Result<String, LinkTooLong> {
    seal(&record_text(Kind::Match, game))
}

/// A link to the position after the first `taken` decisions. It holds the decisions up to there, the tokens and the
/// seed. A receiver plays on from there.
///
/// # Errors
/// The link would be too long.
pub fn position_link(game: &Match, taken: usize) -> Result<String, LinkTooLong> {
    let mut game = game.copied();
    while game.steps().len() > taken && game.take_back().is_ok() {}
    seal(&record_text(Kind::Position, &game))
}

/// A link to the deal of a match: its pack, seed, seats, house rules and bots, without the names of people. If the seed
/// does not determine the deal, it is a link to the position before the first decision.
///
/// # Errors
/// The link would be too long.
pub fn deal_link(game: &Match) -> Result<String, LinkTooLong> {
    let (setup, deal) = (game.setup(), game.deal());
    let mut drawn = setup.clone();
    (drawn.loyalties, drawn.order) = (None, None);
    drawn.first = Some(deal.first);
    if drawn.deal(game.world()).as_ref() != Ok(deal) {
        return position_link(game, 0);
    }
    let day = is_deal_of(game).map(|day| day.to_string());
    let mut header = setup.header(game.world(), deal, day.unwrap_or_default());
    header.order.clear();
    for seat in &mut header.seats {
        seat.loyalty.clear();
        seat.name = None;
    }
    (header.rules, header.digest) = (String::new(), short(&header.digest));
    seal(&format!("{}\n{}", Kind::Deal.word(), header.text()))
}

/// A link to a puzzle of a pack. The receiver needs the same pack.
///
/// # Errors
/// The link would be too long.
pub fn puzzle_link(pack: &Pack, id: &str) -> Result<String, LinkTooLong> {
    seal(&format!("{}\n{}\n{}\n{id}\n", Kind::Puzzle.word(), pack.id, short(&pack.digest)))
}

/// The first digits of a digest.
fn short(digest: &str) -> String {
    digest.chars().take(SHORT_DIGEST).collect()
}

/// The text of a link with the record of a match.
fn record_text(kind: Kind, game: &Match) -> String {
    let text = game.record_text();
    // A match writes records that can be read. If it ever did not, the link would open as a record without decisions.
    let (mut header, entries) = match Record::parse("", &text) {
        Ok(record) => (record.header, record.entries),
        Err(_) => (game.setup().header(game.world(), game.deal(), game.started().to_owned()), Vec::new()),
    };
    if has_built_in_rules(&header) {
        header.rules.clear();
    }
    header.digest = short(&header.digest);
    let mut out = format!("{}\n{}", kind.word(), header.text());
    for (_, steps) in entries {
        out.push_str(&steps.join("\t"));
        out.push('\n');
    }
    out
}

/// True if the rules in the header are those of a built-in pack, so that every receiver has them.
fn has_built_in_rules(header: &Header) -> bool {
    let rules = built_in(&header.pack).map(|pack| rules_of(header, &pack));
    rules.is_some_and(|rules| rules.digest() == header.digest && rules.text() == header.rules)
}

/// The built-in pack with this id.
pub(super) fn built_in(id: &str) -> Option<Arc<Pack>> {
    let files = Library::default().find(id)?;
    Pack::load(&files).ok().map(Arc::new)
}
