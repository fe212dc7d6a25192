//! Describes errors of the operating system in plain words.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::untrusted_text;

/// A frequent kind of operating system error that Whispers describes in its own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no such file or folder.
    NotFound,
    /// The program has no permission to do this.
    NoPermission,
    /// A file or folder with this name already exists.
    Exists,
    /// The path of a folder leads to a file.
    NotFolder,
    /// The path of a file leads to a folder.
    Folder,
    /// The disk is read-only.
    ReadOnly,
    /// The disk is full.
    Full,
    /// The user's disk quota is used up.
    Quota,
    /// The file would exceed the maximum file size.
    TooLarge,
    /// The name is not valid for a file.
    BadName,
    /// The operation timed out.
    TimedOut,
    /// Another program has the file open.
    Busy,
}

/// Windows' numbers for a file that another program has open: it forbids sharing, has locked a part, or has mapped it
/// into memory. The standard library has no kind for them. On other systems, 32 is a closed pipe, and files never give
/// the others.
const BUSY: [i32; 3] = [32, 33, 1224];

impl Reason {
    /// Every kind of error.
    pub const ALL: [Self; 12] = [
        Self::NotFound,
        Self::NoPermission,
        Self::Exists,
        Self::NotFolder,
        Self::Folder,
        Self::ReadOnly,
        Self::Full,
        Self::Quota,
        Self::TooLarge,
        Self::BadName,
        Self::TimedOut,
        Self::Busy,
    ];

    /// The kind of an operating system error. `None` for a rare kind and for an error with a message of its own.
    pub fn new(error: &io::Error) -> Option<Self> {
        if error.raw_os_error().is_none() && error.get_ref().is_some() {
            return None;
        }
        Some(match error.kind() {
            ErrorKind::NotFound => Self::NotFound,
            ErrorKind::PermissionDenied => Self::NoPermission,
            ErrorKind::AlreadyExists => Self::Exists,
            ErrorKind::NotADirectory => Self::NotFolder,
            ErrorKind::IsADirectory => Self::Folder,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull => Self::Full,
            ErrorKind::QuotaExceeded => Self::Quota,
            ErrorKind::FileTooLarge => Self::TooLarge,
            ErrorKind::InvalidFilename => Self::BadName,
            ErrorKind::TimedOut => Self::TimedOut,
            ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy => Self::Busy,
            ErrorKind::BrokenPipe => return None,
            _ if error.raw_os_error().is_some_and(|number| BUSY.contains(&number)) => Self::Busy,
            _ => return None,
        })
    }

    /// The id of this kind of error in the language files.
    pub const fn id(self) -> &'static str {
        match self {
            Self::NotFound => "not-found",
            Self::NoPermission => "no-permission",
            Self::Exists => "exists",
            Self::NotFolder => "not-folder",
            Self::Folder => "folder",
            Self::ReadOnly => "read-only",
            Self::Full => "full",
            Self::Quota => "quota",
            Self::TooLarge => "too-large",
            Self::BadName => "bad-name",
            Self::TimedOut => "timed-out",
            Self::Busy => "busy",
        }
    }

    /// Describes the error in English, for terminal output and where no language is known.
    const fn words(self) -> &'static str {
        match self {
            Self::NotFound => "no such file or folder",
            Self::NoPermission => "permission denied",
            Self::Exists => "a file or folder with this name already exists",
            Self::NotFolder => "part of this path is a file, not a folder",
            Self::Folder => "this is a folder, not a file",
            Self::ReadOnly => "the disk is read-only",
            Self::Full => "the disk is full",
            Self::Quota => "your disk quota is used up",
            Self::TooLarge => "the file has reached the size limit",
            Self::BadName => "this is not a valid file name",
            Self::TimedOut => "it took too long",
            Self::Busy => "another program has this open",
        }
    }
}

/// An error message for a file: its path, followed by the error in words.
pub fn at_path(path: &Path, error: &io::Error) -> String {
    format!("{}: {}", untrusted_text::path(path), reason(error))
}

/// Describes an error in words, without the system's error number.
pub fn reason(error: &io::Error) -> String {
    match Reason::new(error) {
        Some(reason) => reason.words().to_owned(),
        None => without_number(&error.to_string()),
    }
}

/// Removes the error number from a system's error message.
fn without_number(words: &str) -> String {
    match words.rsplit_once(" (os error ") {
        Some((plain, number)) if number.ends_with(')') => plain.to_owned(),
        _ => words.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_has_no_number_of_the_system() {
        for number in 1..140 {
            let said = reason(&io::Error::from_raw_os_error(number));
            assert!(!said.is_empty() && !said.contains("os error"), "{number}: {said}");
        }
        assert_eq!(reason(&io::Error::from_raw_os_error(1224)), "another program has this open");
        assert_eq!(reason(&io::Error::other("the cat sat on it")), "the cat sat on it");
        assert_eq!(
            reason(&ErrorKind::AlreadyExists.into()),
            "a file or folder with this name already exists"
        );
    }
}
