//! Whispers: a game of secret bets on warring empires, played against bots that do not cheat.

pub mod ai;
pub mod app;
pub mod cli;
pub mod content;
mod nesting;
pub mod record;
pub mod rules;
pub mod table;
