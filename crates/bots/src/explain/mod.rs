//! Hints, reviews and reasons: the value of each choice of a decision, and why.

pub(crate) mod advice;
pub(crate) mod assessment;
pub(crate) mod continuation;
pub(crate) mod explanation;
pub(crate) mod line;
pub(crate) mod rivalry;
pub(crate) mod win_chances;
