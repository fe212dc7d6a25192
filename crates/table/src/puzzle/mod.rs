//! Puzzles: positions with one best answer, how they are found, proved and solved; and the daily puzzle and
//! deal.
//!
//! Not here: how a pack writes them (`packs`), and their texts (`speech`).

mod attempt;
mod daily;
mod finder;
mod kind;
mod progress;
mod proof;
mod reach;
mod survey;
mod toml;
mod turn;

pub use attempt::{PuzzleAttempt, Verdict, WrongAnswer};
pub use daily::{DealResult, deal_of, deal_result, is_deal_of, puzzle_of};
pub use finder::{FoundPuzzle, PuzzleFinder};
pub use kind::Kind;
pub use progress::{ProgressError, PuzzleProgress};
pub use proof::{ProofError, ProofStats, is_certain};
pub use reach::WHOLE;
pub use toml::puzzles_toml;
