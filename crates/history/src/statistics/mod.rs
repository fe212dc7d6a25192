//! Statistics over many matches.

pub(crate) mod curves;
pub(crate) mod favourites;
pub(crate) mod filter;
pub(crate) mod numbers;
pub(crate) mod tables;
