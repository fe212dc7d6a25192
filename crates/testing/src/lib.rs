//! What tests of several crates share: packs, matches played at random, and the files of the repository.
#![allow(missing_docs)]

pub mod broken;
pub mod copies;
pub mod disk;
pub mod facts;
pub mod folders;
pub mod foreign;
pub mod high_water;
pub mod house;
pub mod made;
pub mod matches;
pub mod most;
pub mod offered;
mod pack;
pub mod png;
pub mod said;
pub mod sets;
pub mod texts;

pub use pack::pack;
