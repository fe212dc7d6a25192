//! The worth of decisions: reviews, reasons, help, suspicions.

pub(crate) mod comparison;
pub(crate) mod document;
pub(crate) mod help;
pub(crate) mod moves;
pub(crate) mod reasons;
pub(crate) mod review;
pub(crate) mod secrets;
pub(crate) mod suspicions;
