//! Sentences about events, choices and prompts, in a pack's names and the player's language, for every
//! interface. Ids and notation are only for records and protocols.
//!
//! ```
//! use std::sync::Arc;
//!
//! use packs::{Files, Pack};
//! use speech::Speech;
//!
//! let pack = Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap());
//! let speech = Speech::in_language(pack, "en");
//! assert_eq!(speech.share(0.25), "25%");
//! ```
//!
//! Not here: where a sentence appears, and the texts themselves, which are data (`content/interface`).

mod analysis;
mod choices;
mod history_sentences;
mod language;
mod lesson_texts;
mod names;
mod narration;
mod puzzle_sentences;
pub mod rulebook;

pub use analysis::review_document::review_document;
pub use choices::action_sentences::gives;
pub use history_sentences::{Figure, named_pack};
pub use language::language_check::{CheckedLanguage, check_language};
pub use language::localised_texts::{Arg, Speech, SpeechError, system_language};
pub use narration::final_score::final_score;
pub use narration::match_text::match_text;
pub use narration::voices::Occasion;
