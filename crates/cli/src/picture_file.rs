//! Pictures as files that somebody names.

use std::fs;
use std::path::Path;

use image_files::png;

/// Writes a picture as a PNG: rows from the top, red, green and blue of each pixel.
///
/// # Errors
/// The file and why it cannot be written.
pub(super) fn write(path: &Path, size: [u32; 2], rgb: &[u8]) -> Result<(), String> {
    let said =
        |why: &dyn std::fmt::Display| format!("{}: the picture cannot be written: {why}", path.display());
    let file = png(size, rgb).map_err(|e| said(&e))?;
    fs::write(path, file).map_err(|e| said(&e))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_nothing_can_be_written_the_path_is_said() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("no such folder").join("a.png");
        let why = write(&path, [1, 1], &[0; 3]).unwrap_err();
        assert!(why.starts_with(&format!("{}: the picture cannot be written: ", path.display())), "{why}");
    }
}
