//! Decisions: prompts, actions, advice, and refusals.

pub(crate) mod actions;
pub(crate) mod advice;
pub(crate) mod pack_mismatch;
pub(crate) mod prompts;
pub(crate) mod refusals;
