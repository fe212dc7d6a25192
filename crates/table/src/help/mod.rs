//! Help for people: hints, the coach, suspicions, pencil marks, and reasons for decisions.

pub(crate) mod choice_place;
pub(crate) mod coach;
pub(crate) mod decision_analysis;
pub(crate) mod decision_reasons;
pub(crate) mod help_level;
pub(crate) mod help_used;
pub(crate) mod payment_variants;
pub(crate) mod pencil_marks;
pub(crate) mod suspicions;
