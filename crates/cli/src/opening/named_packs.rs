//! The packs that the command line names: by id, built in or installed, or by path.

use std::fs;
use std::io::{self, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use crate::command_line::wrong_usage::suggestion;
use crate::output_files::STREAM;
use pack_library::{BASE, PackLibrary, is_archive};
use packs::{
    ARCHIVE_BYTES, Archive, Files, Label, Library, MANIFEST_FILE, NoPack, Pack, Report, pack_folder,
};
use system::Folders;
use text::untrusted_text;

/// Why no pack could be opened.
#[derive(Debug, thiserror::Error)]
pub enum PackError {
    /// The argument is neither the path of an existing pack nor the id of an available one.
    #[error(
        "there is no file or folder \"{given}\", nor is a pack of that id built in or installed; {meant}"
    )]
    Nowhere {
        /// The given word.
        given: String,
        /// A suggestion of what may be meant.
        meant: String,
    },
    /// A folder without a pack.
    #[error("the folder \"{given}\" is not a pack: it has no manifest.toml; {meant}")]
    NoManifest {
        /// The path as given.
        given: String,
        /// A suggestion of what may be meant.
        meant: String,
    },
    /// A file inside a pack.
    #[error("\"{given}\" is a file of a pack; name its folder instead: \"{folder}\"")]
    Within {
        /// The path as given.
        given: String,
        /// The folder of the pack.
        folder: String,
    },
    /// The pack has faults.
    #[error(transparent)]
    Faults(#[from] Report),
}

/// The available packs: built in, installed, or given by path.
#[derive(Clone, Debug, Default)]
pub struct Packs {
    /// The data folder; the system's if `None`.
    data: Option<PathBuf>,
    folder: PathBuf,
    /// The pack to play by default.
    asked: Option<PathBuf>,
}

/// The pack archive on the standard input, which can be read only once.
fn typed_archive() -> &'static Files {
    static TYPED: OnceLock<Files> = OnceLock::new();
    TYPED.get_or_init(|| {
        let mut bytes = Vec::new();
        // If reading fails, the archive is incomplete, and parsing it reports that.
        let _ = io::stdin().lock().take(ARCHIVE_BYTES + 1).read_to_end(&mut bytes);
        Files::Zip(Archive::from_bytes(STREAM, bytes))
    })
}

/// An opened pack with its library, so that it can be opened again quickly.
#[derive(Debug)]
pub struct OpenPack {
    /// The name it was opened by; `None` for the default pack.
    named: Option<PathBuf>,
    shelf: PackLibrary,
}

impl Packs {
    /// The built-in packs and those installed in a data folder, by default the system's. `asked` is the
    /// default pack.
    pub fn new(data: Option<PathBuf>, asked: Option<PathBuf>) -> Self {
        Self { folder: Folders::new(data.clone()).packs(), data, asked }
    }

    /// The data folders.
    pub fn folders(&self) -> Folders {
        Folders::new(self.data.clone())
    }

    /// Reads all built-in and installed packs.
    pub fn shelf(&self) -> PackLibrary {
        let mut shelf = PackLibrary::new(self.folder.clone());
        shelf.renew();
        shelf
    }

    /// Opens a named pack. Without a name, opens the default pack or the base game.
    ///
    /// # Errors
    ///
    /// The pack does not exist or has faults.
    pub fn open(&self, named: Option<&Path>) -> Result<Arc<Pack>, PackError> {
        self.read(named).map(|(_, pack)| pack)
    }

    /// Opens a pack, followed by all other playable packs. Matches of all these packs can be loaded.
    ///
    /// # Errors
    ///
    /// The pack does not exist or has faults.
    pub fn all(&self, named: Option<&Path>) -> Result<Vec<Arc<Pack>>, PackError> {
        let (mut shelf, pack) = self.read(named)?;
        shelf.renew();
        let others = shelf.playable().into_iter().filter(|other| other.id != pack.id);
        Ok(std::iter::once(Arc::clone(&pack)).chain(others).collect())
    }

    /// Opens a named pack as [`Packs::open`] does. If `last` is the same pack, it is read again only if its
    /// files have changed.
    ///
    /// # Errors
    ///
    /// The pack does not exist or has faults.
    pub fn open_again(
        &self,
        named: Option<&Path>,
        last: &mut Option<OpenPack>,
    ) -> Result<Arc<Pack>, PackError> {
        // Another pack gets its own library, so that no pack extends the one that was open before.
        let kept = last.take().filter(|opened| opened.named.as_deref() == named);
        let mut shelf = kept.map_or_else(|| PackLibrary::new(self.folder.clone()), |opened| opened.shelf);
        let pack = self.read_on(&mut shelf, named)?;
        *last = Some(OpenPack { named: named.map(Path::to_owned), shelf });
        Ok(pack)
    }

    fn read(&self, named: Option<&Path>) -> Result<(PackLibrary, Arc<Pack>), PackError> {
        let mut shelf = PackLibrary::new(self.folder.clone());
        if named.or(self.asked.as_deref()) == Some(Path::new(STREAM)) {
            let read = shelf.read_files(typed_archive());
            let pack = read.map_err(|report| PackError::Faults(Arc::unwrap_or_clone(report)))?;
            return Ok((shelf, pack));
        }
        let pack = self.read_on(&mut shelf, named)?;
        if let Some(folder) = named.or(self.asked.as_deref()).filter(|named| shelf.is_hidden(named)) {
            let folder = untrusted_text::path(folder);
            // If the note cannot be written, the pack is still played.
            let _ = writeln!(
                io::stderr(),
                "note: \"{folder}\" is the folder here, not the pack of that id which is installed or built in"
            );
        }
        Ok((shelf, pack))
    }

    fn read_on(&self, shelf: &mut PackLibrary, named: Option<&Path>) -> Result<Arc<Pack>, PackError> {
        let named = named.or(self.asked.as_deref()).unwrap_or(Path::new(BASE));
        let place = shelf.find(named);
        if let Some(path) = place.path() {
            self.is_there(path, named)?;
        }
        shelf.renew_only(&place);
        match shelf.at(&place).map(|pack| pack.read.clone()) {
            Some(Ok(pack)) => Ok(pack),
            // The report shows the name as given.
            Some(Err(report)) => {
                Err(Report { pack: named.display().to_string(), ..Arc::unwrap_or_clone(report) }.into())
            }
            None => Err(self.nowhere(named)),
        }
    }

    /// Checks that a path exists and can be a pack.
    fn is_there(&self, path: &Path, named: &Path) -> Result<(), PackError> {
        let given = || untrusted_text::path(named);
        let has_manifest = |folder: &Path| folder.join(MANIFEST_FILE).symlink_metadata().is_ok();
        if path.is_dir() {
            let inner = |inner: String| format!("\"{}\"", untrusted_text::path(&named.join(inner)));
            let meant = match pack_folder(path) {
                Ok(_) => return Ok(()),
                Err(NoPack::Several(one, other)) => {
                    format!("did you mean {} or {}?", inner(one), inner(other))
                }
                Err(NoPack::Missing { near: Some(near), .. }) => {
                    format!("the file {} should be called {MANIFEST_FILE}", inner(near))
                }
                Err(NoPack::Missing { archive: Some(archive), .. }) => {
                    format!("did you mean {}?", inner(archive))
                }
                Err(NoPack::Missing { .. }) => "\"whispers pack new FOLDER\" writes a small one".to_owned(),
            };
            return Err(PackError::NoManifest { given: given(), meant });
        }
        if path.is_file()
            && let Some(folder) = named.ancestors().skip(1).take(3).find(|folder| has_manifest(folder))
            && path.extension().is_some()
            && !is_archive(path)
        {
            let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
            return Err(PackError::Within { given: given(), folder: untrusted_text::path(folder) });
        }
        if path.exists() { Ok(()) } else { Err(self.nowhere(named)) }
    }

    fn nowhere(&self, named: &Path) -> PackError {
        let installed = fs::read_dir(&self.folder).into_iter().flatten().flatten();
        let installed = installed.filter_map(|entry| Label::at(&entry.path()).id);
        let mut ids = Library::default().ids();
        ids.extend(installed);
        ids.sort();
        ids.dedup();
        let given = untrusted_text::path(named);
        let meant = suggestion(&given, ids.iter().map(String::as_str));
        PackError::Nowhere { given, meant }
    }
}
