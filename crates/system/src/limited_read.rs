//! Reads a file of unknown kind and size.

use std::fs::{File, OpenOptions};
use std::io::{self, Read};
use std::path::Path;

/// The error for a path that is not a regular file, wrapped in an [`io::Error`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no file")]
pub struct NoFile;

/// The first `most + 1` bytes of a file, so that the caller notices a file larger than `most`. Refuses pipes
/// and devices at once, as their data may never come.
///
/// # Errors
/// Fails if it is no file, or if the system cannot read it.
pub fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = open(path)?;
    if !file.metadata()?.is_file() {
        return Err(io::Error::other(NoFile));
    }
    let mut bytes = Vec::new();
    file.take(most + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

/// Opens a file without waiting for the other end of a pipe.
#[cfg(unix)]
fn open(path: &Path) -> io::Result<File> {
    use std::os::unix::fs::OpenOptionsExt;
    OpenOptions::new().read(true).custom_flags(libc::O_NONBLOCK).open(path)
}

/// Opens a file. On other systems pipes and devices have no file names.
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
