//! Puzzles: positions of matches with a question that has one best answer; how they are found, proved and solved.
//! And what a day brings: its puzzle and its deal.
//!
//! Deliberately not here: how a pack writes them (`content`), and what is said of them (`speech`).

mod daily;
mod done;
mod hunt;
mod kind;
mod proof;
mod quest;
mod reach;
mod survey;
mod turn;
mod written;

pub use daily::{DealResult, deal_of, deal_result, is_deal_of, puzzle_of};
pub use done::{Done, DoneError};
pub use hunt::{Found, Hunt};
pub use kind::{KINDS, Kind};
pub use proof::{Doubt, Figure, certain_of, is_certain};
pub use quest::{Quest, Short, Verdict};
pub use reach::WHOLE;
pub use written::puzzles_toml;
