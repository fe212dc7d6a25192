//! What the parts of the page are drawn from.

use std::sync::Arc;

use super::reckoned::Reckoned;
use crate::shell::history_keeper::Kept;
use packs::Pack;
use system::Folders;

/// What the parts of the page are drawn from.
pub(super) struct Shown<'a> {
    /// What was worked out.
    pub reckoned: &'a Reckoned,
    /// The packs whose names are known.
    pub packs: &'a [Arc<Pack>],
    /// Where the records lie.
    pub folders: &'a Folders,
    /// What is done in the background.
    pub kept: &'a Kept,
}
