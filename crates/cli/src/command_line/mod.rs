//! The command line itself: its arguments, number parsers, usage errors and exit status.

pub mod args;
pub(crate) mod exit_status;
pub(crate) mod number_parsers;
pub(crate) mod program_info_args;
pub(crate) mod shared_args;
pub(crate) mod wrong_usage;
