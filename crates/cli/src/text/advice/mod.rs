//! Help with decisions: the coach, hints, reasons and suspicions.

pub(super) mod coach;
pub(super) mod hint;
mod reasons;
mod suspicions;
