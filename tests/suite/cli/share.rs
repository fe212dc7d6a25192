//! Sharing a match on the command line: as a picture, a film or a text.

use std::path::PathBuf;

use bots::Level;
use packs::{Files, Pack};
use rules::Society;
use table::{Landmarks, Match, Setup};

use crate::cli::Terminal;

/// The record of a match of one round between a person and two bots in the Lantern Delta, after a number of
/// decisions.
fn record(terminal: &Terminal, decisions: usize) -> (PathBuf, Match) {
    let pack = std::sync::Arc::new(Pack::load(&Files::BuiltIn("lantern-delta")).unwrap());
    let mut setup = Setup::new(std::sync::Arc::clone(&pack), 2, Level::Random, 4);
    setup.house.set("rounds", "1", &pack.rules.raw).unwrap();
    let mut game = Match::new(setup).unwrap();
    let path = terminal.folder().join("evening.whispers");
    game.save_as(&path).unwrap();
    testing::random_matches::play_by_chance(&mut game, 4, |game| game.steps().len() < decisions);
    game.settle();
    let kept = game.copied();
    drop(game);
    (path, kept)
}

#[test]
fn a_moment_is_drawn_beside_the_record_or_where_it_is_asked_for_and_never_over_another_file() {
    let terminal = Terminal::new();
    record(&terminal, usize::MAX);
    let size = ["--size", "800x500"];
    let run = terminal.run(["picture", "evening.whispers", "--at", "12"].into_iter().chain(size));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{}", run.out);
    let first = terminal.folder().join(run.out.trim());
    assert!(first.ends_with("evening decision 12.png"), "{first:?}");
    let again =
        terminal.run(["picture", "evening.whispers", "--at", "12", "--eyes", "2"].into_iter().chain(size));
    assert!(again.out.trim().ends_with("evening decision 12 (2).png"), "{}", again.out);
    let [open, hidden] = [first, terminal.folder().join(again.out.trim())].map(|path| {
        let file = std::io::BufReader::new(std::fs::File::open(path).unwrap());
        let mut reader = png::Decoder::new(file).read_info().unwrap();
        let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
        let info = reader.next_frame(&mut pixels).unwrap();
        assert_eq!((info.width, info.height), (800, 500));
        pixels
    });
    assert!(open != hidden, "other eyes see something else");
    let named = ["picture", "evening.whispers", "-o", "mine.png"];
    assert_eq!(terminal.run(named.into_iter().chain(size)).out.trim(), "mine.png");
    let refused = terminal.run(named.into_iter().chain(size));
    assert!(
        refused.status == Some(1) && refused.err.contains("mine.png: it cannot be written"),
        "{}",
        refused.err
    );
}

#[test]
fn a_film_has_a_frame_for_each_part_of_the_match_and_is_small_enough_to_send() {
    let terminal = Terminal::new();
    let (_, game) = record(&terminal, usize::MAX);
    let run = terminal.run(["film", "evening.whispers"]);
    assert_eq!((run.status, run.err.as_str(), run.out.trim()), (Some(0), "", "evening film.gif"));
    let file = std::fs::read(terminal.folder().join("evening film.gif")).unwrap();
    assert!(file.len() < 3_000_000, "{} bytes", file.len());
    let mut reader = gif::DecodeOptions::new().read_info(&file[..]).unwrap();
    assert_eq!((reader.width(), reader.height()), (1024, 720));
    let (mut frames, mut long) = (0, 0);
    while let Some(frame) = reader.read_next_frame().unwrap() {
        frames += 1;
        long += u32::from(frame.delay);
        assert!(frame.delay >= 100, "nobody can read that");
    }
    // The beginning and the end each have a frame.
    assert_eq!(frames, Landmarks::new(&game).parts().count() + 2);
    assert!((100 * frames as u32..9000).contains(&long), "{long}");
}

#[test]
fn a_match_is_told_as_the_eyes_see_it_that_were_asked_for() {
    let terminal = Terminal::new();
    let (_, game) = record(&terminal, usize::MAX);
    let open = terminal.run(["tell", "evening.whispers"]);
    assert_eq!((open.status, open.err.as_str()), (Some(0), ""));
    assert!(open.out.contains("Round 1") && open.out.lines().last().unwrap().contains("win"), "{}", open.out);
    let own = terminal.run(["tell", "evening.whispers", "--eyes", "1", "--language", "fr"]);
    let seats = game.world().societies().count();
    let plays: Vec<&str> = own.out.lines().skip(2).take(seats).collect();
    assert!(plays.iter().filter(|line| line.ends_with("\u{a0}: hasard")).count() == seats - 1, "{plays:?}");
    let written = terminal.run(["tell", "evening.whispers", "-o", "told.txt"]);
    assert_eq!(written.out.trim(), "told.txt");
    assert_eq!(std::fs::read_to_string(terminal.folder().join("told.txt")).unwrap(), open.out);
}

#[test]
fn of_a_match_that_is_not_over_nobody_sees_more_than_its_person() {
    let terminal = Terminal::new();
    let (_, game) = record(&terminal, 30);
    assert!(!game.state().is_over());
    for command in ["picture", "film", "tell"] {
        for eyes in ["open", "2", "3"] {
            let run = terminal.run([command, "evening.whispers", "--eyes", eyes]);
            assert_eq!(run.status, Some(2), "{command} {eyes}: {}", run.out);
            assert!(run.err.contains("the match is not over yet"), "{}", run.err);
        }
    }
    let told = terminal.run(["tell", "evening.whispers"]);
    assert_eq!((told.status, told.err.as_str()), (Some(0), ""));
    assert!(
        terminal.run(["picture", "evening.whispers", "--size", "800x500"]).out.contains("decision 30.png")
    );
    let person = Society::new(0).unwrap();
    assert_eq!(table::Perspective::choices(&game), [table::Perspective::Society(person)]);
}

#[test]
fn what_means_nothing_is_refused_with_what_would_be_right() {
    let terminal = Terminal::new();
    let (_, game) = record(&terminal, usize::MAX);
    let count = game.steps().len();
    for (args, said) in [
        (
            vec!["picture", "evening.whispers", "--at", "9999"],
            format!("there is no decision 9999: the match has {count}"),
        ),
        (vec!["tell", "evening.whispers", "--eyes", "4"], "there is no seat 4: the match has 3".to_owned()),
        (
            vec!["film", "evening.whispers", "--eyes", "mine"],
            "it takes open, or a place at the table".to_owned(),
        ),
        (vec!["picture", "evening.whispers", "--size", "9x9"], "write it as 1600x1000".to_owned()),
    ] {
        let run = terminal.run(args);
        assert!(run.status == Some(2) && run.err.contains(&said), "{}", run.err);
    }
}

#[test]
fn a_match_that_a_person_still_plays_is_not_reviewed_since_that_tells_what_lies_hidden() {
    let terminal = Terminal::new();
    let (path, _) = record(&terminal, 30);
    let run = terminal.run(["review", "evening.whispers", "--budget", "glance"]);
    assert_eq!((run.status, run.out.as_str()), (Some(2), ""));
    assert!(
        run.err.contains("the match is not over yet, and a review would reveal hidden tokens"),
        "{}",
        run.err
    );
    std::fs::remove_file(path).unwrap();
    record(&terminal, usize::MAX);
    let run = terminal.run(["review", "evening.whispers", "--budget", "glance", "--anew"]);
    assert_eq!(run.status, Some(0), "{}", run.err);
}

#[test]
fn a_review_as_json_tells_what_could_be_told_of_every_token_beside_what_lay_there() {
    let terminal = Terminal::new();
    let (_, game) = record(&terminal, usize::MAX);
    let (world, end) = (game.world(), game.steps().last().unwrap());
    let held = |society: Society, of: &serde_json::Value| {
        assert_eq!(of["society"], society.index());
        let rounds = of["rounds"].as_array().unwrap();
        // The beliefs of one round, and those at the end.
        assert_eq!(rounds.len(), 2);
        for slot in world.slots() {
            let lay = end.before.tokens(society).at(slot).map(|empire| world.empire_id(empire));
            assert_eq!(rounds[1][world.slot_id(slot)]["empire"].as_str(), lay);
            let odds = rounds[0][world.slot_id(slot)]["odds"].as_f64().unwrap();
            let even = 1.0 / world.empires().len() as f64;
            assert!((odds - even).abs() < 1e-3, "nobody knows anything before the first decision: {odds}");
        }
    };
    for (seat, own) in ["1", "2"].into_iter().zip(world.societies()) {
        let asked = ["review", "evening.whispers", "--budget", "glance", "--json", "--seat", seat];
        let run = terminal.run(asked);
        assert_eq!(run.status, Some(0), "{}", run.err);
        let told: serde_json::Value = serde_json::from_str(&run.out).unwrap();
        let unmasking = &told["seats"][0]["unmasking"];
        let rivals: Vec<Society> = world.societies().filter(|society| *society != own).collect();
        assert_eq!(unmasking["rivals"].as_array().unwrap().len(), rivals.len());
        for (at, rival) in rivals.into_iter().enumerate() {
            held(rival, &unmasking["rivals"][at]);
        }
        held(own, &unmasking["exposed"]);
    }
}
