//! Packs: everything about a particular game, read from TOML.
//!
//! ```
//! use packs::{Files, Pack};
//!
//! let pack = Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap();
//! assert_eq!(pack.rules.raw.empires.len(), 5);
//! ```
//!
//! A pack is a folder or a zip archive with files by topic. One reading finds every fault and reports it with file,
//! line and caret. The rules become [`rules::Raw`]; words and pictures stay here.
//!
//! Deliberately not here: checks of the rules (`rules`), geometry (`atlas`), drawing, and sentences of the program.

mod capital;
mod catalogue;
mod checks;
mod declared;
mod files;
mod language;
mod lessons;
mod limits;
mod looks;
mod manifest;
mod metadata;
mod on_map;
mod pack;
mod record_pack;
mod rules_data;
mod substitute;
mod toml;
mod topics;
mod version;
mod word_tables;

pub use self::toml::kind;
pub use self::toml::report::{Fault, Report};
pub use self::toml::source::{Layer, Source, Span};
pub use capital::capital;
pub use catalogue::{CATALOGUE_FILE, Catalogue, Entry};
pub use declared::{FILES, PackFile, reference, schema};
pub use files::archive::Archive;
pub use files::base_pack::BasePack;
pub use files::error::ReadError;
pub use files::label::Label;
pub use files::library::Library;
pub use files::names::MANIFEST_FILE;
pub use files::pack_files::Files;
pub use language::{
    FIRST_LANGUAGE, Grammar, LANGUAGE_FIELDS, LANGUAGE_FILE, Language, Names, PackWords, Plurals, Text,
    all_languages, chain, find_language, first_language, grammar, hear, install, install_alone,
    interface_languages, interface_texts, is_code, known_code, language, language_codes, language_faults,
    plural_code, read_built_in_faults,
};
pub use lessons::lesson::{Lesson, LessonStep, LessonTask, RecordedDecision};
pub use lessons::point::{Button, POINTS, Point};
pub use lessons::rehearsal::{Misstep, action_verb, rehearse};
pub use lessons::template::{NameRef, Piece, Template};
pub use lessons::words::LessonWords;
pub use limits::{ARCHIVE_BYTES, ARCHIVE_ENTRIES, ID_BYTES, NAME as NAME_CHARACTERS, UNPACKED_BYTES};
pub use limits::{CATALOGUE as CATALOGUE_PACKS, FILE_BYTES};
pub use looks::colours;
pub use looks::colours::Rgb;
pub use looks::emblem::{Drawing, Emblem, EmblemError, PLAIN_MARK, read as read_emblem};
pub use looks::guard::{is_guarded, quiet_guarded};
pub use looks::letters::Letters;
pub use looks::painting::Painting;
pub use looks::panels::{Panels, contrast, luminance};
pub use manifest::FORMAT;
pub use metadata::Metadata;
pub use pack::Pack;
pub use record_pack::RecordPack;
pub use rules_data::RulesData;
pub use substitute::apply_functions;
pub use topics::credits::Credit;
pub use topics::picture::Picture;
pub use topics::puzzles::{Answer, Goal, HARDEST, PUZZLES_FILE, Puzzle};
pub use topics::setups::Preset;
pub use topics::terms::TERMS;
pub use topics::theme::{Face, Look, PATTERNS, Scenery, Theme};
pub use topics::weights::WEIGHTS_FILE;
pub use topics::words::{AbilityText, CATEGORIES, EventText, NameForms, SocietyName, Word, Words};
pub use version::Version;
pub use word_tables::WordTable;
