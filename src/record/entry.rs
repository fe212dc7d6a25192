//! One line of a record.

use super::written::{text, texts};
use crate::rules::{Action, Outcome, ParseError, Why, World};

/// A decision with what chance gave for it, or an undo.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A decision.
    Move {
        /// What was decided.
        action: Action,
        /// What chance gave, in order.
        outcomes: Vec<Outcome>,
    },
    /// Back to where so many decisions had been taken.
    Undo(usize),
}

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
        }
    }

    /// Reads an entry from its steps.
    ///
    /// # Errors
    /// The first step that cannot be read.
    pub fn parse(world: &World, steps: &[String]) -> Result<Self, ParseError> {
        let (first, rest) = steps.split_first().map_or(("", steps), |(f, r)| (f.as_str(), r));
        if let Some(to) = first.strip_prefix("undo to ").and_then(|n| n.parse().ok()) {
            let alone =
                ParseError { text: steps.join(", "), why: Why::Form("undo to 3, with nothing behind it") };
            return if rest.is_empty() { Ok(Self::Undo(to)) } else { Err(alone) };
        }
        let action = world.parse_action(first)?;
        let outcomes = rest.iter().map(|step| world.parse_outcome(step)).collect::<Result<_, _>>()?;
        Ok(Self::Move { action, outcomes })
    }
}
