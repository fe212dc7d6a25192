//! Lessons: matches that were recorded, told step by step, with what the learner is shown and does in each.
//!
//! Deliberately not here: how their files are read (`topics::lessons`), what a lesson does while it is taken
//! (`table`), and how its texts are said (`speech`).

pub(crate) mod lesson;
pub(crate) mod lesson_replay_check;
pub(crate) mod lesson_words;
pub(crate) mod name_template;
pub(crate) mod pointing_target;
