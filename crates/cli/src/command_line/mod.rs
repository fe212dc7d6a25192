//! The command line itself: its arguments, numbers, mistakes, and the exit status.

pub mod args;
pub(crate) mod ending;
pub(crate) mod numbers;
pub(crate) mod program_args;
pub(crate) mod shared_args;
pub(crate) mod usage;
