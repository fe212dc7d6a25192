//! Geometry of boards as pictures: a realm whose lands share borders, and a star chart with routes.
//!
//! Deliberately not here: regions, empires, packs, colours. A board is centres and pairs of numbers.

pub mod realm;
pub mod stars;
