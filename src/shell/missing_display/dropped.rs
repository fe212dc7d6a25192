//! What the player drops on the window.

use std::path::PathBuf;

/// Something that the player has dropped on the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dropped {
    /// The path of a file or folder, which may not exist.
    File(PathBuf),
    /// An address that isn't a file's, such as one on the web.
    Address(String),
}
