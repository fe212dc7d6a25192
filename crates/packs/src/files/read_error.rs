//! The reasons why a file of a pack cannot be read, and the check for valid paths.

use std::io;

use crate::size_limits::PATH_BYTES;
use crate::toml::fault_report::Fault;
use text::number_formatting::group_digits;
use text::os_error::reason;

/// The reason why a file of a pack could not be read.
#[derive(Debug, thiserror::Error)]
pub enum ReadError {
    /// The file does not exist.
    #[error("there is no such file in the pack")]
    Missing,
    /// The path leaves the pack or is invalid on some systems.
    #[error("{0}")]
    Path(#[from] PathError),
    /// The path contains a symbolic link.
    #[error("this is a link, which breaks when the pack is shared: put the file itself here")]
    Link,
    /// The path leads to a folder or something else that is not a file.
    #[error("this is not a file that can be read: put a text file here")]
    NoFile,
    /// The file does not contain valid text.
    #[error("{}", .0.message)]
    NoText(Box<Fault>),
    /// The file has more than this number of bytes, which is the limit.
    #[error("the file has more than the maximum of {} bytes", group_digits(*.0 as i64))]
    TooLarge(u64),
    /// The archive that contains the file cannot be read. The text says why.
    #[error("{0}")]
    Archive(String),
    /// The operating system could not read the file.
    #[error("{}", describe(.0))]
    Io(#[from] io::Error),
}

/// Describes an error of the operating system, in plain words if it is a frequent one.
pub(super) fn describe(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "nothing is at this path any more".into(),
        io::ErrorKind::PermissionDenied => {
            "the system does not let this program read it: check the permissions of the file and its folders"
                .into()
        }
        _ => format!("the system cannot read it: {}", reason(error)),
    }
}

/// The reason why a path within a pack is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PathError {
    /// The path is empty.
    #[error("the path is empty; it should be that of a file of the pack, such as \"icons/owl.svg\"")]
    Empty,
    /// The path is too long. This is its length in bytes.
    #[error("the path has {0} bytes; the maximum is {PATH_BYTES}: give its file and folders shorter names")]
    Long(usize),
    /// The path contains this character, which some systems forbid in file names or treat specially.
    #[error("the path has the character \"{0}\", which not every system allows; use \"/\" between folders")]
    Sign(char),
    /// The path leads out of the pack or has an empty part.
    #[error("a path in a pack must name a file of that pack: no \"..\", no absolute path, no link")]
    Outside,
}

/// Checks that a path names a file within a pack on every operating system.
///
/// # Errors
/// Returns the reason why the path is invalid.
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
