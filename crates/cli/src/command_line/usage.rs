//! Wrong usage.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use rules::nearest;

/// The program was asked for something in a way that means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Usage(String);

impl Usage {
    /// Wrong usage in words: what was given, and what would be right.
    pub fn new(words: impl Into<String>) -> Self {
        Self(words.into())
    }
}

/// The nearest of the names that there are, or all of them.
pub fn suggestion<'a>(given: &str, names: impl Iterator<Item = &'a str> + Clone) -> String {
    match nearest(given, names.clone()) {
        Some(near) => format!("did you mean \"{near}\"?"),
        None => format!("there are {}", names.collect::<Vec<_>>().join(", ")),
    }
}

/// A record as one is named.
const RECORD: &str = "<RECORD>";
/// What a record is, for whoever has named none.
const EXAMPLE: &str = "a record is the file of a match, such as 'whispers review saves/over.whispers'";

/// Tips that help: none where what it says fails as well, and an example where no record is named.
pub fn with_tips(mut error: clap::Error) -> clap::Error {
    match error.kind() {
        // "to pass '--json' as a value, use '-- --json'", which is told even where no value is awaited any more.
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

/// Whether it is a record that is not named.
fn lacks_record(error: &clap::Error) -> bool {
    match error.get(ContextKind::InvalidArg) {
        Some(ContextValue::Strings(all)) => all.iter().any(|arg| arg == RECORD),
        _ => false,
    }
}
