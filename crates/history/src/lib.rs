//! The history of all played matches: results, error rates, feats, and the player's strength.
//!
//! One file in the data folder holds a line for each record. It can be made again from the records. All
//! statistics are pure functions of these lines.
//!
//! ```
//! use history::{History, Numbers};
//!
//! let history = History::new(Vec::new());
//! let numbers = Numbers::new(history.matches().map(|(_, played)| played));
//! assert_eq!(numbers.matches, 0);
//! ```
//!
//! A finished match with exactly one person counts, unless its deal was played before. Matches of several
//! people or of bots alone, unfinished matches and repeated deals are counted separately. If a record goes
//! missing, its line stays.
//!
//! Not here: sentences and pictures. This crate only reads records.

pub mod feats;
mod match_extraction;
mod played_match;
mod statistics;
mod store;
pub mod strength;

pub use match_extraction::{Exclusion, extract};
pub use played_match::HelpUsage;
pub use played_match::{Deeds, Played, ReviewSummary, SeatRecord};
pub use statistics::favourite_empires::{Favourite, favourites};
pub use statistics::filter::Filter;
pub use statistics::key_figures::{LATELY, Numbers};
pub use statistics::result_curves::{Curves, curves};
pub use statistics::results_by_group::{
    Row, by_house, by_level, by_pack, by_part, by_society, by_turn, last_packs, strongest,
};
pub use store::background_reviewer::Reviewer;
pub use store::history_file::{path, read, write};
pub use store::history_line::{Line, What};
pub use store::history_lines::History;
pub use store::update_thread::{HistoryUpdate, Keeper};
