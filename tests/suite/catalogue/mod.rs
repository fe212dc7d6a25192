//! Packs that lie together: catalogues, and what a pack that was opened extends beside it.

mod browsed;
mod siblings;
mod terminal;
