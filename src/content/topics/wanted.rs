//! What words are for: the ids that need one.

use super::names::Names;
use crate::rules::Raw;

/// The ids that need a word.
#[derive(Clone, Copy)]
pub(in crate::content) struct Wanted<'a> {
    pub names: &'a Names,
    pub raw: &'a Raw,
    pub societies: &'a [String],
    pub abilities: &'a [String],
    pub setups: &'a [String],
}
