//! A pack that extends another which lies beside it.

use std::fs;
use std::path::{Path, PathBuf};

use cli::PackCommand;
use pack_library::{LibraryPack, Location, Origin, PackLibrary};
use system::Folders;
use tempfile::TempDir;

use crate::NO_WINDOW;
use testing::catalogue_folders::{delta, edit, extension};

/// A folder of data, and one in which packs lie side by side.
struct Disk {
    data: TempDir,
    own: TempDir,
}

impl Disk {
    /// With a pack, `mouth`, over one that lies beside it, `river`.
    fn new() -> Self {
        let disk = Self { data: tempfile::tempdir().unwrap(), own: tempfile::tempdir().unwrap() };
        delta(&disk.at("river"), "river", "River Delta", "1.2");
        extension(&disk.at("mouth"), "mouth", "river");
        disk
    }

    fn at(&self, name: &str) -> PathBuf {
        fs::canonicalize(self.own.path()).unwrap().join(name)
    }

    fn folders(&self) -> Folders {
        Folders::new(Some(self.data.path().to_owned())).with_trash(self.at("trash"))
    }

    /// The shelf with `mouth` opened.
    fn shelf(&self) -> PackLibrary {
        let mut shelf = PackLibrary::new(self.folders().packs());
        shelf.open(&self.at("mouth"));
        shelf.renew();
        shelf
    }

    fn pack<'a>(&self, shelf: &'a PackLibrary, name: &str) -> Option<&'a LibraryPack> {
        shelf.at(&Location::Path(self.at(name)))
    }
}

fn is_whole(pack: &LibraryPack) -> bool {
    pack.read.as_ref().map_err(|report| eprintln!("{report}")).is_ok()
}

#[test]
fn a_pack_that_was_opened_extends_what_lies_beside_it_and_it_is_said_where_that_is() {
    let disk = Disk::new();
    let shelf = disk.shelf();
    let mouth = disk.pack(&shelf, "mouth").unwrap();
    assert!(is_whole(mouth));
    let below = &mouth.read.as_ref().unwrap().below[0];
    assert_eq!((below.id.as_str(), below.path.as_deref()), ("river", Some(&*disk.at("river"))));
    let river = disk.pack(&shelf, "river").unwrap();
    assert!(is_whole(river) && river.origin == Origin::Beside);
    // It comes after everything else.
    assert_eq!(shelf.packs().last().unwrap().id, "river");
}

#[test]
fn what_lies_beside_is_found_in_archives_and_by_what_it_calls_itself() {
    let disk = Disk::new();
    let out = Some(disk.at("download (2).zip"));
    let packs = cli::Packs::new(Some(disk.data.path().to_owned()), None);
    let zip = PackCommand::Zip { path: disk.at("river"), output: out, renew: false };
    cli::pack(&zip, &packs, NO_WINDOW, &mut Vec::new()).unwrap();
    fs::remove_dir_all(disk.at("river")).unwrap();
    let shelf = disk.shelf();
    let mouth = disk.pack(&shelf, "mouth").unwrap();
    assert!(
        is_whole(mouth) && mouth.read.as_ref().unwrap().below[0].path == Some(disk.at("download (2).zip"))
    );
}

#[test]
fn an_archive_that_is_damaged_behind_its_manifest_is_no_pack_and_the_search_ends() {
    let disk = Disk::new();
    let packs = cli::Packs::new(Some(disk.data.path().to_owned()), None);
    let zip = PackCommand::Zip { path: disk.at("river"), output: Some(disk.at("torn.zip")), renew: false };
    cli::pack(&zip, &packs, NO_WINDOW, &mut Vec::new()).unwrap();
    fs::remove_dir_all(disk.at("river")).unwrap();
    // The first file of the archive lies before the manifest: with it broken nothing else is unpacked.
    let mut bytes = fs::read(disk.at("torn.zip")).unwrap();
    bytes[60..80].fill(0xff);
    fs::write(disk.at("torn.zip"), bytes).unwrap();
    let shelf = disk.shelf();
    assert!(!is_whole(disk.pack(&shelf, "mouth").unwrap()));
    assert!(shelf.packs().len() <= 5, "{}", shelf.packs().len());
}

#[test]
fn what_is_at_hand_stands_before_what_lies_beside() {
    let disk = Disk::new();
    delta(&disk.folders().packs().join("river"), "river", "Installed Delta", "1.0");
    let shelf = disk.shelf();
    let mouth = disk.pack(&shelf, "mouth").unwrap().read.clone().unwrap();
    assert_eq!(mouth.words.name, "Installed Delta");
    assert!(disk.pack(&shelf, "river").is_none());
}

#[test]
fn several_packs_beside_one_another_extend_one_another_and_a_circle_ends() {
    let disk = Disk::new();
    extension(&disk.at("sea"), "sea", "mouth");
    let mut shelf = PackLibrary::new(disk.folders().packs());
    shelf.open(&disk.at("sea"));
    shelf.renew();
    let below = disk.pack(&shelf, "sea").unwrap().read.clone().unwrap().below.clone();
    assert_eq!(below.iter().map(|below| below.id.as_str()).collect::<Vec<_>>(), ["mouth", "river"]);
    extension(&disk.at("river"), "river", "sea");
    shelf.renew();
    let report = disk.pack(&shelf, "sea").unwrap().read.clone().unwrap_err();
    assert!(report.to_string().contains("extend one another in a circle"), "{report}");
}

#[test]
fn what_lies_beside_is_read_again_when_it_is_edited_and_missed_when_it_is_gone() {
    let disk = Disk::new();
    let mut shelf = disk.shelf();
    edit(&disk.at("river/text/en.toml"), "River Delta", "River Delta, edited");
    assert!(shelf.renew());
    assert_eq!(disk.pack(&shelf, "mouth").unwrap().read.as_ref().unwrap().words.name, "River Delta, edited");
    assert!(!shelf.renew());
    fs::remove_dir_all(disk.at("river")).unwrap();
    assert!(shelf.renew());
    let report = disk.pack(&shelf, "mouth").unwrap().read.clone().unwrap_err();
    assert!(report.to_string().contains("manifest.toml:3:11: there is no pack \"river\""), "{report}");
    delta(&disk.at("river"), "river", "River Delta", "1.2");
    assert!(shelf.renew() && is_whole(disk.pack(&shelf, "mouth").unwrap()));
}

#[test]
fn what_is_installed_brings_along_what_it_extends() {
    let disk = Disk::new();
    let mut shelf = disk.shelf();
    let mouth = Location::Path(disk.at("mouth"));
    let installed = shelf.install(&mouth, false, &disk.folders()).unwrap();
    assert_eq!(installed.with, ["river"]);
    shelf.close(mouth.path().unwrap());
    shelf.renew();
    let at = |name: &str| shelf.at(&Location::Path(disk.folders().packs().join(name))).unwrap();
    assert!(is_whole(at("mouth")) && is_whole(at("river")));
    // A later one of the same version takes nothing's place.
    let again = disk.shelf().install(&mouth, true, &disk.folders()).unwrap();
    assert!(again.with.is_empty());
}

#[test]
fn the_command_line_plays_and_tells_of_it_too() {
    let disk = Disk::new();
    let packs = cli::Packs::new(Some(disk.data.path().to_owned()), None);
    let mut out = Vec::new();
    for command in [
        PackCommand::Info { path: disk.at("mouth"), json: false },
        PackCommand::Check { path: disk.at("mouth"), strict: false, json: false },
    ] {
        cli::pack(&command, &packs, NO_WINDOW, &mut out).unwrap();
    }
    let said = String::from_utf8(out).unwrap();
    let line = format!("  extends    river ({})", disk.at("river").display());
    assert_eq!(said.lines().filter(|said| **said == *line).count(), 2, "{said}");
    assert_eq!(packs.open(Some(Path::new(&disk.at("mouth")))).unwrap().words.name, "River Delta");
}
