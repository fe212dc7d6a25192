//! Errors of the operating system in plain words.

use std::io::{self, ErrorKind};
use std::path::Path;

use crate::untrusted_text;

/// A frequent reason why the operating system refused something, for which we have our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no such file or folder.
    NotFound,
    /// There is no permission.
    NoPermission,
    /// Something of that name is there already.
    Exists,
    /// A file stands where a folder should be.
    NotFolder,
    /// A folder stands where a file should be.
    Folder,
    /// The disk is read-only.
    ReadOnly,
    /// The disk is full.
    Full,
    /// The quota is used up.
    Quota,
    /// The file may not grow any larger.
    TooLarge,
    /// No file can have this name.
    BadName,
    /// It took too long.
    TimedOut,
}

impl Reason {
    /// All of them.
    pub const ALL: [Self; 11] = [
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
    ];

    /// The reason of an error; `None` where only the error itself says it.
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
            _ => return None,
        })
    }

    /// The reason's id in texts.
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
        }
    }

    /// In words, for programs and where no language is known.
    const fn words(self) -> &'static str {
        match self {
            Self::NotFound => "there is no such file or folder",
            Self::NoPermission => "this program has no permission to do that",
            Self::Exists => "something of that name is there already",
            Self::NotFolder => "a file stands where a folder should be",
            Self::Folder => "this is a folder, not a file",
            Self::ReadOnly => "the disk is read-only",
            Self::Full => "the disk is full",
            Self::Quota => "no more may be stored here: the quota is used up",
            Self::TooLarge => "the file may not grow any larger",
            Self::BadName => "this cannot be the name of a file",
            Self::TimedOut => "it took too long",
        }
    }
}

/// The reason of a file's error, after its path.
pub fn at_path(path: &Path, error: &io::Error) -> String {
    format!("{}: {}", untrusted_text::path(path), reason(error))
}

/// The reason of an error in words, without the system's error number.
pub fn reason(error: &io::Error) -> String {
    match Reason::new(error) {
        Some(reason) => reason.words().to_owned(),
        None => without_number(&error.to_string()),
    }
}

/// The system's message without its error number.
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
        assert_eq!(reason(&io::Error::other("the cat sat on it")), "the cat sat on it");
        assert_eq!(reason(&ErrorKind::AlreadyExists.into()), "something of that name is there already");
    }
}
