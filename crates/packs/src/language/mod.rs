//! Languages as data: what the program speaks, found by folder, and how each treats names and terms.
//!
//! A language is a folder: `language.toml` says what it is called, what stands in for what it lacks, and how it makes
//! articles and cases; the files beside it, in the notation of Fluent, are what the program says. Folders are built in
//! (`content/interface`), installed (`languages` among the data) or a pack's (`languages` in it). No language is known
//! to the program by name, but for the first one, which is whole and stands in for all others.

mod apply_grammar;
mod codes;
mod fluent_check;
mod folder;
mod function_pattern;
mod grammar;
mod language_data;
mod language_file;
mod language_file_keys;
mod name_classes;
mod plural_forms;
mod registry;

pub use codes::{FIRST_LANGUAGE, is_code, known_code};
pub use folder::LANGUAGE_FILE;
pub use grammar::{Grammar, NONE};
pub use language_data::{Language, PackWords, Text};
pub use language_file_keys::FIELDS as LANGUAGE_FIELDS;
pub use name_classes::Names;
pub use plural_forms::Plurals;
pub use registry::{
    all_languages, chain, find_language, first_language, grammar, hear, install, install_alone,
    installed_for, installed_words, interface_languages, interface_texts, kin, language, language_codes,
    language_faults, plural_code, read_built_in_faults,
};

pub(crate) use folder::{beside, beside_file, pack_languages};
