//! Packs: everything about a particular game, read from TOML.
//!
//! A pack is a folder or a zip archive with files by topic; whatever is wrong with it is found in one reading and
//! reported with file, line and caret. What it says of rules becomes [`crate::rules::Raw`];
//! its words and its picture stay here.
//!
//! Deliberately not here: rules (they check themselves), geometry (`atlas`), drawing, and sentences of the program.

mod checks;
mod declared;
mod files;
mod interface;
mod kept;
mod lessons;
mod limits;
mod looks;
mod manifest;
mod pack;
mod rules_data;
mod toml;
mod topics;
mod version;

pub use self::toml::kind;
pub use self::toml::report::{Fault, Report};
pub use self::toml::source::{Layer, Source, Span};
pub use declared::{FILES, PackFile, reference, schema};
pub use files::archive::Archive;
pub use files::error::ReadError;
pub use files::label::Label;
pub use files::library::Library;
pub use files::names::MANIFEST_FILE;
pub use files::pack_files::Files;
pub use interface::{FIRST_LANGUAGE, capital, interface_languages, interface_texts, language_of};
pub use kept::Kept;
pub use lessons::lesson::{Lesson, LessonStep, LessonTask, Recorded};
pub use lessons::point::{Button, POINTS, Point};
pub use lessons::rehearsal::{Misstep, rehearse, verb_of};
pub use lessons::said::{FUNCTIONS, Named, Piece, Said};
pub use lessons::words::LessonWords;
pub use limits::{ARCHIVE_ENTRIES, ID_BYTES, NAME as NAME_CHARACTERS, UNPACKED_BYTES};
pub use looks::colours;
pub use looks::colours::Rgb;
pub use looks::emblem::{Drawing, Emblem, PLAIN_MARK, Wrong as WrongEmblem, read as read_emblem};
pub use looks::emblem::{is_guarded, quiet_guarded};
pub use looks::panels::{Panels, contrast, luminance};
pub use manifest::FORMAT;
pub use pack::Pack;
pub use rules_data::RulesData;
pub use topics::credits::Credit;
pub use topics::picture::Picture;
pub use topics::puzzles::{Answer, Goal, HARDEST, PUZZLES_FILE, Puzzle};
pub use topics::setups::Preset;
pub use topics::text::TERMS;
pub use topics::theme::{Face, Look, PATTERNS, Scenery, Theme};
pub use topics::weights::WEIGHTS_FILE;
pub use topics::words::{AbilityText, EventText, SocietyName, Word, Words};
