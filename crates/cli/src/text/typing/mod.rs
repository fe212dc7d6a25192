//! Typed lines: commands, moves with the pack's names, and answers to typing errors.

pub(super) mod commands;
pub(super) mod help;
pub(super) mod input;
mod names;
