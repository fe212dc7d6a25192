//! Puzzles, which are positions with one best answer: finding, proving and solving them. Also the daily puzzle
//! and the daily deal.
//!
//! Not here: the format in which a pack stores puzzles (`packs`), and their texts (`speech`).

mod attempt;
mod daily_puzzle_and_deal;
mod proof;
mod puzzle_candidates;
mod puzzle_finder;
mod puzzle_kind;
mod puzzle_progress;
mod puzzles_toml;
mod reachable_results;
mod turn_walk;

pub use attempt::{PuzzleAttempt, Verdict, WrongAnswer};
pub use daily_puzzle_and_deal::{DealResult, deal_of, deal_result, is_deal_of, puzzle_of};
pub use proof::{ProofError, ProofStats, is_certain};
pub use puzzle_finder::{FoundPuzzle, PuzzleFinder};
pub use puzzle_kind::Kind;
pub use puzzle_progress::PuzzleProgress;
pub use puzzles_toml::puzzles_toml;
pub use reachable_results::WHOLE;
