//! What is said of a command line that cannot be read.

use clap::builder::StyledStr;
use clap::error::{ContextKind, ContextValue, ErrorKind};

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
