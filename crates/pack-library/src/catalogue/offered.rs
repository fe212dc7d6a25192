//! The packs of a catalogue, read, and how each stands to what is at hand.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::listing::{Away, Listing};
use crate::entry::LibraryPack;
use crate::install::{InstallError, Installed};
use crate::library::PackLibrary;
use crate::location::{Location, Origin};
use packs::{Entry, Fault, Pack, Report, Version};
use system::Folders;

/// A pack below a folder by its path there, as it was read, or what is wrong with it.
pub type ReadBelow = (String, Result<Arc<Pack>, Arc<Report>>);

/// A pack of a catalogue by its path there, and where it is on a shelf, or why it is not.
type Opened = (String, Result<Location, Away>);

/// A catalogue that has been read with all of its packs.
#[derive(Clone, Debug)]
pub struct Browsed {
    /// Where it was opened.
    pub path: PathBuf,
    /// The index, where there is one.
    pub index: Option<PathBuf>,
    /// What it is called; nothing where its index gives it no name.
    pub name: Option<String>,
    /// What packs these are.
    pub about: Option<String>,
    /// Where it is at home in the web.
    pub homepage: Option<String>,
    /// The packs, in the order of the catalogue.
    pub packs: Vec<Offered>,
    /// What is wrong with the index.
    pub faults: Vec<Fault>,
    /// Whether there are more packs than are taken.
    pub more: bool,
}

/// A pack of a catalogue.
#[derive(Clone, Debug)]
pub struct Offered {
    /// What there is to know of it: what it says itself, or the index where it cannot be read.
    pub entry: Entry,
    /// Whether the index says otherwise than the pack.
    pub differs: bool,
    /// Where it lies, or why it does not.
    pub place: Result<PathBuf, Away>,
    /// The pack, or what is wrong with it; nothing where it does not lie here.
    pub read: Option<Result<Arc<Pack>, Arc<Report>>>,
}

/// How a pack that is offered stands to what is at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// None with its id is at hand.
    New,
    /// It is at hand in this version.
    AtHand,
    /// An older version is at hand.
    Newer,
    /// A newer version is at hand.
    Older,
    /// It has faults, or is not there.
    Cannot,
}

impl Standing {
    /// Whether it can be put into the folder of packs.
    pub fn can_be_installed(self) -> bool {
        matches!(self, Self::New | Self::Newer | Self::Older)
    }
}

impl Offered {
    /// The pack, where nothing is wrong with it.
    pub fn pack(&self) -> Option<&Arc<Pack>> {
        self.read.as_ref().and_then(|read| read.as_ref().ok())
    }

    /// The pack with its id that is at hand: installed, or built in.
    pub fn at_hand<'a>(&self, shelf: &'a PackLibrary) -> Option<&'a LibraryPack> {
        let kept = |pack: &&LibraryPack| matches!(pack.origin, Origin::Installed | Origin::BuiltIn);
        shelf.packs().iter().filter(kept).find(|pack| pack.id == self.entry.id)
    }

    /// How it stands to what is at hand.
    pub fn standing(&self, shelf: &PackLibrary) -> Standing {
        if self.pack().is_none() {
            return Standing::Cannot;
        }
        let Some(own) = self.at_hand(shelf) else { return Standing::New };
        let own = own.good.as_ref().map(|good| good.version.as_str()).unwrap_or_default();
        match (Version::parse(&self.entry.version), Version::parse(own)) {
            (Some(offered), Some(own)) if offered > own => Standing::Newer,
            (Some(offered), Some(own)) if offered < own => Standing::Older,
            // What is at hand has faults: another try is worth it.
            (Some(_), None) => Standing::Newer,
            _ => Standing::AtHand,
        }
    }
}

impl PackLibrary {
    /// Reads a catalogue and all of its packs, which may extend what is at hand and one another.
    pub fn browse(&self, path: &Path) -> Browsed {
        let listing = Listing::read(path);
        let (mut shelf, places) = self.among(&listing);
        shelf.renew();
        let packs = places.into_iter().map(|(inner, place)| {
            let said = listing.entry(&inner).cloned();
            let read = place.as_ref().ok().and_then(|place| shelf.at(place)).map(|pack| pack.read.clone());
            let own = read.as_ref().and_then(|read| read.as_ref().ok()).map(|pack| Entry::of(pack, &inner));
            let differs = matches!((&said, &own), (Some(said), Some(own)) if said != own);
            let place = place.map(|place| place.path().map(Path::to_owned).unwrap_or_default());
            let nameless =
                || Entry { id: stem(&inner), name: stem(&inner), path: inner.clone(), ..Entry::default() };
            Offered { entry: own.or(said).unwrap_or_else(nameless), differs, place, read }
        });
        Browsed {
            path: path.to_owned(),
            packs: packs.collect(),
            name: listing.says.name.clone(),
            about: listing.says.about.clone(),
            homepage: listing.says.homepage.clone(),
            faults: listing.faults,
            more: listing.more,
            index: listing.index,
        }
    }

    /// Reads the packs at paths below a folder, which may extend what is at hand and one another.
    pub fn read_below(&self, folder: &Path, inner: &[String]) -> Vec<ReadBelow> {
        let packs = inner.iter().map(|inner| (inner.clone(), Ok(folder.join(inner)))).collect();
        let (mut shelf, places) = self.among(&Listing { packs, ..Listing::default() });
        shelf.renew();
        let read = |place: &Location| shelf.at(place).map(|pack| pack.read.clone());
        places.into_iter().filter_map(|(inner, place)| Some((inner, read(&place.ok()?)?))).collect()
    }

    /// Copies the pack at a path of a catalogue into the folder of packs, as [`PackLibrary::install`] does.
    ///
    /// # Errors
    /// Why not.
    pub fn install_from(
        &self,
        catalogue: &Path,
        path: &Path,
        replace: bool,
        folders: &Folders,
    ) -> Result<Installed, InstallError> {
        let (mut shelf, _) = self.among(&Listing::read(catalogue));
        let place = shelf.open(path);
        shelf.renew_only(&place);
        let read = shelf.at(&place).and_then(|pack| pack.read.clone().ok()).ok_or(InstallError::Faulty)?;
        self.install_read(path, &read, replace, folders)
    }

    /// A shelf like this one on which the packs of a catalogue are opened besides, and where each of them is on it.
    fn among(&self, listing: &Listing) -> (Self, Vec<Opened>) {
        let mut shelf = self.like();
        let mut places: Vec<_> = listing.packs.clone();
        // What is opened last stands before the others: that is what the catalogue names first.
        places.reverse();
        let mut opened: Vec<_> =
            places.into_iter().map(|(inner, place)| (inner, place.map(|path| shelf.open(&path)))).collect();
        opened.reverse();
        (shelf, opened)
    }
}

/// What a pack is called by its path.
fn stem(inner: &str) -> String {
    let name = inner.rsplit('/').next().unwrap_or(inner);
    name.split_once('.').map_or(name, |(stem, _)| stem).to_owned()
}
