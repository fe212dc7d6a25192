//! Many games, counted.

use serde_json::Value;

use crate::authors::said;
use testing::decoded_png::{colours, png};

fn json(words: &[&str]) -> Value {
    let words = [&["balance"], words, &["--json"]].concat();
    serde_json::from_str(&said(&words).unwrap()).unwrap()
}

/// The list at this place.
fn list<'a>(value: &'a Value, path: &str) -> &'a [Value] {
    value.pointer(path).and_then(Value::as_array).unwrap_or_else(|| panic!("{path}"))
}

fn number(value: &Value, path: &str) -> f64 {
    value.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("{path} of {value}"))
}

/// Wins that a family's shares come to.
fn wins(found: &Value, family: &str) -> f64 {
    let rates = list(found, &format!("/{family}/rates"));
    rates.iter().map(|rate| number(rate, "/share") * number(rate, "/of")).sum()
}

#[test]
fn the_same_seed_gives_the_same_on_any_number_of_threads() {
    let play = |seed: &str, threads: &str| {
        json(&["lantern-delta", "--games", "30", "--players", "random", "--seed", seed, "--threads", threads])
    };
    let one = play("5", "1");
    assert_eq!(one, play("5", "3"));
    assert_eq!(one, play("5", "7"));
    assert_ne!(one, play("6", "1"));
}

#[test]
fn every_game_is_won_once_however_the_wins_are_sorted() {
    for (pack, societies) in [("lantern-delta", 3.0), ("war-of-whispers", 4.0)] {
        let found = json(&[pack, "--games", "40", "--players", "random", "--threads", "2"]);
        assert_eq!(number(&found, "/games"), 40.0);
        assert_eq!(number(&found, "/par"), 1.0 / societies);
        for (family, times) in [("turns", 1.0), ("orders", 1.0), ("slots", found_slots(&found))] {
            let wins = wins(&found, family);
            assert!((wins - 40.0 * times).abs() < 1e-9, "{pack}: {wins} wins by {family}");
        }
        let dealt: f64 = list(&found, "/orders/rates").iter().map(|rate| number(rate, "/of")).sum();
        assert_eq!(dealt, 40.0 * societies, "{pack}");
        for rate in list(&found, "/orders/rates").iter().chain(list(&found, "/slots/rates")) {
            let [low, share, high] = ["/low", "/share", "/high"].map(|path| number(rate, path));
            assert!(low <= share && share <= high, "{rate}");
        }
    }
}

/// Each society has an empire on every slot, so that its win counts once a slot.
fn found_slots(found: &Value) -> f64 {
    let slots: std::collections::HashSet<_> =
        list(found, "/slots/rates").iter().map(|rate| rate["slot"].as_str().unwrap()).collect();
    slots.len() as f64
}

#[test]
fn cards_that_are_drawn_are_played_paid_discarded_or_held() {
    let found = json(&["lantern-delta", "--games", "40", "--players", "random", "--threads", "2"]);
    let sum = |what: &str| list(&found, "/cards").iter().map(|card| number(card, what)).sum::<f64>();
    let drawn = sum("/drawn/mean");
    let gone: f64 =
        ["/played/mean", "/paid/mean", "/discarded/mean", "/held/mean"].map(sum).into_iter().sum();
    assert!(drawn > 3.0 && (drawn - gone).abs() < 1e-9, "{drawn} drawn, {gone} gone");
    let abilities = found["abilities"].as_object().unwrap();
    let used: f64 = abilities.values().map(|ability| number(ability, "/played/mean")).sum();
    assert!((used - sum("/played/mean")).abs() < 1e-9);
}

#[test]
fn cities_and_banners_are_those_of_the_board() {
    let found = json(&["lantern-delta", "--games", "25", "--players", "random", "--threads", "2"]);
    let rounds = list(&found, "/cities/heron").len();
    assert_eq!(rounds, 4);
    for round in 0..rounds {
        let sum = |what: &str| -> f64 {
            let empires = found[what].as_object().unwrap().values();
            empires.map(|means| number(&means[round], "/mean")).sum()
        };
        // Nine cities, of which nobody may hold the lantern's; four armies of fourteen at most.
        let (cities, banners) = (sum("cities"), sum("banners"));
        assert!((8.0..=9.0).contains(&cities), "{cities}");
        assert!((4.0..=56.0).contains(&banners), "{banners}");
    }
}

#[test]
fn agents_are_placed_on_the_positions_that_there_are() {
    let found = json(&["lantern-delta", "--games", "25", "--players", "random", "--threads", "2"]);
    let positions = list(&found, "/positions");
    assert_eq!(positions.len(), 4 * 3);
    let placed: f64 = positions.iter().map(|position| number(position, "/placed/mean")).sum();
    // Three societies place at most three agents in each of four rounds.
    assert!(placed > 3.0 * 6.0 && placed <= 3.0 * 3.0 * 4.0, "{placed}");
    // A position has its turn once a round.
    assert!(positions.iter().all(|position| number(position, "/acts/of") == 25.0 * 4.0));
}

#[test]
fn people_read_tables_with_intervals() {
    let out = said(&["balance", "lantern-delta", "--games", "20", "--players", "random"]).unwrap();
    for part in [
        "The Lantern Delta (lantern-delta)",
        "20 games of 3 random bots, seed 1",
        "Par is 33.3 %",
        "In short",
        ": fewer than 60 each.",
        "Too few games to judge abilities and chairs: 20 games, 200 are needed",
        "Markets at the end of each round",
        "Lanterns on the map at the end of each round",
        "whisperers placed a game",
        "exchanges of oaths",
        "Wins by the house on a slot",
        "Wins by the whole order of loyalties",
        "Wins by who goes first",
        "Tow Rope",
        "95 % interval",
        "Holm's method",
    ] {
        assert!(out.contains(part), "no \"{part}\" in\n{out}");
    }
}

#[test]
fn of_many_orders_the_best_and_the_worst_are_shown() {
    let out = said(&["balance", "war-of-whispers", "--games", "100", "--players", "random"]).unwrap();
    let shown = out.lines().filter(|line| line.matches(" > ").count() == 4 && line.contains('│')).count();
    assert_eq!(shown, 20, "{out}");
    assert!(out.contains("orders the best and the worst"), "{out}");
}

#[test]
fn house_rules_and_fewer_societies_can_be_measured() {
    let words = ["lantern-delta", "--games", "10", "--players", "random", "--societies", "2"];
    let found = json(&[&words[..], &["--rules", "rounds=2,wild-cards=on"]].concat());
    assert_eq!(number(&found, "/par"), 0.5);
    assert_eq!(list(&found, "/cities/otter").len(), 2);
    assert!(list(&found, "/cards").len() > 12, "wild cards are among the cards");
}

#[test]
fn what_cannot_be_measured_is_said() {
    let fault = |more: &[&str]| {
        said(&[&["balance", "lantern-delta", "--games", "5", "--players", "random"], more].concat())
            .unwrap_err()
    };
    assert_eq!(fault(&["--societies", "4"]), "--societies is 4, but The Lantern Delta is played by 2 to 3");
    assert!(fault(&["--rules", "rounds=x"]).contains("rounds"));
    let why = said(&["balance", "lantern-delta", "--players", "human"]).unwrap_err();
    assert_eq!(
        why,
        "\"human\" cannot play here: only bots do, random, novice, agent, spymaster or mastermind"
    );
    let why = said(&["balance", "lantern-delta", "--players", "novise"]).unwrap_err();
    assert_eq!(why, "there is no player \"novise\"; did you mean \"novice\"?");
    assert!(said(&["balance", "lantern-delta", "--games", "0"]).unwrap_err().contains("--games"));
}

#[test]
fn the_findings_are_drawn_as_pictures() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("drawn/here");
    let words = ["balance", "lantern-delta", "--games", "20", "--players", "random", "--pictures"];
    let out = said(&[&words[..], &[inner.to_str().unwrap()]].concat()).unwrap();
    let mut names: Vec<String> = std::fs::read_dir(&inner)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(
        names,
        [
            "abilities.png",
            "banners.png",
            "cards.png",
            "cities.png",
            "first-player.png",
            "orders.png",
            "positions.png",
            "slots.png"
        ]
    );
    for name in names {
        assert!(out.contains(&name), "{name} is not named in\n{out}");
        let (width, height, bytes) = png(&inner.join(&name));
        assert!(width >= 1000 && height >= 200, "{name} is {width} by {height}");
        // Type and lines are smooth: more colours than the few that were asked for.
        assert!(colours(&bytes) > 60, "{name} has {} colours", colours(&bytes));
        let white = bytes.chunks(3).filter(|pixel| *pixel == [255; 3]).count();
        let share = white as f64 / f64::from(width * height);
        assert!((0.2..0.99).contains(&share), "{name}: {share} of it is white");
    }
}

#[test]
fn pictures_that_cannot_be_drawn_are_said() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "in the way").unwrap();
    let inner = file.join("drawn");
    let words = ["balance", "lantern-delta", "--games", "2", "--players", "random", "--pictures"];
    let why = said(&[&words[..], &[inner.to_str().unwrap()]].concat()).unwrap_err();
    assert!(why.starts_with(&format!("{}: cannot create the folder: ", inner.display())), "{why}");
}
