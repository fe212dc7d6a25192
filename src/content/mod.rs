//! Packs: everything about a particular game, read from TOML.
//!
//! A pack is a folder or a zip archive with files by topic; whatever is wrong with it is found in one reading and
//! reported with file, line and caret. What it says of rules becomes [`crate::rules::Raw`];
//! its words and its picture stay here.
//!
//! Deliberately not here: rules (they check themselves), drawing, and sentences of the program.

mod archive;
mod bounds;
mod cards;
mod chart;
mod checks;
pub mod colours;
mod councils;
mod declared;
mod events;
mod faults;
mod files;
pub mod house;
mod kept;
pub mod kind;
mod label;
mod languages;
mod layers;
mod library;
mod limits;
mod look;
mod map;
mod names;
mod node;
mod numbers;
mod offers;
mod pack;
mod picture;
mod places;
mod presets;
pub mod realm;
mod report;
mod rules_text;
mod source;
pub mod stars;
mod svg;
mod texts;
mod words;

pub use archive::Archive;
pub use declared::{FILES, PackFile, reference, schema};
pub use files::{Files, ReadError, interface_languages, interface_texts};
pub use kept::Kept;
pub use label::Label;
pub use languages::{FIRST_LANGUAGE, capital, language_of};
pub use layers::MANIFEST_FILE;
pub use library::Library;
pub use limits::{ARCHIVE_ENTRIES, UNPACKED_BYTES};
pub use look::{Look, PATTERNS, Rgb, Theme};
pub use pack::{FORMAT, Pack};
pub use picture::Picture;
pub use presets::Preset;
pub use report::{Fault, Report};
pub use rules_text::RulesData;
pub use source::{Layer, LineColumn, Source, Span};
pub use texts::TERMS;
pub use words::{AbilityText, EventText, SocietyName, Word, Words};
