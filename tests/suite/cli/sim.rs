//! Games between bots: allowed players of the arena, ratings, and hashes of decisions.

use serde_json::Value;

use super::Terminal;

fn json(line: &str) -> Value {
    let run = Terminal::new().run(line.split(' '));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""), "{line}");
    serde_json::from_str(&run.out).unwrap()
}

#[test]
fn tempers_and_the_test_bot_play_in_the_arena() {
    let line = "sim --pack lantern-delta --games 2 --seats late,random:raider,novice:even --json";
    let players: Vec<Value> =
        json(line)["entrants"].as_array().unwrap().iter().map(|e| e["player"].clone()).collect();
    assert_eq!(players, ["late", "random:raider", "novice"]);
}

#[test]
fn random_bots_play_as_they_always_did() {
    let line = "sim --games 200 --seats random,random,random,random --json";
    let counted = json(line);
    let of = |key: &str| -> Vec<String> {
        counted["entrants"].as_array().unwrap().iter().map(|e| e[key].to_string()).collect()
    };
    assert_eq!(of("wins"), WINS);
    assert_eq!(json(&format!("{line} --threads 1")), counted);
}

/// The shares of wins from the time when a view was made for every bot.
const WINS: [&str; 4] = ["0.2375", "0.235", "0.285", "0.2425"];

#[test]
fn a_ladder_is_the_same_on_one_thread_and_on_two_and_the_best_stand_first() {
    let line = "sim --ladder --pack lantern-delta --games 40 --seats random,novice,random:raider,novice";
    let ladder = json(&format!("{line} --json --threads 1"));
    assert_eq!(json(&format!("{line} --json --threads 2")), ladder);
    let entrants = ladder["entrants"].as_array().unwrap();
    let names: Vec<&str> = entrants.iter().map(|e| e["player"].as_str().unwrap()).collect();
    assert_eq!(names[..2], ["novice", "novice"]);
    assert!(entrants.iter().all(|e| e["games"] == 30), "40 tables of three among four");
    assert!(entrants[0]["low"].as_f64() < entrants[0]["rating"].as_f64());
    let run = Terminal::new().run(line.split(' '));
    assert!(run.out.contains("entrant") && run.out.contains("40 games of 3 among 4"), "{}", run.out);
}

#[test]
fn what_a_match_hid_of_bots_is_told_at_its_end_in_text() {
    let line = "text --seats random:raider,random:surprise --hide levels --seed 3";
    let run = Terminal::new().run(line.split(' '));
    assert_eq!((run.status, run.err.as_str()), (Some(0), ""));
    let last: Vec<&str> = run.out.lines().rev().take(2).collect();
    assert!(last[1].ends_with(": level random, temper raider."), "{last:?}");
    assert!(last[0].contains(": level random, temper "), "{last:?}");
    let without = Terminal::new().run("text --seats random:raider,random --seed 3".split(' '));
    assert!(!without.out.contains(": level random"), "nothing was hidden");
}
