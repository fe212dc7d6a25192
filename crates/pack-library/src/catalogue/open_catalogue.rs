//! The packs of a catalogue, read, and compared with those at hand.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::catalogue_listing::{Listing, MissingPack};
use crate::install::{InstallError, Installed};
use crate::library::PackLibrary;
use crate::library_pack::LibraryPack;
use crate::pack_location::{Location, Origin};
use packs::{Entry, Fault, Metadata, Pack, Report, Version};
use system::Folders;

/// A pack by its path in a folder: the pack, or its faults.
pub type ReadBelow = (String, Result<Arc<Pack>, Arc<Report>>);

/// A pack of a catalogue by its path, with its location in a library, or why it is missing.
type Opened = (String, Result<Location, MissingPack>);

/// A catalogue with all its packs.
#[derive(Clone, Debug)]
pub struct OpenCatalogue {
    /// The path it was opened by.
    pub path: PathBuf,
    /// The index, if there is one.
    pub index: Option<PathBuf>,
    /// Its name, if the index has one.
    pub name: Option<String>,
    /// Its description, if the index has one.
    pub about: Option<String>,
    /// Its home page.
    pub homepage: Option<String>,
    /// The packs, in the catalogue's order.
    pub packs: Vec<CataloguePack>,
    /// The faults of the index.
    pub faults: Vec<Fault>,
    /// True if there are more packs than the limit.
    pub more: bool,
}

/// A pack of a catalogue.
#[derive(Clone, Debug)]
pub struct CataloguePack {
    /// Its entry: its own values, or those of the index if it cannot be read.
    pub entry: Entry,
    /// True if the index contradicts the pack.
    pub differs: bool,
    /// Its location, or why it is missing.
    pub place: Result<PathBuf, MissingPack>,
    /// The pack, or its faults; `None` if it is missing.
    pub read: Option<Result<Arc<Pack>, Arc<Report>>>,
}

/// The state of a pack in a catalogue against the packs at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstallState {
    /// No pack with its id is at hand.
    New,
    /// An equal version is at hand.
    AtHand,
    /// It is newer than the version at hand.
    Newer,
    /// A newer version is at hand.
    Older,
    /// It has faults or is missing.
    Cannot,
}

impl InstallState {
    /// True if the pack can be installed.
    pub fn can_be_installed(self) -> bool {
        matches!(self, Self::New | Self::Newer | Self::Older)
    }
}

impl CataloguePack {
    /// The pack, if it is valid.
    pub fn pack(&self) -> Option<&Arc<Pack>> {
        self.read.as_ref().and_then(|read| read.as_ref().ok())
    }

    /// The installed or built-in pack with its id.
    pub fn at_hand<'a>(&self, shelf: &'a PackLibrary) -> Option<&'a LibraryPack> {
        let kept = |pack: &&LibraryPack| matches!(pack.origin, Origin::Installed | Origin::BuiltIn);
        shelf.packs().iter().filter(kept).find(|pack| pack.id == self.entry.id)
    }

    /// The state against the packs at hand.
    pub fn install_state(&self, shelf: &PackLibrary) -> InstallState {
        if self.pack().is_none() {
            return InstallState::Cannot;
        }
        let Some(own) = self.at_hand(shelf) else { return InstallState::New };
        let own = own.good.as_ref().map(|good| good.version.as_str()).unwrap_or_default();
        match (Version::parse(&self.entry.version), Version::parse(own)) {
            (Some(offered), Some(own)) if offered > own => InstallState::Newer,
            (Some(offered), Some(own)) if offered < own => InstallState::Older,
            // A faulty pack at hand may be installed again.
            (Some(_), None) => InstallState::Newer,
            _ => InstallState::AtHand,
        }
    }
}

impl PackLibrary {
    /// Reads a catalogue and all its packs, which may extend packs at hand and one another.
    pub fn browse(&self, path: &Path) -> OpenCatalogue {
        let listing = Listing::read(path);
        let (mut shelf, places) = self.with_catalogue(&listing);
        shelf.renew();
        let packs = places.into_iter().map(|(inner, place)| {
            let said = listing.entry(&inner).cloned();
            let read = place.as_ref().ok().and_then(|place| shelf.at(place)).map(|pack| pack.read.clone());
            let own = read.as_ref().and_then(|read| read.as_ref().ok()).map(|pack| Entry::new(pack, &inner));
            let differs = matches!((&said, &own), (Some(said), Some(own)) if said != own);
            let place = place.map(|place| place.path().map(Path::to_owned).unwrap_or_default());
            let nameless = || Entry {
                metadata: Metadata { id: stem(&inner), ..Metadata::default() },
                name: stem(&inner),
                path: inner.clone(),
                ..Entry::default()
            };
            CataloguePack { entry: own.or(said).unwrap_or_else(nameless), differs, place, read }
        });
        OpenCatalogue {
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

    /// Reads the packs at paths in a folder, which may extend packs at hand and one another.
    pub fn read_below(&self, folder: &Path, inner: &[String]) -> Vec<ReadBelow> {
        let packs = inner.iter().map(|inner| (inner.clone(), Ok(folder.join(inner)))).collect();
        let (mut shelf, places) = self.with_catalogue(&Listing { packs, ..Listing::default() });
        shelf.renew();
        let read = |place: &Location| shelf.at(place).map(|pack| pack.read.clone());
        places.into_iter().filter_map(|(inner, place)| Some((inner, read(&place.ok()?)?))).collect()
    }

    /// Installs the pack at a path of a catalogue, as [`PackLibrary::install`] does.
    ///
    /// # Errors
    /// The pack was not installed.
    pub fn install_from(
        &self,
        catalogue: &Path,
        path: &Path,
        replace: bool,
        folders: &Folders,
    ) -> Result<Installed, InstallError> {
        let (mut shelf, _) = self.with_catalogue(&Listing::read(catalogue));
        let place = shelf.open(path);
        shelf.renew_only(&place);
        let read = shelf.at(&place).and_then(|pack| pack.read.clone().ok()).ok_or(InstallError::Faulty)?;
        self.install_read(path, &read, replace, folders)
    }

    /// A copy of the library with the packs of a catalogue opened, and each pack's location in it.
    fn with_catalogue(&self, listing: &Listing) -> (Self, Vec<Opened>) {
        let mut shelf = self.like();
        let mut places: Vec<_> = listing.packs.clone();
        // The last one opened takes precedence: the first of the catalogue.
        places.reverse();
        let mut opened: Vec<_> =
            places.into_iter().map(|(inner, place)| (inner, place.map(|path| shelf.open(&path)))).collect();
        opened.reverse();
        (shelf, opened)
    }
}

/// The name of a pack by its path.
fn stem(inner: &str) -> String {
    let name = inner.rsplit('/').next().unwrap_or(inner);
    name.split_once('.').map_or(name, |(stem, _)| stem).to_owned()
}
