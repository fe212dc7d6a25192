//! Bots at the table: the thread on which they think, and the questions they answer.

pub(crate) mod question;
pub(crate) mod thinker;
pub(crate) mod trial;
