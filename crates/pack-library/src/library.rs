//! The packs on the shelf: which there are, which stands for an id, and what has changed.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use std::{fs, io};

use crate::entry::{LibraryPack, found};
use crate::guard;
use crate::location::{BASE, Location, Origin, is_archive};
use crate::siblings::{Neighbours, sought};
use crate::stamp::{self, Stamp};
use packs::{Files, Library, Pack, Report};
use rules::is_id;
use text::clean;

/// The most packs of a folder that are listed.
const MOST: usize = 200;
/// How many bytes of packs may be held while others are still to be read.
const HELD: usize = 16 << 20;
/// How long packs are read before those that have been are told of.
const LONG: Duration = Duration::from_secs(2);

/// The shelf.
#[derive(Clone, Debug, Default)]
pub struct PackLibrary {
    /// The folder of packs.
    folder: PathBuf,
    /// What was opened, the last one last.
    opened: Vec<PathBuf>,
    packs: Vec<LibraryPack>,
    trouble: Option<String>,
    /// What is known of what lies beside packs that were opened.
    beside: Neighbours,
}

/// Which packs are read.
enum Which<'a> {
    /// All, but no more than so many now.
    Some(usize),
    Only(&'a Location),
}

/// What has come of looking at the shelf anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refresh {
    /// Whether anything had changed.
    pub changed: bool,
    /// Whether there is more to be read.
    pub more: bool,
}

impl PackLibrary {
    /// An empty shelf over a folder of packs; what is there is read by [`PackLibrary::renew`].
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, ..Self::default() }
    }

    /// A shelf with packs that have been read.
    pub fn holding(folder: PathBuf, packs: &[Arc<Pack>]) -> Self {
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
            let mut new = found(origin, place, stamp::stamp(&pack.files), pack.files.clone());
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

    /// The folder of packs.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Why the folder of packs cannot be read, if so.
    pub fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    /// All packs: what was opened first, then what is installed, then what is built in.
    pub fn packs(&self) -> &[LibraryPack] {
        &self.packs
    }

    /// The pack at a place.
    pub fn at(&self, place: &Location) -> Option<&LibraryPack> {
        self.packs.iter().find(|pack| pack.place == *place)
    }

    /// The packs that can be played: of each id one, as it was when nothing was wrong with it.
    pub fn playable(&self) -> Vec<Arc<Pack>> {
        let good = |pack: &LibraryPack| pack.good.clone().filter(|_| !pack.shadowed);
        self.packs.iter().filter_map(good).collect()
    }

    /// The packs that one that lies on the disk may extend.
    pub fn library(&self) -> Library {
        library(&self.packs, Origin::Opened, &self.unlisted())
    }

    /// A shelf over the same folder with the same packs on it, which one can look at and change without changing
    /// this one.
    pub(super) fn like(&self) -> Self {
        Self {
            folder: self.folder.clone(),
            opened: self.opened.clone(),
            packs: self.packs.clone(),
            ..Self::default()
        }
    }

    /// Reads the pack at a path as it would be read if it were opened, without putting it on the shelf.
    ///
    /// # Errors
    /// Everything that is wrong with it.
    pub fn read_at(&self, path: &Path) -> Result<Arc<Pack>, Arc<Report>> {
        let mut alone = self.like();
        let place = alone.open(path);
        alone.renew_only(&place);
        match alone.packs.pop() {
            Some(pack) => pack.read,
            None => Err(Arc::new(Report::new(clean::path(path), Vec::new(), &[]))),
        }
    }

    /// Reads the pack that is asked for, by its id or by its path, and only that; gives back the one that
    /// is played first: that one, or the base game where nothing is asked for or it has faults.
    ///
    /// # Errors
    /// What is wrong with the base game.
    pub fn first(&mut self, asked: Option<&Path>) -> Result<Arc<Pack>, Report> {
        let base = || Location::BuiltIn(BASE.to_owned());
        let place = asked.map_or_else(base, |asked| self.find(asked));
        self.renew_only(&place);
        match self.at(&place).map(|pack| pack.read.clone()) {
            Some(Ok(pack)) => Ok(pack),
            _ => Pack::load(&Files::BuiltIn(BASE)).map(Arc::new),
        }
    }

    /// Where the pack is that somebody names: by its id, unless a folder is called so, or by its path.
    pub fn find(&mut self, named: &Path) -> Location {
        if let Some(path) = self.installed_as(named) {
            return Location::Path(path);
        }
        let built_in = named.to_str().filter(|id| !named.is_dir() && Library::default().find(id).is_some());
        match built_in {
            Some(id) => Location::BuiltIn(id.to_owned()),
            None => self.open(named),
        }
    }

    /// Whether a folder here is called like a pack that is built in or installed, and stands before it.
    pub fn is_hidden(&self, named: &Path) -> bool {
        let id = named.to_str().filter(|name| is_id(name) && named.is_dir());
        id.is_some_and(|id| Library::default().find(id).is_some() || self.kept_as(id).is_some())
    }

    /// Where the pack with an id lies in the folder of packs, unless a folder is called so.
    pub fn installed_as(&self, id: &Path) -> Option<PathBuf> {
        self.kept_as(id.to_str().filter(|name| is_id(name) && !id.is_dir())?)
    }

    fn kept_as(&self, id: &str) -> Option<PathBuf> {
        let own = |path: &PathBuf| guard::label(&Files::at(path.clone())).id.is_some_and(|own| own == id);
        let (listed, others) = installed(&self.folder).unwrap_or_default();
        let named = others.into_iter().filter(|path| stem(path) == id);
        listed.into_iter().chain(named).find(own)
    }

    /// The names of what lies in the folder of packs beyond those that are listed.
    fn unlisted(&self) -> Vec<String> {
        let (_, others) = installed(&self.folder).unwrap_or_default();
        others.iter().map(|path| stem(path)).collect()
    }

    /// Puts the pack at a path on the shelf; gives back where it is found there once it has been read.
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

    /// Takes what was opened from the shelf.
    pub fn close(&mut self, path: &Path) {
        self.opened.retain(|known| known != path);
    }

    /// From now on the pack at a place counts as changed, and so does what extends it.
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

    /// Looks what is there now and reads what has changed since the last time, or what extends that;
    /// whether anything had.
    pub fn renew(&mut self) -> bool {
        self.look(&Which::Some(usize::MAX)).changed
    }

    /// The same, but reads no more than so many packs now: those that nobody has read yet are not on the
    /// shelf until they are.
    pub fn renew_some(&mut self, most: usize) -> Refresh {
        self.look(&Which::Some(most))
    }

    /// The same for the pack at one place: only that one is on the shelf then.
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
            && let Some((folder, id)) = sought(&packs, &in_vain)
        {
            let path = self.beside.find(&folder, &id);
            let pack = path.map(|path| found.take(Origin::Beside, Location::Path(path)));
            // What cannot be read to its end may call itself otherwise by then.
            match pack.filter(|pack| pack.id == id) {
                Some(pack) => packs.push(pack),
                None => in_vain.push((folder, id)),
            }
        }
        let mut held = found.held;
        let mut changed = packs.len() != were || self.trouble != trouble;
        self.trouble = trouble;
        let bases: Vec<_> = packs.iter().map(|pack| basis(&packs, pack)).collect();
        let all = library(&packs, Origin::Opened, &self.unlisted());
        let built_in = library(&packs, Origin::BuiltIn, &[]);
        let mut stale: Vec<(&mut LibraryPack, Vec<(Location, Stamp)>)> =
            packs.iter_mut().zip(bases).filter(|(pack, basis)| pack.basis != *basis).collect();
        // Of what is installed there may be much.
        stale.sort_by_key(|(pack, _)| pack.origin == Origin::Installed);
        let count = stale.len();
        let wanted = |pack: &LibraryPack| {
            matches!(which, Which::Some(_)) || matches!(which, Which::Only(place) if **place == pack.place)
        };
        let most = if let Which::Some(most) = which { *most } else { usize::MAX };
        let begun = Instant::now();
        let mut read = 0;
        for (pack, basis) in stale.into_iter().filter(|(pack, _)| wanted(pack)) {
            // One that takes long keeps no others waiting that have been read.
            if read == most || (most < usize::MAX && read > 0 && begun.elapsed() > LONG) {
                break;
            }
            (changed, read) = (true, read + 1);
            pack.basis = basis;
            let library = if pack.origin == Origin::BuiltIn { &built_in } else { &all };
            pack.read = guard::load(&pack.files, library);
            held += pack.files.held_bytes();
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

    /// Where packs are now, in the order in which one stands before another, and why not all of them can be
    /// listed. One that is wanted by itself is among them wherever it lies.
    fn places(&self, which: &Which<'_>) -> (Vec<(Origin, Location)>, Option<String>) {
        let at = |origin| move |path: PathBuf| (origin, Location::Path(path));
        let folder = self.folder.display();
        let (installed, trouble): (Vec<PathBuf>, _) = match installed(&self.folder) {
            Ok((listed, others)) => {
                let only = others
                    .iter()
                    .filter(|path| matches!(which, Which::Only(Location::Path(only)) if only == *path));
                let all = listed.len() + others.len();
                let trouble = (!others.is_empty()).then(|| {
                    format!("{folder}: of the {all} packs here the first {MOST} are read; take some out")
                });
                (listed.iter().chain(only).cloned().collect(), trouble)
            }
            Err(why) => (Vec::new(), Some(format!("{folder}: {why}"))),
        };
        let opened = self.opened.iter().rev().cloned().map(at(Origin::Opened));
        let installed = installed.into_iter().map(at(Origin::Installed));
        let built_in =
            Library::default().ids().into_iter().map(|id| (Origin::BuiltIn, Location::BuiltIn(id)));
        (opened.chain(installed).chain(built_in).collect(), trouble)
    }

    /// Puts what stands before other packs first, and finds out which those are.
    fn order(&mut self) {
        let opened = &self.opened;
        let last = |pack: &LibraryPack| opened.iter().rposition(|path| pack.place.path() == Some(path));
        self.packs.sort_by(|a, b| {
            let later = b.origin.cmp(&a.origin).then_with(|| last(b).cmp(&last(a)));
            // The base game is the first of its kind.
            let name = |pack: &LibraryPack| (pack.id != BASE, pack.id.clone(), pack.place.clone());
            later.then_with(|| name(a).cmp(&name(b)))
        });
        for at in 0..self.packs.len() {
            let (before, rest) = self.packs.split_at_mut(at);
            let Some(pack) = rest.first_mut() else { break };
            // What was never right stands before nothing.
            pack.shadowed = before.iter().any(|other| other.id == pack.id && other.good.is_some());
        }
    }
}

/// What is found on the disk while the shelf is looked at.
struct Found {
    /// The packs that were on it before.
    before: Vec<LibraryPack>,
    /// How many bytes of packs are held.
    held: usize,
}

impl Found {
    /// The pack at a place: as it was where its files have not changed, otherwise as it still has to be read.
    fn take(&mut self, origin: Origin, place: Location) -> LibraryPack {
        let stamp = stamp::stamp_at(&place);
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
        let mut new = found(origin, place, stamp, files);
        // Of many packs, each is read again when its turn comes.
        self.held += new.files.held_bytes();
        if self.held > HELD {
            new.files.release();
        }
        if let Some(known) = known {
            // A manifest that cannot be read just now leaves the pack what it was called.
            if new.id != known.id && guard::label(&new.files).id.is_none() {
                new.id = known.id;
            }
            new.good = known.good.filter(|good| good.id == new.id);
            // Until its turn has come to be read again it stays what it was.
            (new.read, new.basis) = (known.read, known.basis);
        }
        new
    }
}

/// Which of some packs, in the order of the shelf, stands for an id among those that come no later than
/// `last`.
fn standing<'a>(packs: &'a [LibraryPack], id: &str, last: Origin) -> Option<&'a LibraryPack> {
    packs.iter().find(|pack| pack.origin <= last && pack.id == id)
}

/// The packs of the program and those that stand for their ids.
fn library(packs: &[LibraryPack], last: Origin, unlisted: &[String]) -> Library {
    let mut library = Library::default();
    library.leave_out(unlisted.to_vec());
    for pack in packs.iter().rev().filter(|pack| pack.origin <= last) {
        library.add(pack.id.clone(), pack.files.clone());
    }
    library
}

/// What a pack is read from: itself and those that it extends, as they are.
fn basis(packs: &[LibraryPack], pack: &LibraryPack) -> Vec<(Location, Stamp)> {
    let last = if pack.origin == Origin::BuiltIn { Origin::BuiltIn } else { Origin::Opened };
    let mut basis = vec![(pack.place.clone(), pack.stamp)];
    let mut at = pack;
    while let Some(under) = at.extends.as_ref().and_then(|id| standing(packs, id, last)) {
        // What leads round in a circle ends here.
        if basis.iter().any(|(place, _)| *place == under.place) {
            break;
        }
        basis.push((under.place.clone(), under.stamp));
        at = under;
    }
    basis
}

/// Whether something in the folder of packs is taken for a pack.
fn is_listed(path: &Path) -> bool {
    let hidden = path.file_name().is_none_or(|name| name.to_string_lossy().starts_with('.'));
    !hidden && (is_archive(path) || path.is_dir())
}

/// The paths of the packs in a folder, in the order of their names: those that are listed, and others
/// that would be too many.
fn installed(folder: &Path) -> io::Result<(Vec<PathBuf>, Vec<PathBuf>)> {
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

/// What a pack is called by the file or folder that it is.
fn stem(path: &Path) -> String {
    let name = if path.is_dir() { path.file_name() } else { path.file_stem() };
    name.map(|name| name.to_string_lossy().into_owned()).unwrap_or_default()
}
