//! Packs: all content of a particular game, parsed from TOML files.
//!
//! ```
//! use packs::{Files, Pack};
//!
//! let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
//! assert_eq!(pack.rules.raw.empires.len(), 5);
//! ```
//!
//! A pack is a folder or zip archive with one file per topic. One pass finds all faults and reports each with file,
//! line and caret. The rules become [`rules::Raw`]. Texts and pictures stay in this crate.
//!
//! Deliberately not here: checks of the rules (`rules`), geometry (`atlas`), drawing, and the program's sentences.

mod capital_letter;
mod catalogue;
mod checks;
mod empire_names_on_map;
mod files;
mod format_docs;
mod language;
mod lessons;
mod looks;
mod manifest;
mod metadata;
mod name_substitution;
mod pack;
mod record_pack;
mod rules_data;
mod size_limits;
mod toml;
mod topics;
mod version;
mod word_tables;

pub use self::toml::fault_report::{Fault, Report};
pub use self::toml::key_declaration as kind;
pub use self::toml::layered_source_text::{Layer, Source, Span};
pub use capital_letter::capital;
pub use catalogue::{CATALOGUE_FILE, Catalogue, Entry};
pub use files::archive::Archive;
pub use files::file_names::MANIFEST_FILE;
pub use files::pack_files::{Files, pack_folder};
pub use files::pack_folder::NoPack;
pub use files::pack_label::Label;
pub use files::pack_layers::BasePack;
pub use files::packs_by_id::Library;
pub use files::read_error::ReadError;
pub use format_docs::{FILES, PackFile, reference, schema};
pub use language::{
    FIRST_LANGUAGE, Grammar, LANGUAGE_FIELDS, LANGUAGE_FILE, Language, LanguageFont, Names, PackWords,
    Plurals, Text, all_languages, chain, find_language, first_language, grammar, hear, hear_folder, install,
    install_alone, install_from_folders, interface_languages, interface_texts, is_code, known_code, language,
    language_codes, language_faults, language_font, plural_code, read_built_in_faults,
};
pub use lessons::lesson::{Lesson, LessonStep, LessonTask, RecordedDecision};
pub use lessons::lesson_replay_check::{Misstep, action_verb, rehearse};
pub use lessons::lesson_words::LessonWords;
pub use lessons::name_template::{NameRef, Piece, Template};
pub use lessons::pointing_target::{Button, POINTS, Point};
pub use looks::colour_distance as colours;
pub use looks::colour_distance::Rgb;
pub use looks::emblem::{Drawing, Emblem, EmblemError, PLAIN_MARK, read as read_emblem};
pub use looks::font::Letters;
pub use looks::pack_picture::PackPicture;
pub use looks::panel_colours::{Panels, contrast, luminance};
pub use manifest::FORMAT;
pub use metadata::Metadata;
pub use name_substitution::apply_functions;
pub use pack::Pack;
pub use record_pack::RecordPack;
pub use rules_data::RulesData;
pub use size_limits::{ARCHIVE_BYTES, ARCHIVE_ENTRIES, ID_BYTES, NAME as NAME_CHARACTERS, UNPACKED_BYTES};
pub use size_limits::{CATALOGUE as CATALOGUE_PACKS, FILE_BYTES};
pub use system::panic_guard::{is_guarded, quiet_guarded};
pub use topics::board_picture::Picture;
pub use topics::credits::Credit;
pub use topics::puzzles::{Answer, Goal, HARDEST, PUZZLES_FILE, Puzzle};
pub use topics::setups::Preset;
pub use topics::terms::TERMS;
pub use topics::theme::{Face, Look, PATTERNS, Scenery, Theme};
pub use topics::weights::WEIGHTS_FILE;
pub use topics::words::{AbilityText, CATEGORIES, EventText, NameForms, SocietyName, Word, Words};
pub use version::Version;
pub use word_tables::WordTable;
