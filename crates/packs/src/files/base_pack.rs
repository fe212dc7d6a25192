//! Base packs: packs that another one extends.

use std::path::PathBuf;

/// A pack that another one extends, directly or through others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BasePack {
    /// The id of the extended pack.
    pub id: String,
    /// Where it lies on the disk; nowhere when it is built in.
    pub path: Option<PathBuf>,
}
