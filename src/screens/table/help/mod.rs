//! Hints, the coach, suspicions, deductions, and why a click is refused.

pub(crate) mod actions;
pub(crate) mod coach;
pub(crate) mod deductions;
pub(crate) mod hint;
pub(crate) mod hint_panel;
pub(crate) mod marked_places;
pub(crate) mod objection;
pub(crate) mod refusal;
pub(crate) mod suspicions;
