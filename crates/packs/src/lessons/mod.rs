//! Lessons: matches that were recorded, told step by step, with what the learner is shown and does in each.
//!
//! Deliberately not here: how their files are read (`topics::lessons`), what a lesson does while it is taken
//! (`table`), and how its texts are said (`speech`).

pub(crate) mod lesson;
pub(crate) mod point;
pub(crate) mod rehearsal;
pub(crate) mod template;
pub(crate) mod words;
