//! Lessons: matches that were recorded, told step by step, with what the learner is shown and does in each.
//!
//! Deliberately not here: how their files are read (`topics::lessons`), what a lesson does while it is taken
//! (`table`), and how its texts are said (`speech`).

pub(in crate::content) mod lesson;
pub(in crate::content) mod point;
pub(in crate::content) mod rehearsal;
pub(in crate::content) mod said;
pub(in crate::content) mod words;
