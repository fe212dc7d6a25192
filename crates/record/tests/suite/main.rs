//! Records never lose what was on screen, and errors name the faulty line of a file.

use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use ::bots::Level;
use packs::Pack;
use record::{Journal, JournalError, Record};
use table::{LoadError, Match, Player, Setup, load, load_text};
use testing::editable_pack::first_report_line;
use testing::full_disk::Disk;

mod bots;
mod head;
mod odd_texts;
mod strangers;
mod taken_away;
mod tempers;
mod undo;

fn pack() -> Arc<Pack> {
    testing::pack("war-of-whispers")
}

/// A match between humans, in which undo is allowed wherever the rules permit it.
fn new_match(societies: usize, seed: u64) -> Match {
    let mut setup = Setup::new(pack(), societies - 1, Level::Random, seed);
    for seat in &mut setup.seats {
        seat.player = Player::Human;
    }
    Match::new(setup).unwrap()
}

/// Plays `decisions` random decisions, or fewer if the match ends.
fn play(game: &mut Match, decisions: usize, seed: u64) {
    let end = game.steps().len().saturating_add(decisions);
    testing::random_matches::play_by_chance(game, seed, |game| game.steps().len() < end);
}

#[test]
fn a_match_is_found_where_it_was_left_whenever_it_is_left() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.whispers");
    let mut game = new_match(3, 11);
    game.save_as(&path).unwrap();
    let pack = Arc::clone(game.pack());
    while !game.state().is_over() {
        let copy = std::fs::read_to_string(&path).unwrap();
        let loaded = load_text("copy", &copy, &pack).unwrap();
        assert_eq!(loaded.game.state(), game.state());
        assert_eq!(loaded.torn, None);
        let seed = game.steps().len() as u64;
        play(&mut game, 7, seed);
    }
    let loaded = load(&path, &pack).unwrap();
    assert_eq!(loaded.game.state(), game.state());
    assert_eq!(loaded.game.steps(), game.steps());
    assert!(loaded.game.events().eq(game.events()));
}

#[test]
fn a_match_that_was_put_down_goes_on_as_if_it_had_not_been() {
    let folder = tempfile::tempdir().unwrap();
    let mut whole = new_match(4, 5);
    play(&mut whole, 400, 1);
    let mut half = new_match(4, 5);
    let path = folder.path().join("match.whispers");
    half.save_as(&path).unwrap();
    for step in &whole.steps()[..100] {
        half.play(step.action).unwrap();
    }
    let pack = Arc::clone(half.pack());
    drop(half);
    let mut again = load(&path, &pack).unwrap().resume(&path).unwrap();
    for step in &whole.steps()[100..] {
        again.play(step.action).unwrap();
    }
    assert_eq!(again.state(), whole.state(), "chance comes from the seed and the number of the decision");
    drop(again);
    assert_eq!(load(&path, &pack).unwrap().game.state(), whole.state());
}

#[test]
fn a_torn_last_line_is_dropped_and_said_wherever_it_is_torn() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.whispers");
    let mut game = new_match(2, 3);
    game.save_as(&path).unwrap();
    play(&mut game, 30, 3);
    let before = *game.state();
    play(&mut game, 1, 4);
    let pack = Arc::clone(game.pack());
    drop(game);
    let whole = std::fs::read(&path).unwrap();
    let last = whole[..whole.len() - 1].iter().rposition(|b| *b == b'\n').unwrap() + 1;
    for cut in last + 1..whole.len() {
        std::fs::write(&path, &whole[..cut]).unwrap();
        let loaded = load(&path, &pack).unwrap();
        assert_eq!(loaded.torn.as_deref(), std::str::from_utf8(&whole[last..cut]).ok());
        assert_eq!(*loaded.game.state(), before);
        // Resuming the match cuts off the torn line and writes whole lines.
        let mut game = loaded.resume(&path).unwrap();
        play(&mut game, 2, 9);
        let state = *game.state();
        drop(game);
        let again = load(&path, &pack).unwrap();
        assert_eq!((*again.game.state(), again.torn), (state, None));
    }
}

#[test]
fn undo_is_a_line_that_replay_honours() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.whispers");
    let mut game = new_match(2, 8);
    game.save_as(&path).unwrap();
    let mut states = vec![*game.state()];
    for seed in 0..200 {
        if game.state().is_over() {
            break;
        }
        play(&mut game, 1, seed);
        states.push(*game.state());
        if seed % 3 == 0 && game.can_undo().is_ok() {
            game.undo().unwrap();
            states.pop();
            assert_eq!(game.state(), states.last().unwrap());
        }
    }
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("\"undo to "));
    let loaded = load(&path, game.pack()).unwrap();
    assert_eq!(loaded.game.state(), game.state());
    assert_eq!(loaded.game.steps(), game.steps());
}

#[test]
fn there_is_no_undo_once_cards_were_drawn_or_a_rival_has_moved() {
    use table::UndoError;
    let mut game = new_match(2, 1);
    assert_eq!(game.undo(), Err(UndoError::Nothing));
    // A random draw can never be undone.
    for seed in 0.. {
        play(&mut game, 1, seed);
        if !game.steps().last().unwrap().outcomes.is_empty() {
            break;
        }
        // With several humans, a human can undo a decision until another human decides.
        let last = game.steps().last().map(|step| step.society);
        let other = game.state().mover() != last;
        assert_eq!(game.can_undo().err(), other.then_some(UndoError::OtherPerson));
    }
    assert_eq!(game.undo(), Err(UndoError::Drawn));
    while !game.state().is_over() {
        play(&mut game, 1, 1);
    }
    assert_eq!(game.undo(), Err(UndoError::Over));
    let mut game = Match::new(Setup::new(pack(), 1, Level::Random, 2)).unwrap();
    while game.steps().iter().all(|s| game.player(s.society) == Player::Human) {
        play(&mut game, 1, 1);
    }
    let last = game.steps().last().unwrap().society;
    assert_ne!(game.player(last), Player::Human);
    let mine = game.steps().iter().any(|s| game.player(s.society) == Player::Human);
    assert_eq!(game.undo(), Err(if mine { UndoError::RivalMoved } else { UndoError::Nothing }));
}

/// The first line of the error message for loading a record after `change`.
fn complaint(change: impl Fn(&str) -> String) -> String {
    let mut game = new_match(2, 6);
    play(&mut game, 12, 2);
    let text = change(&game.record_text());
    match load_text("match.whispers", &text, game.pack()) {
        Ok(_) => "loaded".into(),
        Err(error) => first_report_line(&error.to_string()),
    }
}

/// The line number, from 1, of the first decision in a record.
fn first_line() -> usize {
    let text = new_match(2, 6).record_text();
    text.lines().count() + 1
}

#[test]
fn a_foreign_file_is_told_from_a_record() {
    let foreign = "match.whispers: this is not the record of a match: a record has \"format = 1\" at its top";
    let empty = "match.whispers: this file is empty: there is no match in it";
    assert_eq!(complaint(|_| "PNG nonsense\n".into()), foreign);
    assert_eq!(complaint(|_| String::new()), empty);
    assert_eq!(complaint(|_| "\n \n".into()), empty);
    assert_eq!(complaint(|_| "[package]\nname = \"x\"\n".into()), foreign);
    assert_eq!(complaint(|t| t.replace("format = 1\n", "")), foreign);
    let broken = "match.whispers: this record ends before the first decision, so there is nothing to load";
    assert_eq!(complaint(|t| t[..400].to_owned()), broken);
}

#[test]
fn a_newer_format_is_said_with_its_line() {
    assert_eq!(
        complaint(|t| t.replace("format = 1\n", "format = 7\n")),
        "match.whispers:2: this record has format 7, but this Whispers reads only up to 1; get a newer one"
    );
}

#[test]
fn a_wrong_entry_is_said_with_its_line_and_what_would_be_right() {
    let n = first_line();
    assert_eq!(
        complaint(|t| t.replacen("1 = \"deploy ", "1 = \"deplyo ", 1)),
        format!(
            "match.whispers:{n}: cannot read \"{}\": \"deplyo\" is not a kind of action; did you mean \"deploy\"?",
            entry(1).replace("deploy", "deplyo")
        )
    );
    let second = entry(2);
    assert_eq!(
        complaint(|t| t.replacen(&format!("2 = \"{second}\""), &format!("2 = \"{}\"", entry(1)), 1)),
        format!(
            "match.whispers:{}: \"{}\" is not legal now: {} is already taken (R4.2)",
            n + 1,
            entry(1),
            entry(1).trim_start_matches("deploy ")
        )
    );
    assert_eq!(
        complaint(|t| t.replacen("\n2 = ", "\n99 = ", 1)),
        format!("match.whispers:{}: entry 2 should stand here, not \"99\"", n + 1)
    );
    assert_eq!(
        complaint(|t| t.replacen("\n2 = ", "\n2 = [] #", 1)),
        format!("match.whispers:{}: an entry should be a text or a list of texts", n + 1)
    );
    assert_eq!(
        complaint(|t| t.replacen(&format!("\n2 = \"{second}\""), "\n2 = \"undo to 9\"", 1)),
        format!("match.whispers:{}: cannot undo to 9: only 1 decisions were taken", n + 1)
    );
    assert_eq!(
        complaint(|t| t.replacen(
            &format!("\n2 = \"{second}\""),
            &format!("\n2 = [\"{second}\", \"drawn bear+lion\"]"),
            1
        )),
        format!("match.whispers:{}: \"drawn bear+lion\" is too much: nothing is left to chance here", n + 1)
    );
    let said = complaint(|t| t.replacen("\n2 = ", "\n2 == ", 1));
    assert!(said.starts_with(&format!("match.whispers:{}: this is not TOML: ", n + 1)), "{said}");
}

/// The `n`th decision, from 1, of the record that [`complaint`] changes, in notation.
fn entry(n: usize) -> String {
    let mut game = new_match(2, 6);
    play(&mut game, 12, 2);
    game.world().notation(game.steps()[n - 1].action)
}

#[test]
fn a_draw_that_is_missing_or_impossible_is_said() {
    let mut game = new_match(2, 6);
    while game.steps().last().is_none_or(|s| s.outcomes.is_empty()) {
        let seed = game.steps().len() as u64;
        play(&mut game, 1, seed);
    }
    let text = game.record_text();
    let (line, drawn) = text.lines().enumerate().find(|(_, l)| l.contains("\"drawn ")).unwrap();
    let say = |with: &str| {
        let changed = text.replace(drawn, with);
        first_report_line(&load_text("m", &changed, game.pack()).unwrap_err().to_string())
    };
    let number = drawn.split(' ').next().unwrap();
    let act = game.world().notation(game.steps().last().unwrap().action);
    let deck = drawn.split("drawn ").nth(1).unwrap().split('+').next().unwrap();
    assert_eq!(
        say(&format!("{number} = \"{act}\"")),
        format!("m:{}: what was drawn is missing: a card of {deck}", line + 1)
    );
    let other = if deck == "bear" { "lion+bear" } else { "bear+lion" };
    assert_eq!(
        say(&format!("{number} = [\"{act}\", \"drawn {other}\"]")),
        format!("m:{}: \"drawn {other}\" could not have come up here", line + 1)
    );
}

#[test]
fn a_header_that_does_not_fit_is_said_with_its_line() {
    let said = complaint(|t| t.replace("rounds = \"4\"", "rounds = \"four\""));
    assert_eq!(said, "match.whispers:26: the house rule \"rounds\" takes a number from 1 to 9, not \"four\"");
    let said = complaint(|t| t.replacen("society = \"spider\"", "society = \"wolf\"", 1));
    assert_eq!(said, "match.whispers:13: the pack has no society \"wolf\": spider, rat, raven, serpent");
    let said = complaint(|t| t.replacen("player = \"human\"", "player = \"oracle\"", 1));
    assert_eq!(
        said,
        "match.whispers:13: \"oracle\" is not a player: human, random, novice, agent, spymaster, mastermind, madness or hounds"
    );
    let said = complaint(|t| t.replacen("first = ", "first = 3 #", 1));
    assert_eq!(said, "match.whispers:10: seat 3 cannot go first: the seats of this match are 0 to 1");
    let said = complaint(|t| t.replacen("loyalty = [\"", "loyalty = [\"eagle\", \"eagle\", \"", 1));
    let each = "every empire must be here exactly once";
    let more = format!("match.whispers:13: there are 7 empires here and 5 in the match: {each}");
    assert_eq!(said, more);
    let said = complaint(|t| t.replacen("\nseed = ", "\nsede = ", 1));
    assert_eq!(said, "match.whispers:9: there is no key \"sede\" here; did you mean \"seed\"?");
    let said = complaint(|t| t.replacen("\nseed = ", "\nwhatever = ", 1));
    assert_eq!(said, "match.whispers: the key \"seed\" is missing in [match]");
    let said = complaint(|t| t.replacen("player = ", "palyer = ", 1));
    assert_eq!(said, "match.whispers:13: there is no key \"palyer\" here; did you mean \"player\"?");
}

#[test]
fn a_misspelt_part_of_a_record_is_pointed_at() {
    let one = complaint(|t| t.replacen("\n[match]", "\n[mtch]", 1));
    let all = complaint(|t| t.replace("\n[match", "\n[mtch"));
    let said = "match.whispers:4: there is no key \"mtch\" here; did you mean \"match\"?";
    assert_eq!([one.as_str(), all.as_str()], [said, said]);
}

#[test]
fn a_full_disk_loses_nothing_once_there_is_room_again() {
    let mut game = new_match(2, 4);
    play(&mut game, 40, 4);
    let header = game.setup().header(game.world(), game.deal(), "now".into());
    let (bytes, room) = (Arc::new(Mutex::new(Vec::new())), Arc::new(AtomicU64::new(u64::MAX)));
    let disk = Disk { bytes: Arc::clone(&bytes), room: Arc::clone(&room) };
    let mut journal = Journal::start(Path::new("disk"), Box::new(disk), &header).0;
    room.store(bytes.lock().unwrap().len() as u64 + 70, Ordering::Relaxed);
    let mut failed = 0;
    for (i, step) in game.steps().iter().enumerate() {
        let entry = record::Entry::Move { action: step.action, outcomes: step.outcomes.clone() };
        if i == 30 {
            room.store(u64::MAX, Ordering::Relaxed);
        }
        failed += usize::from(journal.append(game.world(), &entry).is_err());
        // The stored record consists of whole lines at every point.
        let text = String::from_utf8(bytes.lock().unwrap().clone()).unwrap();
        assert_eq!(Record::parse("disk", &text).unwrap().torn, None);
    }
    assert!((5..30).contains(&failed), "{failed}");
    let text = String::from_utf8(bytes.lock().unwrap().clone()).unwrap();
    let loaded = load_text("disk", &text, game.pack()).unwrap();
    assert_eq!(loaded.game.state(), game.state());
}

#[test]
fn a_match_that_another_program_has_open_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("match.whispers");
    let mut game = new_match(2, 4);
    game.save_as(&path).unwrap();
    let error = load(&path, game.pack()).unwrap().resume(&path).unwrap_err();
    assert!(matches!(error, LoadError::Journal(JournalError::InUse(_))));
    assert_eq!(error.to_string(), format!("{}: another Whispers has this match open", path.display()));
    drop(game);
}

#[test]
fn a_folder_that_cannot_be_written_is_said_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let mut game = new_match(2, 4);
    assert!(game.save_as(&file.join("match.whispers")).is_err());
    play(&mut game, 5, 1);
    assert_eq!(game.steps().len(), 5);
}

#[test]
fn restarting_deals_the_same_again() {
    let mut game = new_match(4, 77);
    let start = *game.state();
    play(&mut game, 20, 1);
    let again = game.restarted();
    assert_eq!(*again.state(), start);
    assert!(again.steps().is_empty());
}
