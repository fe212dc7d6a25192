//! Records on the disk: the journal of a match, loading it again, and what can be wrong with it.

pub(crate) mod differences;
pub(crate) mod journal;
pub(crate) mod load;
pub(crate) mod pack_mismatch;
pub(crate) mod record_header;
pub(crate) mod summary;
