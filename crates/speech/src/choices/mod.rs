//! Sentences about decisions: prompts, actions, hints and refusals.

pub(crate) mod action_sentences;
pub(crate) mod hint_sentences;
pub(crate) mod link_sentences;
pub(crate) mod pack_mismatch_sentences;
pub(crate) mod prompts;
pub(crate) mod refusals;
