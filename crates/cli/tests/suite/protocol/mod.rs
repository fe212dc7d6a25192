//! PROTOCOL.md says what the engine does: its examples are run, its tables held against answers.

mod described;
mod document;
pub mod driver;
mod garbage;
mod puzzles;
mod turn;
mod walk;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::{Arc, LazyLock};
use testing::test_packs;

use bots::Level;
use document::{code, examples, keys, matches, rows, tables};
use driver::Driver;
use external_bots::MatchJson;
use packs::Pack;
use rules::{Choices, Cost, HouseRule, World};
use serde_json::Value;
use table::{Match, Setup};
use walk::{EMPIRES, POSITIONS, Walk, form, paths};

static WALK: LazyLock<Walk> = LazyLock::new(Walk::new);

fn set<S: Into<String>>(items: impl IntoIterator<Item = S>) -> BTreeSet<String> {
    items.into_iter().map(Into::into).collect()
}

/// Both sets, so that a failure shows what is only in the one and what only in the other.
fn assert_same(what: &str, documented: &BTreeSet<String>, real: &BTreeSet<String>) {
    let missing: Vec<_> = real.difference(documented).collect();
    let unknown: Vec<_> = documented.difference(real).collect();
    assert!(
        missing.is_empty() && unknown.is_empty(),
        "{what}: not documented {missing:?}; documented but not there {unknown:?}"
    );
}

#[test]
fn every_example_is_answered_as_it_stands() {
    // Examples name packs by paths from the repository's root.
    std::env::set_current_dir(testing::repository_files::root()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let mut faults = Vec::new();
    let others =
        [("lost.whispers", lost(folder.path())), ("changed.whispers", played_otherwise(folder.path()))];
    for (number, block) in examples().iter().enumerate() {
        let path = folder.path().join(format!("{number}.whispers")).display().to_string();
        let mut driver = Driver::start();
        for exchange in block {
            let mut command = exchange.command.replace("match.whispers", &path);
            for (name, path) in &others {
                command = command.replace(name, path);
            }
            let answer = driver.send(command.as_bytes());
            let here = renamed(answer, &path);
            if !matches(&exchange.answer, &here) {
                let (line, command) = (exchange.line, &exchange.command);
                faults.push(format!(
                    "PROTOCOL.md:{line}: {command}\n  expected {}\n  got      {here}",
                    exchange.answer
                ));
            }
            if exchange.command == "quit" {
                break;
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The path of the record of an example, called as in the text again.
/// A record of a pack that is nowhere, and its path.
fn lost(folder: &Path) -> String {
    let path = folder.join("lost.whispers");
    let mut pack = Pack::clone(&testing::pack("lantern-delta"));
    pack.metadata.id = "lost-delta".into();
    begin(pack.into(), &path)
}

/// A record of a shipped pack that had another number, and its path.
fn played_otherwise(folder: &Path) -> String {
    let path = folder.join("changed.whispers");
    begin(test_packs::changed("lantern-delta", "rules.toml", "agents = 6", "agents = 7"), &path)
}

fn begin(pack: Arc<Pack>, path: &Path) -> String {
    let game = Match::new(Setup::new(pack, 2, Level::Novice, 1)).unwrap();
    game.save_copy(path).unwrap();
    path.display().to_string()
}

fn renamed(value: Value, path: &str) -> Value {
    match value {
        Value::String(text) => text.replace(path, "match.whispers").into(),
        Value::Array(list) => list.into_iter().map(|v| renamed(v, path)).collect(),
        Value::Object(map) => map.into_iter().map(|(k, v)| (k, renamed(v, path))).collect(),
        other => other,
    }
}

#[test]
fn every_command_has_a_row_and_an_example() {
    let (_, message) = Driver::start().refused(b"qqqqqqqqqq");
    let real = set(message.split("there are ").nth(1).unwrap().split(", "));
    let documented = set(keys("3. Commands", "command").iter().map(|c| c.split(' ').next().unwrap()));
    assert_same("commands", &documented, &real);
    let shown = examples().into_iter().flatten().map(|e| e.command.split(' ').next().unwrap().to_owned());
    let shown = set(shown);
    assert!(real.is_subset(&shown), "no example of {:?}", real.difference(&shown));
}

/// The documented keys of the position.
fn position() -> BTreeSet<String> {
    set(keys("The position", "key"))
}

fn documented(heading: &str) -> BTreeSet<String> {
    set(keys(heading, "key"))
}

#[test]
fn every_key_of_an_answer_is_documented_and_every_documented_key_is_there() {
    let seen = |command: &str| &WALK.paths[command];
    let mut new = position();
    new.retain(|key| !key.starts_with("chance."));
    new.extend(tables("4. `new`")[1][1..].iter().map(|row| code(&row[0]).concat()));
    assert_same("new", &new, seen("new"));
    assert_same("legal", &documented("### `legal`"), seen("legal"));
    let play: BTreeSet<String> = position().union(&documented("### `play`")).cloned().collect();
    assert_same("play", &play, seen("play"));
    assert!(seen("undo").is_subset(&position()), "{:?}", seen("undo"));
}

#[test]
fn every_key_of_the_other_answers_is_documented_and_there() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a match.whispers").display().to_string();
    let mut driver = Driver::start();
    let mut seen = |command: &str| {
        let mut out = BTreeSet::new();
        paths(&driver.ask(command), "", &mut out);
        out
    };
    let mut new = seen("new seats=2 seed=1");
    assert_same("go", &documented("9. `go`"), &seen("go agent"));
    let [advice, beliefs, suspicions, of_empire, ..] = &tables("10. `advise`")[..] else {
        panic!("four tables")
    };
    let keys = |table: &[Vec<String>]| set(table[1..].iter().map(|row| code(&row[0]).concat()));
    assert_same("advise", &keys(advice), &seen("advise"));
    let outer = seen("beliefs 0").into_iter().filter(|key| !key.contains(['[', '.'])).collect();
    assert_same("beliefs", &keys(beliefs), &outer);
    let outer = seen("suspicions 0").into_iter().filter(|key| !key.contains(['[', '.'])).collect();
    assert_same("suspicions", &keys(suspicions), &outer);
    let told = ["chance", "deeds[].decision", "deeds[].odds"];
    assert_same("suspicions of an empire", &keys(of_empire), &set(told));
    assert_same("perft", &documented("11. `perft`"), &seen("perft 2 divide"));
    let [load, record] = &tables("12. `record`")[..] else { panic!("two tables") };
    let mut records = seen("record");
    records.extend(seen(&format!("record {file}")));
    records.remove("ok");
    assert_same("record", &keys(record), &records);
    new.retain(|key| !key.starts_with("events"));
    new.extend(keys(load));
    assert_same("load", &new, &seen(&format!("load \"{file}\"")));
    assert_same("quit", &set(["ok"]), &seen("quit"));
}

#[test]
fn every_key_of_the_world_is_documented_and_every_documented_key_is_there() {
    let mut driver = Driver::start();
    let mut seen = BTreeSet::new();
    for new in [
        "new seats=human,madness:hard seed=1",
        "new seats=2 seed=1 rules=event-cards=on,offer-cards=on,wild-cards=on",
    ] {
        driver.ask(new);
        let mut world = driver.ask("describe");
        // What stands there by empire is told apart from the keys by the ids of the pack, and is looked at as one list.
        let decks = world["world"]["decks"].take();
        let cards = decks.as_object().unwrap().values().flat_map(|deck| deck.as_array().unwrap().clone());
        world["world"]["decks"] = cards.collect();
        paths(&world, "", &mut seen);
    }
    // What no shipped pack has.
    let pack = testing::test_packs::high_water();
    let world = World::new(&pack.rules.raw, &pack.rules.raw.house, 2).unwrap();
    let told = MatchJson::new(Arc::new(world), pack, vec![0, 1]).world_json();
    let beside = ["seas", "icons", "points", "end", "regions"].map(|key| (key.to_owned(), told[key].clone()));
    paths(
        &serde_json::json!({ "world": beside.into_iter().collect::<serde_json::Map<_, _>>() }),
        "",
        &mut seen,
    );
    seen.retain(|key| !key.starts_with("world.regions[].icons."));
    let kind =
        |key: &String| ["effect.", "does[].", "gives.", "by.", "payment."].iter().any(|of| key.contains(of));
    seen.retain(|key| !kind(key) || key.ends_with(".kind") || key.ends_with(".meaning"));
    let seen = seen.iter().map(|key| key.replace("world.decks[]", "world.decks.*[]")).collect();
    assert_same("describe", &documented("### `describe`"), &seen);
}

#[test]
fn every_level_is_documented() {
    let levels = set(rows_of("9. `go`", "level").iter().map(|row| code(&row[0]).concat()));
    assert_same("levels", &levels, &set(bots::Level::ALL.map(bots::Level::id)));
}

#[test]
fn every_field_of_a_state_and_a_view_is_documented_and_every_documented_field_is_there() {
    let table = &tables("8. `state` and `view`")[0];
    assert_eq!(table[0][1], "in");
    for command in ["state", "view"] {
        let meant = table[1..].iter().filter(|row| row[1] == "both" || row[1] == command);
        let documented = set(meant.map(|row| code(&row[0]).concat()));
        assert_same(command, &documented, &WALK.paths[command]);
    }
}

#[test]
fn every_task_and_decision_and_phase_is_documented() {
    let tasks = rows("Tasks in `pending`");
    assert_same("tasks", &set(tasks.iter().map(|row| code(&row[0]).concat())), &set(WALK.tasks.keys()));
    for row in &tasks {
        let task = code(&row[0]).concat();
        assert_same(&task, &set(code(&row[1])), &WALK.tasks[&task]);
    }
    let decisions = tables("### Notation").into_iter().find(|t| t[0][0] == "decision").unwrap();
    let decisions = set(decisions[1..].iter().map(|row| code(&row[0]).concat()));
    assert_same("decisions", &decisions, &set(WALK.lists.keys()));
    let phases = rows("The position").into_iter().find(|row| row[0] == "`phase`").unwrap();
    assert_same("phases", &set(code(&phases[2])), &WALK.phases);
}

#[test]
fn every_form_of_action_is_documented_with_an_example_and_its_decisions() {
    let table = tables("### Notation").into_iter().find(|t| t[0][0] == "action").unwrap();
    assert_same(
        "actions",
        &set(table[1..].iter().map(|row| code(&row[0]).concat())),
        &set(WALK.forms.keys()),
    );
    let mut plays = BTreeSet::new();
    for row in &table[1..] {
        let (text, example) = (code(&row[0]).concat(), code(&row[1]).concat());
        assert_eq!(form(&example), text);
        let decisions = if row[3] == "the same" { plays.clone() } else { set(code(&row[3])) };
        // A rare card may not have come up in every window.
        let seen = &WALK.forms[&text];
        if text.starts_with("play") {
            assert!(seen.is_subset(&decisions), "{text}: {seen:?}");
            plays = decisions;
        } else {
            assert_same(&text, &decisions, seen);
        }
        let mut driver = Driver::start();
        driver.ask("new seats=2 seed=1 first=0 rules=offer-cards=on");
        if !text.starts_with("deploy EMPIRE") {
            assert_eq!(driver.refused(format!("play {example}").as_bytes()).0, "illegal", "{example}");
        }
    }
}

#[test]
fn lists_of_legal_actions_stand_in_the_documented_order() {
    let table = tables("### Notation").into_iter().find(|t| t[0][0] == "action").unwrap();
    let forms: Vec<String> = table[1..].iter().map(|row| code(&row[0]).concat()).collect();
    let regions: Vec<String> = rows_of_regions().iter().map(|row| code(&row[1]).concat()).collect();
    let place = |list: &[&str], name: &str| list.iter().position(|n| *n == name);
    let sort_key = |action: &String| {
        let form = form(action);
        // The forms of `play` follow each other card by card.
        let kind = if form.starts_with("play") { "play CARD 1" } else { &form };
        let names = action.split([' ', '>', '.', '+', ':']).skip(1).map(|name| {
            let number = name.trim_start_matches('x').parse::<usize>().ok();
            let found = place(&EMPIRES, name).or(place(&POSITIONS, name)).or(number);
            found.or(regions.iter().position(|r| r == name)).unwrap_or(0)
        });
        (forms.iter().position(|f| *f == kind), names.collect::<Vec<usize>>())
    };
    assert!(WALK.lists.values().filter(|list| list.len() > 5).count() > 10, "{:?}", WALK.lists.keys());
    for (decision, list) in &WALK.lists {
        assert!(list.is_sorted_by(|a, b| sort_key(a) < sort_key(b)), "{decision}: {list:?}");
    }
}

#[test]
fn every_kind_of_error_has_a_row_and_an_example() {
    let documented = set(rows_of("13. Errors", "kind").iter().map(|row| code(&row[0]).concat()));
    let mut shown = BTreeSet::new();
    let mut fields = BTreeSet::new();
    for exchange in examples().into_iter().flatten().filter(|e| e.answer["ok"] == false) {
        shown.insert(exchange.answer["error"]["kind"].as_str().unwrap().to_owned());
        paths(&exchange.answer, "", &mut fields);
    }
    assert_same("kinds of errors", &documented, &shown);
    fields.retain(|field| !field.contains('…'));
    assert_same("error", &set(keys("13. Errors", "key")), &fields);
}

fn rows_of(heading: &str, head: &str) -> Vec<Vec<String>> {
    let table = tables(heading).into_iter().find(|table| table[0][0] == head);
    table.unwrap_or_else(|| panic!("no table \"{head}\" under \"{heading}\""))[1..].to_vec()
}

fn rows_of_regions() -> Vec<Vec<String>> {
    rows_of("2. Names", "number")
}

fn csv(text: &'static str) -> impl Iterator<Item = Vec<&'static str>> {
    text.lines().skip(1).map(|line| line.split(',').collect())
}

#[test]
fn regions_and_councils_are_those_of_the_board() {
    let mut driver = Driver::start();
    driver.ask("new seats=2 seed=1");
    let state = driver.ask("state");
    let rows = rows_of_regions();
    assert_eq!(rows.len(), 40);
    let borders: Vec<Vec<&str>> = csv(include_str!("../../../../testing/facts/borders.csv")).collect();
    for ((row, fact), region) in rows
        .iter()
        .zip(csv(include_str!("../../../../testing/facts/regions.csv")))
        .zip(state["regions"].as_array().unwrap())
    {
        let plain: Vec<&str> = row.iter().map(|c| if c.is_empty() { "0" } else { c }).collect();
        assert_eq!([plain[0], plain[2], plain[3], plain[4], plain[5], plain[6]], fact[..6], "{row:?}");
        assert_eq!(
            (region["number"].to_string(), region["region"].as_str()),
            (row[0].clone(), code(&row[1]).first().map(String::as_str))
        );
        assert_eq!(region["banners"].to_string(), plain[6]);
        let mut around: Vec<u32> = borders
            .iter()
            .filter(|b| b.contains(&plain[0]))
            .flat_map(|b| b.iter().filter(|n| **n != plain[0]).map(|n| n.parse().unwrap()))
            .collect();
        around.sort_unstable();
        let around: Vec<String> = around.iter().map(u32::to_string).collect();
        assert_eq!(row[7], around.join(", "), "borders of {}", row[0]);
    }
    let councils = rows_of("2. Names", "position");
    assert_eq!(councils.len(), 20);
    for (row, fact) in councils.iter().zip(csv(include_str!("../../../../testing/facts/councils.csv"))) {
        assert_eq!(code(&row[0]).concat(), format!("{}.{}", fact[0], fact[1]));
        let lines: Vec<&str> = fact[2].split('|').map(str::trim).collect();
        assert_eq!((row[1].as_str(), row[2].as_str()), (lines[0], lines.get(1).copied().unwrap_or("")));
    }
}

#[test]
fn abilities_and_house_rules_are_those_of_the_pack() {
    let pack = testing::pack("war-of-whispers");
    let ids = &pack.rules.abilities;
    let cost = |cost: &Cost| {
        let empires = match *cost {
            Cost::One(a) => vec![a],
            Cost::Two(a) => vec![a, a],
            Cost::Pair(a, b) => vec![a.min(b), a.max(b)],
        };
        empires.iter().map(|e| EMPIRES[e.index()]).collect::<Vec<_>>().join(" ")
    };
    let real =
        set(pack.rules.raw.abilities.iter().zip(ids).map(|(a, id)| format!("{}: {id}", cost(&a.cost))));
    let table = rows_of("2. Names", "cost");
    assert_same(
        "abilities",
        &set(table.iter().map(|row| format!("{}: {}", row[0], code(&row[1]).concat()))),
        &real,
    );

    let table = rows("5. House rules");
    let documented: Vec<String> = table.iter().map(|row| code(&row[0]).concat()).collect();
    assert_eq!(documented, HouseRule::ALL.map(|rule| rule.id().to_owned()));
    let raw = &pack.rules.raw;
    for (row, rule) in table.iter().zip(HouseRule::ALL) {
        assert!(row[2].contains(rule.ruling()), "{row:?}");
        match rule.choices(raw) {
            Choices::Words(words) => assert_eq!(code(&row[1]), words),
            Choices::Number(least, most) | Choices::PrintedOr(least, most) => {
                assert!(row[1].contains(&format!("{least} to {most}")), "{row:?}");
            }
            Choices::BySlot => assert!(row[1].contains("from -9 to 9"), "{row:?}"),
        }
        let printed = raw.house.get(rule, raw);
        assert!(
            row[1].contains(&printed) || row[1].contains(&printed.replace(' ', "/")),
            "{row:?} {printed}"
        );
    }
}

#[test]
fn the_same_budget_and_seed_give_the_same_choice() {
    let mut driver = Driver::start();
    driver.ask("new seats=3 seed=4 first=1");
    for _ in 0..25 {
        let legal = driver.ask("legal")["legal"].clone();
        let mut choice = Value::Null;
        for level in ["random", "novice", "agent"] {
            for asked in ["", " 20000nodes", " 20000nodes seed=9"] {
                let command = format!("go {level}{asked}");
                choice = driver.ask(&command)["action"].take();
                assert_eq!(choice, driver.ask(&command)["action"], "{command}");
                assert!(legal.as_array().unwrap().contains(&choice));
            }
        }
        for level in ["spymaster", "mastermind"] {
            let command = format!("go {level} 20nodes");
            choice = driver.ask(&command)["action"].take();
            assert_eq!(choice, driver.ask(&command)["action"], "{command}");
        }
        driver.ask(&format!("play {}", choice.as_str().unwrap()));
    }
}

#[test]
fn advice_is_about_legal_actions_the_best_first_and_the_same_for_the_same_budget_and_seed() {
    let mut driver = Driver::start();
    driver.ask("new seats=3 seed=4 first=1");
    for _ in 0..25 {
        let (legal, state) = (driver.ask("legal"), driver.ask("state"));
        let legal: Vec<&str> =
            legal["legal"].as_array().unwrap().iter().map(|a| a.as_str().unwrap()).collect();
        let command = format!("advise 9999 {}nodes seed=5", 2 * legal.len());
        let advice = driver.ask(&command)["advice"].take();
        assert_eq!(advice, driver.ask(&command)["advice"]);
        assert_eq!(state, driver.ask("state"), "nothing is played");
        let advice = advice.as_array().unwrap();
        let wins: Vec<f64> = advice.iter().map(|a| a["win"].as_f64().unwrap()).collect();
        assert!(wins.iter().all(|win| (0.0..=1.0).contains(win)), "{wins:?}");
        assert!(wins.windows(2).all(|pair| pair[0] >= pair[1]), "{wins:?}");
        assert!(advice.iter().all(|a| a["points"].is_number()));
        assert_eq!(set(advice.iter().map(|a| a["action"].as_str().unwrap())), set(legal.iter().copied()));
        let few = driver.ask(&command.replace("9999", "2"));
        assert_eq!(few["advice"].as_array().unwrap()[..], advice[..advice.len().min(2)]);
        driver.ask(&format!("play {}", advice[0]["action"].as_str().unwrap()));
    }
}

#[test]
fn advice_without_a_budget_says_what_a_review_reckons_with() {
    let mut driver = Driver::start();
    driver.ask("new seats=2 seed=7 first=0");
    let mut advised = Vec::new();
    for _ in 0..3 {
        let advice = driver.ask("advise 3")["advice"].take();
        driver.ask(&format!("play {}", advice[0]["action"].as_str().unwrap()));
        advised.push(advice);
    }
    let review = driver.ask("review");
    for (advice, moment) in advised.iter().zip(review["moments"].as_array().unwrap()) {
        let [advice, best] = [advice, &moment["best"]].map(|all| all.as_array().unwrap());
        assert_eq!(advice.len(), best.len());
        for (advised, reviewed) in advice.iter().zip(best) {
            assert_eq!(advised["action"], reviewed["action"]);
            for key in ["win", "points"] {
                // One tells three places and the other four.
                let apart = advised[key].as_f64().unwrap() - reviewed[key].as_f64().unwrap();
                assert!(apart.abs() < 0.001, "{key}: {advised} and {reviewed}");
            }
        }
    }
}

#[test]
fn every_key_and_kind_of_a_reason_is_documented_and_what_is_claimed_is_said() {
    let mut driver = Driver::start();
    let code = |row: &Vec<String>| code(&row[0]).concat();
    let [_, _, _, _, keys, kinds, ..] = &tables("10. `advise`")[..] else { panic!("six tables and more") };
    let mut seen = BTreeSet::new();
    // Whoever plays at random keeps their tokens rarely.
    for seed in [4, 5, 6] {
        driver.ask(&format!("new seats=3 seed={seed} first=1"));
        let mut played = 0;
        while !driver.ask("state")["over"].as_bool().unwrap() {
            let action = driver.ask("go random")["action"].as_str().unwrap().to_owned();
            driver.ask(&format!("play {action}"));
            played += 1;
        }
        for number in 1..=played {
            let why = driver.ask(&format!("why {number}"));
            assert_eq!(why["decision"], number);
            let of: BTreeSet<String> = why.as_object().unwrap().keys().cloned().collect();
            assert_same("why", &set(keys[1..].iter().map(code)), &of);
            let claim = why["claim"].as_object().unwrap();
            let kind = claim["kind"].as_str().unwrap();
            let row = kinds.iter().find(|row| code(row) == kind).unwrap_or_else(|| panic!("{kind}"));
            let beside = set(claim.keys().filter(|key| *key != "kind").cloned());
            assert_same(kind, &set(crate::protocol::code(&row[1])), &beside);
            assert_eq!(why["sentence"].is_null(), ["guards", "passes", "else"].contains(&kind), "{why}");
            assert_eq!(why["points"].is_null(), why["win"].is_null());
            seen.insert(kind.to_owned());
        }
        assert_eq!(driver.ask("why"), driver.ask(&format!("why {played}")));
    }
    for kind in [
        "takes", "wears", "steers", "secures", "leaves", "adds", "draws", "attacks", "guards", "keeps",
        "passes",
    ] {
        assert!(seen.contains(kind), "{kind} is not among {seen:?}");
    }
}

#[test]
fn scripts_of_other_implementations_can_be_given_as_they_are() {
    let mut table = include_str!("../../../../rules/tests/perft/printed.csv")
        .lines()
        .filter(|line| !line.starts_with('#'));
    let columns: Vec<&str> = table.next().unwrap().split(',').collect();
    let mut driver = Driver::start();
    let mut counts = 0;
    for line in table {
        let cell = |name: &str| {
            columns.iter().position(|c| *c == name).and_then(|i| line.split(',').nth(i)).unwrap()
        };
        let regions = if cell("agents_in_regions") == "1" { "on" } else { "off" };
        let (seats, first, loyalty) = (cell("societies"), cell("first"), cell("loyalty"));
        driver.ask(&format!(
            "new seats={seats} first={first} loyalty=\"{loyalty}\" rules=agents-in-regions={regions} chance=manual seed=0"
        ));
        if !cell("script").is_empty() {
            driver.ask(&format!("play {}", cell("script")));
        }
        for (depth, count) in (1..).zip(cell("perft").split(' ')).filter(|(_, n)| n.len() < 6) {
            let counted = driver.ask(&format!("perft {depth} divide"));
            assert_eq!(counted["perft"].to_string(), count, "{line}");
            counts += 1;
            assert_eq!(counted["perft"], driver.ask(&format!("perft {depth}"))["perft"]);
            let legal: Vec<&Value> =
                counted["divide"].as_array().unwrap().iter().map(|pair| &pair[0]).collect();
            assert_eq!(legal, driver.ask("legal")["legal"].as_array().unwrap().iter().collect::<Vec<_>>());
        }
    }
    assert!(counts > 48, "each position has a count, and most have several");
}
