//! The commands of the protocol.

use std::path::PathBuf;

use super::setup::{LoadMatch, NewMatch, number, path};
use super::wrong::{Kind, Wrong};
use crate::ai::Level;
use crate::cli::suggest::suggestion;

/// A command.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    Go(Go),
    /// Count move sequences.
    Perft(Perft),
    /// The record, into a file if one is named.
    Record(Option<PathBuf>),
    /// Load a record.
    Load(LoadMatch),
    /// Leave.
    Quit,
}

/// What a bot is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Go {
    /// How well it plays.
    pub level: Level,
    /// The seed of its own generator; the number of decisions taken when `None`.
    pub seed: Option<u64>,
    /// How much it may think.
    pub budget: Budget,
}

/// How much a bot may think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// As much as its level does at the table.
    Own,
    /// So many decisions in trials.
    Nodes(u64),
    /// So long.
    Milliseconds(u64),
}

/// What is to be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Perft {
    /// How many decisions deep.
    pub depth: u32,
    /// Whether for each first decision by itself as well.
    pub divide: bool,
}

/// The first word of every command.
const WORDS: [&str; 13] = [
    "new", "legal", "play", "drawn", "order", "undo", "state", "view", "go", "perft", "record", "load",
    "quit",
];

/// No count is deeper.
const DEEPEST: u64 = 99;

impl Command {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn parse(line: &str) -> Result<Self, Wrong> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |command: Self| {
            if rest.is_empty() {
                Ok(command)
            } else {
                Err(Kind::Argument.wrong(format!("\"{word}\" takes nothing behind it, not \"{rest}\"")))
            }
        };
        match word {
            "new" => NewMatch::parse(rest).map(Self::New),
            "legal" => alone(Self::Legal),
            "play" => play(rest),
            "drawn" | "order" => Ok(Self::Chance(line.to_owned())),
            "undo" => alone(Self::Undo),
            "state" => alone(Self::State),
            "view" => number(word, rest, 0..=99).map(|n| Self::View(n as usize)),
            "go" => go(rest),
            "perft" => perft(rest),
            "record" => Ok(Self::Record(path(rest))),
            "load" => LoadMatch::parse(rest).map(Self::Load),
            "quit" => alone(Self::Quit),
            "" => Err(Kind::Line.wrong("the line is empty; every line is one command")),
            _ => {
                let meant = suggestion(word, WORDS.into_iter());
                Err(Kind::Command.wrong(format!("there is no command \"{word}\"; {meant}")))
            }
        }
    }
}

fn play(rest: &str) -> Result<Command, Wrong> {
    let steps: Vec<String> =
        rest.split(';').map(str::trim).filter(|s| !s.is_empty()).map(Into::into).collect();
    if steps.is_empty() {
        return Err(Kind::Argument.wrong("\"play\" wants an action behind it, or several with \";\" between"));
    }
    Ok(Command::Play(steps))
}

/// `go LEVEL`, then in any order `500ms` or `20000nodes` and `seed=3`.
fn go(rest: &str) -> Result<Command, Wrong> {
    let mut words = rest.split_whitespace();
    let id = words.next().unwrap_or("");
    let level = Level::from_id(id).ok_or_else(|| {
        let meant = suggestion(id, Level::ALL.map(Level::id).into_iter());
        Kind::Argument.wrong(format!("there is no level \"{id}\"; {meant}"))
    })?;
    let mut go = Go { level, seed: None, budget: Budget::Own };
    for word in words {
        if let Some(seed) = word.strip_prefix("seed=") {
            go.seed = Some(number("seed", seed, 0..=u64::MAX)?);
            continue;
        }
        if go.budget != Budget::Own {
            return Err(Kind::Argument.wrong("\"go\" takes one budget: milliseconds or nodes"));
        }
        go.budget = budget(word).ok_or_else(|| {
            let what = format!("\"go\" takes 500ms, 20000nodes or seed=3 behind the level, not \"{word}\"");
            Kind::Argument.wrong(what)
        })?;
    }
    Ok(Command::Go(go))
}

/// `500ms` or `20000nodes`.
fn budget(word: &str) -> Option<Budget> {
    if let Some(digits) = word.strip_suffix("ms") {
        return digits.parse().ok().map(Budget::Milliseconds);
    }
    word.strip_suffix("nodes")?.parse().ok().map(Budget::Nodes)
}

/// `perft 3` or `perft 3 divide`.
fn perft(rest: &str) -> Result<Command, Wrong> {
    let (depth, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let depth = number("perft", depth, 0..=DEEPEST)? as u32;
    match behind.trim() {
        "" => Ok(Command::Perft(Perft { depth, divide: false })),
        "divide" => Ok(Command::Perft(Perft { depth, divide: true })),
        other => {
            let what = format!("\"perft\" takes only \"divide\" behind the number, not \"{other}\"");
            Err(Kind::Argument.wrong(what))
        }
    }
}
