//! Reads files and streams up to a size limit, and refuses paths that are not regular files.

use crate::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

use text::file_name::NameFault;
use text::number_formatting::group_digits;

/// The error for a path that is not a regular file. An [`io::Error`] wraps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is not a file")]
pub struct NoFile;

/// The error for a file or stream that is larger than the limit, which it holds in bytes. An [`io::Error`] wraps it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("it has more than the maximum of {} bytes", group_digits(*.0 as i64))]
pub struct TooLarge(pub u64);

/// Reads at most `most + 1` bytes of a regular file. Refuses anything else, such as a pipe or a device, without
/// waiting for it.
///
/// # Errors
/// Fails if the path is not a regular file, or if the system cannot read it.
pub fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    // On Windows, names such as "con" are devices in every folder.
    if matches!(crate::fs::name_fault(path), Some(NameFault::Device)) {
        return Err(io::Error::other(NoFile));
    }
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

/// Reads a whole stream of at most `most` bytes. Never reads more than `most + 1` bytes.
///
/// # Errors
/// Fails if the stream has more than `most` bytes, or if it cannot be read.
pub fn read_whole(stream: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    stream.take(most + 1).read_to_end(&mut bytes)?;
    bounded(bytes, most)
}

/// Returns the bytes, or an error if there are more than `most`.
fn bounded(bytes: Vec<u8>, most: u64) -> io::Result<Vec<u8>> {
    if bytes.len() as u64 > most { Err(io::Error::other(TooLarge(most))) } else { Ok(bytes) }
}

/// Opens a file for reading. Opening a pipe does not wait for a program to write to it.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().read(true).custom_flags(libc::O_NONBLOCK).open(path)
}

/// Opens a file for reading. On systems other than Unix, no path names a pipe or a device.
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
            assert_eq!(read_file(device, 3).unwrap_err().to_string(), "this is not a file");
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
        assert!(said.iter().all(|why| why.to_string() == "it has more than the maximum of 9 bytes"));
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_that_nobody_writes_to_is_refused_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pipe");
        let made = std::process::Command::new("mkfifo").arg(&path).status();
        assert!(made.is_ok_and(|status| status.success()), "mkfifo is everywhere where there are pipes");
        assert_eq!(read_file(&path, 3).unwrap_err().to_string(), "this is not a file");
    }
}
