//! Puzzles: the page that lists them with what the day brings, and one at the table.

mod goal_and_verdict;
mod puzzle_list;
mod puzzle_screen;

pub use puzzle_list::PuzzlesScreen;
pub use puzzle_screen::PuzzleScreen;
