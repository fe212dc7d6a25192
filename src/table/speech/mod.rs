//! Sentences: events, choices and questions in the pack's words and the player's language, for
//! every face of the table. Ids and notation are for records and protocols; people read these.

mod actions;
mod asks;
mod bundle;
mod events;
mod house;
mod names;
mod score;

pub use actions::{Forecast, gives};
pub use bundle::{Arg, Speech, SpeechError};
pub use score::final_score;
