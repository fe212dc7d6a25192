//! Geometry of boards: a realm whose lands share borders, and a star chart with routes.
//!
//! Realms are drawn from centres and pairs of neighbours ([`realm`]); star charts from stars and routes ([`stars`]).
//!
//! Deliberately not here: regions, empires, packs, colours. A board is points and pairs of numbers.

pub mod realm;
pub mod stars;
