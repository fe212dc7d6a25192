//! Records whose pack is not at hand, on the command line: what is the matter, and which options lead on.

use std::error::Error;

use crate::table::LoadError;

/// That a record cannot be loaded, in words; where its pack is missing or has changed, with what can be done.
pub(super) fn with_options(error: LoadError) -> Box<dyn Error> {
    match error {
        LoadError::Pack(unfit) => format!(
            "{unfit}\n--pack FOLDER takes the pack from where it lies; --kept-rules goes by the rules in the record"
        )
        .into(),
        other => other.into(),
    }
}
