//! Arguments of `new` and `load`: `key=value`, with double quotes around spaces.

use std::ops::RangeInclusive;
use std::path::PathBuf;

use super::command_error::{CommandError, Kind};
use crate::command_line::wrong_usage::suggestion;
use rules::{MAX_SOCIETIES, MIN_SOCIETIES, nearest};
use table::{HUMAN, Player, SEEDS};

/// Arguments of `new`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct NewMatch {
    /// The pack by id, folder or `.zip`.
    pub pack: Option<PathBuf>,
    /// The seats: `human` for the driver, and automata.
    pub seats: Option<Vec<String>>,
    /// House rules as `key=value`.
    pub rules: Vec<String>,
    /// The seed; random if `None`.
    pub seed: Option<u64>,
    /// The first seat.
    pub first: Option<usize>,
    /// All tokens by empire id, from the first slot.
    pub loyalty: Option<Vec<Vec<String>>>,
    /// The turn order of the first round, where chance would set it.
    pub order: Option<Vec<String>>,
    /// True if the driver names the outcomes of chance.
    pub manual: bool,
    /// True if help is off.
    pub plain: bool,
}

/// Arguments of `load`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct LoadMatch {
    /// The path of the record.
    pub file: PathBuf,
    /// Its pack by id, folder or `.zip`.
    pub pack: Option<PathBuf>,
    /// True if the driver names the outcomes of chance from now on.
    pub manual: bool,
    /// True to play by the kept rules if the pack is missing.
    pub kept_rules: bool,
}

/// The smallest and largest number of societies in any pack.
const LEAST: u64 = MIN_SOCIETIES as u64;
const MOST: u64 = MAX_SOCIETIES as u64;
/// The keys of `new`.
const NEW: [&str; 9] = ["pack", "seats", "rules", "seed", "first", "loyalty", "order", "chance", "plain"];
/// The keys of `load`, before the record.
const LOAD: [&str; 3] = ["pack", "chance", "rules"];
/// The values of `chance`.
const CHANCE: [&str; 2] = ["manual", "seed"];

impl NewMatch {
    /// Parses the arguments of `new`.
    ///
    /// # Errors
    /// A word means nothing.
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
                "plain" => new.plain = is_first(key, value, ["on", "off"])?,
                _ => new.manual = is_first(key, value, CHANCE)?,
            }
        }
        Ok(new)
    }
}

impl LoadMatch {
    /// Parses the arguments of `load`: options, then the path, which may have spaces.
    ///
    /// # Errors
    /// The path is missing, or an option means nothing.
    pub fn parse(text: &str) -> Result<Self, CommandError> {
        let mut load = Self { file: PathBuf::new(), pack: None, manual: false, kept_rules: false };
        let mut rest = text.trim();
        while LOAD.iter().any(|key| rest.strip_prefix(key).is_some_and(|r| r.starts_with('='))) {
            let end = word_end(rest);
            let word = rest[..end].replace('"', "");
            match pair("load", &word, &LOAD)? {
                ("pack", value) => load.pack = Some(value.into()),
                (key @ "rules", value) => load.kept_rules = !is_first(key, value, ["pack", "kept"])?,
                (key, value) => load.manual = is_first(key, value, CHANCE)?,
            }
            rest = rest[end..].trim_start();
        }
        // A misspelled option is a path only if the file exists.
        if let Some((key, _)) = rest.split_once('=').filter(|(key, _)| is_word(key))
            && path(rest).is_none_or(|path| !path.exists())
        {
            let meant = suggestion(key, LOAD.into_iter());
            return Err(Kind::Argument.wrong(format!("\"load\" has no \"{key}\"; {meant}")));
        }
        load.file =
            path(rest).ok_or_else(|| Kind::Argument.wrong("\"load\" needs the path of a record after it"))?;
        Ok(load)
    }
}

/// True if a text has the form of an option.
fn is_word(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
}

/// Parses a path that ends with the line, quoted or not.
pub(super) fn path(text: &str) -> Option<PathBuf> {
    let text = text.trim();
    let text = text.strip_prefix('"').and_then(|t| t.strip_suffix('"')).unwrap_or(text);
    (!text.is_empty()).then(|| text.into())
}

/// Parses the seats: the number of seats, all the driver's, or a list of the driver's and automata's seats.
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

/// Parses a number within a range.
pub(super) fn number(key: &str, text: &str, range: RangeInclusive<u64>) -> Result<u64, CommandError> {
    text.parse().ok().filter(|n| range.contains(n)).ok_or_else(|| {
        let (least, most) = range.into_inner();
        Kind::Argument.wrong(match text {
            "" => format!("\"{key}\" needs a number from {least} to {most} after it"),
            _ => format!("\"{key}\" takes a number from {least} to {most}, not \"{text}\""),
        })
    })
}

/// True if an option has the first of its two possible values.
fn is_first(key: &str, value: &str, [first, second]: [&str; 2]) -> Result<bool, CommandError> {
    match value {
        _ if value == first => Ok(true),
        _ if value == second => Ok(false),
        _ => Err(Kind::Argument.wrong(format!("\"{key}\" is {first} or {second}, not \"{value}\""))),
    }
}

pub(super) fn pair<'a>(
    command: &str,
    word: &'a str,
    keys: &[&'static str],
) -> Result<(&'static str, &'a str), CommandError> {
    let Some((key, value)) = word.split_once('=') else {
        let what = format!("\"{command}\" takes KEY=VALUE after it, not \"{word}\"");
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

/// Splits ids separated by commas or spaces.
fn list(text: &str) -> Vec<String> {
    let ids = text.split(|c: char| c == ',' || c.is_whitespace()).filter(|id| !id.is_empty());
    ids.map(str::to_owned).collect()
}

/// Splits a text into words. Double quotes keep white space and are removed.
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

/// The index of the end of the first word. White space in double quotes doesn't end a word.
fn word_end(text: &str) -> usize {
    let mut quoted = false;
    let end = text.find(|c: char| {
        quoted ^= c == '"';
        c.is_whitespace() && !quoted
    });
    end.unwrap_or(text.len())
}
