//! The shelf of packs: those that are built in, those in the folder of packs, and those that were
//! opened by their paths, each read or with what is wrong with it.
//!
//! A pack on the shelf may extend any other. Of several with one id one is played: what was opened
//! stands before what is installed, and that before what is built in.
//!
//! Deliberately not here: a window. [`Keeper`] keeps a shelf on a thread of its own; whoever shows it gets
//! copies.

mod install;
mod keeper;
mod stamp;

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::content::{Fault, Files, Label, Library, Pack, Report};
use crate::rules::is_id;
use stamp::Stamp;

pub use install::InstallError;
pub use keeper::{Answer, Keeper, News, Request};

/// The id of the pack that is played when none is asked for.
pub const BASE: &str = "war-of-whispers";
/// The most packs of a folder that are listed.
const MOST: usize = 200;
/// The ending of packs that are archives.
pub const ARCHIVE: &str = "zip";

/// How a pack has come to the shelf; what comes later stands before what comes earlier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Origin {
    /// It is in the program.
    BuiltIn,
    /// It lies in the folder of packs.
    Installed,
    /// It was opened by its path, for as long as the program runs.
    Opened,
}

/// Where a pack is.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// In the program, by this id.
    BuiltIn(String),
    /// At this path.
    Path(PathBuf),
}

impl Place {
    /// Where files are.
    pub fn of(files: &Files) -> Self {
        match files.path() {
            Some(path) => Self::Path(path.to_owned()),
            None => Self::BuiltIn(files.name()),
        }
    }

    /// Its path; none of what is built in.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Self::BuiltIn(_) => None,
            Self::Path(path) => Some(path),
        }
    }
}

/// A pack on the shelf.
#[derive(Clone, Debug)]
pub struct Shelved {
    /// How it has come here.
    pub origin: Origin,
    /// Where it is.
    pub place: Place,
    /// Its id; of one whose manifest has none the name of its file.
    pub id: String,
    /// The id of the pack that it extends.
    pub extends: Option<String>,
    /// The pack as it is now, or what is wrong with it.
    pub read: Result<Arc<Pack>, Arc<Report>>,
    /// The pack as it was when nothing was wrong with it: now, or earlier while the program ran.
    pub good: Option<Arc<Pack>>,
    /// Whether another one with this id is played instead.
    pub shadowed: bool,
    files: Files,
    stamp: Stamp,
    /// What it was read from: itself and those that it extends, as they were.
    basis: Vec<(Place, Stamp)>,
}

impl Shelved {
    /// Its faults, and its warnings.
    pub fn told(&self) -> (&[Fault], &[Fault]) {
        match &self.read {
            Ok(pack) => (&[], &pack.warnings),
            Err(report) => (&report.faults, &report.warnings),
        }
    }

    /// Whether it has changed since it could be played, and cannot be any more.
    pub fn is_broken(&self) -> bool {
        self.read.is_err() && self.good.is_some()
    }
}

/// The shelf.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The folder of packs.
    folder: PathBuf,
    /// What was opened, the last one last.
    opened: Vec<PathBuf>,
    packs: Vec<Shelved>,
    trouble: Option<String>,
}

/// Which packs are read.
enum Which<'a> {
    /// All, but no more than so many now.
    Some(usize),
    Only(&'a Place),
}

/// What has come of looking at the shelf anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Renewed {
    /// Whether anything had changed.
    pub changed: bool,
    /// Whether there is more to be read.
    pub more: bool,
}

impl Shelf {
    /// An empty shelf over a folder of packs; what is there is read by [`Shelf::renew`].
    pub fn new(folder: PathBuf) -> Self {
        Self { folder, ..Self::default() }
    }

    /// A shelf with packs that have been read.
    pub fn holding(folder: PathBuf, packs: &[Arc<Pack>]) -> Self {
        let mut shelf = Self::new(folder);
        for pack in packs {
            let place = Place::of(&pack.files);
            let origin = match place.path() {
                None => Origin::BuiltIn,
                Some(path) if path.parent() == Some(&shelf.folder) => Origin::Installed,
                Some(_) => Origin::Opened,
            };
            if let (Origin::Opened, Some(path)) = (origin, place.path()) {
                shelf.opened.push(path.to_owned());
            }
            let mut new = found(origin, place, stamp::of(&pack.files), pack.files.clone());
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
    pub fn packs(&self) -> &[Shelved] {
        &self.packs
    }

    /// The pack at a place.
    pub fn at(&self, place: &Place) -> Option<&Shelved> {
        self.packs.iter().find(|pack| pack.place == *place)
    }

    /// The packs that can be played: of each id one, as it was when nothing was wrong with it.
    pub fn playable(&self) -> Vec<Arc<Pack>> {
        let good = |pack: &Shelved| pack.good.clone().filter(|_| !pack.shadowed);
        self.packs.iter().filter_map(good).collect()
    }

    /// The packs that one that lies on the disk may extend.
    pub fn library(&self) -> Library {
        library(&self.packs, Origin::Opened)
    }

    /// Reads the pack that is asked for, by its id or by its path, and only that; gives back the one that
    /// is played first: that one, or the base game where nothing is asked for or it has faults.
    ///
    /// # Errors
    /// What is wrong with the base game.
    pub fn first(&mut self, asked: Option<&Path>) -> Result<Arc<Pack>, Report> {
        let base = || Place::BuiltIn(BASE.to_owned());
        let place = asked.map_or_else(base, |asked| self.find(asked));
        self.renew_only(&place);
        match self.at(&place).map(|pack| pack.read.clone()) {
            Some(Ok(pack)) => Ok(pack),
            _ => Pack::load(&Files::BuiltIn(BASE)).map(Arc::new),
        }
    }

    /// Where the pack is that somebody names: by its id, unless a folder is called so, or by its path.
    pub fn find(&mut self, named: &Path) -> Place {
        if let Some(path) = self.installed_as(named) {
            return Place::Path(path);
        }
        let built_in = named.to_str().filter(|id| !named.is_dir() && Library::default().find(id).is_some());
        match built_in {
            Some(id) => Place::BuiltIn(id.to_owned()),
            None => self.open(named),
        }
    }

    /// Where the pack with an id lies in the folder of packs, unless a folder is called so.
    pub fn installed_as(&self, id: &Path) -> Option<PathBuf> {
        let id = id.to_str().filter(|name| is_id(name) && !id.is_dir())?;
        let own = |path: &PathBuf| Label::read(&Files::at(path.clone())).id.is_some_and(|own| own == id);
        installed(&self.folder).unwrap_or_default().into_iter().find(own)
    }

    /// Puts the pack at a path on the shelf; gives back where it is found there once it has been read.
    pub fn open(&mut self, path: &Path) -> Place {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = fs::canonicalize(&self.folder).unwrap_or_else(|_| self.folder.clone());
        if path.parent() == Some(&folder)
            && let Some(name) = path.file_name()
            && is_listed(&path)
        {
            return Place::Path(self.folder.join(name));
        }
        self.opened.retain(|known| *known != path);
        self.opened.push(path.clone());
        Place::Path(path)
    }

    /// Takes what was opened from the shelf.
    pub fn close(&mut self, path: &Path) {
        self.opened.retain(|known| known != path);
    }

    /// From now on the pack at a place counts as changed, and so does what extends it.
    pub fn forget(&mut self, place: &Place) {
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
    pub fn renew_some(&mut self, most: usize) -> Renewed {
        self.look(&Which::Some(most))
    }

    /// The same for the pack at one place: only that one is on the shelf then.
    pub fn renew_only(&mut self, place: &Place) {
        self.look(&Which::Only(place));
    }

    fn look(&mut self, which: &Which<'_>) -> Renewed {
        let (places, trouble) = self.places();
        let mut before = std::mem::take(&mut self.packs);
        let mut changed = places.len() != before.len() || self.trouble != trouble;
        self.trouble = trouble;
        let mut packs: Vec<Shelved> = Vec::with_capacity(places.len());
        for (origin, place) in places {
            let stamp = stamp::at(&place);
            let known = before.iter().position(|pack| pack.place == place).map(|at| before.swap_remove(at));
            packs.push(match known {
                Some(known) if known.stamp == stamp => Shelved { origin, ..known },
                known => {
                    let files = match (&place, &known) {
                        (Place::Path(path), _) => Files::at(path.clone()),
                        (_, Some(known)) => known.files.clone(),
                        (Place::BuiltIn(id), None) => {
                            Library::default().find(id).unwrap_or_else(|| Files::at(id))
                        }
                    };
                    let mut new = found(origin, place, stamp, files);
                    if let Some(known) = known {
                        // A manifest that cannot be read just now leaves the pack what it was called.
                        if new.id != known.id && Label::read(&new.files).id.is_none() {
                            new.id = known.id;
                        }
                        new.good = known.good.filter(|good| good.id == new.id);
                        // Until its turn has come to be read again it stays what it was.
                        (new.read, new.basis) = (known.read, known.basis);
                    }
                    new
                }
            });
        }
        let bases: Vec<_> = packs.iter().map(|pack| basis(&packs, pack)).collect();
        let (all, built_in) = (library(&packs, Origin::Opened), library(&packs, Origin::BuiltIn));
        let mut stale: Vec<(&mut Shelved, Vec<(Place, Stamp)>)> =
            packs.iter_mut().zip(bases).filter(|(pack, basis)| pack.basis != *basis).collect();
        // Of what is installed there may be much.
        stale.sort_by_key(|(pack, _)| pack.origin == Origin::Installed);
        let count = stale.len();
        let wanted = |pack: &Shelved| {
            matches!(which, Which::Some(_)) || matches!(which, Which::Only(place) if **place == pack.place)
        };
        let most = if let Which::Some(most) = which { *most } else { usize::MAX };
        for (pack, basis) in stale.into_iter().filter(|(pack, _)| wanted(pack)).take(most) {
            changed = true;
            pack.basis = basis;
            let library = if pack.origin == Origin::BuiltIn { &built_in } else { &all };
            pack.read = Pack::load_with(&pack.files, library).map(Arc::new).map_err(Arc::new);
            if let Ok(read) = &pack.read {
                pack.good = Some(Arc::clone(read));
            }
        }
        packs.retain(|pack| wanted(pack) && !pack.basis.is_empty());
        self.packs = packs;
        self.order();
        Renewed { changed, more: count > most }
    }

    /// Where packs are now, in the order in which one stands before another, and why not all of them can be
    /// listed.
    fn places(&self) -> (Vec<(Origin, Place)>, Option<String>) {
        let at = |origin| move |path: PathBuf| (origin, Place::Path(path));
        let (installed, trouble) = match installed(&self.folder) {
            Ok(installed) => (installed, None),
            Err(why) => (Vec::new(), Some(format!("{}: {why}", self.folder.display()))),
        };
        let opened = self.opened.iter().rev().cloned().map(at(Origin::Opened));
        let installed = installed.into_iter().map(at(Origin::Installed));
        let built_in = Library::default().ids().into_iter().map(|id| (Origin::BuiltIn, Place::BuiltIn(id)));
        (opened.chain(installed).chain(built_in).collect(), trouble)
    }

    /// Puts what stands before other packs first, and finds out which those are.
    fn order(&mut self) {
        let opened = &self.opened;
        let last = |pack: &Shelved| opened.iter().rposition(|path| pack.place.path() == Some(path));
        self.packs.sort_by(|a, b| {
            let later = b.origin.cmp(&a.origin).then_with(|| last(b).cmp(&last(a)));
            // The base game is the first of its kind.
            let name = |pack: &Shelved| (pack.id != BASE, pack.id.clone(), pack.place.clone());
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

/// A pack that has been found but not read.
fn found(origin: Origin, place: Place, stamp: Stamp, files: Files) -> Shelved {
    let label = Label::read(&files);
    let named = place.path().and_then(Path::file_stem).map(|name| name.to_string_lossy().into_owned());
    let id = label.id.or(named).unwrap_or_else(|| files.name());
    let unread = Report { pack: files.name(), faults: Vec::new(), warnings: Vec::new(), partial: true };
    Shelved {
        origin,
        place,
        id,
        extends: label.extends,
        read: Err(Arc::new(unread)),
        good: None,
        shadowed: false,
        files,
        stamp,
        basis: Vec::new(),
    }
}

/// Which of some packs, in the order of the shelf, stands for an id among those that come no later than
/// `last`.
fn standing<'a>(packs: &'a [Shelved], id: &str, last: Origin) -> Option<&'a Shelved> {
    packs.iter().find(|pack| pack.origin <= last && pack.id == id)
}

/// The packs of the program and those that stand for their ids.
fn library(packs: &[Shelved], last: Origin) -> Library {
    let mut library = Library::default();
    for pack in packs.iter().rev().filter(|pack| pack.origin <= last) {
        library.add(pack.id.clone(), pack.files.clone());
    }
    library
}

/// What a pack is read from: itself and those that it extends, as they are.
fn basis(packs: &[Shelved], pack: &Shelved) -> Vec<(Place, Stamp)> {
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
    let archive = path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(ARCHIVE));
    !hidden && (archive || path.is_dir())
}

/// The paths of the packs in a folder, in the order of their names.
fn installed(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let entries = match fs::read_dir(folder) {
        Err(e) if e.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        other => other?,
    };
    let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let mut paths: Vec<PathBuf> = paths.filter(|path| is_listed(path)).collect();
    paths.sort();
    paths.truncate(MOST);
    Ok(paths)
}
