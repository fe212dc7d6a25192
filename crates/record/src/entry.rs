//! The entries of a record, one per line.

use super::multiline_toml_text::{text, texts};
use super::used_help::Help;
use rules::{Action, Outcome, ParseError, ParseErrorKind, Society, World};

/// One line of a record: a decision with its chance outcomes, an undo, or a use of help.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A decision of a society.
    Move {
        /// The action that the society chose.
        action: Action,
        /// The chance outcomes of the action, in the order in which they came up.
        outcomes: Vec<Outcome>,
    },
    /// An undo. It keeps this number of decisions and takes back the later ones.
    Undo(usize),
    /// A society used help. `None` if only a newer version knows this kind of help, which then has no effect.
    Help(Option<(Help, Society)>),
}

/// The text at the beginning of a help entry.
const HELP: &str = "help ";

impl Entry {
    /// The entry as a line of the record, with its line end. `number` is the number of the entry, from 1.
    pub fn line(&self, world: &World, number: usize) -> String {
        match self {
            Self::Move { action, outcomes } if outcomes.is_empty() => {
                format!("{number} = {}\n", text(&world.notation(*action)))
            }
            Self::Move { action, outcomes } => {
                let chance = outcomes.iter().map(|o| world.outcome_notation(*o));
                let steps: Vec<String> = std::iter::once(world.notation(*action)).chain(chance).collect();
                format!("{number} = {}\n", texts(steps.iter().map(String::as_str)))
            }
            Self::Undo(to) => format!("{number} = \"undo to {to}\"\n"),
            Self::Help(Some((help, society))) => {
                format!("{number} = \"{HELP}{} {}\"\n", help.id(), society.index())
            }
            Self::Help(None) => format!("{number} = \"{HELP}\"\n"),
        }
    }

    /// Parses an entry from `steps`, the strings on its line of the record.
    ///
    /// # Errors
    /// Returns the first string that cannot be parsed.
    pub fn parse(world: &World, steps: &[String]) -> Result<Self, ParseError> {
        let (first, rest) = steps.split_first().map_or(("", steps), |(f, r)| (f.as_str(), r));
        if let Some(to) = first.strip_prefix("undo to ").and_then(|n| n.parse().ok()) {
            let alone = ParseError {
                text: steps.join(", "),
                why: ParseErrorKind::Form(&["undo to 3, with nothing after it"]),
            };
            return if rest.is_empty() { Ok(Self::Undo(to)) } else { Err(alone) };
        }
        if let Some(words) = first.strip_prefix(HELP) {
            return help(world, words, rest).map(Self::Help).ok_or_else(|| ParseError {
                text: steps.join(", "),
                why: ParseErrorKind::Form(&["help hint 0, with a seat of the match and nothing after it"]),
            });
        }
        let action = world.parse_action(first)?;
        let outcomes = rest.iter().map(|step| world.parse_outcome(step)).collect::<Result<_, _>>()?;
        Ok(Self::Move { action, outcomes })
    }
}

/// Parses a help entry from the words after `help`. `Some(None)` if only a newer version knows this kind of help.
/// `None` if the entry is wrong.
fn help(world: &World, words: &str, rest: &[String]) -> Option<Option<(Help, Society)>> {
    let (id, seat) = words.split_once(' ').unwrap_or((words, ""));
    let Some(help) = Help::from_id(id) else { return Some(None) };
    let seat = seat.parse().ok().and_then(|seat: usize| world.societies().nth(seat));
    seat.filter(|_| rest.is_empty()).map(|society| Some((help, society)))
}
