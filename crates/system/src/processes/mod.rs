//! Other programs: where the system finds them, and how they end with everything that they have started.

pub mod process_group;
pub mod programs;
