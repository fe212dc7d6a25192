//! What the table is used for: play, lessons, puzzles, playback, pictures.

pub(crate) mod click_guard;
pub(crate) mod curtain;
pub(crate) mod external_bots;
pub(crate) mod lesson;
pub(crate) mod lesson_card;
pub(crate) mod lesson_pointers;
pub(crate) mod lesson_turns;
pub(crate) mod pauses;
pub(crate) mod playback;
pub(crate) mod posing;
pub(crate) mod puzzle;
pub(crate) mod puzzle_turns;
pub(crate) mod turns;
