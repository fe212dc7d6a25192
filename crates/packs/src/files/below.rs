//! A pack below another, which extends it.

use std::path::PathBuf;

/// A pack that another one extends, itself or through others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Below {
    /// Its id.
    pub id: String,
    /// Where it lies on the disk; nowhere when it is built in.
    pub path: Option<PathBuf>,
}
