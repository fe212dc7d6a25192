//! One line of a record.

use super::multiline_toml_text::{text, texts};
use super::used_help::Help;
use rules::{Action, Outcome, ParseError, ParseErrorKind, Society, World};

/// A decision with what chance gave for it, an undo, or help that was used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A decision, numbered in the record.
    Move {
        /// The action that was chosen.
        action: Action,
        /// The outcomes of chance, in order.
        outcomes: Vec<Outcome>,
    },
    /// An undo, back to this number of decisions.
    Undo(usize),
    /// Somebody was helped. `None` is a kind of help that this program does not know, which changes nothing.
    Help(Option<(Help, Society)>),
}

/// The prefix of a help line.
const HELP: &str = "help ";

impl Entry {
    /// The line, numbered from 1, with its end.
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

    /// Reads an entry from its steps.
    ///
    /// # Errors
    /// The first step that cannot be read.
    pub fn parse(world: &World, steps: &[String]) -> Result<Self, ParseError> {
        let (first, rest) = steps.split_first().map_or(("", steps), |(f, r)| (f.as_str(), r));
        if let Some(to) = first.strip_prefix("undo to ").and_then(|n| n.parse().ok()) {
            let alone = ParseError {
                text: steps.join(", "),
                why: ParseErrorKind::Form(&["undo to 3, with nothing behind it"]),
            };
            return if rest.is_empty() { Ok(Self::Undo(to)) } else { Err(alone) };
        }
        if let Some(words) = first.strip_prefix(HELP) {
            return help(world, words, rest).map(Self::Help).ok_or_else(|| ParseError {
                text: steps.join(", "),
                why: ParseErrorKind::Form(&["help hint 0, with a seat of the match and nothing behind it"]),
            });
        }
        let action = world.parse_action(first)?;
        let outcomes = rest.iter().map(|step| world.parse_outcome(step)).collect::<Result<_, _>>()?;
        Ok(Self::Move { action, outcomes })
    }
}

/// The help that words behind `help` name; `Some(None)` where it is of a kind that only a newer program knows.
fn help(world: &World, words: &str, rest: &[String]) -> Option<Option<(Help, Society)>> {
    let (id, seat) = words.split_once(' ').unwrap_or((words, ""));
    let Some(help) = Help::from_id(id) else { return Some(None) };
    let seat = seat.parse().ok().and_then(|seat: usize| world.societies().nth(seat));
    seat.filter(|_| rest.is_empty()).map(|society| Some((help, society)))
}
