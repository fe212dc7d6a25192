//! The packs of a library: which exist, which one is used for an id, and which have changed.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;
use system::time::Instant;

use crate::change_stamp::{self, Stamp};
use crate::crash_guard;
use crate::library_pack::{LibraryPack, describe_pack};
use crate::missing_base_search::{MissingBaseSearch, missing_base};
use crate::pack_location::{BASE, Location, Origin, is_archive};
use packs::{Files, Library, Pack, Report};
use rules::is_id;
use system::fs;
use text::hidden_file::is_hidden_file;
use text::os_error::at_path;
use text::untrusted_text;

/// The maximum number of packs in a folder.
const MOST: usize = 200;
/// The maximum number of bytes of packs' files to keep in memory while others are still to be read.
const HELD: usize = 16 << 20;
/// The time after which the packs that have been read so far are published.
const LONG: Duration = Duration::from_secs(2);

/// A library of the available packs.
#[derive(Clone, Debug, Default)]
pub struct PackLibrary {
    /// The folder with the installed packs.
    folder: PathBuf,
    /// The paths of opened packs, in the order in which they were opened.
    opened: Vec<PathBuf>,
    packs: Vec<LibraryPack>,
    trouble: Option<String>,
    /// The known packs in the folders of opened packs.
    beside: MissingBaseSearch,
}

/// Which packs a refresh reads.
enum Which<'a> {
    /// All changed packs, but no more than this number at once.
    Some(usize),
    Only(&'a Location),
}

/// The result of refreshing a library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refresh {
    /// True if any pack has changed.
    pub changed: bool,
    /// True if some changed packs are still to be read.
    pub more: bool,
}

impl PackLibrary {
    /// An empty library for a folder of packs. [`PackLibrary::renew`] fills it.
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, ..Self::default() }
    }

    /// A library with packs that have already been read.
    pub fn with_packs(folder: PathBuf, packs: &[Arc<Pack>]) -> Self {
        let mut shelf = Self::new(folder);
        for pack in packs {
            let place = Location::from_files(&pack.files);
            let origin = match place.path() {
                None => Origin::BuiltIn,
                Some(path) if path.parent() == Some(&shelf.folder) => Origin::Installed,
                Some(_) => Origin::Opened,
            };
            if let (Origin::Opened, Some(path)) = (origin, place.path()) {
                shelf.opened.push(path.to_owned());
            }
            let mut new = describe_pack(origin, place, change_stamp::stamp(&pack.files), pack.files.clone());
            new.id.clone_from(&pack.id);
            (new.read, new.good) = (Ok(Arc::clone(pack)), Some(Arc::clone(pack)));
            shelf.packs.push(new);
        }
        shelf.order();
        let bases: Vec<_> = shelf.packs.iter().map(|pack| basis(&shelf.packs, pack)).collect();
        for (pack, basis) in shelf.packs.iter_mut().zip(bases) {
            pack.basis = basis;
        }
        shelf
    }

    /// The folder with the installed packs.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// The reason why the folder of packs cannot be read completely, if so.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// True if the folder of packs exists but cannot be read.
    pub fn is_unreadable(&self) -> bool {
        installed_paths(&self.folder).is_err()
    }

    /// All packs: first the opened ones, then installed, built-in, and those beside opened packs.
    pub fn packs(&self) -> &[LibraryPack] {
        &self.packs
    }

    /// The pack at a location; `None` if there is none.
    pub fn at(&self, place: &Location) -> Option<&LibraryPack> {
        self.packs.iter().find(|pack| pack.place == *place)
    }

    /// The playable packs: for each id one, in its last version without faults.
    pub fn playable(&self) -> Vec<Arc<Pack>> {
        let good = |pack: &LibraryPack| pack.good.clone().filter(|_| !pack.shadowed);
        self.packs.iter().filter_map(good).collect()
    }

    /// The packs that a pack on the disk may extend.
    pub fn library(&self) -> Library {
        library(&self.packs, Origin::Opened, &self.surplus_names())
    }

    /// A copy of the library that can be changed without affecting it.
    pub(super) fn like(&self) -> Self {
        Self {
            folder: self.folder.clone(),
            opened: self.opened.clone(),
            packs: self.packs.clone(),
            ..Self::default()
        }
    }

    /// Reads the pack at a path without opening it in this library.
    ///
    /// # Errors
    /// The report lists all faults of the pack.
    pub(crate) fn read_at(&self, path: &Path) -> Result<Arc<Pack>, Arc<Report>> {
        let mut alone = self.like();
        let place = alone.open(path);
        alone.renew_only(&place);
        match alone.packs.pop() {
            Some(pack) => pack.read,
            None => Err(Arc::new(Report::new(untrusted_text::path(path), Vec::new(), &[]))),
        }
    }

    /// Reads a pack from files that are in no folder. It may extend all available packs.
    ///
    /// # Errors
    /// The report lists all faults of the pack.
    pub fn read_files(&mut self, files: &Files) -> Result<Arc<Pack>, Arc<Report>> {
        self.renew();
        crash_guard::load(files, &self.library())
    }

    /// Reads only the requested pack, by id or path. Returns the pack to play: the requested one, or the base
    /// game if none was requested or it has faults.
    ///
    /// # Errors
    /// The base game has faults, which the report lists.
    pub fn first(&mut self, asked: Option<&Path>) -> Result<Arc<Pack>, Report> {
        let base = || Location::BuiltIn(BASE.to_owned());
        let place = asked.map_or_else(base, |asked| self.find(asked));
        self.renew_only(&place);
        match self.at(&place).map(|pack| pack.read.clone()) {
            Some(Ok(pack)) => Ok(pack),
            _ => Pack::load(&Files::BuiltIn(BASE)).map(Arc::new),
        }
    }

    /// The location of a pack by its id or its path. If a folder has the same name as an id, it means the
    /// folder.
    pub fn find(&mut self, named: &Path) -> Location {
        if let Some(path) = self.installed_as(named) {
            return Location::Path(path);
        }
        let built_in =
            named.to_str().filter(|id| !fs::is_dir(named) && Library::default().find(id).is_some());
        match built_in {
            Some(id) => Location::BuiltIn(id.to_owned()),
            None => self.open(named),
        }
    }

    /// True if a folder in the current directory has the name of a built-in or installed pack and therefore
    /// hides it.
    pub fn is_hidden(&self, named: &Path) -> bool {
        let id = named.to_str().filter(|name| is_id(name) && fs::is_dir(named));
        id.is_some_and(|id| Library::default().find(id).is_some() || self.installed_path(id).is_some())
    }

    /// The path of the installed pack with this id; `None` if there is none or a folder in the current
    /// directory has that name.
    pub(crate) fn installed_as(&self, id: &Path) -> Option<PathBuf> {
        self.installed_path(id.to_str().filter(|name| is_id(name) && !fs::is_dir(id))?)
    }

    fn installed_path(&self, id: &str) -> Option<PathBuf> {
        let own = |path: &PathBuf| crash_guard::label_at(path).id.is_some_and(|own| own == id);
        let (listed, others) = installed_paths(&self.folder).unwrap_or_default();
        let named = others.into_iter().filter(|path| stem(path) == id);
        listed.into_iter().chain(named).find(own)
    }

    /// The names of those packs in the folder that are beyond the limit.
    fn surplus_names(&self) -> Vec<String> {
        let (_, others) = installed_paths(&self.folder).unwrap_or_default();
        others.iter().map(|path| stem(path)).collect()
    }

    /// Opens the pack at a path. Returns the location that it will have when it has been read.
    pub fn open(&mut self, path: &Path) -> Location {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = fs::canonicalize(&self.folder).unwrap_or_else(|_| self.folder.clone());
        if path.parent() == Some(&folder)
            && let Some(name) = path.file_name()
            && is_listed(&path)
        {
            return Location::Path(self.folder.join(name));
        }
        self.opened.retain(|known| *known != path);
        self.opened.push(path.clone());
        Location::Path(path)
    }

    /// Closes an opened pack.
    pub fn close(&mut self, path: &Path) {
        self.opened.retain(|known| known != path);
    }

    /// Marks the pack at a location and all packs that extend it as changed, so that they are read again.
    pub fn forget(&mut self, place: &Location) {
        for pack in &mut self.packs {
            for (read_from, stamp) in &mut pack.basis {
                if read_from == place {
                    *stamp = Stamp::NONE;
                }
            }
            if pack.place == *place {
                pack.stamp = Stamp::NONE;
            }
        }
    }

    /// Reads all packs that have changed, and those that extend them. Returns true if any had changed.
    pub fn renew(&mut self) -> bool {
        self.look(&Which::Some(usize::MAX)).changed
    }

    /// Reads at most `most` changed packs. Packs that have never been read are not listed.
    pub fn renew_some(&mut self, most: usize) -> Refresh {
        self.look(&Which::Some(most))
    }

    /// The paths of the packs that are not built in.
    pub(crate) fn paths_to_read(&self) -> Vec<PathBuf> {
        let (installed, _) = installed_paths(&self.folder).unwrap_or_default();
        installed.into_iter().chain(self.opened.iter().cloned()).collect()
    }

    /// Reads only the pack at a location.
    pub fn renew_only(&mut self, place: &Location) {
        self.look(&Which::Only(place));
    }

    fn look(&mut self, which: &Which<'_>) -> Refresh {
        let (places, trouble) = self.places(which);
        let before = std::mem::take(&mut self.packs);
        let were = before.len();
        let mut found = Found { before, held: 0 };
        let mut packs: Vec<LibraryPack> =
            places.into_iter().map(|(origin, place)| found.take(origin, place)).collect();
        let mut in_vain = Vec::new();
        while packs.len() < 2 * MOST
            && let Some((folder, id)) = missing_base(&packs, &in_vain)
        {
            let path = self.beside.find(&folder, &id);
            let pack = path.map(|path| found.take(Origin::Beside, Location::Path(path)));
            // It may have a new id by then, or be damaged behind its manifest.
            match pack.filter(|pack| pack.id == id && pack.files.trouble().is_none()) {
                Some(pack) => packs.push(pack),
                None => in_vain.push((folder, id)),
            }
        }
        let mut held = found.held;
        let mut changed = packs.len() != were || self.trouble != trouble;
        self.trouble = trouble;
        let bases: Vec<_> = packs.iter().map(|pack| basis(&packs, pack)).collect();
        let all = library(&packs, Origin::Opened, &self.surplus_names());
        let built_in = library(&packs, Origin::BuiltIn, &[]);
        let mut stale: Vec<(&mut LibraryPack, Vec<(Location, Stamp)>)> =
            packs.iter_mut().zip(bases).filter(|(pack, basis)| pack.basis != *basis).collect();
        // Installed packs come last, since there may be many.
        stale.sort_by_key(|(pack, _)| pack.origin == Origin::Installed);
        let count = stale.len();
        let wanted = |pack: &LibraryPack| {
            matches!(which, Which::Some(_)) || matches!(which, Which::Only(place) if **place == pack.place)
        };
        let most = if let Which::Some(most) = which { *most } else { usize::MAX };
        let begun = Instant::now();
        let mut read = 0;
        for (pack, basis) in stale.into_iter().filter(|(pack, _)| wanted(pack)) {
            // A slow pack does not hold back the others.
            if read == most || (most < usize::MAX && read > 0 && begun.elapsed() > LONG) {
                break;
            }
            (changed, read) = (true, read + 1);
            pack.basis = basis;
            let library = if pack.origin == Origin::BuiltIn { &built_in } else { &all };
            pack.read = crash_guard::load(&pack.files, library);
            held += pack.files.memory_bytes();
            if held > HELD {
                pack.files.release();
            }
            if let Ok(read) = &pack.read {
                pack.good = Some(Arc::clone(read));
            }
        }
        packs.iter().for_each(|pack| pack.files.release());
        packs.retain(|pack| wanted(pack) && !pack.basis.is_empty());
        self.packs = packs;
        self.order();
        Refresh { changed, more: matches!(which, Which::Some(_)) && count > read }
    }

    /// The locations of all packs in order of precedence, and the reason why some cannot be listed, if so. A
    /// pack that is wanted alone is included even if it is beyond the limit.
    fn places(&self, which: &Which<'_>) -> (Vec<(Origin, Location)>, Option<String>) {
        let at = |origin| move |path: PathBuf| (origin, Location::Path(path));
        let (installed, trouble): (Vec<PathBuf>, _) = match installed_paths(&self.folder) {
            Ok((listed, others)) => {
                let only = others
                    .iter()
                    .filter(|path| matches!(which, Which::Only(Location::Path(only)) if only == *path));
                let all = listed.len() + others.len();
                let trouble = (!others.is_empty()).then(|| {
                    let folder = untrusted_text::path(&self.folder);
                    format!("{folder}: of the {all} packs here the first {MOST} are read; take some out")
                });
                (listed.iter().chain(only).cloned().collect(), trouble)
            }
            Err(why) => (Vec::new(), Some(at_path(&self.folder, &why))),
        };
        let opened = self.opened.iter().rev().cloned().map(at(Origin::Opened));
        let installed = installed.into_iter().map(at(Origin::Installed));
        let built_in =
            Library::default().ids().into_iter().map(|id| (Origin::BuiltIn, Location::BuiltIn(id)));
        (opened.chain(installed).chain(built_in).collect(), trouble)
    }

    /// Sorts the packs by precedence and marks those that are shadowed by another with the same id.
    fn order(&mut self) {
        let opened = &self.opened;
        let last = |pack: &LibraryPack| opened.iter().rposition(|path| pack.place.path() == Some(path));
        self.packs.sort_by(|a, b| {
            let later = b.origin.cmp(&a.origin).then_with(|| last(b).cmp(&last(a)));
            // The base game is the first of the built-in packs.
            let name = |pack: &LibraryPack| (pack.id != BASE, pack.id.clone(), pack.place.clone());
            later.then_with(|| name(a).cmp(&name(b)))
        });
        for at in 0..self.packs.len() {
            let (before, rest) = self.packs.split_at_mut(at);
            let Some(pack) = rest.first_mut() else { break };
            // A pack that has always had faults shadows no other.
            pack.shadowed = before.iter().any(|other| other.id == pack.id && other.good.is_some());
        }
    }
}

/// The state of a refresh that is going on.
struct Found {
    /// The packs from before the refresh that have not been found again yet.
    before: Vec<LibraryPack>,
    /// The number of bytes of packs' files that are in memory.
    held: usize,
}

impl Found {
    /// The pack at a location. If its files are unchanged, it is the known pack; otherwise it still has to be
    /// read.
    fn take(&mut self, origin: Origin, place: Location) -> LibraryPack {
        let stamp = change_stamp::stamp_at(&place);
        let at = self.before.iter().position(|pack| pack.place == place);
        let known = at.map(|at| self.before.swap_remove(at));
        let known = match known {
            Some(known) if known.stamp == stamp => return LibraryPack { origin, ..known },
            known => known,
        };
        let files = match (&place, &known) {
            (Location::Path(path), _) => Files::at(path.clone()),
            (_, Some(known)) => known.files.clone(),
            (Location::BuiltIn(id), None) => Library::default().find(id).unwrap_or_else(|| Files::at(id)),
        };
        let mut new = describe_pack(origin, place, stamp, files);
        // Its files will be read again when it is the pack's turn.
        self.held += new.files.memory_bytes();
        if self.held > HELD {
            new.files.release();
        }
        if let Some(known) = known {
            // While its manifest is unreadable, the pack keeps its id.
            if new.id != known.id && crash_guard::label(&new.files).id.is_none() {
                new.id = known.id;
            }
            new.good = known.good.filter(|good| good.id == new.id);
            // Until the pack is read again, it stays as it was.
            (new.read, new.basis) = (known.read, known.basis);
        }
        new
    }
}

/// The pack that is used for an id, among those with an origin up to `last`.
fn standing<'a>(packs: &'a [LibraryPack], id: &str, last: Origin) -> Option<&'a LibraryPack> {
    packs.iter().find(|pack| pack.origin <= last && pack.id == id)
}

/// The packs that may be extended: the built-in ones, and those with an origin up to `last`.
fn library(packs: &[LibraryPack], last: Origin, unlisted: &[String]) -> Library {
    let mut library = Library::default();
    library.leave_out(unlisted.to_vec());
    for pack in packs.iter().rev().filter(|pack| pack.origin <= last) {
        library.add(pack.id.clone(), pack.files.clone());
    }
    library
}

/// The files on which a pack depends: its own and those of the packs that it extends, with their stamps.
fn basis(packs: &[LibraryPack], pack: &LibraryPack) -> Vec<(Location, Stamp)> {
    let last = if pack.origin == Origin::BuiltIn { Origin::BuiltIn } else { Origin::Opened };
    let mut basis = vec![(pack.place.clone(), pack.stamp)];
    let mut at = pack;
    while let Some(under) = at.extends.as_ref().and_then(|id| standing(packs, id, last)) {
        // If packs extend each other in a cycle, it ends here.
        if basis.iter().any(|(place, _)| *place == under.place) {
            break;
        }
        basis.push((under.place.clone(), under.stamp));
        at = under;
    }
    basis
}

/// True if a file or folder in the folder of packs counts as a pack.
fn is_listed(path: &Path) -> bool {
    let hidden = path.file_name().is_none_or(|name| is_hidden_file(&name.to_string_lossy()));
    !hidden && (is_archive(path) || fs::is_dir(path))
}

/// The paths of the packs in a folder, sorted by name: those within the limit, and the others.
fn installed_paths(folder: &Path) -> io::Result<(Vec<PathBuf>, Vec<PathBuf>)> {
    let entries = match fs::read_dir(folder) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok((Vec::new(), Vec::new())),
        other => other?,
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths.filter(|path| is_listed(path)).collect();
    paths.sort();
    let others = paths.split_off(paths.len().min(MOST));
    Ok((paths, others))
}

/// The name of a file or folder without its extension.
fn stem(path: &Path) -> String {
    let name = if fs::is_dir(path) { path.file_name() } else { path.file_stem() };
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
