//! Writing an archive.

use std::io::{self, Cursor, Write};
use std::path::Path;

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use crate::archive_paths::{PROGRESS, PROGRESS_FILES, SETTINGS, folders, is_kept};
use system::{Folders, all_files, fs};

/// The usual name of an archive.
pub const FILE_NAME: &str = "whispers-data.zip";

/// The archive of everything in the player's folders, as bytes.
///
/// # Errors
/// A file cannot be read, or the archive would be too large for its format.
pub fn export(data: &Folders) -> io::Result<Vec<u8>> {
    let mut zip = ZipWriter::new(Cursor::new(Vec::new()));
    let mut put = |path: &str, bytes: &[u8]| {
        zip.start_file(path, SimpleFileOptions::default()).map_err(io::Error::other)?;
        zip.write_all(bytes)
    };
    for (name, folder) in folders(data) {
        let mut files = Vec::new();
        all_files(&folder, &mut files);
        for (path, bytes) in files {
            let Some(below) = path.strip_prefix(&folder).ok().and_then(slashes) else { continue };
            put(&format!("{name}/{below}"), &bytes)?;
        }
    }
    let mut top = vec![data.config().to_owned()];
    if data.data() != data.config() {
        top.push(data.data().to_owned());
    }
    for folder in top {
        let mut names: Vec<String> = fs::read_dir(&folder)
            .into_iter()
            .flatten()
            .flatten()
            .filter_map(|entry| entry.file_name().into_string().ok())
            .filter(|name| is_kept(name) && fs::is_file(folder.join(name)))
            .collect();
        names.sort();
        for name in names {
            let within = if PROGRESS_FILES.contains(&name.as_str()) { PROGRESS } else { SETTINGS };
            put(&format!("{within}/{name}"), &fs::read(folder.join(&name))?)?;
        }
    }
    Ok(zip.finish().map_err(io::Error::other)?.into_inner())
}

/// A relative path with slashes; `None` for hidden files and names that are not text.
fn slashes(path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> = path.iter().map(|part| part.to_str()).collect();
    let parts = parts?;
    parts.iter().all(|part| !part.starts_with('.')).then(|| parts.join("/"))
}
