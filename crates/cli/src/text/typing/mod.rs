//! Typed lines: commands, moves with the pack's names, and messages about typing errors.

pub(super) mod command_help;
pub(super) mod line_input;
mod names_to_ids;
pub(super) mod text_commands;
