//! Matches at the table: help, puzzles, saves, and matches that keep their packs.

mod help;
mod kept;
mod puzzles;
mod remote;
mod saves;
