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

mod curves;
mod favourites;
pub mod feats;
mod file;
mod filter;
mod help;
mod keeper;
mod line;
mod lines;
mod numbers;
mod of_match;
mod played;
mod renew;
mod repeats;
mod reviewer;
pub mod strength;
mod tables;

pub use curves::{Curves, curves};
pub use favourites::{Favourite, favourites};
pub use file::{path, read, write};
pub use filter::Filter;
pub use help::Helps;
pub use keeper::{Keeper, Seen};
pub use line::{Line, What};
pub use lines::History;
pub use numbers::{LATELY, Numbers};
pub use of_match::{LeftOut, played};
pub use played::{Deeds, Played, Reviewed, Seated};
pub use renew::renew;
pub use reviewer::Reviewer;
pub use tables::{Row, by_house, by_level, by_pack, by_part, by_society, by_turn, last_packs, strongest};
