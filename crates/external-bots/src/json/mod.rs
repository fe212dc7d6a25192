//! Everything that a program is sent, as JSON.

pub(crate) mod board;
pub(crate) mod cards;
pub(crate) mod match_json;
pub(crate) mod pending;
pub(crate) mod world;
