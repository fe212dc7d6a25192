//! What words are for: the ids that need one.

use super::names::Names;
use rules::Raw;

/// The ids that need a word.
#[derive(Clone, Copy)]
pub(crate) struct Wanted<'a> {
    pub names: &'a Names,
    pub raw: &'a Raw,
    pub societies: &'a [String],
    pub abilities: &'a [String],
    pub setups: &'a [String],
}
