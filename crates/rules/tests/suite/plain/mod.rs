//! A plain second implementation of the rules, against which the fast engine is tested.
//!
//! It shares no code with the engine and avoids clever techniques. Options are lists of strings, states are cloned,
//! and each rule is one small function that names the rule's number. It does not read packs or deal random loyalties.

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
