//! The ids of a pack that need names or texts in each language.

use super::declared_ids::Names;
use rules::Raw;

/// The ids of a pack that need names or texts in each language.
#[derive(Clone, Copy)]
pub(crate) struct PackIds<'a> {
    pub names: &'a Names,
    pub raw: &'a Raw,
    pub societies: &'a [String],
    pub abilities: &'a [String],
    pub setups: &'a [String],
}
