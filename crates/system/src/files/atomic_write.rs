//! Writes files so that nothing is lost: a file is replaced atomically, and a new file never overwrites
//! another.

use crate::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use super::kept_file::write_over;
use crate::page;

/// Replaces a file atomically, and creates its folder if necessary. The old content stays until the new content
/// is written.
///
/// # Errors
/// The system cannot write the file.
pub fn write_file(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_over(path, bytes)
}

/// Writes a new file beside a record, named after the record and the file's content, such as `evening
/// review.md`. If that name is taken, the file gets a number. Nothing is ever overwritten. Returns the path of
/// the file. In a page, the file is a download instead.
///
/// # Errors
/// The system cannot write the file.
pub fn write_beside(record: &Path, what: &str, ending: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let stem = record.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{stem} {what}.{ending}");
    if page::download(&name, bytes) {
        return Ok(name.into());
    }
    for number in 1_u32.. {
        let number = if number == 1 { String::new() } else { format!(" ({number})") };
        let path = record.with_file_name(format!("{stem} {what}{number}.{ending}"));
        match write_new(&path, bytes) {
            Err(why) if why.kind() == io::ErrorKind::AlreadyExists => {}
            other => return other.map(|()| path),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

/// Writes a new file. If writing fails, no part of the file is left.
///
/// # Errors
/// Fails if the file exists, or if the system cannot write it.
pub fn write_new(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).create_new(true).open(path)?;
    // An incomplete file is removed.
    file.write_all(bytes).inspect_err(|_| drop(fs::remove_file(path)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_anew_with_its_folder_or_stays_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("deep").join("settings.toml");
        for text in ["first", "second"] {
            write_file(&path, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        }
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1, "nothing is left beside it");
        // A folder has the name of the new file.
        fs::remove_file(&path).unwrap();
        fs::create_dir(&path).unwrap();
        assert!(write_file(&path, b"third").is_err());
        assert_eq!(fs::read_dir(path.parent().unwrap()).unwrap().count(), 1);
    }

    #[test]
    fn what_is_there_stays_and_what_is_new_is_numbered() {
        let folder = tempfile::tempdir().unwrap();
        let record = folder.path().join("an evening.whispers");
        let written = ["first", "second", "third"].map(|text| {
            let path = write_beside(&record, "review", "md", text.as_bytes()).unwrap();
            (path.file_name().unwrap().to_string_lossy().into_owned(), fs::read_to_string(&path).unwrap())
        });
        let names = ["an evening review.md", "an evening review (2).md", "an evening review (3).md"];
        let texts = ["first", "second", "third"];
        assert!(
            written
                .iter()
                .zip(names)
                .zip(texts)
                .all(|((found, name), text)| found.0 == name && found.1 == text)
        );
        assert!(
            write_beside(&folder.path().join("no such folder").join("a.whispers"), "film", "gif", b"")
                .is_err()
        );
        assert_eq!(
            write_new(&folder.path().join(names[0]), b"").unwrap_err().kind(),
            io::ErrorKind::AlreadyExists
        );
    }
}
