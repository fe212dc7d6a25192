//! The available packs, and those in catalogues.

mod browsed;
mod shelf;
