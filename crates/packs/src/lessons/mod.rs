//! Lessons: recorded matches that are explained step by step, with tasks for the learner.
//!
//! Deliberately not here: parsing lesson files (`topics::lessons`), running a lesson (`table`), and its sentences
//! (`speech`).

pub(crate) mod lesson;
pub(crate) mod lesson_replay_check;
pub(crate) mod lesson_words;
pub(crate) mod name_template;
pub(crate) mod pointing_target;
