//! What came of all matches that were played: results, errors, feats, how strong somebody is.
//!
//! A line for each record in one file of the data folder, made again from the records where it is lost. What is
//! shown follows from these lines by pure functions.
//!
//! What counts: a match that is over, with one person and no other, the first time that its deal was played.
//! Matches of several people, of bots alone, that go on, and deals that are played again are told apart and count
//! nowhere. The line of a record that is gone stays.
//!
//! Deliberately not here: sentences, pictures, and the records themselves, which are only read.

mod extract;
pub mod feats;
mod played;
mod statistics;
mod store;
pub mod strength;

pub use extract::{LeftOut, extract};
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
