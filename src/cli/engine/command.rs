//! The commands of the protocol.

use std::path::PathBuf;

use crate::ai::Level;
use crate::rules::nearest;

/// A command.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Command {
    /// Begin a match.
    New(NewMatch),
    /// List the legal actions.
    Legal,
    /// Take decisions, one after another; with manual chance also `drawn` and `order`.
    Play(Vec<String>),
    /// Name what chance gives.
    Chance(String),
    /// Take the last decision back.
    Undo,
    /// The whole state.
    State,
    /// What the society on a seat may know.
    View(usize),
    /// Let a bot choose.
    Go(Level),
    /// Count move sequences.
    Perft(u32),
    /// The record, into a file if one is named.
    Record(Option<PathBuf>),
    /// Load a record.
    Load(PathBuf),
    /// Leave.
    Quit,
}

/// What `new` may say.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct NewMatch {
    pub pack: Option<PathBuf>,
    pub seats: Option<usize>,
    pub rules: Vec<String>,
    pub seed: Option<u64>,
    pub first: Option<usize>,
    /// Everyone's tokens by empire id, from the first slot.
    pub loyalty: Option<Vec<Vec<String>>>,
    pub order: Option<Vec<String>>,
    pub manual: bool,
}

const WORDS: [&str; 13] = [
    "new", "legal", "play", "drawn", "order", "undo", "state", "view", "go", "perft", "record", "load",
    "quit",
];

impl Command {
    /// Reads a line.
    pub fn parse(line: &str) -> Result<Self, String> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let none = |command: Self| {
            if rest.is_empty() {
                Ok(command)
            } else {
                Err(format!("\"{word}\" takes nothing behind it, not \"{rest}\""))
            }
        };
        match word {
            "new" => NewMatch::parse(rest).map(Self::New),
            "legal" => none(Self::Legal),
            "play" if rest.is_empty() => {
                Err("\"play\" wants an action behind it, or several with \";\" between".into())
            }
            "play" => Ok(Self::Play(
                rest.split(';').map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect(),
            )),
            "drawn" | "order" => Ok(Self::Chance(line.to_owned())),
            "undo" => none(Self::Undo),
            "state" => none(Self::State),
            "view" => number(word, rest).map(|n| Self::View(n as usize)),
            "go" => go(rest),
            "perft" => number(word, rest).map(Self::Perft),
            "record" => Ok(Self::Record((!rest.is_empty()).then(|| rest.into()))),
            "load" if rest.is_empty() => Err("\"load\" wants the path of a record behind it".into()),
            "load" => Ok(Self::Load(rest.into())),
            "quit" => none(Self::Quit),
            _ => Err(match nearest(word, WORDS.into_iter()) {
                Some(near) => format!("there is no command \"{word}\"; did you mean \"{near}\"?"),
                None => format!("there is no command \"{word}\"; there are {}", WORDS.join(", ")),
            }),
        }
    }
}

fn number(word: &str, text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("\"{word}\" wants a number behind it, not \"{text}\""))
}

/// `go LEVEL`, `go LEVEL 500ms`, `go LEVEL 20000nodes`: the levels there are need no more than the
/// least of either, so a budget is read and kept by itself.
fn go(rest: &str) -> Result<Command, String> {
    let mut words = rest.split_whitespace();
    let id = words.next().unwrap_or("");
    let level = Level::from_id(id).ok_or_else(|| {
        let ids = Level::ALL.map(Level::id).join(", ");
        format!("there is no level \"{id}\"; there are {ids}")
    })?;
    if let Some(budget) = words.next() {
        let digits = budget.strip_suffix("ms").or(budget.strip_suffix("nodes")).unwrap_or(budget);
        if digits.parse::<u64>().is_err() {
            return Err(format!("\"{budget}\" is no budget; write it as 500ms or 20000nodes"));
        }
    }
    match words.next() {
        Some(extra) => Err(format!("\"go\" takes a level and a budget, not \"{extra}\" as well")),
        None => Ok(Command::Go(level)),
    }
}

impl NewMatch {
    /// Reads `key=value` pairs.
    fn parse(text: &str) -> Result<Self, String> {
        let mut new = Self::default();
        for word in text.split_whitespace() {
            let (key, value) =
                word.split_once('=').ok_or_else(|| format!("\"{word}\" should be KEY=VALUE"))?;
            let number =
                || value.parse::<u64>().map_err(|_| format!("\"{key}\" takes a number, not \"{value}\""));
            let list = |text: &str| text.split(',').map(str::to_owned).collect::<Vec<_>>();
            match key {
                "pack" => new.pack = Some(value.into()),
                "seats" => new.seats = Some(number()? as usize),
                "rules" => new.rules = list(value),
                "seed" => new.seed = Some(number()?),
                "first" => new.first = Some(number()? as usize),
                "loyalty" => new.loyalty = Some(value.split('/').map(list).collect()),
                "order" => new.order = Some(list(value)),
                "chance" => {
                    new.manual = match value {
                        "manual" => true,
                        "seed" => false,
                        _ => return Err(format!("\"chance\" is manual or seed, not \"{value}\"")),
                    }
                }
                _ => {
                    let keys = ["pack", "seats", "rules", "seed", "first", "loyalty", "order", "chance"];
                    return Err(match nearest(key, keys.into_iter()) {
                        Some(near) => format!("\"new\" has no \"{key}\"; did you mean \"{near}\"?"),
                        None => format!("\"new\" has no \"{key}\"; it has {}", keys.join(", ")),
                    });
                }
            }
        }
        Ok(new)
    }
}
