//! Packs that lie together: catalogues, and what a pack that was opened extends beside it.

mod beside;
mod browsed;
mod terminal;
