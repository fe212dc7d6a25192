//! One running match, whatever face it is shown with: positions, decisions, undo, bots, autosave.
//!
//! Deliberately not here: egui, terminals, rules, and sentences. A table knows the whole state so that it
//! can run the match, but what it shows to a society is that society's view.

mod again;
mod bots;
#[cfg(test)]
mod by_chance;
mod counsel;
mod differences;
mod game;
mod known_cards;
mod of_record;
mod passages;
mod player;
mod puzzle;
mod question;
mod reason;
mod review;
mod saved;
mod setup;
mod summary;
mod unfit;
mod whereabouts;

pub use bots::Thinker;
#[cfg(test)]
pub(crate) use by_chance::play_by_chance;
pub use counsel::{Counsel, advise};
pub use differences::Difference;
pub use game::{Match, NamedError, UndoError};
pub use known_cards::{CardCounts, KnownCards};
pub use passages::{Matter, Passage, passages};
pub use player::{
    HUMAN, Hidden, NoPlayer, Player, SURPRISE, Shown, TemperChoice, level_choice, player_words,
};
pub use puzzle::{
    DealResult, Done, DoneError, Doubt, Figure, Found, Hunt, KINDS, Kind, Quest, Short, Verdict, WHOLE,
    certain_of, deal_of, deal_result, is_certain, is_deal_of, puzzle_of, puzzles_toml,
};
pub use reason::{Reason, claim, reason, weighed};
pub use review::{
    Account, Cause, Judged, KeptError, MARKS, Mark, Moment, Part, Review, Reviewing, Secret, Shares,
    TurningPoint, exposed, keep, kept, review, rounded, secrets, to_json, turning_points,
};
pub use saved::{LoadError, Loaded, load, load_kept, load_text, load_text_kept, load_with};
pub use setup::{NAME, SEEDS, SeatSetup, Setup, SetupError, people};
pub use summary::{MatchSummary, SeatResult};
pub use unfit::{Alternative, PackName, Unfit};
pub use whereabouts::Whereabouts;
