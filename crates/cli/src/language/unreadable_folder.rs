//! The error for a folder of languages that exists but cannot be read.

use std::path::Path;

use text::os_error::at_path;

/// Why an existing folder cannot be read, with its path.
pub(super) fn unreadable(folder: &Path) -> Option<String> {
    match std::fs::read_dir(folder) {
        Err(why) if folder.symlink_metadata().is_ok() => Some(at_path(folder, &why)),
        _ => None,
    }
}
