//! The list of packs in a catalogue.

use std::fs;
use std::path::Path;

use pack_library::{CataloguePack, InstallState, MissingPack, OpenCatalogue, PackLibrary};
use system::Folders;

use testing::catalogue_folders::{catalogue, delta, edit};

fn pack<'a>(browsed: &'a OpenCatalogue, id: &str) -> &'a CataloguePack {
    browsed.packs.iter().find(|pack| pack.entry.id == id).unwrap_or_else(|| panic!("no {id}"))
}

fn shelf(data: &Path) -> (PackLibrary, Folders) {
    let folders = Folders::new(Some(data.to_owned())).with_trash(data.join("trash"));
    let mut shelf = PackLibrary::new(folders.packs());
    shelf.renew();
    (shelf, folders)
}

#[test]
fn a_catalogue_says_of_each_pack_how_it_stands_to_what_is_at_hand() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = catalogue(own.path());
    let (mut shelf, folders) = shelf(data.path());
    for path in [own.path(), &index] {
        let browsed = shelf.browse(path);
        assert_eq!(browsed.faults, [], "{:?}", browsed.faults);
        assert_eq!(browsed.name.as_deref(), Some("Packs of the river"));
        let standings =
            ["river", "mouth", "broken", "gone"].map(|id| pack(&browsed, id).install_state(&shelf));
        assert_eq!(
            standings,
            [InstallState::New, InstallState::New, InstallState::Cannot, InstallState::Cannot]
        );
        assert_eq!(pack(&browsed, "gone").place, Err(MissingPack::Gone));
        let why = pack(&browsed, "broken").read.clone().unwrap().unwrap_err().to_string();
        assert!(why.contains("this pack needs version 99.0 of the program"), "{why}");
    }
    for (version, standing) in [
        ("1.2.0", InstallState::AtHand),
        ("1.1", InstallState::Newer),
        ("1.10", InstallState::Older),
        ("odd", InstallState::Newer),
    ] {
        delta(&folders.packs().join("river"), "river", "River Delta", version);
        shelf.renew();
        let browsed = shelf.browse(&index);
        assert_eq!(pack(&browsed, "river").install_state(&shelf), standing, "{version}");
        fs::remove_dir_all(folders.packs()).unwrap();
    }
}

#[test]
fn a_pack_of_a_catalogue_is_installed_with_what_it_extends_and_brought_up_to_date() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = catalogue(own.path());
    let (mut shelf, folders) = shelf(data.path());
    let mouth = pack(&shelf.browse(&index), "mouth").place.clone().unwrap();
    let installed = shelf.install_from(&index, &mouth, false, &folders).unwrap();
    assert_eq!(installed.with, ["river"]);
    shelf.renew();
    assert!(["river", "mouth"].iter().all(|id| shelf.installed(id).count() == 1));
    // An available base pack that is older than the one with which the pack was read is updated too.
    edit(&own.path().join("packs/river/manifest.toml"), "version = \"1.2.0\"", "version = \"1.3\"");
    let again = shelf.install_from(&index, &mouth, true, &folders).unwrap();
    assert_eq!(again.with, ["river"]);
    shelf.renew();
    let version =
        |id: &str| shelf.installed(id).map(|pack| pack.good.clone().unwrap().version.clone()).next();
    assert_eq!(version("river").as_deref(), Some("1.3"));
    let broken = pack(&shelf.browse(&index), "broken").place.clone().unwrap();
    assert!(shelf.install_from(&index, &broken, false, &folders).is_err());
    assert_eq!(
        fs::read_dir(folders.packs()).unwrap().count(),
        2,
        "nothing is left of what was not installed"
    );
}

#[test]
fn what_the_index_says_otherwise_than_the_pack_is_shown_as_the_pack_has_it() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = catalogue(own.path());
    edit(&index, "version = \"1.2.0\"", "version = \"7\"");
    let (shelf, _) = shelf(data.path());
    let browsed = shelf.browse(&index);
    let river = pack(&browsed, "river");
    assert!(river.differs && river.entry.version == "1.2.0");
    assert!(!pack(&browsed, "broken").differs);
}

#[test]
fn a_folder_without_an_index_is_browsed_as_well() {
    let (data, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    fs::remove_file(catalogue(own.path())).unwrap();
    let (shelf, _) = shelf(data.path());
    let browsed = shelf.browse(own.path());
    let ids: Vec<&str> = browsed.packs.iter().map(|pack| pack.entry.id.as_str()).collect();
    assert_eq!(ids, ["broken", "mouth", "river"]);
    assert_eq!(pack(&browsed, "mouth").install_state(&shelf), InstallState::New);
}

#[cfg(unix)]
#[test]
fn a_link_leads_to_no_pack_neither_beside_another_nor_in_a_catalogue() {
    let (data, own, elsewhere) =
        (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let index = catalogue(own.path());
    let river = own.path().join("packs/river");
    fs::rename(&river, elsewhere.path().join("river")).unwrap();
    std::os::unix::fs::symlink(elsewhere.path().join("river"), &river).unwrap();
    let (mut shelf, _) = shelf(data.path());
    assert_eq!(pack(&shelf.browse(&index), "river").place, Err(MissingPack::Link));
    let mouth = shelf.open(&own.path().join("packs/mouth"));
    shelf.renew();
    assert!(shelf.at(&mouth).unwrap().read.is_err(), "what it extends lies beside it as a link alone");
    // A folder that contains only links is no catalogue.
    let links = tempfile::tempdir().unwrap();
    std::os::unix::fs::symlink(elsewhere.path(), links.path().join("packs")).unwrap();
    assert!(!pack_library::is_catalogue(links.path()));
}
