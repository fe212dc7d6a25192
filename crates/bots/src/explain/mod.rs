//! Hints, reviews and reasons: the value of each choice of a decision, and why.

pub(crate) mod assessment;
pub(crate) mod continuation;
pub(crate) mod explanation;
pub(crate) mod first_evaluation;
pub(crate) mod last_decision;
pub(crate) mod most_affected_rival;
pub(crate) mod win_chances;
