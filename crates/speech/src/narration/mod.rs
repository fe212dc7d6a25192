//! Narration: sentences about events, turns, rounds and whole matches.

pub(crate) mod event_group_sentences;
pub(crate) mod event_sentences;
pub(crate) mod external_bot_sentences;
pub(crate) mod final_score;
pub(crate) mod match_summaries;
pub(crate) mod match_text;
pub(crate) mod voices;
