//! The history of all played matches: results, error rates, feats, and the player's strength.
//!
//! One file in the data folder holds a line per record; it can be made again from the records. All statistics
//! are pure functions of these lines.
//!
//! ```
//! use history::{History, Numbers};
//!
//! let history = History::new(Vec::new());
//! let numbers = Numbers::new(history.matches().map(|(_, played)| played));
//! assert_eq!(numbers.matches, 0);
//! ```
//!
//! A finished match of a single person counts the first time that its deal is played. Matches of several people
//! or of bots alone, unfinished matches and repeated deals are listed separately. The line of a missing record
//! stays.
//!
//! Not here: sentences and pictures. Records are only read.

mod extract;
pub mod feats;
mod played;
mod statistics;
mod store;
pub mod strength;

pub use extract::{Exclusion, extract};
pub use played::HelpUsage;
pub use played::{Deeds, Played, ReviewSummary, SeatRecord};
pub use statistics::curves::{Curves, curves};
pub use statistics::favourites::{Favourite, favourites};
pub use statistics::filter::Filter;
pub use statistics::numbers::{LATELY, Numbers};
pub use statistics::tables::{
    Row, by_house, by_level, by_pack, by_part, by_society, by_turn, last_packs, strongest,
};
pub use store::file::{path, read, write};
pub use store::keeper::{HistoryUpdate, Keeper};
pub use store::line::{Line, What};
pub use store::lines::History;
pub use store::renew::renew;
pub use store::reviewer::Reviewer;
