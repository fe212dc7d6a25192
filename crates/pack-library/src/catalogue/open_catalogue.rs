//! The packs of a catalogue, read and compared with the available packs.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::catalogue_listing::{Listing, MissingPack};
use crate::install::{InstallError, Installed};
use crate::library::PackLibrary;
use crate::library_pack::LibraryPack;
use crate::pack_location::{Location, Origin};
use packs::{Entry, Fault, Metadata, Pack, Report, Version};
use system::Folders;

/// The path of a pack in a folder, with the pack's content or its faults.
pub type ReadBelow = (String, Result<Arc<Pack>, Arc<Report>>);

/// The path of a pack in a catalogue, with its location in a library or why it is missing.
type Opened = (String, Result<Location, MissingPack>);

/// A catalogue that has been read, with all its packs.
#[derive(Clone, Debug)]
pub struct OpenCatalogue {
    /// The path by which the catalogue was opened.
    pub path: PathBuf,
    /// The path of the catalogue's index, if there is one.
    pub index: Option<PathBuf>,
    /// The name of the catalogue, if its index has one.
    pub name: Option<String>,
    /// The description of the catalogue, if its index has one.
    pub about: Option<String>,
    /// The home page of the catalogue, if its index has one.
    pub homepage: Option<String>,
    /// The packs, in the order of the catalogue.
    pub packs: Vec<CataloguePack>,
    /// The faults in the catalogue's index.
    pub faults: Vec<Fault>,
    /// True if the catalogue has more packs than the limit.
    pub more: bool,
}

/// A pack in a catalogue, with its content or its faults.
#[derive(Clone, Debug)]
pub struct CataloguePack {
    /// The values of the pack for the list: its own, or those in the index if it cannot be read.
    pub entry: Entry,
    /// True if the catalogue's index contradicts the pack.
    pub differs: bool,
    /// The path of the pack, or why it is missing.
    pub place: Result<PathBuf, MissingPack>,
    /// The content of the pack or its faults; `None` if the pack is missing.
    pub read: Option<Result<Arc<Pack>, Arc<Report>>>,
}

/// How a pack in a catalogue compares with the available packs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InstallState {
    /// No pack with the same id is available.
    New,
    /// The pack in the catalogue has the version that is available already.
    AtHand,
    /// The pack in the catalogue is newer than the available version.
    Newer,
    /// The pack in the catalogue is older than the available version.
    Older,
    /// The pack in the catalogue has faults or is missing, so it cannot be installed.
    Cannot,
}

impl InstallState {
    /// True if the pack can be installed.
    pub fn can_be_installed(self) -> bool {
        matches!(self, Self::New | Self::Newer | Self::Older)
    }
}

impl CataloguePack {
    /// The content of the pack, if it has no faults.
    pub fn pack(&self) -> Option<&Arc<Pack>> {
        self.read.as_ref().and_then(|read| read.as_ref().ok())
    }

    /// The installed or built-in pack with the same id, if there is one.
    pub fn at_hand<'a>(&self, shelf: &'a PackLibrary) -> Option<&'a LibraryPack> {
        let kept = |pack: &&LibraryPack| matches!(pack.origin, Origin::Installed | Origin::BuiltIn);
        shelf.packs().iter().filter(kept).find(|pack| pack.id == self.entry.id)
    }

    /// How the pack compares with the available packs.
    pub fn install_state(&self, shelf: &PackLibrary) -> InstallState {
        if self.pack().is_none() {
            return InstallState::Cannot;
        }
        let Some(own) = self.at_hand(shelf) else { return InstallState::New };
        let own = own.good.as_ref().map(|good| good.version.as_str()).unwrap_or_default();
        match (Version::parse(&self.entry.version), Version::parse(own)) {
            (Some(offered), Some(own)) if offered > own => InstallState::Newer,
            (Some(offered), Some(own)) if offered < own => InstallState::Older,
            // If the available pack has faults, the one in the catalogue may replace it.
            (Some(_), None) => InstallState::Newer,
            _ => InstallState::AtHand,
        }
    }
}

impl PackLibrary {
    /// Reads a catalogue and all its packs. They may extend available packs and each other.
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

    /// Reads the packs at these paths in a folder. They may extend available packs and each other.
    pub fn read_below(&self, folder: &Path, inner: &[String]) -> Vec<ReadBelow> {
        let packs = inner.iter().map(|inner| (inner.clone(), Ok(folder.join(inner)))).collect();
        let (mut shelf, places) = self.with_catalogue(&Listing { packs, ..Listing::default() });
        shelf.renew();
        let read = |place: &Location| shelf.at(place).map(|pack| pack.read.clone());
        places.into_iter().filter_map(|(inner, place)| Some((inner, read(&place.ok()?)?))).collect()
    }

    /// Installs the pack at a path in a catalogue, as [`PackLibrary::install`] does.
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

    /// A copy of the library in which the packs of a catalogue are opened, with the location of each.
    fn with_catalogue(&self, listing: &Listing) -> (Self, Vec<Opened>) {
        let mut shelf = self.like();
        let mut places: Vec<_> = listing.packs.clone();
        // The pack that is opened last takes precedence, so the first of the catalogue is opened last.
        places.reverse();
        let mut opened: Vec<_> =
            places.into_iter().map(|(inner, place)| (inner, place.map(|path| shelf.open(&path)))).collect();
        opened.reverse();
        (shelf, opened)
    }
}

/// The file name of a pack without its extension.
fn stem(inner: &str) -> String {
    let name = inner.rsplit('/').next().unwrap_or(inner);
    name.split_once('.').map_or(name, |(stem, _)| stem).to_owned()
}
