//! Puzzles in the protocol: listed, opened at their position, answered.

use serde_json::json;

use crate::protocol::driver::Driver;
use packs::{Answer, Goal, Puzzle};
use table::PuzzleAttempt;

fn puzzle(goal: fn(Goal) -> bool) -> Puzzle {
    testing::pack("lantern-delta").puzzles.iter().find(|puzzle| goal(puzzle.goal)).unwrap().clone()
}

#[test]
fn a_puzzle_is_opened_answered_wrong_and_right_and_solved() {
    let pack = testing::pack("lantern-delta");
    let wanted = puzzle(|goal| matches!(goal, Goal::Cities(..)));
    let quest = PuzzleAttempt::open(&pack, &wanted).unwrap();
    let world = quest.world();
    let mut driver = Driver::start();
    let list = driver.ask("puzzles pack=lantern-delta");
    let ids: Vec<&str> =
        list["puzzles"].as_array().unwrap().iter().map(|p| p["id"].as_str().unwrap()).collect();
    assert_eq!(ids, pack.puzzles.iter().map(|puzzle| puzzle.id.as_str()).collect::<Vec<_>>());
    let shown = driver.ask(&format!("puzzle pack=lantern-delta {}", wanted.id));
    let Goal::Cities(empire, count) = wanted.goal else { unreachable!() };
    assert_eq!(shown["puzzle"]["count"], json!(count));
    assert_eq!(shown["puzzle"]["empire"], world.empire_id(empire));
    assert_eq!(shown["puzzle"]["seat"], shown["mover"]);
    assert_eq!(shown["decisions"], wanted.moves.len());
    assert!(shown.get("match").is_none(), "it does not say where tokens lie");
    let legal = driver.ask("legal");
    let wrong = quest.game.legal().into_iter().find(|a| wanted.answer != Answer::Decision(*a)).unwrap();
    let wrong = world.notation(wrong);
    let answered = driver.ask(&format!("answer {wrong}"));
    assert_eq!(
        (answered["verdict"].as_str(), answered["decisions"].clone()),
        (Some("wrong"), shown["decisions"].clone())
    );
    assert!(answered["sentence"].as_str().unwrap().starts_with("After “"));
    assert_eq!(driver.ask("legal"), legal, "nothing was done");
    // Who plays on by himself is told, and may come back.
    driver.ask(&format!("play {wrong}"));
    assert_eq!(driver.refused(format!("answer {wrong}").as_bytes()).0, "match");
    driver.ask("undo");
    let line: Vec<String> = quest.line().into_iter().map(|action| world.notation(action)).collect();
    let (last, others) = line.split_last().unwrap();
    for action in others {
        assert_eq!(driver.ask(&format!("answer {action}"))["verdict"], "right", "{line:?}");
    }
    assert_eq!(driver.ask(&format!("answer {last}"))["verdict"], "solved");
    assert_eq!(driver.refused(format!("answer {last}").as_bytes()).0, "match");
}

#[test]
fn a_token_is_named_and_what_rivals_hide_is_in_no_event() {
    let pack = testing::pack("lantern-delta");
    let wanted = puzzle(|goal| matches!(goal, Goal::Token(..)));
    let quest = PuzzleAttempt::open(&pack, &wanted).unwrap();
    let mut driver = Driver::start();
    let shown = driver.ask(&format!("puzzle pack=lantern-delta {}", wanted.id));
    let seat = shown["puzzle"]["seat"].clone();
    let events = shown["events"].as_array().unwrap();
    assert!(events.len() > 20 && events.iter().all(|event| event["to"] == "all" || event["to"] == seat));
    let Answer::Empire(right) = wanted.answer else { unreachable!() };
    for empire in quest.world().empires() {
        let answered = driver.ask(&format!("answer {}", quest.world().empire_id(empire)));
        assert_eq!(answered["verdict"], if empire == right { "solved" } else { "wrong" });
        assert_eq!(answered["sentence"].is_null(), empire == right);
    }
}

#[test]
fn what_means_no_puzzle_is_refused_in_words() {
    let mut driver = Driver::start();
    for (line, kind, part) in [
        ("answer bear", "match", "no puzzle is open"),
        ("answer", "argument", "needs a decision or an empire"),
        ("puzzle", "argument", "needs the id of a puzzle"),
        ("puzzle win-99", "argument", "there is no puzzle \"win-99\"; did you mean \"win-"),
        ("puzzle win-1 win-2", "argument", "takes one puzzle"),
        ("puzzles of=1", "argument", "has no \"of\""),
        ("puzzles lantern-delta", "argument", "takes KEY=VALUE"),
        ("puzzles pack=nowhere", "pack", "nowhere"),
    ] {
        let (told, message) = driver.refused(line.as_bytes());
        assert!(told == kind && message.contains(part), "{line}: {told}, {message}");
    }
    let token = puzzle(|goal| matches!(goal, Goal::Token(..)));
    driver.ask(&format!("puzzle pack=lantern-delta {}", token.id));
    assert_eq!(driver.refused(b"answer nobody").0, "notation");
    driver.ask("new seats=2 seed=1");
    assert_eq!(driver.refused(b"answer otter").0, "match", "another match has taken its place");
}
