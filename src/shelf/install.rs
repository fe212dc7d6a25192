//! Bringing a pack into the folder of packs and taking it out again.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::location::{ARCHIVE, Location, Origin};
use super::packs::Shelf;
use super::shelved::Shelved;
use crate::content::{ARCHIVE_ENTRIES, UNPACKED_BYTES};
use crate::system::Folders;

/// Why a pack was not installed; nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    /// It has faults.
    #[error("a pack with faults is not installed")]
    Faulty,
    /// One with its id is installed.
    #[error("there is a pack \"{0}\" already")]
    There(String),
    /// Something in it is a link, or neither a file nor a folder.
    #[error("{0} is a link or no file: what is installed must lie in the pack itself")]
    Link(PathBuf),
    /// It has too many files or too large ones.
    #[error("the folder has more than {ARCHIVE_ENTRIES} files or {UNPACKED_BYTES} bytes")]
    Large,
    /// The system said no.
    #[error("{0}: {1}")]
    Io(PathBuf, #[source] io::Error),
}

impl Shelf {
    /// Copies a pack of the shelf into the folder of packs, in one go: what is there is whole. One with its
    /// id that is there goes to the trash first, if it may be replaced. Gives back where it lies then.
    ///
    /// # Errors
    /// Why not.
    pub fn install(
        &self,
        place: &Location,
        replace: bool,
        folders: &Folders,
    ) -> Result<Location, InstallError> {
        let missing = |path: &Path| InstallError::Io(path.to_owned(), io::ErrorKind::NotFound.into());
        let Location::Path(from) = place else { return Err(InstallError::Faulty) };
        let pack = self.at(place).ok_or_else(|| missing(from))?;
        let Ok(read) = &pack.read else { return Err(InstallError::Faulty) };
        let id = &read.id;
        let there: Vec<&Shelved> = self.installed(id).collect();
        if !there.is_empty() && !replace {
            return Err(InstallError::There(id.clone()));
        }
        let folder = self.folder();
        let new = folder.join(format!(".new-{id}"));
        let at = |path: &Path| {
            let path = path.to_owned();
            move |e: io::Error| InstallError::Io(path, e)
        };
        fs::create_dir_all(folder).map_err(at(folder))?;
        // What an earlier try has left is nobody's.
        clear(&new).map_err(at(&new))?;
        let copied = if from.is_dir() {
            copy_folder(from, &new, &mut Room::default())
        } else {
            fs::copy(from, &new).map(drop).map_err(at(from))
        };
        let moved = copied.and_then(|()| {
            for old in there.iter().filter_map(|old| old.place.path()) {
                folders.discard(old).map_err(at(old))?;
            }
            let to = free(folder, id, from.is_dir());
            fs::rename(&new, &to).map_err(at(&to)).map(|()| Location::Path(to))
        });
        if moved.is_err() {
            // Why it was not installed matters more than what is left of it.
            let _ = clear(&new);
        }
        moved
    }

    /// The packs with an id in the folder of packs.
    pub fn installed(&self, id: &str) -> impl Iterator<Item = &Shelved> {
        self.packs().iter().filter(move |pack| pack.origin == Origin::Installed && pack.id == id)
    }
}

/// The path for a pack that is not taken by anything.
fn free(folder: &Path, id: &str, is_dir: bool) -> PathBuf {
    let ending = if is_dir { String::new() } else { format!(".{ARCHIVE}") };
    let first = folder.join(format!("{id}{ending}"));
    let others = (2..1000).map(|n| folder.join(format!("{id}-{n}{ending}")));
    std::iter::once(first.clone()).chain(others).find(|path| !path.exists()).unwrap_or(first)
}

/// Makes sure that nothing is at a path.
fn clear(path: &Path) -> io::Result<()> {
    let removed = if path.is_dir() { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// How much may still be copied.
struct Room {
    entries: usize,
    bytes: u64,
}

impl Default for Room {
    fn default() -> Self {
        Self { entries: ARCHIVE_ENTRIES, bytes: UNPACKED_BYTES }
    }
}

/// Copies a folder without what is hidden in it.
fn copy_folder(from: &Path, to: &Path, room: &mut Room) -> Result<(), InstallError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |e: io::Error| InstallError::Io(path, e)
    };
    fs::create_dir(to).map_err(at(to))?;
    for entry in fs::read_dir(from).map_err(at(from))? {
        let entry = entry.map_err(at(from))?;
        let (path, name) = (entry.path(), entry.file_name());
        if name.to_string_lossy().starts_with('.') {
            continue;
        }
        let meta = fs::symlink_metadata(&path).map_err(at(&path))?;
        let left = room.entries.checked_sub(1).zip(room.bytes.checked_sub(if meta.is_file() {
            meta.len()
        } else {
            0
        }));
        (room.entries, room.bytes) = left.ok_or(InstallError::Large)?;
        match () {
            () if meta.is_dir() => copy_folder(&path, &to.join(name), room)?,
            () if meta.is_file() => fs::copy(&path, to.join(name)).map(drop).map_err(at(&path))?,
            () => return Err(InstallError::Link(path)),
        }
    }
    Ok(())
}
