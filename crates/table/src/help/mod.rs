//! Help for people: hints, the coach, suspicions, pencil marks, and reasons for decisions.

pub(crate) mod analysis;
pub(crate) mod choice_place;
pub(crate) mod coach;
pub(crate) mod level;
pub(crate) mod pencil;
pub(crate) mod reason;
pub(crate) mod suspicions;
pub(crate) mod usage;
