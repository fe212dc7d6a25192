//! Whispers: a game of secret bets on warring empires, played against bots that do not cheat.

pub mod content;
pub mod rules;
