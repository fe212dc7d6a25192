//! Records that somebody removes, cuts or changes while the match is played.

use super::*;
use std::fs;
use std::path::PathBuf;

use record::Mended;
use system::Folders;

/// A match of forty decisions, saved in a temporary folder, with the path of its record.
fn saved() -> (tempfile::TempDir, Match, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("matches/match.whispers");
    let mut game = new_match(3, 11);
    game.save_as(&path).unwrap();
    play(&mut game, 40, 1);
    (folder, game, path)
}

/// Plays on and checks that the whole match is on disk. Returns the reported repair and the path of the record.
fn mended(game: &mut Match) -> (Option<Mended>, PathBuf) {
    play(game, 1, 5);
    assert!(game.trouble().is_none(), "{:?}", game.trouble());
    let said = game.take_mended();
    play(game, 3, 6);
    assert_eq!(game.take_mended(), None, "it is said once");
    let path = game.journal().unwrap().path().to_owned();
    let loaded = load(&path, game.pack()).unwrap();
    assert_eq!((loaded.game.state(), loaded.torn), (game.state(), None));
    (said, path)
}

#[test]
fn a_record_that_is_deleted_while_it_is_played_is_written_whole_again_and_that_is_said() {
    let (_folder, mut game, path) = saved();
    fs::remove_file(&path).unwrap();
    assert_eq!(mended(&mut game), (Some(Mended::Again(path.clone())), path));
}

#[test]
fn a_folder_that_is_deleted_while_a_match_is_played_is_made_again() {
    let (_folder, mut game, path) = saved();
    fs::remove_dir_all(path.parent().unwrap()).unwrap();
    assert_eq!(mended(&mut game), (Some(Mended::Again(path.clone())), path));
}

#[test]
fn a_record_that_is_cut_while_it_is_played_is_completed_wherever_it_is_cut() {
    let (_folder, mut game, path) = saved();
    for part in [0.0, 0.3, 0.99] {
        let length = fs::metadata(&path).unwrap().len();
        let file = fs::OpenOptions::new().write(true).open(&path).unwrap();
        file.set_len((length as f64 * part) as u64).unwrap();
        assert_eq!(mended(&mut game), (Some(Mended::Again(path.clone())), path.clone()));
    }
}

#[test]
fn what_another_program_puts_in_the_place_of_a_record_stays_as_it_is() {
    let (_folder, mut game, path) = saved();
    let mut lines = fs::read_to_string(&path).unwrap();
    lines.push_str("# mine\n");
    fs::write(&path, &lines).unwrap();
    let beside = path.with_file_name("match (2).whispers");
    assert_eq!(mended(&mut game), (Some(Mended::Elsewhere(beside.clone())), beside.clone()));
    assert_eq!(fs::read_to_string(&path).unwrap(), lines);
    fs::remove_file(&beside).unwrap();
    fs::create_dir(&beside).unwrap();
    let third = path.with_file_name("match (2) (2).whispers");
    assert_eq!(mended(&mut game), (Some(Mended::Elsewhere(third.clone())), third));
}

#[test]
fn a_copy_of_a_record_in_its_place_is_gone_on_with() {
    let (_folder, mut game, path) = saved();
    let other = path.with_file_name("other");
    fs::copy(&path, &other).unwrap();
    fs::rename(&other, &path).unwrap();
    assert_eq!(mended(&mut game), (None, path));
}

#[test]
fn a_record_that_is_gone_after_the_last_decision_is_there_once_the_match_is_put_away() {
    let (_folder, mut game, path) = saved();
    fs::remove_file(&path).unwrap();
    game.settle();
    assert_eq!(game.take_mended(), Some(Mended::Again(path.clone())));
    assert_eq!(load(&path, game.pack()).unwrap().game.state(), game.state());
}

#[test]
fn while_a_record_cannot_be_made_again_that_is_said_and_it_is_tried_again() {
    let (_folder, mut game, path) = saved();
    let matches = path.parent().unwrap();
    fs::remove_dir_all(matches).unwrap();
    fs::write(matches, "in the way").unwrap();
    play(&mut game, 2, 1);
    let said = game.trouble().unwrap().to_string();
    assert_eq!(said, format!("{}: part of this path is a file, not a folder", path.display()));
    assert_eq!(game.take_mended(), None);
    fs::remove_file(matches).unwrap();
    assert_eq!(mended(&mut game), (Some(Mended::Again(path.clone())), path));
}

#[test]
fn a_disk_that_is_full_at_the_start_is_tried_again_with_every_decision() {
    let mut game = new_match(2, 4);
    let header = game.setup().header(game.world(), game.deal(), "now".into());
    let (bytes, room) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU64::new(0)));
    let disk = Disk { bytes: Arc::clone(&bytes), room: Arc::clone(&room) };
    let (journal, result) = Journal::start(Path::new("disk"), Box::new(disk), &header);
    assert_eq!(result.unwrap_err().to_string(), "disk: no space left on device");
    game.set_journal(journal);
    play(&mut game, 5, 1);
    assert!(game.trouble().is_some() && bytes.lock().unwrap().is_empty());
    room.store(300, Ordering::Relaxed);
    play(&mut game, 5, 2);
    assert!(game.trouble().is_some() && bytes.lock().unwrap().is_empty(), "no half a head stays");
    room.store(u64::MAX, Ordering::Relaxed);
    play(&mut game, 1, 3);
    assert!(game.trouble().is_none());
    let text = String::from_utf8(bytes.lock().unwrap().clone()).unwrap();
    assert_eq!(load_text("disk", &text, game.pack()).unwrap().game.state(), game.state());
}

#[test]
fn a_folder_that_cannot_be_made_at_the_start_is_tried_again_with_every_decision() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::new(Some(folder.path().to_owned()));
    fs::write(folders.matches(), "in the way").unwrap();
    let mut game = new_match(2, 4);
    game.save_in(&folders);
    assert!(game.trouble().is_some());
    play(&mut game, 3, 1);
    assert!(game.trouble().is_some());
    fs::remove_file(folders.matches()).unwrap();
    play(&mut game, 1, 1);
    assert!(game.trouble().is_none() && game.take_mended().is_none());
    let saved = folders.saved_matches().unwrap();
    assert_eq!(load(&saved[0].path, game.pack()).unwrap().game.state(), game.state());
}

#[test]
fn matches_that_begin_in_one_moment_get_files_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let folders = Folders::new(Some(folder.path().to_owned()));
    let begin = |seed: u64| {
        let folders = folders.clone();
        std::thread::spawn(move || {
            let mut game = new_match(2, seed);
            // All threads ask for a file name before any of them has created a file.
            game.save_in(&folders);
            assert!(game.trouble().is_none(), "{:?}", game.trouble());
            play(&mut game, 2, seed);
            game.journal().unwrap().path().to_owned()
        })
    };
    let begun: Vec<_> = (0..24).map(begin).collect();
    let mut paths: Vec<PathBuf> = begun.into_iter().map(|thread| thread.join().unwrap()).collect();
    paths.sort();
    paths.dedup();
    assert_eq!((paths.len(), folders.saved_matches().unwrap().len()), (24, 24));
    let one = new_match(2, 1);
    let (_first, result) = Journal::begin(&paths[0], one.record_text(), 0);
    assert!(result.is_ok(), "a name that is taken is not a reason not to save");
    assert_eq!(folders.saved_matches().unwrap().len(), 25);
}

#[test]
fn what_another_program_writes_between_reading_and_locking_is_part_of_the_match() {
    let (_folder, game, path) = saved();
    let pack = Arc::clone(game.pack());
    drop(game);
    let loaded = load(&path, &pack).unwrap();
    let mut other = load(&path, &pack).unwrap().resume(&path).unwrap();
    play(&mut other, 6, 2);
    let state = *other.state();
    drop(other);
    let mut again = loaded.resume(&path).unwrap();
    assert_eq!(*again.state(), state);
    play(&mut again, 2, 3);
    assert_eq!(load(&path, &pack).unwrap().game.state(), again.state());
}

#[test]
fn what_makes_a_record_wrong_between_reading_and_locking_is_said_and_left_alone() {
    let (_folder, game, path) = saved();
    let pack = Arc::clone(game.pack());
    drop(game);
    let loaded = load(&path, &pack).unwrap();
    let changed = fs::read_to_string(&path).unwrap() + "41 = \"dance\"\n";
    fs::write(&path, &changed).unwrap();
    let said = loaded.resume(&path).unwrap_err().to_string();
    assert!(said.contains("\"dance\" is not a kind of action"), "{said}");
    assert_eq!(fs::read_to_string(&path).unwrap(), changed);
}

/// A storage that is always full. It counts the calls of `remove_empty`.
struct NoRoom(Arc<AtomicU64>);

impl std::io::Write for NoRoom {
    fn write(&mut self, _: &[u8]) -> std::io::Result<usize> {
        Err(std::io::ErrorKind::StorageFull.into())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl record::Storage for NoRoom {
    fn cut(&mut self, _: u64) -> std::io::Result<()> {
        Ok(())
    }

    fn settle(&mut self) -> std::io::Result<()> {
        Ok(())
    }

    fn remove_empty(&mut self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn a_disk_that_is_full_at_the_start_is_left_without_an_empty_record() {
    let mut game = new_match(2, 4);
    let header = game.setup().header(game.world(), game.deal(), "now".into());
    let removed = Arc::new(AtomicU64::new(0));
    let (journal, result) =
        Journal::start(Path::new("disk"), Box::new(NoRoom(Arc::clone(&removed))), &header);
    assert!(result.is_err() && removed.load(Ordering::Relaxed) == 1);
    game.set_journal(journal);
    play(&mut game, 1, 1);
    assert!(game.trouble().is_some() && removed.load(Ordering::Relaxed) == 2);
}
