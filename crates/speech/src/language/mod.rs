//! Languages: the texts of the interface with the terms of a pack, and the check of a translation.

pub(crate) mod cache;
pub(crate) mod check;
pub(crate) mod check_choices;
pub(crate) mod pack_language;
pub(crate) mod speech;
pub(crate) mod text_parts;
