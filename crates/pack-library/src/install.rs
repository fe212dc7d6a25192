//! Bringing a pack into the folder of packs and taking it out again.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use super::guard;
use super::location::{ARCHIVE, Location, Origin};
use crate::entry::LibraryPack;
use crate::library::PackLibrary;
use packs::{ARCHIVE_ENTRIES, Pack, UNPACKED_BYTES, Version};
use system::Folders;
use text::count::grouped;

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
    #[error("the pack has more than {ARCHIVE_ENTRIES} files or {} bytes", grouped(UNPACKED_BYTES as i64))]
    Large,
    /// The system said no.
    #[error("{0}: {1}")]
    Io(PathBuf, #[source] io::Error),
}

/// What was installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Installed {
    /// Where it lies now.
    pub place: Location,
    /// The ids of the packs that it extends and that were installed with it, since they lay elsewhere.
    pub with: Vec<String>,
}

impl PackLibrary {
    /// Copies a pack into the folder of packs, in one go: what is there is whole. One with its id that is there
    /// goes to the trash first, if it may be replaced. What it extends is copied too where it lies elsewhere on
    /// the disk and is not installed.
    ///
    /// # Errors
    /// Why not.
    pub fn install(
        &self,
        place: &Location,
        replace: bool,
        folders: &Folders,
    ) -> Result<Installed, InstallError> {
        let Location::Path(from) = place else { return Err(InstallError::Faulty) };
        let read = match self.at(place) {
            Some(pack) => pack.read.clone().map_err(drop),
            None if !from.exists() => {
                return Err(InstallError::Io(from.clone(), io::ErrorKind::NotFound.into()));
            }
            None => self.read_at(from).map_err(drop),
        };
        let read = read.map_err(|()| InstallError::Faulty)?;
        self.install_read(from, &read, replace, folders)
    }

    /// The same for the pack at a path, which has been read.
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

    /// Copies the pack at a path, whose id this is, into the folder of packs; what lies there at these paths goes
    /// to the trash. Gives back where it lies then.
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
        // What an earlier try has left is nobody's.
        clear(&new).map_err(at(&new))?;
        let copied = if from.is_dir() {
            copy_folder(from, &new, &mut Room::default())
        } else {
            copy_file(from, &new, &mut Room::default())
        };
        let moved = copied.and_then(|()| {
            for old in there {
                folders.discard(old).map_err(at(old))?;
            }
            let to = free(folder, id, from.is_dir());
            fs::rename(&new, &to).map_err(at(&to)).map(|()| to)
        });
        if moved.is_err() {
            // Why it was not installed matters more than what is left of it.
            let _ = clear(&new);
        }
        moved
    }

    /// The packs with an id in the folder of packs.
    pub fn installed(&self, id: &str) -> impl Iterator<Item = &LibraryPack> {
        self.packs().iter().filter(move |pack| pack.origin == Origin::Installed && pack.id == id)
    }
}

/// Whether a pack is of an earlier version than the one at a path.
fn is_older(pack: &LibraryPack, path: &Path) -> bool {
    let version = |text: &Option<String>| text.as_deref().and_then(Version::parse);
    let own = pack.good.as_ref().map(|good| good.version.clone());
    version(&own) < version(&guard::label_at(path).version)
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
        room.entries = room.entries.checked_sub(1).ok_or(InstallError::Large)?;
        match () {
            () if meta.is_dir() => copy_folder(&path, &to.join(name), room)?,
            () if meta.is_file() => copy_file(&path, &to.join(name), room)?,
            () => return Err(InstallError::Link(path)),
        }
    }
    Ok(())
}

/// Copies a file, and no more of it than there is room for: how large it says it is counts for nothing.
fn copy_file(from: &Path, to: &Path, room: &mut Room) -> Result<(), InstallError> {
    let at = |path: &Path| {
        let path = path.to_owned();
        move |e: io::Error| InstallError::Io(path, e)
    };
    // To open what is no file may wait for ever.
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
