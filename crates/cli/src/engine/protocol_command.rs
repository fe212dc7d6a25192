//! The commands of the protocol.

use std::path::PathBuf;

use super::command_error::{CommandError, Kind};
use super::match_arguments::{LoadMatch, NewMatch, number, path};
use super::puzzle_query::PuzzleQuery;
use crate::command_line::wrong_usage::suggestion;
use crate::review::review_budget::ReviewBudget;
use bots::{Level, Temper};
use table::{ParsePlayerError, Player};

/// A command of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Command {
    /// Start a match.
    New(NewMatch),
    /// List the legal actions.
    Legal,
    /// Take decisions one after another; with manual chance also `drawn`, `order` and `tie`.
    Play(Vec<String>),
    /// Name an outcome.
    Chance(String),
    /// Undo the last decision.
    Undo,
    /// Print the full state.
    State,
    /// Print the world of the match.
    Describe,
    /// Print the view of a seat.
    View(usize),
    /// Print the beliefs of a seat about tokens.
    Beliefs(usize),
    /// Print the beliefs of a seat with the deeds behind them.
    Suspicions(usize),
    /// Print the reason for a decision; the last one by default.
    Why(Option<usize>),
    /// Let a bot choose.
    Go(Go),
    /// Compare the choices.
    Advise(Advise),
    /// Review the match.
    Review(ReviewBudget),
    /// Count move sequences.
    Perft(Perft),
    /// Print the record, or write it to a file.
    Record(Option<PathBuf>),
    /// Load a record.
    Load(LoadMatch),
    /// List the puzzles of a pack.
    Puzzles(PuzzleQuery),
    /// Open a puzzle at its position.
    Puzzle(PuzzleQuery),
    /// Answer the puzzle.
    Answer(String),
    /// Leave the program.
    Quit,
}

/// Arguments of `go`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Go {
    /// The level of the bot.
    pub level: Level,
    /// The temper of the bot.
    pub temper: Temper,
    /// The bot's seed; the number of decisions by default.
    pub seed: Option<u64>,
    /// The budget of the search.
    pub budget: Budget,
}

/// Arguments of `advise`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Advise {
    /// The number of choices, the best first.
    pub most: usize,
    /// The seed of the analysis; that of a hint by default.
    pub seed: Option<u64>,
    /// The budget of the analysis.
    pub budget: Budget,
}

/// A budget of search or analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Budget {
    /// The default budget: the level's, or that of hints.
    Own,
    /// A number of decisions in rollouts.
    Nodes(u64),
    /// A time in milliseconds.
    Milliseconds(u64),
}

/// Arguments of `perft`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Perft {
    /// The depth in decisions.
    pub depth: u32,
    /// True to count separately for each first decision.
    pub divide: bool,
}

/// The first words of all commands.
const WORDS: [&str; 23] = [
    "new",
    "legal",
    "play",
    "drawn",
    "order",
    "tie",
    "undo",
    "state",
    "describe",
    "view",
    "go",
    "advise",
    "beliefs",
    "suspicions",
    "why",
    "review",
    "perft",
    "record",
    "load",
    "puzzles",
    "puzzle",
    "answer",
    "quit",
];

/// The default number of choices in an answer to `advise`, and the maximum.
const ADVISED: u64 = 3;
const MOST_ADVISED: u64 = 9999;

/// The highest decision number that a command accepts.
const MOST_DECISIONS: u64 = 999_999;

/// The maximum depth of `perft`.
const DEEPEST: u64 = 99;

impl Command {
    /// Parses a line.
    ///
    /// # Errors
    ///
    /// Fails if the line is no valid command.
    pub fn parse(line: &str) -> Result<Self, CommandError> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let alone = |command: Self| {
            if rest.is_empty() {
                Ok(command)
            } else {
                Err(Kind::Argument.wrong(format!("\"{word}\" takes nothing after it, not \"{rest}\"")))
            }
        };
        match word {
            "new" => NewMatch::parse(rest).map(Self::New),
            "legal" => alone(Self::Legal),
            "play" => play(rest),
            "drawn" | "order" | "tie" => Ok(Self::Chance(line.to_owned())),
            "undo" => alone(Self::Undo),
            "state" => alone(Self::State),
            "describe" => alone(Self::Describe),
            "view" => number(word, rest, 0..=99).map(|n| Self::View(n as usize)),
            "beliefs" => number(word, rest, 0..=99).map(|n| Self::Beliefs(n as usize)),
            "suspicions" => number(word, rest, 0..=99).map(|n| Self::Suspicions(n as usize)),
            "why" if rest.is_empty() => Ok(Self::Why(None)),
            "why" => number(word, rest, 1..=MOST_DECISIONS).map(|n| Self::Why(Some(n as usize))),
            "go" => go(rest),
            "advise" => advise(rest),
            "review" => review(rest),
            "perft" => perft(rest),
            "record" => Ok(Self::Record(path(rest))),
            "load" => LoadMatch::parse(rest).map(Self::Load),
            "puzzles" => PuzzleQuery::parse(word, rest).map(Self::Puzzles),
            "puzzle" => PuzzleQuery::parse(word, rest).map(Self::Puzzle),
            "answer" if rest.is_empty() => {
                Err(Kind::Argument.wrong("\"answer\" needs a decision or an empire after it"))
            }
            "answer" => Ok(Self::Answer(rest.to_owned())),
            "quit" => alone(Self::Quit),
            "" => Err(Kind::Line.wrong("the line is empty; every line is one command")),
            _ => {
                let meant = suggestion(word, WORDS.into_iter());
                Err(Kind::Command.wrong(format!("there is no command \"{word}\"; {meant}")))
            }
        }
    }
}

fn play(rest: &str) -> Result<Command, CommandError> {
    let steps: Vec<String> =
        rest.split(';').map(str::trim).filter(|s| !s.is_empty()).map(Into::into).collect();
    if steps.is_empty() {
        return Err(Kind::Argument.wrong("\"play\" needs an action after it, or several with \";\" between"));
    }
    Ok(Command::Play(steps))
}

/// Parses the arguments of `go`: `LEVEL` or `LEVEL:TEMPER`, then in any order `500ms` or `20000nodes` and
/// `seed=3`.
fn go(rest: &str) -> Result<Command, CommandError> {
    let mut words = rest.split_whitespace();
    let id = words.next().unwrap_or("");
    let (level, temper) = bot(id).map_err(|what| Kind::Argument.wrong(what))?;
    let mut thought = Thought::USUAL;
    for word in words {
        if !thought.read("go", word)? {
            let what = format!("\"go\" takes 500ms, 20000nodes or seed=3 after the level, not \"{word}\"");
            return Err(Kind::Argument.wrong(what));
        }
    }
    Ok(Command::Go(Go { level, temper, seed: thought.seed, budget: thought.budget }))
}

/// Parses the arguments of `advise`: in any order `5`, `500ms` or `20000nodes` and `seed=3`.
fn advise(rest: &str) -> Result<Command, CommandError> {
    let (mut most, mut thought) = (None, Thought::USUAL);
    for word in rest.split_whitespace() {
        if thought.read("advise", word)? {
            continue;
        }
        if !word.bytes().all(|b| b.is_ascii_digit()) {
            let what = format!("\"advise\" takes 5, 500ms, 20000nodes or seed=3 after it, not \"{word}\"");
            return Err(Kind::Argument.wrong(what));
        }
        if most.replace(number("advise", word, 1..=MOST_ADVISED)?).is_some() {
            return Err(Kind::Argument.wrong("\"advise\" takes one number of choices"));
        }
    }
    let most = most.unwrap_or(ADVISED) as usize;
    Ok(Command::Advise(Advise { most, seed: thought.seed, budget: thought.budget }))
}

/// Parses the arguments of `review`: a depth or nothing.
fn review(rest: &str) -> Result<Command, CommandError> {
    let budget = if rest.is_empty() { Some(ReviewBudget::USUAL) } else { ReviewBudget::from_id(rest) };
    let known = ReviewBudget::ALL.map(ReviewBudget::id);
    budget.map(Command::Review).ok_or_else(|| {
        let what = format!("\"review\" takes {} after it, not \"{rest}\"", known.join(", "));
        Kind::Argument.wrong(what)
    })
}

/// The budget and seed of a command.
struct Thought {
    budget: Budget,
    seed: Option<u64>,
}

impl Thought {
    const USUAL: Self = Self { budget: Budget::Own, seed: None };

    /// Parses one argument; `false` if it is neither a budget nor a seed.
    fn read(&mut self, command: &str, word: &str) -> Result<bool, CommandError> {
        if let Some(seed) = word.strip_prefix("seed=") {
            self.seed = Some(number("seed", seed, 0..=u64::MAX)?);
            return Ok(true);
        }
        let Some(budget) = budget(word) else { return Ok(false) };
        if self.budget != Budget::Own {
            let what = format!("\"{command}\" takes one budget: milliseconds or nodes");
            return Err(Kind::Argument.wrong(what));
        }
        self.budget = budget;
        Ok(true)
    }
}

/// Parses a level, with or without a temper.
fn bot(id: &str) -> Result<(Level, Temper), String> {
    let no_level = |given: &str| {
        let levels = suggestion(given, Level::ALL.map(Level::id).into_iter());
        match given {
            "" => format!("it needs a level after it; {levels}"),
            _ => format!("there is no level \"{given}\"; {levels}"),
        }
    };
    match Player::parse(id) {
        Ok(Player::Bot(level, temper)) => Ok((level, temper)),
        Ok(Player::Human | Player::Automaton(_) | Player::Outside(_)) | Err(ParsePlayerError::Program(_)) => {
            Err(no_level(id))
        }
        Err(ParsePlayerError::Player(given) | ParsePlayerError::Hardness(given)) => Err(no_level(&given)),
        Err(ParsePlayerError::Temper(given)) => {
            let meant = suggestion(&given, Temper::ALL.map(Temper::id).into_iter());
            Err(format!("there is no temper \"{given}\"; {meant}"))
        }
        Err(person @ ParsePlayerError::Person(_)) => Err(person.to_string()),
    }
}

/// Parses a budget: `500ms` or `20000nodes`.
fn budget(word: &str) -> Option<Budget> {
    if let Some(digits) = word.strip_suffix("ms") {
        return digits.parse().ok().map(Budget::Milliseconds);
    }
    word.strip_suffix("nodes")?.parse().ok().map(Budget::Nodes)
}

/// Parses the arguments of `perft`: `3` or `3 divide`.
fn perft(rest: &str) -> Result<Command, CommandError> {
    let (depth, behind) = rest.split_once(char::is_whitespace).unwrap_or((rest, ""));
    let depth = number("perft", depth, 0..=DEEPEST)? as u32;
    match behind.trim() {
        "" => Ok(Command::Perft(Perft { depth, divide: false })),
        "divide" => Ok(Command::Perft(Perft { depth, divide: true })),
        other => {
            let what = format!("\"perft\" takes only \"divide\" after the number, not \"{other}\"");
            Err(Kind::Argument.wrong(what))
        }
    }
}
