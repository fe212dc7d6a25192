//! Helpers shared by the tests of several crates: packs, matches played at random, and the files of the repository.
#![allow(missing_docs)]

pub mod base_words;
pub mod catalogues;
pub mod copies;
pub mod disk;
pub mod editable;
pub mod facts;
pub mod folders;
pub mod histories;
pub mod house;
pub mod large_packs;
pub mod matches;
pub mod png;
pub mod sets;
pub mod texts;

pub use copies::pack;
