//! What a person drops on the window.

use std::path::PathBuf;

/// Something that is dropped on the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// A file or folder, which may be missing.
    File(PathBuf),
    /// An address that names no file, such as one on the web.
    Address(String),
}
