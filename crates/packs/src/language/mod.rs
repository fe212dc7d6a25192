//! Languages as data: each is a folder with the program's texts, and the grammar of names and terms.
//!
//! In a language's folder, `language.toml` declares the name, the fallback and how to form articles and cases. The
//! other files contain the program's texts in Fluent. A folder can be built in (`content/interface`), installed
//! (`languages` in the data folder) or part of a pack (`languages` in the pack). The code knows only the first
//! language by name. It is complete and replaces missing texts in all others.

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
mod running_text_font;

pub use codes::{FIRST_LANGUAGE, is_code, known_code};
pub use folder::LANGUAGE_FILE;
pub use grammar::{Grammar, NONE};
pub use grammatical_classes_of_names::Names;
pub use language_data::{Language, PackWords, Text};
pub use language_file_keys::FIELDS as LANGUAGE_FIELDS;
pub use plural_forms::Plurals;
pub use registry::{
    all_languages, chain, find_language, first_language, grammar, hear, hear_folder, install, install_alone,
    install_from_folders, installed_for, installed_words, interface_languages, interface_texts, kin,
    language, language_codes, language_faults, language_font, plural_code, read_built_in_faults,
};
pub use running_text_font::LanguageFont;

pub(crate) use folder::{beside, beside_file, pack_languages};
