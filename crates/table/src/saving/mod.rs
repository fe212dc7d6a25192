//! Saving matches as records on the disk: the journal of a match, loading it again, and the errors.

pub(crate) mod load_match;
pub(crate) mod match_journal;
pub(crate) mod match_summary;
pub(crate) mod pack_mismatch;
pub(crate) mod setup_from_record_header;
pub(crate) mod text_differences;
