//! Why a file of a pack cannot be read, and which paths may be.

use std::io;

use crate::size_limits::PATH_BYTES;
use crate::toml::fault_report::Fault;
use text::number_formatting::group_digits;
use text::os_error::reason;

/// Why a file could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// It is not there.
    #[error("there is no such file in the pack")]
    Missing,
    /// A path that leaves the pack, or is none on some systems.
    #[error("{0}")]
    Path(#[from] PathError),
    /// The path is a link.
    #[error("this is a link, which leads nowhere once the pack is passed on: put the file itself here")]
    Link,
    /// A folder or something else that has no text.
    #[error("this is a folder or something else in which there is no text; a file should stand here")]
    NoFile,
    /// It holds no text.
    #[error("{}", .0.message)]
    NoText(Box<Fault>),
    /// It is too large.
    #[error("the file has more than {} bytes, which are the most", group_digits(*.0 as i64))]
    TooLarge(u64),
    /// The archive that it should be in cannot be read.
    #[error("{0}")]
    Archive(String),
    /// The system said no.
    #[error("{}", describe(.0))]
    Io(#[from] io::Error),
}

/// The system's error, in words if it is a frequent one.
pub(super) fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is nothing at this path any more".into(),
        io::ErrorKind::PermissionDenied => {
            "the system does not let this program read it: look at the rights of the file and its folders"
                .into()
        }
        _ => format!("the system cannot read it: {}", reason(error)),
    }
}

/// An invalid path within a pack.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PathError {
    /// There is nothing in it.
    #[error("the path is empty; it should be that of a file of the pack, such as \"icons/owl.svg\"")]
    Empty,
    /// It is too long.
    #[error("the path has {0} bytes; {PATH_BYTES} are the most: give its file and folders shorter names")]
    Long(usize),
    /// A sign that some systems do not have in names of files, or take for something else.
    #[error("the path has the sign \"{0}\", which not every system takes; folders are parted by \"/\"")]
    Sign(char),
    /// It leads out of the pack, or nowhere.
    #[error("a path in a pack names a file of the pack itself: no \"..\", no absolute path, no link")]
    Outside,
}

/// Makes sure that a path names a file within a pack on every system.
///
/// # Errors
/// The reason why it is no plain path.
pub fn plain(path: &str) -> Result<(), PathError> {
    let part = |part: &str| !part.is_empty() && part != "." && part != "..";
    let odd = path.chars().find(|c| matches!(c, '\\' | ':') || c.is_control());
    match odd {
        _ if path.is_empty() => Err(PathError::Empty),
        _ if path.len() > PATH_BYTES => Err(PathError::Long(path.len())),
        Some(sign) => Err(PathError::Sign(sign)),
        None if path.split('/').all(part) => Ok(()),
        None => Err(PathError::Outside),
    }
}
