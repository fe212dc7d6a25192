//! Reading a file that somebody names, which may be anything.

use crate::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use text::number_formatting::group_digits;

/// The error for a path that is not a regular file; it is inside of an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no file")]
pub struct NoFile;

/// The error for a file or a stream above its limit; it is inside of an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it has more than {} bytes, which are the most", group_digits(*.0 as i64))]
pub struct TooLarge(pub u64);

/// The bytes of a file, of which no more than so many and one are read. What is no file, such as a pipe or
/// a device, is refused at once: nobody waits for what may never come.
///
/// # Errors
/// Fails if it is no file, or if the system cannot read it.
pub fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // Some devices do something as soon as they are opened.
    if !crate::fs::metadata(path)?.is_file() {
        return Err(io::Error::other(NoFile));
    }
    let file = open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other(NoFile));
    }
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// The bytes of a whole stream, which may have at most so many; no more than one beyond is read.
///
/// # Errors
/// Fails if it has more bytes, or if it cannot be read.
pub fn read_whole(stream: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(most + 1).read_to_end(&mut bytes)?;
    bounded(bytes, most)
}

/// The bytes, unless there are more than allowed.
fn bounded(bytes: Vec<u8>, most: u64) -> io::Result<Vec<u8>> {
    if bytes.len() as u64 > most { Err(io::Error::other(TooLarge(most))) } else { Ok(bytes) }
}

/// Opens without waiting for who is at the other end.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().read(true).custom_flags(libc::O_NONBLOCK).open(path)
}

/// Elsewhere pipes and devices have no names among the files.
#[cfg(not(unix))]
fn open(path: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).open(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_up_to_a_bound_and_nothing_else_is_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        std::fs::write(&path, "0123456789").unwrap();
        assert_eq!(read_file(&path, 100).unwrap(), b"0123456789");
        assert_eq!(read_file(&path, 3).unwrap(), b"0123");
        assert!(read_file(folder.path(), 3).is_err());
        for device in ["/dev/zero", "/dev/null"].map(Path::new).into_iter().filter(|path| path.exists()) {
            assert_eq!(read_file(device, 3).unwrap_err().to_string(), "this is no file");
        }
    }

    #[test]
    fn a_whole_file_or_stream_above_its_limit_is_refused() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a");
        std::fs::write(&path, "0123456789").unwrap();
        assert_eq!(read_whole(File::open(&path).unwrap(), 10).unwrap(), b"0123456789");
        assert_eq!(read_whole(&b"0123456789"[..], 10).unwrap(), b"0123456789");
        let said = [read_whole(File::open(&path).unwrap(), 9), read_whole(std::io::repeat(0), 9)]
            .map(|read| read.unwrap_err());
        assert!(said.iter().all(|why| why.to_string() == "it has more than 9 bytes, which are the most"));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_that_nobody_writes_to_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo is everywhere where there are pipes");
        assert_eq!(read_file(&path, 3).unwrap_err().to_string(), "this is no file");
    }
}
