//! Wrong usage: its message, suggestions and tips.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use rules::nearest;

/// An error in the usage of the command line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Usage(String);

impl Usage {
    /// A usage error. The message says what was given and what would be right.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

/// The nearest of these names as a suggestion, or all of them if none is near.
pub fn suggestion<'a>(given: &str, names: impl Iterator<Item = &'a str> + Clone) -> String {
    match nearest(given, names.clone()) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("there are {}", names.collect::<Vec<_>>().join(", ")),
    }
}

/// The placeholder of a record argument in usage texts.
const RECORD: &str = "<RECORD>";
/// The example of a record that is added to the error.
const EXAMPLE: &str = "a record is the file of a match, such as 'whispers review saves/over.whispers'";

/// Replaces misleading tips of clap, and adds an example if a record is missing.
pub fn with_tips(mut error: clap::Error) -> clap::Error {
    match error.kind() {
        // The tip "to pass '--json' as a value, use '-- --json'" appears even where no value is expected.
        ErrorKind::UnknownArgument => {
            error.remove(ContextKind::Suggested);
        }
        ErrorKind::MissingRequiredArgument if lacks_record(&error) => {
            let tips = ContextValue::StyledStrs(vec![StyledStr::from(EXAMPLE)]);
            error.insert(ContextKind::Suggested, tips);
        }
        _ => {}
    }
    error
}

/// True if a record is missing.
fn lacks_record(error: &clap::Error) -> bool {
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(all)) => all.iter().any(|arg| arg == RECORD),
        _ => false,
    }
}
