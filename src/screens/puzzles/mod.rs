//! Puzzles: the list with the daily puzzle and the daily deal, and the screen of one puzzle.

mod goal_and_verdict;
mod puzzle_list;
mod puzzle_screen;

pub use puzzle_list::PuzzlesScreen;
pub use puzzle_screen::PuzzleScreen;
