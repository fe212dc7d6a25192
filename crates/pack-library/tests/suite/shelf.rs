//! The library: which packs it has, which take precedence, which are read again, and how packs are installed
//! and removed.

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};
use testing::test_packs;

use pack_library::{
    Answer, InstallError, Keeper, LibraryPack, Location, Origin, PackLibrary, Request, Update,
};
use packs::Pack;
use system::Folders;
use tempfile::TempDir;

/// A data folder, and a folder with a player's own packs.
struct Disk {
    data: TempDir,
    own: TempDir,
}

impl Disk {
    fn new() -> Self {
        Self { data: tempfile::tempdir().unwrap(), own: tempfile::tempdir().unwrap() }
    }

    fn folders(&self) -> Folders {
        Folders::new(Some(self.data.path().to_owned())).with_trash(self.own.path().join("trash"))
    }

    fn shelf(&self) -> PackLibrary {
        PackLibrary::new(self.folders().packs())
    }

    /// The Lantern Delta with another id, copied to a folder.
    fn delta(&self, folder: &Path, id: &str) -> PathBuf {
        let to = folder.join(id);
        let is = format!("id = \"{id}\"");
        test_packs::copy("lantern-delta", &to, "manifest.toml", "id = \"lantern-delta\"", &is);
        to
    }

    fn own_delta(&self, id: &str) -> PathBuf {
        self.delta(self.own.path(), id)
    }

    fn installed_delta(&self, id: &str) -> PathBuf {
        self.delta(&self.folders().packs(), id)
    }

    /// A pack that extends another one and has its own version.
    fn over(&self, id: &str, extends: &str) -> PathBuf {
        let to = self.own.path().join(id);
        fs::create_dir_all(&to).unwrap();
        let text = format!(
            "format = 1\nid = \"{id}\"\nextends = \"{extends}\"\nversion = \"3\"\nauthors = [\"A\"]\nlicence = \"CC0-1.0\"\n"
        );
        fs::write(to.join("manifest.toml"), text).unwrap();
        to
    }
}

/// Compresses a folder to an archive.
fn zip_folder(folder: &Path, archive: &Path) {
    let mut zip = zip::ZipWriter::new(fs::File::create(archive).unwrap());
    let mut files = vec![folder.to_owned()];
    while let Some(path) = files.pop() {
        if path.is_dir() {
            files.extend(fs::read_dir(&path).unwrap().map(|entry| entry.unwrap().path()));
        } else {
            let name = path.strip_prefix(folder).unwrap().to_string_lossy().replace('\\', "/");
            zip.start_file(name, zip::write::SimpleFileOptions::default()).unwrap();
            zip.write_all(&fs::read(&path).unwrap()).unwrap();
        }
    }
    zip.finish().unwrap();
}

fn change(file: PathBuf, was: &str, is: &str) {
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains(was) && was.len() != is.len(), "{was:?}");
    fs::write(file, text.replacen(was, is, 1)).unwrap();
}

fn ids(shelf: &PackLibrary) -> Vec<(&str, Origin)> {
    shelf.packs().iter().map(|pack| (pack.id.as_str(), pack.origin)).collect()
}

fn pack<'a>(shelf: &'a PackLibrary, path: &Path) -> &'a LibraryPack {
    let there = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let at = |path: &Path| shelf.at(&Location::Path(path.to_owned()));
    at(path).or_else(|| at(&there)).unwrap_or_else(|| panic!("{path:?} is not among {:?}", ids(shelf)))
}

fn played(shelf: &PackLibrary, id: &str) -> Arc<Pack> {
    let playable = shelf.playable();
    let mut named = playable.iter().filter(|pack| pack.id == id);
    let found = Arc::clone(named.next().unwrap_or_else(|| panic!("no {id}")));
    assert!(named.next().is_none(), "{id} is played twice");
    found
}

#[test]
fn what_is_built_in_installed_and_opened_is_on_the_shelf_and_the_later_stands_before_the_earlier() {
    let disk = Disk::new();
    disk.installed_delta("delta-two");
    disk.installed_delta("lantern-delta");
    let own = disk.own_delta("delta-two");
    let mut shelf = disk.shelf();
    shelf.open(&own);
    assert!(shelf.renew());
    let wanted = [
        ("delta-two", Origin::Opened),
        ("delta-two", Origin::Installed),
        ("lantern-delta", Origin::Installed),
        ("war-of-whispers", Origin::BuiltIn),
        ("drowned-crown", Origin::BuiltIn),
        ("lantern-delta", Origin::BuiltIn),
        ("whispers-of-the-stars", Origin::BuiltIn),
    ];
    assert_eq!(ids(&shelf), wanted);
    let shadowed: Vec<bool> = shelf.packs().iter().map(|pack| pack.shadowed).collect();
    assert_eq!(shadowed, [false, true, false, false, false, true, false]);
    assert_eq!(played(&shelf, "delta-two").files.path(), Some(&*fs::canonicalize(&own).unwrap()));
    assert_eq!(shelf.playable().len(), 5);
    shelf.close(&fs::canonicalize(&own).unwrap());
    assert!(shelf.renew());
    assert_eq!(played(&shelf, "delta-two").files.path(), Some(&*disk.folders().packs().join("delta-two")));
}

#[test]
fn a_broken_pack_is_listed_with_its_faults_and_hinders_nobody() {
    let disk = Disk::new();
    let broken = disk.installed_delta("broken");
    fs::write(broken.join("map.toml"), "regions = 3\n").unwrap();
    fs::write(disk.folders().packs().join("torn.zip"), "PK").unwrap();
    fs::write(disk.folders().packs().join("notes.txt"), "to do").unwrap();
    let mut shelf = disk.shelf();
    shelf.open(Path::new("nowhere/at-all"));
    shelf.renew();
    let faults = |path: &Path| pack(&shelf, path).read.clone().unwrap_err().to_string();
    assert!(faults(&broken).contains("map.toml:1:"), "{}", faults(&broken));
    assert!(faults(&disk.folders().packs().join("torn.zip")).contains("incomplete or damaged"));
    assert!(faults(Path::new("nowhere/at-all")).contains("there is no such folder or archive"));
    assert_eq!(shelf.packs().len(), 7);
    assert_eq!(shelf.playable().len(), 4);
}

#[test]
fn a_pack_beyond_those_that_are_listed_is_found_by_its_name_and_said_to_be_left_out_elsewhere() {
    let disk = Disk::new();
    for n in 0..200 {
        fs::create_dir_all(disk.folders().packs().join(format!("a{n:03}"))).unwrap();
    }
    let beyond = disk.installed_delta("p3");
    let mut shelf = disk.shelf();
    let place = shelf.find(Path::new("p3"));
    assert_eq!(place, Location::Path(beyond));
    shelf.renew_only(&place);
    assert!(shelf.at(&place).unwrap().read.is_ok());
    let over = disk.over("mine", "p3");
    shelf.open(&over);
    shelf.renew();
    assert!(shelf.at(&place).is_none());
    assert!(shelf.trouble().unwrap().contains("of the 201 packs here the first 200 are read"));
    let said = pack(&shelf, &over).read.clone().unwrap_err().to_string();
    assert!(
        said.contains("manifest.toml:3:11: the pack \"p3\" is not read: more packs are installed"),
        "{said}"
    );
}

#[test]
fn of_an_archive_nothing_is_held_once_it_has_been_read() {
    let disk = Disk::new();
    let folder = disk.own_delta("zipped");
    let archive = disk.folders().packs().join("zipped.zip");
    fs::create_dir_all(disk.folders().packs()).unwrap();
    zip_folder(&folder, &archive);
    let mut shelf = disk.shelf();
    shelf.renew();
    let read = pack(&shelf, &archive).read.clone().unwrap();
    assert_eq!(read.files.memory_bytes(), 0);
    // A file that is needed later is read again.
    assert!(read.files.read("manifest.toml").is_ok() && read.files.memory_bytes() > 0);
}

#[test]
fn a_broken_pack_stands_before_no_other() {
    let disk = Disk::new();
    let own = disk.own_delta("lantern-delta");
    fs::remove_file(own.join("map.toml")).unwrap();
    let mut shelf = disk.shelf();
    shelf.open(&own);
    shelf.renew();
    assert_eq!(played(&shelf, "lantern-delta").files.path(), None);
}

#[test]
fn only_what_has_changed_is_read_again() {
    let disk = Disk::new();
    let (one, other) = (disk.own_delta("one"), disk.own_delta("other"));
    let mut shelf = disk.shelf();
    shelf.open(&one);
    shelf.open(&other);
    assert!(shelf.renew());
    assert!(!shelf.renew());
    let before = shelf.clone();
    let same = |now: &PackLibrary, id| Arc::ptr_eq(&played(&before, id), &played(now, id));
    change(one.join("text/en.toml"), "name = \"The Lantern Delta\"", "name = \"The Delta\"");
    assert!(shelf.renew());
    assert!(same(&shelf, "other") && same(&shelf, "lantern-delta") && !same(&shelf, "one"));
    assert_eq!(played(&shelf, "one").words.name, "The Delta");
    // A pack is read again on request, even if nothing has changed.
    let place = pack(&shelf, &other).place.clone();
    shelf.forget(&place);
    assert!(shelf.renew());
    assert!(!same(&shelf, "other"));
}

#[test]
fn an_edit_with_faults_leaves_the_pack_as_it_was_and_says_what_is_wrong() {
    let disk = Disk::new();
    let own = disk.own_delta("mine");
    let mut shelf = disk.shelf();
    shelf.open(&own);
    shelf.renew();
    let good = played(&shelf, "mine");
    change(own.join("manifest.toml"), "format = 1", "format = \"one\"");
    assert!(shelf.renew());
    assert!(pack(&shelf, &own).is_broken() && Arc::ptr_eq(&good, &played(&shelf, "mine")));
    let report = pack(&shelf, &own).read.clone().unwrap_err().to_string();
    assert!(report.contains("| format = \"one\""), "{report}");
    // A pack keeps its id if its manifest is no longer valid TOML.
    fs::write(own.join("manifest.toml"), "format = = 1").unwrap();
    assert!(shelf.renew());
    assert_eq!(pack(&shelf, &own).id, "mine");
    assert!(Arc::ptr_eq(&good, &played(&shelf, "mine")));
}

#[test]
fn a_pack_may_extend_any_other_and_is_read_again_with_it() {
    let disk = Disk::new();
    let under = disk.installed_delta("under");
    let own = disk.over("over", "under");
    let mut shelf = disk.shelf();
    shelf.open(&own);
    shelf.renew();
    assert_eq!(pack(&shelf, &own).extends.as_deref(), Some("under"));
    assert_eq!(played(&shelf, "over").words.name, "The Lantern Delta");
    change(under.join("text/en.toml"), "name = \"The Lantern Delta\"", "name = \"The Delta\"");
    assert!(shelf.renew());
    assert_eq!(played(&shelf, "over").words.name, "The Delta");
    fs::remove_dir_all(&under).unwrap();
    assert!(shelf.renew());
    let report = pack(&shelf, &own).read.clone().unwrap_err().to_string();
    assert!(report.contains("there is no pack \"under\""), "{report}");
}

#[test]
fn what_extends_a_pack_that_is_reloaded_is_read_again_with_it() {
    let disk = Disk::new();
    let under = disk.installed_delta("under");
    let own = disk.over("over", "under");
    let mut shelf = disk.shelf();
    shelf.open(&own);
    shelf.renew();
    let (over, beside) = (played(&shelf, "over"), played(&shelf, "lantern-delta"));
    let place = pack(&shelf, &under).place.clone();
    shelf.forget(&place);
    assert!(shelf.renew() && !shelf.renew());
    assert!(!Arc::ptr_eq(&over, &played(&shelf, "over")));
    assert!(Arc::ptr_eq(&beside, &played(&shelf, "lantern-delta")));
}

#[test]
fn packs_that_extend_each_other_are_a_fault_and_no_endless_search() {
    let disk = Disk::new();
    let (one, other) = (disk.over("one", "other"), disk.over("other", "one"));
    let mut shelf = disk.shelf();
    shelf.open(&one);
    shelf.open(&other);
    shelf.renew();
    let report = pack(&shelf, &one).read.clone().unwrap_err().to_string();
    assert!(report.contains("packs extend one another in a circle"), "{report}");
}

#[test]
fn what_is_built_in_extends_only_what_is_built_in() {
    let disk = Disk::new();
    let own = disk.own.path().join("war");
    test_packs::copy(
        "war-of-whispers",
        &own,
        "text/en.toml",
        "name = \"A War of Whispers\"",
        "name = \"Mine\"",
    );
    let mut shelf = disk.shelf();
    shelf.open(&own);
    shelf.renew();
    assert_eq!(played(&shelf, "war-of-whispers").words.name, "Mine");
    assert_eq!(played(&shelf, "whispers-of-the-stars").digest, testing::pack("whispers-of-the-stars").digest);
}

#[test]
fn a_pack_is_named_by_its_id_or_by_its_path() {
    let disk = Disk::new();
    let there = disk.installed_delta("there");
    let own = disk.own_delta("mine");
    let name = |named: &Path| {
        let mut shelf = disk.shelf();
        let first = shelf.first(Some(named)).unwrap();
        (first.id.clone(), shelf.packs().len())
    };
    assert_eq!(name(Path::new("there")), ("there".to_owned(), 1));
    assert_eq!(name(&there), ("there".to_owned(), 1));
    assert_eq!(name(Path::new("lantern-delta")), ("lantern-delta".to_owned(), 1));
    assert_eq!(name(&own), ("mine".to_owned(), 1));
    // A pack with faults is listed, and the base game is played.
    fs::remove_file(own.join("map.toml")).unwrap();
    assert_eq!(name(&own), ("war-of-whispers".to_owned(), 1));
    assert_eq!(disk.shelf().first(None).unwrap().id, "war-of-whispers");
}

#[test]
fn a_folder_is_installed_whole_and_what_was_there_goes_to_the_trash() {
    let disk = Disk::new();
    let own = disk.own_delta("mine");
    fs::create_dir(own.join(".git")).unwrap();
    let mut shelf = disk.shelf();
    let place = shelf.open(&own);
    shelf.renew();
    let there = shelf.install(&place, false, &disk.folders()).unwrap().place;
    assert_eq!(there, Location::Path(disk.folders().packs().join("mine")));
    shelf.renew();
    let pack = shelf.at(&there).unwrap();
    assert!(pack.read.is_ok() && pack.shadowed && pack.origin == Origin::Installed);
    assert!(!disk.folders().packs().join("mine/.git").exists());
    // A pack cannot be installed twice, unless it may be replaced.
    let again = shelf.install(&place, false, &disk.folders()).unwrap_err();
    assert!(matches!(&again, InstallError::There(id) if id == "mine"), "{again}");
    change(own.join("manifest.toml"), "version = \"1.0.0\"", "version = \"1.10.0\"");
    shelf.renew();
    assert_eq!(shelf.install(&place, true, &disk.folders()).unwrap().place, there);
    shelf.renew();
    assert_eq!(shelf.at(&there).unwrap().read.as_ref().unwrap().version, "1.10.0");
    assert!(disk.own.path().join("trash/mine/map.toml").is_file());
    let left: Vec<_> =
        fs::read_dir(disk.folders().packs()).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, ["mine"]);
}

#[test]
fn an_archive_is_installed_as_an_archive() {
    let disk = Disk::new();
    let own = disk.own_delta("mine");
    let archive = disk.own.path().join("download.zip");
    zip_folder(&own, &archive);
    let mut shelf = disk.shelf();
    let place = shelf.open(&archive);
    shelf.renew();
    let there = shelf.install(&place, false, &disk.folders()).unwrap().place;
    assert_eq!(there, Location::Path(disk.folders().packs().join("mine.zip")));
    shelf.renew();
    assert_eq!(shelf.at(&there).unwrap().read.as_ref().unwrap().id, "mine");
}

#[test]
fn what_has_faults_or_is_too_large_is_not_installed_and_nothing_is_left_of_it() {
    let disk = Disk::new();
    let (own, large) = (disk.own_delta("mine"), disk.own_delta("large"));
    fs::write(large.join("readme.txt"), vec![b'a'; 9 << 20]).unwrap();
    let mut shelf = disk.shelf();
    let (place, large) = (shelf.open(&own), shelf.open(&large));
    shelf.renew();
    let why = shelf.install(&large, false, &disk.folders()).unwrap_err();
    assert!(matches!(why, InstallError::Large), "{why}");
    fs::remove_file(own.join("map.toml")).unwrap();
    shelf.renew();
    let why = shelf.install(&place, false, &disk.folders()).unwrap_err();
    assert!(matches!(why, InstallError::Faulty), "{why}");
    assert_eq!(fs::read_dir(disk.folders().packs()).unwrap().count(), 0);
}

#[cfg(unix)]
#[test]
fn a_pack_with_a_link_in_it_is_not_installed() {
    let disk = Disk::new();
    let own = disk.own_delta("mine");
    let link = own.join("elsewhere.txt");
    std::os::unix::fs::symlink(disk.data.path(), &link).unwrap();
    let mut shelf = disk.shelf();
    let place = shelf.open(&own);
    shelf.renew();
    let why = shelf.install(&place, false, &disk.folders()).unwrap_err();
    assert!(matches!(&why, InstallError::Link(path) if path.ends_with("elsewhere.txt")), "{why}");
    assert_eq!(fs::read_dir(disk.folders().packs()).unwrap().count(), 0);
}

/// Waits for the next update.
fn update(keeper: &Keeper) -> Update {
    let since = Instant::now();
    loop {
        if let Some(news) = keeper.update() {
            return news;
        }
        assert!(since.elapsed() < Duration::from_secs(20), "the keeper tells nothing");
        std::thread::sleep(Duration::from_millis(2));
    }
}

#[test]
fn the_keeper_opens_installs_removes_and_reads_again_what_is_edited() {
    let disk = Disk::new();
    let own = disk.own_delta("mine");
    let mut keeper = Keeper::new(disk.shelf(), disk.folders(), || ());
    keeper.ask(Request::Open(own.clone()));
    let Update { shelf, answer } = update(&keeper);
    let Some(Answer::Opened(place)) = answer else { panic!("{answer:?}") };
    assert_eq!(shelf.at(&place).unwrap().read.as_ref().unwrap().id, "mine");
    change(own.join("text/en.toml"), "name = \"The Lantern Delta\"", "name = \"The Delta\"");
    // A change is noticed as soon as the thread watches.
    keeper.watch(true);
    let Update { shelf, answer } = update(&keeper);
    assert!(answer.is_none());
    assert_eq!(played(&shelf, "mine").words.name, "The Delta");
    keeper.ask(Request::Install(place.clone(), false));
    let Some(Answer::Installed(installed)) = update(&keeper).answer else { panic!() };
    let there = installed.place;
    keeper.ask(Request::Reload(place.clone()));
    assert!(matches!(update(&keeper).answer, Some(Answer::Opened(again)) if again == place));
    keeper.ask(Request::Close(place.path().unwrap().to_owned()));
    let Update { shelf, answer } = update(&keeper);
    assert!(matches!(answer, Some(Answer::Gone)) && shelf.at(&place).is_none() && shelf.at(&there).is_some());
    keeper.ask(Request::Remove(there.path().unwrap().to_owned()));
    assert!(update(&keeper).shelf.at(&there).is_none());
    assert!(disk.own.path().join("trash/mine/map.toml").is_file());
    // A missing pack cannot be removed.
    keeper.ask(Request::Remove(there.path().unwrap().to_owned()));
    assert!(matches!(update(&keeper).answer, Some(Answer::NotRemoved(..))));
}

#[test]
fn many_packs_are_read_some_at_a_time_and_what_is_built_in_or_opened_first() {
    let disk = Disk::new();
    for n in 0..6 {
        disk.installed_delta(&format!("delta-{n}"));
    }
    let mut shelf = disk.shelf();
    shelf.open(&disk.own_delta("mine"));
    let mut seen = Vec::new();
    loop {
        let renewed = shelf.renew_some(4);
        seen.push(shelf.packs().len());
        if !renewed.more {
            break;
        }
    }
    assert_eq!(seen, [4, 8, 11]);
    assert!(shelf.packs().iter().all(|pack| pack.read.is_ok()));
    assert!(!shelf.renew());
}

#[test]
fn of_many_packs_that_change_at_once_none_leaves_the_shelf_before_it_is_read_again() {
    let disk = Disk::new();
    let own: Vec<PathBuf> = (0..6).map(|n| disk.installed_delta(&format!("delta-{n}"))).collect();
    let mut shelf = disk.shelf();
    shelf.renew();
    for pack in &own {
        change(pack.join("text/en.toml"), "name = \"The Lantern Delta\"", "name = \"The Delta\"");
    }
    let count =
        |shelf: &PackLibrary| shelf.playable().iter().filter(|pack| pack.words.name == "The Delta").count();
    let mut seen = Vec::new();
    loop {
        let renewed = shelf.renew_some(4);
        seen.push((shelf.playable().len(), count(&shelf)));
        if !renewed.more {
            break;
        }
    }
    assert_eq!(seen, [(10, 4), (10, 6)]);
}

#[test]
fn of_two_installed_packs_with_one_id_the_first_by_name_is_played_and_extended() {
    let disk = Disk::new();
    let packs = disk.folders().packs();
    for (folder, name) in [("a", "Isles"), ("b", "Islands and Isles")] {
        let name = format!("name = \"{name}\"");
        test_packs::copy(
            "lantern-delta",
            &packs.join(folder),
            "text/en.toml",
            "name = \"The Lantern Delta\"",
            &name,
        );
    }
    let mut shelf = disk.shelf();
    let over = shelf.open(&disk.over("over", "lantern-delta"));
    shelf.renew();
    assert_eq!(played(&shelf, "lantern-delta").words.name, "Isles");
    assert_eq!(shelf.at(&over).unwrap().read.as_ref().unwrap().words.name, "Isles");
    // The same holds for the packs that other packs may extend.
    let files = shelf.library().find("lantern-delta").unwrap();
    assert_eq!(files.path(), Some(&*packs.join("a")));
}
