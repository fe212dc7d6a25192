//! A folder of languages that cannot be read.

use std::path::Path;

use text::os_error::at_path;

/// Why a folder that is there cannot be read, with its path.
pub(super) fn unreadable(folder: &Path) -> Option<String> {
    match std::fs::read_dir(folder) {
        Err(why) if folder.symlink_metadata().is_ok() => Some(at_path(folder, &why)),
        _ => None,
    }
}
