//! Languages as data: what the program speaks, found by folder, and how each treats names and terms.
//!
//! A language is a folder: `language.toml` says what it is called, what stands in for what it lacks, and how it makes
//! articles and cases; the files beside it, in the notation of Fluent, are what the program says. Folders are built in
//! (`content/interface`), installed (`languages` among the data) or a pack's (`languages` in it). No language is known
//! to the program by name, but for the first one, which is whole and stands in for all others.

mod codes;
mod declared;
mod evaluate;
mod folder;
mod found;
mod grammar;
mod names;
mod pattern;
mod plurals;
mod read;
mod spoken;
mod texts;

pub use codes::{FIRST_LANGUAGE, is_code, known_code};
pub use declared::FIELDS as LANGUAGE_FIELDS;
pub use folder::LANGUAGE_FILE;
pub use found::{
    all_languages, chain, first_language, grammar, hear, install, install_alone, installed_for,
    installed_words, interface_languages, interface_texts, kin, language, language_codes, language_faults,
    language_of, plural_code, read_built_in_faults,
};
pub use grammar::{Grammar, NONE};
pub use names::Names;
pub use plurals::Plurals;
pub use spoken::{Language, PackWords, Text};

pub(crate) use folder::{beside, beside_file, of_pack};
