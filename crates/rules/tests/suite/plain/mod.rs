//! A plain second implementation of the rules, the yardstick for the fast engine.
//!
//! It shares no code with the engine and does nothing cleverly: options are lists of
//! strings, states are cloned, every rule is one small function that names its number.
//! Not in it: reading packs, random loyalty deals.

pub mod abilities;
pub mod actions;
pub mod attack;
pub mod automata;
pub mod board;
pub mod cards;
pub mod chance;
pub mod councils;
pub mod decisions;
pub mod describe;
pub mod effects;
pub mod event_cards;
pub mod events;
pub mod game;
pub mod loyalty;
pub mod more_world;
pub mod objects;
pub mod offer_cards;
pub mod offers;
pub mod perft;
pub mod positions;
pub mod random;
pub mod random_world;
pub mod rounds;
pub mod rules;
pub mod script;
pub mod windows;
pub mod world;
