//! Opens packs, matches and programs that the command line names.

pub(crate) mod external_bot_seats;
pub(crate) mod file_argument_errors;
pub(crate) mod links;
pub(crate) mod match_options;
pub(crate) mod mistyped_command_or_file;
pub(crate) mod named_packs;
