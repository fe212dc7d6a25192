//! Helpers shared by the tests of several crates: packs, random matches, and the files of the repository.
#![allow(missing_docs)]

pub mod base_words;
pub mod catalogue_folders;
pub mod decoded_png;
pub mod editable_pack;
pub mod full_disk;
pub mod house_rule_values;
pub mod interface_texts;
pub mod large_packs;
pub mod made_up_history;
pub mod printed_game;
pub mod random_matches;
pub mod repository_files;
pub mod rule_sets;
pub mod test_packs;

pub use test_packs::pack;
