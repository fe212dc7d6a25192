//! The history file: it is made from the records, made again if it is lost or damaged, and unchanged records
//! are not read again.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Effort, Level};
use history::{Exclusion, History, Keeper, path, read};
use packs::Pack;
use system::{Folders, KeptNews};
use table::{Match, Player, Setup, review, save_review};

/// A data folder with matches in it.
struct Data {
    dir: tempfile::TempDir,
    pack: Arc<Pack>,
}

impl Data {
    fn new() -> Self {
        Self { dir: tempfile::tempdir().unwrap(), pack: testing::pack("war-of-whispers") }
    }

    fn folders(&self) -> Folders {
        Folders::new(Some(self.dir.path().to_owned()))
    }

    /// Plays a match of one round, to its end only if `over` is true, and saves its record.
    fn play(&self, name: &str, seed: u64, people: usize, over: bool) -> (PathBuf, Match) {
        let mut setup = Setup::new(Arc::clone(&self.pack), 1, Level::Novice, seed);
        setup.seats.iter_mut().enumerate().for_each(|(seat, s)| {
            s.player = if seat < people { Player::Human } else { Player::even(Level::Agent) };
        });
        setup.house.set("rounds", "1", &self.pack.rules.raw).unwrap();
        let mut game = Match::new(setup).unwrap();
        testing::random_matches::play_by_chance(&mut game, seed, |game| over || game.steps().is_empty());
        let path = self.folders().named_match(name).unwrap();
        fs::create_dir_all(self.folders().matches()).unwrap();
        game.save_copy(&path).unwrap();
        (path, game)
    }

    fn history(&self) -> Arc<History> {
        let seen = Keeper::begin(self.folders(), vec![Arc::clone(&self.pack)], None, || ()).finish().unwrap();
        assert_eq!((seen.left, seen.trouble), (Some(0), None));
        seen.history
    }

    fn file(&self) -> PathBuf {
        path(&self.folders())
    }
}

#[test]
fn what_came_of_a_match_is_read_off_its_record() {
    let data = Data::new();
    let (_, game) = data.play("one", 7, 1, true);
    let history = data.history();
    let (_, played) = history.matches().next().unwrap();
    let (world, state) = (game.world(), game.state());
    for (society, seat) in world.societies().zip(&played.seats) {
        assert_eq!(seat.points, state.score(world, society));
        assert_eq!(seat.place == 1, state.winners(world).any(|winner| winner == society));
    }
    let own = world.societies().next().unwrap();
    assert_eq!((played.own, played.seats[1].player.as_str()), (0, "agent"));
    assert_eq!(played.house, [("rounds".to_owned(), "1".to_owned())]);
    assert_eq!(played.rounds, (1, 4));
    for (empire, (id, cities)) in world.empires().zip(&played.cities) {
        assert_eq!((id.as_str(), u32::from(*cities)), (world.empire_id(empire), state.cities(world, empire)));
    }
    for (slot, token) in world.slots().zip(&played.tokens) {
        assert_eq!(state.tokens(own).at(slot).unwrap().index(), *token);
    }
    let steps = game.steps().iter().filter(|step| step.society == own);
    assert_eq!(usize::from(played.deeds.decisions), steps.count());
    // With two societies, each places three agents in the only round.
    assert_eq!(played.deeds.agents.values().map(|n| u32::from(*n)).sum::<u32>(), 3);
    if played.deeds.exchanges == 0 {
        assert_eq!(played.deeds.as_dealt, Some(played.seats[0].points));
    }
}

#[test]
fn the_points_of_the_tokens_as_dealt_are_those_of_the_score_without_exchanges() {
    let data = Data::new();
    for seed in 0..6 {
        data.play(&format!("{seed}"), seed, 1, true);
    }
    let history = data.history();
    let kept = history.matches().filter(|(_, played)| played.deeds.exchanges == 0);
    let both: Vec<(i32, Option<i32>)> =
        kept.map(|(_, played)| (played.seats[0].points, played.deeds.as_dealt)).collect();
    assert!(!both.is_empty() && both.iter().all(|(points, dealt)| Some(*points) == *dealt), "{both:?}");
}

#[test]
fn matches_that_go_on_of_bots_alone_and_of_several_people_are_left_out_with_their_reason() {
    let data = Data::new();
    data.play("counts", 1, 1, true);
    data.play("goes on", 2, 1, false);
    data.play("bots", 3, 0, true);
    data.play("two people", 4, 2, true);
    fs::write(data.folders().named_match("odd").unwrap(), "no record").unwrap();
    let history = data.history();
    assert_eq!(history.matches().count(), 1);
    for why in [Exclusion::Open, Exclusion::Bots, Exclusion::Several, Exclusion::Unreadable] {
        assert_eq!(history.excluded_count(why), 1, "{why:?}");
    }
}

#[test]
fn a_lost_file_is_made_again_from_the_records() {
    let data = Data::new();
    (0..3).for_each(|seed| drop(data.play(&format!("{seed}"), seed, 1, true)));
    let first = data.history();
    let text = fs::read(data.file()).unwrap();
    fs::remove_file(data.file()).unwrap();
    assert_eq!(data.history(), first);
    assert_eq!(fs::read(data.file()).unwrap().len(), text.len());
}

#[test]
fn a_damaged_line_costs_one_line_and_no_other_record_is_read_again() {
    let data = Data::new();
    let paths: Vec<PathBuf> = (0..3).map(|seed| data.play(&format!("{seed}"), seed, 1, true).0).collect();
    let first = data.history();
    let text = fs::read_to_string(data.file()).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // A line that is not JSON, a line with impossible values, and a line that is not UTF-8.
    lines[2] = lines[2].replace("\"own\":0", "\"own\":7");
    fs::write(data.file(), lines.join("\n") + "\n\u{fffd}{{{\n").unwrap();
    assert_eq!(read(&data.file()).len(), 2);
    // The other records cannot be read, but keep their size and time.
    let damaged = paths.iter().find(|path| lines[2].contains(&*path.file_name().unwrap().to_string_lossy()));
    for path in paths.iter().filter(|path| Some(*path) != damaged) {
        let (changed, size) = {
            let meta = fs::metadata(path).unwrap();
            (meta.modified().unwrap(), meta.len())
        };
        fs::write(path, "x".repeat(size as usize)).unwrap();
        fs::File::options().append(true).open(path).unwrap().set_modified(changed).unwrap();
    }
    assert_eq!(data.history(), first);
}

#[test]
fn a_record_that_has_changed_is_read_again_and_one_that_is_gone_keeps_its_line() {
    let data = Data::new();
    let (gone, _) = data.play("gone", 1, 1, true);
    data.play("goes on", 2, 1, false);
    let first = data.history();
    assert_eq!((first.matches().count(), first.excluded_count(Exclusion::Open)), (1, 1));
    fs::remove_file(gone).unwrap();
    fs::remove_file(data.folders().named_match("goes on").unwrap()).unwrap();
    data.play("goes on", 2, 1, true);
    let then = data.history();
    assert_eq!((then.matches().count(), then.excluded_count(Exclusion::Open)), (2, 0));
    let there: Vec<(bool, &str)> = then.lines().iter().map(|line| (line.there, line.file.as_str())).collect();
    assert!(
        there.contains(&(false, "gone.whispers")) && there.contains(&(true, "goes on.whispers")),
        "{there:?}"
    );
}

#[test]
fn a_record_that_is_renamed_or_copied_counts_once() {
    let data = Data::new();
    data.play("one", 1, 1, true);
    data.history();
    let folders = data.folders();
    folders.rename(&folders.saved_matches().unwrap()[0], "another").unwrap();
    let renamed = data.history();
    assert_eq!((renamed.lines().len(), renamed.lines()[0].file.as_str()), (1, "another.whispers"));
    folders.copy(&folders.saved_matches().unwrap()[0]).unwrap();
    let copied = data.history();
    assert_eq!((copied.lines().len(), copied.matches().count(), copied.repeat_count()), (2, 1, 1));
}

#[test]
fn a_review_that_is_kept_beside_a_record_tells_its_error_rate() {
    let data = Data::new();
    let (path, game) = data.play("one", 5, 1, true);
    assert!(data.history().matches().next().unwrap().1.review.is_none());
    // A review at a glance does not count.
    let glance = review(&game, Effort::GLANCE, &|| ());
    save_review(&game, &glance, &path).unwrap();
    assert!(data.history().matches().next().unwrap().1.review.is_none());
    let whole = table::Review { effort: Effort::HELP, ..glance };
    save_review(&game, &whole, &path).unwrap();
    let history = data.history();
    let found = history.matches().next().unwrap().1.review.clone().unwrap();
    let own = game.world().societies().next().unwrap();
    assert!((found.rate().unwrap() - whole.error_rate(own).unwrap()).abs() < 1e-3);
    assert_eq!(found.choices() as usize, whole.assessments(own).count());
    assert_eq!(u32::from(found.marks.iter().sum::<u16>()), found.choices());
}

#[test]
fn a_file_of_another_form_is_read_again_from_the_records_and_its_lines_of_lost_ones_stay() {
    let data = Data::new();
    let (gone, _) = data.play("gone", 1, 1, true);
    data.play("there", 2, 1, true);
    data.history();
    fs::remove_file(gone).unwrap();
    let text = fs::read_to_string(data.file()).unwrap();
    fs::write(
        data.file(),
        text.replace("\"form\":1", "\"form\":0").replace("\"decisions\":", "\"decisions\":9"),
    )
    .unwrap();
    let history = data.history();
    let decisions = |file: &str| {
        let line = history.lines().iter().find(|line| line.file == file).unwrap();
        line.played().unwrap().deeds.decisions
    };
    assert_eq!(history.matches().count(), 2);
    assert!(decisions("there.whispers") < 900 && decisions("gone.whispers") >= 90);
}

#[test]
fn a_file_with_strange_names_or_huge_lines_is_read_within_bounds() {
    let data = Data::new();
    data.play("one", 1, 1, true);
    data.history();
    let text = fs::read_to_string(data.file()).unwrap();
    let line = text.lines().nth(1).unwrap();
    let outside = line.replace("one.whispers", "../one.whispers");
    let long = line.replace("one.whispers", &"a".repeat(20_000));
    fs::write(data.file(), format!("{{\"form\":1}}\n{outside}\n{long}\n[1,2]\n{line}\n")).unwrap();
    assert_eq!(read(&data.file()).len(), 1);
}

impl Data {
    /// The history after an update from a file with this text, and the renamed old file if there is one.
    fn history_after(&self, text: &[u8]) -> (Arc<History>, Option<Vec<u8>>) {
        fs::write(self.file(), text).unwrap();
        let seen = Keeper::begin(self.folders(), vec![Arc::clone(&self.pack)], None, || ()).finish().unwrap();
        assert_eq!(seen.trouble, None);
        let aside = seen.news.map(|news| match news {
            KeptNews::Aside { aside, .. } => fs::read(aside).unwrap(),
            KeptNews::Unwritten { why, .. } => panic!("{why}"),
        });
        (seen.history, aside)
    }

    /// A history file with matches whose records are missing.
    fn lost(count: u64) -> (Self, String) {
        let data = Self::new();
        (0..count).for_each(|seed| drop(data.play(&format!("{seed}"), seed, 1, true)));
        data.history();
        fs::remove_dir_all(data.folders().matches()).unwrap();
        let text = fs::read_to_string(data.file()).unwrap();
        (data, text)
    }
}

#[test]
fn a_file_that_cannot_be_read_in_full_is_put_aside_and_told_each_time() {
    let (data, text) = Data::lost(3);
    let torn = text.replace("\n{\"file\":\"1.", "\n{\"file\":\"1..") + "{\"file\":";
    for (bytes, matches) in [(torn.as_bytes(), 3), (&[0xff, 0xfe, 0x00][..], 0), (&[0; 5000][..], 0)] {
        let (history, aside) = data.history_after(bytes);
        assert_eq!((history.matches().count(), aside.as_deref()), (matches, Some(bytes)));
    }
    assert!(data.file().with_file_name("history.jsonl.unread-3").exists());
    let (_, aside) = data.history_after(text.as_bytes());
    assert_eq!(aside, None);
}

#[test]
fn a_file_above_the_limit_is_put_aside_and_what_was_read_of_it_stays() {
    let (data, text) = Data::lost(2);
    let long = text + &"\n".repeat(64 << 20);
    let (history, aside) = data.history_after(long.as_bytes());
    assert_eq!((history.matches().count(), aside.map(|aside| aside.len())), (2, Some(long.len())));
}

#[test]
fn joined_lines_other_encodings_and_files_put_together_are_read_in_full() {
    let (data, text) = Data::lost(3);
    let wide = |bytes: fn(u16) -> [u8; 2]| {
        format!("\u{feff}{text}").encode_utf16().flat_map(bytes).collect::<Vec<u8>>()
    };
    for bytes in [
        text.replace('\n', "").into_bytes(),
        text.replace('\n', " ").repeat(50).into_bytes(),
        text.replace('\n', "\r\n").into_bytes(),
        format!("\u{feff}{text}").into_bytes(),
        wide(u16::to_le_bytes),
        wide(u16::to_be_bytes),
        text.lines().rev().collect::<Vec<_>>().join("\n").into_bytes(),
    ] {
        let (history, aside) = data.history_after(&bytes);
        assert_eq!((history.matches().count(), aside), (3, None));
    }
}

#[test]
fn keys_of_a_later_version_stay_when_a_line_is_written() {
    let data = Data::new();
    data.play("one", 1, 1, true);
    data.play("two", 2, 1, true);
    data.history();
    let text = fs::read_to_string(data.file()).unwrap();
    let later = text
        .replace("{\"file\":", "{\"stars\":3,\"file\":")
        .replace("{\"society\":", "{\"hat\":\"red\",\"society\":")
        .replace("\"form\":1", "\"form\":2");
    let (history, aside) = data.history_after(later.as_bytes());
    assert_eq!((history.matches().count(), aside), (2, None));
    let now = fs::read_to_string(data.file()).unwrap();
    assert_eq!((now.matches("\"stars\":3").count(), now.matches("\"hat\":\"red\"").count()), (2, 4), "{now}");
}

#[test]
fn lines_that_another_process_has_written_meanwhile_stay() {
    let (data, text) = Data::lost(2);
    let both = data.history_after(text.as_bytes()).0;
    // A window that was opened before the matches existed.
    fs::create_dir_all(data.folders().matches()).unwrap();
    data.play("new", 9, 1, true);
    let known = Some(Arc::new(History::default()));
    let seen = Keeper::begin(data.folders(), vec![Arc::clone(&data.pack)], known, || ()).finish().unwrap();
    assert_eq!(seen.history.matches().count(), both.matches().count() + 1);
    assert_eq!(read(&data.file()).len(), 3);
}

#[test]
fn twelve_updates_at_once_lose_nothing_and_fail_nowhere() {
    let (data, _) = Data::lost(2);
    (5..9).for_each(|seed| drop(data.play(&format!("{seed}"), seed, 1, true)));
    let keepers: Vec<Keeper> =
        (0..12).map(|_| Keeper::begin(data.folders(), vec![Arc::clone(&data.pack)], None, || ())).collect();
    for keeper in keepers {
        let seen = keeper.finish().unwrap();
        assert_eq!((seen.history.matches().count(), seen.trouble), (6, None));
        assert!(seen.news.is_none());
    }
    assert_eq!(read(&data.file()).len(), 6);
}

#[test]
fn a_record_that_a_sync_tool_has_doubled_counts_once() {
    let data = Data::new();
    let (path, _) = data.play("2026-11-22 20-47-31", 1, 1, true);
    for ending in
        [" (1)", " (Anna's conflicted copy 2026-11-22)", ".sync-conflict-20261122-204731-ABCDEFG", "-PC"]
    {
        fs::copy(&path, data.folders().matches().join(format!("2026-11-22 20-47-31{ending}.whispers")))
            .unwrap();
    }
    let history = data.history();
    assert_eq!((history.lines().len(), history.matches().count(), history.repeat_count()), (5, 1, 4));
}

#[test]
fn the_number_of_records_that_are_left_is_told_while_they_are_read() {
    let data = Data::new();
    (0..3).for_each(|seed| drop(data.play(&format!("{seed}"), seed, 1, true)));
    let mut told = Vec::new();
    let keeper = Keeper::begin(data.folders(), vec![Arc::clone(&data.pack)], None, || ());
    let seen = keeper.finish_with(|left| told.push(left)).unwrap();
    assert_eq!((seen.left, told.last()), (Some(0), Some(&0)));
}

#[test]
fn an_update_in_steps_ends_with_the_history_of_a_thread() {
    let data = Data::new();
    (0..3).for_each(|seed| drop(data.play(&format!("{seed}"), seed, 1, true)));
    let packs = || vec![Arc::clone(&data.pack)];
    let woken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&woken);
    let wake = move || {
        count.fetch_add(1, Ordering::Relaxed);
    };
    let keeper = Keeper::in_steps(data.folders(), packs(), None, wake);
    // Nothing happens before somebody asks.
    assert!(woken.load(Ordering::Relaxed) == 1 && !data.file().exists());
    let last = loop {
        let before = woken.load(Ordering::Relaxed);
        match keeper.latest() {
            Some(seen) if seen.left == Some(0) => break seen,
            // Otherwise the window would not ask again.
            _ => assert!(woken.load(Ordering::Relaxed) > before),
        }
    };
    assert_eq!(last.history.matches().count(), 3);
    assert_eq!(read(&data.file()).len(), 3);
    assert_eq!(data.history().lines(), last.history.lines());
    let seen = Keeper::in_steps(data.folders(), packs(), None, || ()).finish().unwrap();
    assert_eq!(seen.history.lines(), last.history.lines());
}
