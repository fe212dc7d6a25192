//! Sentences: events, choices and questions in the pack's words and the player's language, for
//! every face of the table. Ids and notation are for records and protocols; people read these.
//!
//! Deliberately not here: where a sentence is shown, and the texts themselves, which are data (`content/interface`).

mod analysis;
mod choices;
mod history;
mod language;
mod lessons;
mod names;
mod narration;
mod puzzles;
pub mod rulebook;

pub use analysis::document::review_document;
pub use choices::actions::gives;
pub use history::{Figure, named_pack};
pub use language::check::{CheckedLanguage, check_language};
pub use language::speech::{Arg, Speech, SpeechError, system_language};
pub use narration::match_text::match_text;
pub use narration::score::final_score;
