//! Puzzles: the list with the puzzle and the deal of the day, and the screen of one puzzle.

mod goal_and_verdict;
mod puzzle_list;
mod puzzle_screen;

pub use puzzle_list::PuzzlesScreen;
pub use puzzle_screen::PuzzleScreen;
