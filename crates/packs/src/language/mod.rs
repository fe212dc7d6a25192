//! Languages as data: what the program speaks, found by folder, and how each treats names and terms.
//!
//! A language is a folder. Its `language.toml` holds its name, its fallbacks, and how it makes articles and
//! cases; the files beside it hold the program's texts in Fluent. Folders are built in (`content/interface`),
//! installed (`languages` among the data) or a pack's (`languages` in it). The program knows only the first
//! language by name, which is complete and stands in for all others.

mod apply_grammar;
mod codes;
mod fluent_check;
mod folder;
mod grammar;
mod grammar_function_pattern;
mod grammatical_classes_of_names;
mod language_data;
mod language_file;
mod language_file_keys;
mod plural_forms;
mod registry;

pub use codes::{FIRST_LANGUAGE, is_code, known_code};
pub use folder::LANGUAGE_FILE;
pub use grammar::{Grammar, NONE};
pub use grammatical_classes_of_names::Names;
pub use language_data::{Language, PackWords, Text};
pub use language_file_keys::FIELDS as LANGUAGE_FIELDS;
pub use plural_forms::Plurals;
pub use registry::{
    all_languages, chain, find_language, first_language, grammar, hear, install, install_alone,
    installed_for, installed_words, interface_languages, interface_texts, kin, language, language_codes,
    language_faults, plural_code, read_built_in_faults,
};

pub(crate) use folder::{beside, beside_file, pack_languages};
