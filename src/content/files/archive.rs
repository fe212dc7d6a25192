//! A pack in a zip archive: read once, with every bound kept, and from then on served from memory.
//!
//! Nothing is believed of what the archive says of itself: how large its files are is found by
//! unpacking them, and no more of one is unpacked than a pack may have.

use std::collections::BTreeMap;
use std::fs;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use zip::ZipArchive;
use zip::result::ZipError;

use super::error::{ReadError, is_plain};
use super::names::MANIFEST_FILE;
use crate::content::limits::{ARCHIVE_BYTES, ARCHIVE_ENTRIES, FILE_BYTES, PATH_BYTES, UNPACKED_BYTES};

/// An archive that has been read; a copy costs nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Archive {
    path: PathBuf,
    /// The files by their paths within the pack, or why there are none.
    files: Arc<Result<BTreeMap<String, Held>, String>>,
}

/// A file of an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Held {
    Bytes(Vec<u8>),
    /// It has more bytes than a file of a pack may have.
    TooLarge,
}

impl Archive {
    /// Reads the archive at a path. What is wrong with it is kept in it.
    pub fn open(path: &Path) -> Self {
        let files = read(path).and_then(unpack);
        Self { path: path.to_owned(), files: Arc::new(files) }
    }

    /// Reads an archive in memory; reports call it by the name.
    pub fn of_bytes(name: &str, bytes: Vec<u8>) -> Self {
        Self { path: name.into(), files: Arc::new(unpack(bytes)) }
    }

    /// Files in memory as if they had been unpacked; reports call them by the name.
    pub fn of_files(name: &str, files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Self {
        let held = |(path, bytes): (String, Vec<u8>)| {
            let large = bytes.len() as u64 > FILE_BYTES;
            (path, if large { Held::TooLarge } else { Held::Bytes(bytes) })
        };
        Self { path: name.into(), files: Arc::new(Ok(files.into_iter().map(held).collect())) }
    }

    /// Where it lies.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Why nothing can be read from it, if so.
    pub fn trouble(&self) -> Option<&str> {
        self.files.as_ref().as_ref().err().map(String::as_str)
    }

    /// The paths of its files.
    pub fn paths(&self) -> Vec<String> {
        self.files.as_ref().as_ref().map(|files| files.keys().cloned().collect()).unwrap_or_default()
    }

    /// The bytes of a file.
    ///
    /// # Errors
    /// That it is not there or too large, or what is wrong with the whole archive.
    pub fn read(&self, path: &str) -> Result<Vec<u8>, ReadError> {
        let files = self.files.as_ref().as_ref().map_err(|why| ReadError::Archive(why.clone()))?;
        match files.get(path) {
            Some(Held::Bytes(bytes)) => Ok(bytes.clone()),
            Some(Held::TooLarge) => Err(ReadError::TooLarge),
            None => Err(ReadError::Missing),
        }
    }
}

/// The bytes of an archive on the disk.
fn read(path: &Path) -> Result<Vec<u8>, String> {
    let is_file = fs::metadata(path).map_err(|e| e.to_string())?.is_file();
    if !is_file {
        return Err("this is no file; a pack is a folder or a .zip".into());
    }
    let mut bytes = Vec::new();
    let file = fs::File::open(path).map_err(|e| e.to_string())?;
    file.take(ARCHIVE_BYTES + 1).read_to_end(&mut bytes).map_err(|e| e.to_string())?;
    Ok(bytes)
}

fn unpack(bytes: Vec<u8>) -> Result<BTreeMap<String, Held>, String> {
    if bytes.len() as u64 > ARCHIVE_BYTES {
        return Err(format!("the archive has more than {ARCHIVE_BYTES} bytes, which are the most"));
    }
    let mut archive = ZipArchive::new(Cursor::new(bytes))
        .map_err(|e| format!("this is no zip archive ({}); a pack is a folder or a .zip", said(&e)))?;
    if archive.len() > ARCHIVE_ENTRIES {
        let count = archive.len();
        return Err(format!("the archive has {count} entries; {ARCHIVE_ENTRIES} are the most"));
    }
    if archive.has_duplicate_names() {
        return Err("two entries of the archive have the same name".into());
    }
    let mut files = BTreeMap::new();
    let mut total = 0;
    for index in 0..archive.len() {
        let Some(name) = name(&archive, index)? else { continue };
        let held = inflate(&mut archive, index, &name)?;
        total += if let Held::Bytes(bytes) = &held { bytes.len() as u64 } else { FILE_BYTES };
        if total > UNPACKED_BYTES {
            let most = UNPACKED_BYTES;
            return Err(format!(
                "the archive has more than {most} bytes when it is unpacked, which are the most"
            ));
        }
        files.insert(name, held);
    }
    without_folder(files)
}

/// The path of an entry, or nothing for a folder. What leaves the pack or is no plain file is refused.
fn name(archive: &ZipArchive<Cursor<Vec<u8>>>, index: usize) -> Result<Option<String>, String> {
    /// The bits of an entry's mode that say what it is, and what a plain file and a folder have there.
    const KIND: u32 = 0o170_000;
    const FILE: u32 = 0o100_000;
    const FOLDER: u32 = 0o040_000;
    let entry = archive.by_index_data(index).map_err(|e| damaged(&e))?;
    let name = entry.name().map_err(|e| damaged(&e))?.into_owned();
    let quoted: String = name.chars().take(PATH_BYTES).collect();
    let is_folder = name.ends_with('/');
    let path = name.strip_suffix('/').unwrap_or(&name);
    if !is_plain(path) {
        let why = "an archive has plain paths within the pack: no \"..\", no absolute path, no backslash";
        return Err(format!("the entry \"{quoted}\" leaves the pack or is no path; {why}"));
    }
    let kind = entry.unix_mode().map_or(0, |mode| mode & KIND);
    if ![0, if is_folder { FOLDER } else { FILE }].contains(&kind) {
        return Err(format!("the entry \"{quoted}\" is a link or no plain file"));
    }
    if entry.encrypted() {
        return Err(format!("the entry \"{quoted}\" is encrypted"));
    }
    Ok((!is_folder).then_some(name))
}

fn inflate(archive: &mut ZipArchive<Cursor<Vec<u8>>>, index: usize, name: &str) -> Result<Held, String> {
    let wrong = |why: &str| format!("the entry \"{name}\" cannot be unpacked: {why}");
    let file = archive.by_index(index).map_err(|e| wrong(&said(&e)))?;
    let mut bytes = Vec::new();
    file.take(FILE_BYTES + 1).read_to_end(&mut bytes).map_err(|e| wrong(&e.to_string()))?;
    Ok(if bytes.len() as u64 > FILE_BYTES { Held::TooLarge } else { Held::Bytes(bytes) })
}

/// The files as the pack calls them: of a pack that was packed with its folder, without that.
fn without_folder(files: BTreeMap<String, Held>) -> Result<BTreeMap<String, Held>, String> {
    if files.contains_key(MANIFEST_FILE) {
        return Ok(files);
    }
    let folders: Vec<&str> = files
        .keys()
        .filter_map(|path| path.strip_suffix(MANIFEST_FILE)?.strip_suffix('/'))
        .filter(|folder| !folder.contains('/'))
        .collect();
    let deeper = files.keys().find_map(|path| path.strip_suffix(MANIFEST_FILE)?.strip_suffix('/'));
    let folder = match (folders.as_slice(), deeper) {
        ([], None) => {
            return Err(format!("the archive has no {MANIFEST_FILE}, without which nothing is a pack"));
        }
        ([], Some(deeper)) => {
            return Err(format!(
                "the {MANIFEST_FILE} of the archive is in \"{deeper}\"; pack that folder, or what is in it"
            ));
        }
        ([folder], _) => format!("{folder}/"),
        ([one, other, ..], _) => {
            return Err(format!(
                "the archive has several packs, such as \"{one}\" and \"{other}\"; take one"
            ));
        }
    };
    let within = |(path, held): (String, Held)| Some((path.strip_prefix(&folder)?.to_owned(), held));
    Ok(files.into_iter().filter_map(within).collect())
}

fn damaged(error: &ZipError) -> String {
    format!("the archive is damaged: {}", said(error))
}

/// An error of the archive in few words.
fn said(error: &ZipError) -> String {
    match error {
        ZipError::Io(e) => e.to_string(),
        ZipError::InvalidArchive(why) => why.to_string(),
        ZipError::UnsupportedArchive(why) => (*why).to_owned(),
        other => other.to_string(),
    }
}
