//! Puzzles: the page that lists them with what the day brings, and one at the table.

mod list;
mod play;
mod sheet;

pub use list::PuzzlesScreen;
pub use play::PuzzleScreen;
