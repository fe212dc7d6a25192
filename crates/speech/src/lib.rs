//! Sentences: events, choices and questions in the pack's words and the player's language, for
//! every face of the table. Ids and notation are for records and protocols; people read these.
//!
//! Deliberately not here: where a sentence is shown, and the texts themselves, which are data (`content/interface`).

mod actions;
mod advice;
mod asks;
mod bundle;
mod cards;
mod checked;
mod checked_choices;
mod effects;
mod events;
mod extras;
mod help;
mod history;
mod house;
mod lasting;
mod lessons;
mod names;
mod outside;
mod parts;
mod passages;
mod players;
mod puzzles;
mod refused;
mod review;
mod review_document;
mod review_move;
mod review_reason;
mod review_secrets;
pub mod rulebook;
mod said;
mod saving;
mod score;
mod societies;
mod stories;
mod summaries;
mod suspicions;
mod tale;
mod tongue;
mod unfit;
mod why;

pub use actions::gives;
pub use bundle::{Arg, Speech, SpeechError, system_language};
pub use checked::{CheckedLanguage, check_language};
pub use history::{Figure, named_pack};
pub use review_document::review_document;
pub use score::final_score;
pub use tale::tale;
