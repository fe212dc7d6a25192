//! What `new` and `load` may say: `key=value`, with double quotes around what has spaces.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use super::error::{CommandError, Kind};
use crate::command_line::usage::suggestion;
use rules::{MAX_SOCIETIES, MIN_SOCIETIES, nearest};
use table::{HUMAN, Player, SEEDS};

/// What `new` may say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NewMatch {
    /// The pack, by its id, folder or `.zip`.
    pub pack: Option<PathBuf>,
    /// Who sits at the table: the driver's seats as `human`, and automata.
    pub seats: Option<Vec<String>>,
    /// House rules, each `key=value`.
    pub rules: Vec<String>,
    /// The seed of all chance.
    pub seed: Option<u64>,
    /// The seat that goes first.
    pub first: Option<usize>,
    /// Everyone's tokens by empire id, from the first slot.
    pub loyalty: Option<Vec<Vec<String>>>,
    /// The turn order of the first round, where chance would settle it.
    pub order: Option<Vec<String>>,
    /// Whether the driver names what chance gives.
    pub manual: bool,
    /// Whether nobody is to be helped.
    pub plain: bool,
}

/// What `load` may say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LoadMatch {
    /// The record.
    pub file: PathBuf,
    /// The pack that it was played with, by its id, folder or `.zip`.
    pub pack: Option<PathBuf>,
    /// Whether the driver names what chance gives from now on.
    pub manual: bool,
    /// Whether it is played by the rules that it kept, where its pack is not at hand.
    pub kept_rules: bool,
}

/// How few and how many societies any pack may seat.
const LEAST: u64 = MIN_SOCIETIES as u64;
const MOST: u64 = MAX_SOCIETIES as u64;
/// The keys of `new`.
const NEW: [&str; 9] = ["pack", "seats", "rules", "seed", "first", "loyalty", "order", "chance", "plain"];
/// The keys of `load`; the record stands behind them.
const LOAD: [&str; 3] = ["pack", "chance", "rules"];

impl NewMatch {
    /// Reads what stands behind `new`.
    ///
    /// # Errors
    /// The first word that means nothing there.
    pub fn parse(text: &str) -> Result<Self, CommandError> {
        let mut new = Self::default();
        let mut seen = Vec::new();
        for word in words(text)? {
            let (key, value) = pair("new", &word, &NEW)?;
            if seen.contains(&key) {
                return Err(Kind::Argument.wrong(format!("\"new\" has \"{key}\" twice")));
            }
            seen.push(key);
            match key {
                "pack" => new.pack = Some(value.into()),
                "seats" => new.seats = Some(seats(key, value)?),
                "rules" => new.rules = value.split(',').map(|rule| rule.trim().to_owned()).collect(),
                "seed" => new.seed = Some(number(key, value, 0..=SEEDS - 1)?),
                "first" => new.first = Some(number(key, value, 0..=MOST - 1)? as usize),
                "loyalty" => new.loyalty = Some(value.split('/').map(list).collect()),
                "order" => new.order = Some(list(value)),
                "plain" => new.plain = plain(value)?,
                _ => new.manual = manual(value)?,
            }
        }
        Ok(new)
    }
}

impl LoadMatch {
    /// Reads what stands behind `load`: options, then the path, which may have spaces.
    ///
    /// # Errors
    /// That there is no path, or an option that means nothing.
    pub fn parse(text: &str) -> Result<Self, CommandError> {
        let mut load = Self { file: PathBuf::new(), pack: None, manual: false, kept_rules: false };
        let mut rest = text.trim();
        while LOAD.iter().any(|key| rest.strip_prefix(key).is_some_and(|r| r.starts_with('='))) {
            let end = word_end(rest);
            let word = rest[..end].replace('"', "");
            match pair("load", &word, &LOAD)? {
                ("pack", value) => load.pack = Some(value.into()),
                ("rules", value) => load.kept_rules = kept_rules(value)?,
                (_, value) => load.manual = manual(value)?,
            }
            rest = rest[end..].trim_start();
        }
        // Who misspells an option means no path, unless there is such a file.
        if let Some((key, _)) = rest.split_once('=').filter(|(key, _)| is_word(key))
            && path(rest).is_none_or(|path| !path.exists())
        {
            let meant = suggestion(key, LOAD.into_iter());
            return Err(Kind::Argument.wrong(format!("\"load\" has no \"{key}\"; {meant}")));
        }
        load.file = path(rest)
            .ok_or_else(|| Kind::Argument.wrong("\"load\" wants the path of a record behind it"))?;
        Ok(load)
    }
}

/// Whether it is a word such as options are called.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

/// A path to the end of the line, quoted or not.
pub(super) fn path(text: &str) -> Option<PathBuf> {
    let text = text.trim();
    let text = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text);
    (!text.is_empty()).then(|| text.into())
}

/// Who sits at the table: so many seats of the driver's, or for each seat whether it is one or an automaton's.
fn seats(key: &str, text: &str) -> Result<Vec<String>, CommandError> {
    if !text.contains(',') {
        return Ok(vec![HUMAN.to_owned(); number(key, text, LEAST..=MOST)? as usize]);
    }
    let words: Vec<String> = text.split(',').map(|word| word.trim().to_owned()).collect();
    let is_seat = |word: &&String| match Player::parse(word) {
        Ok(Player::Human | Player::Automaton(_)) => true,
        Ok(Player::Bot(..) | Player::Outside(_)) | Err(_) => false,
    };
    match words.iter().find(|word| !is_seat(word)) {
        None => Ok(words),
        Some(word) => {
            let what = format!(
                "\"{key}\" takes \"{HUMAN}\" or an automaton for each seat, such as {HUMAN},madness:hard, not \"{word}\""
            );
            Err(Kind::Argument.wrong(what))
        }
    }
}

/// A number within a range.
pub(super) fn number(key: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, CommandError> {
    text.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| {
        let (least, most) = range.into_inner();
        Kind::Argument.wrong(match text {
            "" => format!("\"{key}\" wants a number from {least} to {most} behind it"),
            _ => format!("\"{key}\" takes a number from {least} to {most}, not \"{text}\""),
        })
    })
}

fn manual(value: &str) -> Result<bool, CommandError> {
    match value {
        "manual" => Ok(true),
        "seed" => Ok(false),
        _ => Err(Kind::Argument.wrong(format!("\"chance\" is manual or seed, not \"{value}\""))),
    }
}

fn plain(value: &str) -> Result<bool, CommandError> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Kind::Argument.wrong(format!("\"plain\" is on or off, not \"{value}\""))),
    }
}

fn kept_rules(value: &str) -> Result<bool, CommandError> {
    match value {
        "kept" => Ok(true),
        "pack" => Ok(false),
        _ => Err(Kind::Argument.wrong(format!("\"rules\" is pack or kept, not \"{value}\""))),
    }
}

pub(super) fn pair<'a>(
    command: &str,
    word: &'a str,
    keys: &[&'static str],
) -> Result<(&'static str, &'a str), CommandError> {
    let Some((key, value)) = word.split_once('=') else {
        let what = format!("\"{command}\" takes KEY=VALUE behind it, not \"{word}\"");
        return Err(Kind::Argument.wrong(what));
    };
    let known = keys.iter().find(|k| **k == key).ok_or_else(|| {
        Kind::Argument.wrong(match nearest(key, keys.iter().copied()) {
            Some(near) => format!("\"{command}\" has no \"{key}\"; did you mean \"{near}\"?"),
            None => format!("\"{command}\" has no \"{key}\"; it has {}", keys.join(", ")),
        })
    })?;
    Ok((*known, value))
}

/// Ids set apart by commas or spaces.
fn list(text: &str) -> Vec<String> {
    let ids = text.split(|c: char| c == ',' || c.is_whitespace()).filter(|id| !id.is_empty());
    ids.map(str::to_owned).collect()
}

/// The words of a text; white space within double quotes parts none, and the quotes are dropped.
pub(super) fn words(text: &str) -> Result<Vec<String>, CommandError> {
    if text.matches('"').count() % 2 == 1 {
        return Err(Kind::Argument.wrong(format!("a double quote is never closed in \"{text}\"")));
    }
    let mut words = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let (word, behind) = rest.split_at(word_end(rest));
        words.push(word.replace('"', ""));
        rest = behind.trim_start();
    }
    Ok(words)
}

/// Where the first word ends, which white space within double quotes does not do.
fn word_end(text: &str) -> usize {
    let mut quoted = false;
    let end = text.find(|c: char| {
        quoted ^= c == '"';
        c.is_whitespace() && !quoted
    });
    end.unwrap_or(text.len())
}
