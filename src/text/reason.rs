//! Why the operating system refused something, in words that a person can use.

use std::io::{self, ErrorKind};

/// The reason of an error, without the number that the system has for it.
pub fn reason(error: &io::Error) -> String {
    if error.raw_os_error().is_none() && error.get_ref().is_some() {
        return error.to_string();
    }
    let words = match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder",
        ErrorKind::PermissionDenied => "this program has no permission to do that",
        ErrorKind::AlreadyExists => "something of that name is there already",
        ErrorKind::NotADirectory => "a file stands where a folder should be",
        ErrorKind::IsADirectory => "this is a folder, not a file",
        ErrorKind::ReadOnlyFilesystem => "the disk is read-only",
        ErrorKind::StorageFull => "the disk is full",
        ErrorKind::QuotaExceeded => "no more may be stored here: the quota is used up",
        ErrorKind::FileTooLarge => "the file may not grow any larger",
        ErrorKind::InvalidFilename => "this cannot be the name of a file",
        _ => return without_number(&error.to_string()),
    };
    words.to_owned()
}

/// The system's own words.
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
