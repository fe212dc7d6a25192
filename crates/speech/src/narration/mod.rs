//! Narration: events, turns, rounds, whole matches.

pub(crate) mod events;
pub(crate) mod external_bots;
pub(crate) mod match_text;
pub(crate) mod passages;
pub(crate) mod score;
pub(crate) mod summaries;
pub(crate) mod turns;
