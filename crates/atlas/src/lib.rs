//! Computes the geometry of a board: a realm whose lands share borders, or a star chart with routes.
//!
//! A realm is drawn from the centres of regions and their borders ([`realm`]), a star chart from stations and routes
//! ([`stars`]).
//!
//! Deliberately not here: packs and colours. To this crate, a board is points and pairs of indices.

pub mod realm;
pub mod stars;
