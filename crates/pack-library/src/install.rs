//! Installing packs and removing them.

use std::io::{self, Read};
use std::path::{Path, PathBuf};
use system::fs;

use super::crash_guard;
use super::pack_location::{ARCHIVE, Location, Origin};
use crate::library::PackLibrary;
use crate::library_pack::LibraryPack;
use packs::{ARCHIVE_ENTRIES, Pack, UNPACKED_BYTES, Version, pack_folder};
use system::Folders;
use text::file_name::portable;
use text::hidden_file::is_hidden_file;
use text::number_formatting::group_digits;
use text::os_error::reason;
use text::untrusted_text;

/// Why a pack was not installed. Nothing has changed.
#[derive(Debug, thiserror::Error)]
pub enum InstallError {
    /// The pack has faults.
    #[error("a pack with faults is not installed")]
    Faulty,
    /// A pack with the same id is already installed.
    #[error("there is already a pack \"{0}\"")]
    There(String),
    /// The pack contains a link, or something that is neither a file nor a folder.
    #[error("{0} is a link or a special file; a pack must contain all its files")]
    Link(PathBuf),
    /// The pack has too many files, or they are too large.
    #[error("the pack has more than {ARCHIVE_ENTRIES} files or {} bytes", group_digits(UNPACKED_BYTES as i64))]
    Large,
    /// The system reported an error for this path.
    #[error("{}: {}", untrusted_text::path(.0), reason(.1))]
    Io(PathBuf, #[source] io::Error),
}

/// The result of installing a pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    /// The location of the installed pack.
    pub place: Location,
    /// The ids of those packs that it extends and that were installed with it.
    pub with: Vec<String>,
}

impl PackLibrary {
    /// Installs a pack: copies it into the folder of packs, in one step. If `replace` is true, an installed
    /// pack with the same id goes to the trash. Packs that it extends are copied too if they are elsewhere on
    /// the disk and not installed.
    ///
    /// # Errors
    /// The pack was not installed.
    pub fn install(
        &self,
        place: &Location,
        replace: bool,
        folders: &Folders,
    ) -> Result<Installed, InstallError> {
        let Location::Path(from) = place else { return Err(InstallError::Faulty) };
        let read = match self.at(place) {
            Some(pack) => pack.read.clone().map_err(drop),
            None if !fs::exists(from) => {
                return Err(InstallError::Io(from.clone(), io::ErrorKind::NotFound.into()));
            }
            None => self.read_at(from).map_err(drop),
        };
        let read = read.map_err(|()| InstallError::Faulty)?;
        self.install_read(from, &read, replace, folders)
    }

    /// Installs the pack at a path. It has already been read as `read`.
    pub(super) fn install_read(
        &self,
        from: &Path,
        read: &Pack,
        replace: bool,
        folders: &Folders,
    ) -> Result<Installed, InstallError> {
        let there: Vec<&Path> = self.installed(&read.id).filter_map(|old| old.place.path()).collect();
        if !there.is_empty() && !replace {
            return Err(InstallError::There(read.id.clone()));
        }
        let mut with = Vec::new();
        for below in read.below.iter().rev() {
            let Some(path) = &below.path else { continue };
            let elsewhere = path.parent() != Some(self.folder());
            if elsewhere && self.installed(&below.id).all(|old| is_older(old, path)) {
                let old: Vec<&Path> = self.installed(&below.id).filter_map(|old| old.place.path()).collect();
                self.bring(path, &below.id, &old, folders)?;
                with.push(below.id.clone());
            }
        }
        let place = self.bring(from, &read.id, &there, folders).map(Location::Path)?;
        Ok(Installed { place, with })
    }

    /// Copies the pack with an id from a path into the folder of packs. Everything at the paths in `there` goes
    /// to the trash. Returns the new path.
    fn bring(
        &self,
        from: &Path,
        id: &str,
        there: &[&Path],
        folders: &Folders,
    ) -> Result<PathBuf, InstallError> {
        let folder = self.folder();
        let new = folder.join(format!(".new-{id}"));
        let at = |path: &Path| {
            let path = path.to_owned();
            move |e: io::Error| InstallError::Io(path, e)
        };
        fs::create_dir_all(folder).map_err(at(folder))?;
        // Removes what an earlier attempt may have left.
        clear(&new).map_err(at(&new))?;
        let is_dir = fs::is_dir(from);
        let copied = if is_dir {
            // If the folder is a repository, only the pack in it is copied.
            let within = pack_folder(from).unwrap_or_default();
            copy_folder(&from.join(within), &new, &mut Room::default())
        } else {
            copy_file(from, &new, &mut Room::default())
        };
        let moved = copied.and_then(|()| {
            for old in there {
                folders.discard(old).map_err(at(old))?;
            }
            let to = free(folder, id, is_dir);
            fs::rename(&new, &to).map_err(at(&to)).map(|()| to)
        });
        if moved.is_err() {
            // The error of the copying is the one to report.
            let _ = clear(&new);
        }
        moved
    }

    /// The installed packs with this id.
    pub fn installed(&self, id: &str) -> impl Iterator<Item = &LibraryPack> {
        self.packs().iter().filter(move |pack| pack.origin == Origin::Installed && pack.id == id)
    }
}

/// True if a pack has a lower version than the one at a path.
fn is_older(pack: &LibraryPack, path: &Path) -> bool {
    let version = |text: &Option<String>| text.as_deref().and_then(Version::parse);
    let own = pack.good.as_ref().map(|good| good.version.clone());
    version(&own) < version(&crash_guard::label_at(path).version)
}

/// A free path in a folder for a pack with this id.
fn free(folder: &Path, id: &str, is_dir: bool) -> PathBuf {
    let ending = if is_dir { String::new() } else { format!(".{ARCHIVE}") };
    let id = portable(id);
    let first = folder.join(format!("{id}{ending}"));
    let others = (2..1000).map(|n| folder.join(format!("{id}-{n}{ending}")));
    std::iter::once(first.clone()).chain(others).find(|path| !fs::exists(path)).unwrap_or(first)
}

/// Removes the file or folder at a path, if there is one.
fn clear(path: &Path) -> io::Result<()> {
    let removed = if fs::is_dir(path) { fs::remove_dir_all(path) } else { fs::remove_file(path) };
    match removed {
        Err(e) if e.kind() == io::ErrorKind::NotFound => Ok(()),
        other => other,
    }
}

/// The number of files and bytes that may still be copied.
struct Room {
    entries: usize,
    bytes: u64,
}

impl Default for Room {
    fn default() -> Self {
        Self { entries: ARCHIVE_ENTRIES, bytes: UNPACKED_BYTES }
    }
}

/// Copies a folder with everything in it but hidden files.
fn copy_folder(from: &Path, to: &Path, room: &mut Room) -> Result<(), InstallError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |e: io::Error| InstallError::Io(path, e)
    };
    fs::create_dir(to).map_err(at(to))?;
    for entry in fs::read_dir(from).map_err(at(from))? {
        let entry = entry.map_err(at(from))?;
        let (path, name) = (entry.path(), entry.file_name());
        if is_hidden_file(&name.to_string_lossy()) {
            continue;
        }
        let meta = fs::symlink_metadata(&path).map_err(at(&path))?;
        room.entries = room.entries.checked_sub(1).ok_or(InstallError::Large)?;
        match () {
            () if meta.is_dir() => copy_folder(&path, &to.join(name), room)?,
            () if meta.is_file() => copy_file(&path, &to.join(name), room)?,
            () => return Err(InstallError::Link(path)),
        }
    }
    Ok(())
}

/// Copies a file, but no more than `room` allows, whatever size the file claims to have.
fn copy_file(from: &Path, to: &Path, room: &mut Room) -> Result<(), InstallError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |e: io::Error| InstallError::Io(path, e)
    };
    // Opening something other than a file may block.
    if !fs::metadata(from).map_err(at(from))?.is_file() {
        return Err(InstallError::Link(from.to_owned()));
    }
    let file = fs::File::open(from).map_err(at(from))?;
    let mut copy = fs::File::create_new(to).map_err(at(to))?;
    let copied = io::copy(&mut file.take(room.bytes + 1), &mut copy).map_err(at(from))?;
    room.bytes = room.bytes.checked_sub(copied).ok_or(InstallError::Large)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_copied_no_further_than_there_is_room_and_what_is_no_file_not_at_all() {
        let folder = tempfile::tempdir().unwrap();
        let (long, to) = (folder.path().join("long"), folder.path().join("copy"));
        let nowhere = copy_file(folder.path(), &to, &mut Room::default());
        assert!(matches!(nowhere, Err(InstallError::Link(_))));
        fs::write(&long, [0; 3000]).unwrap();
        let mut room = Room { entries: 1, bytes: 2999 };
        assert!(matches!(copy_file(&long, &to, &mut room), Err(InstallError::Large)));
        fs::remove_file(&to).unwrap();
        let mut room = Room { entries: 1, bytes: 3001 };
        assert!(copy_file(&long, &to, &mut room).is_ok());
        assert_eq!(room.bytes, 1);
    }
}
