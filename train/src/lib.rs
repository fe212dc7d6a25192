//! The worlds in which bots learn. `whispers-gym` plays in the same ones.

pub mod arena;
pub mod table;
