//! Whispers: a game of secret bets on warring empires, played against bots that do not cheat.

pub mod ai;
pub mod app;
pub mod atlas;
pub mod cli;
pub mod content;
pub mod record;
pub mod rules;
pub mod shelf;
pub mod speech;
pub mod system;
pub mod table;
mod text;
