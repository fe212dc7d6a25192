//! Languages: the texts of the interface, filled in with a pack's terms, and the check of a translation.

pub(crate) mod fluent_text_structure;
pub(crate) mod language_check;
pub(crate) mod localised_texts;
pub(crate) mod pack_language;
pub(crate) mod reference_circles;
pub(crate) mod selector_check;
pub(crate) mod sentence_cache;
