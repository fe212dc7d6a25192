//! Why a file of a pack cannot be read, and which paths may be.

use crate::content::limits::{FILE_BYTES, PATH_BYTES};
use crate::content::toml::report::Fault;

/// Why a file could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is not there.
    #[error("there is no such file in the pack")]
    Missing,
    /// A path that leaves the pack.
    #[error("a path in a pack names a file of the pack itself: no \"..\", no absolute path, no link")]
    Outside,
    /// A folder or something else that has no text.
    #[error("this is no file")]
    NoFile,
    /// It holds no text.
    #[error("{}", .0.message)]
    NoText(Box<Fault>),
    /// It is too large.
    #[error("the file has more than {FILE_BYTES} bytes, which are the most")]
    TooLarge,
    /// The archive that it should be in cannot be read.
    #[error("{0}")]
    Archive(String),
    /// The system said no.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

/// Whether a path names a file within a pack on every system.
pub fn is_plain(path: &str) -> bool {
    let part = |part: &str| !part.is_empty() && part != "." && part != "..";
    path.len() <= PATH_BYTES
        && path.split('/').all(part)
        && !path.contains(|c: char| matches!(c, '\\' | ':') || c.is_control())
}
