//! The stored lines: their file, how it is kept up to date, and the reviews of its matches.

pub(crate) mod file;
pub(crate) mod keeper;
pub(crate) mod line;
pub(crate) mod lines;
pub(crate) mod renew;
pub(crate) mod repeats;
pub(crate) mod reviewer;
