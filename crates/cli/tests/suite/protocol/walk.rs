//! Matches driven from start to end, and all that was answered on the way.

use std::collections::{BTreeMap, BTreeSet};

use rules::Rng;
use serde_json::Value;

use crate::protocol::driver::Driver;

/// Setups that between them lead to every kind of decision.
const SETUPS: [&str; 11] = [
    "seats=2",
    "seats=3 rules=agents-in-regions=on,whispers-kept=on,final-whisper=on,rounds=2",
    "seats=4",
    "seats=2 rules=order=shuffled-each-round,hand-limit=0,swap=agents-only",
    "seats=2 rules=loyalty=dealt-devout,fort-pairs=together",
    "seats=3 rules=supply-check=everyone,rounds=6",
    "seats=2 rules=agents-per-round=4,rounds=5,hand-limit=9",
    "seats=4 rules=rounds=7,hand-limit=12",
    "seats=3 rules=event-cards=on,wild-cards=on,rounds=7",
    "seats=4 rules=offer-cards=on,rounds=7,hand-limit=12",
    "seats=2 rules=offer-cards=on,event-cards=on,rounds=7,hand-limit=12",
];

/// Tables with automata.
const SOLO: [&str; 2] = ["seats=human,hounds:easy", "seats=madness,human,hounds:hard"];

/// How many kinds of tasks there are, and how many pairs of a form of action, plays aside, and a
/// kind of decision in which it can be legal.
const TASKS: usize = 22;
const PAIRS: usize = 44;

/// What was seen.
#[derive(Default)]
pub struct Walk {
    /// The key paths of each command's answers.
    pub paths: BTreeMap<&'static str, BTreeSet<String>>,
    /// The keys of each task besides `task`.
    pub tasks: BTreeMap<String, BTreeSet<String>>,
    pub phases: BTreeSet<String>,
    /// Each form of action with the kinds of decision in which it was legal.
    pub forms: BTreeMap<String, BTreeSet<String>>,
    /// Lists of legal actions, the longest of each decision.
    pub lists: BTreeMap<String, Vec<String>>,
    /// How often each kind of decision came up.
    times: BTreeMap<String, usize>,
}

impl Walk {
    /// Drives matches of each setup to their ends, by turns with manual chance, until every kind of
    /// task and action has come up or it has been long enough.
    pub fn new() -> Self {
        let mut walk = Self::default();
        let mut rng = Rng::new(11);
        let mut driver = Driver::start();
        for seed in 0..80 {
            let forms = walk.forms.iter().filter(|(form, _)| !form.starts_with("play"));
            let pairs: usize = forms.map(|(_, decisions)| decisions.len()).sum();
            if seed >= 2 * SETUPS.len() && walk.tasks.len() >= TASKS && pairs >= PAIRS {
                break;
            }
            let chance = ["seed", "manual"][seed / SETUPS.len() % 2];
            let setup = SETUPS[seed % SETUPS.len()];
            walk.drive(&mut driver, &format!("new {setup} seed={seed} chance={chance}"), &mut rng);
        }
        for (setup, chance) in SOLO.into_iter().zip(["manual", "seed"]) {
            walk.drive(&mut driver, &format!("new {setup} seed=1 chance={chance}"), &mut rng);
        }
        walk
    }

    fn keep(&mut self, command: &'static str, answer: &Value) {
        paths(answer, "", self.paths.entry(command).or_default());
    }

    fn drive(&mut self, driver: &mut Driver, new: &str, rng: &mut Rng) {
        let mut now = driver.ask(new);
        self.keep("new", &now);
        loop {
            if !now["chance"].is_null() {
                let outcome = outcome(&now["chance"], rng);
                now = driver.ask(&outcome);
                self.keep("play", &now);
                continue;
            }
            if now["over"] == true {
                self.look(driver, rng);
                return;
            }
            now = self.decide(driver, rng);
        }
    }

    /// Looks at the whole state, and at what some society sees of it.
    fn look(&mut self, driver: &mut Driver, rng: &mut Rng) {
        let state = driver.ask("state");
        self.state(&state);
        let seats = state["societies"].as_array().unwrap().len() as u32;
        let view = driver.ask(&format!("view {}", rng.below(seats)));
        self.keep("view", &view);
    }

    fn decide(&mut self, driver: &mut Driver, rng: &mut Rng) -> Value {
        let answer = driver.ask("legal");
        self.keep("legal", &answer);
        let legal: Vec<String> = serde_json::from_value(answer["legal"].clone()).unwrap();
        let decision = answer["decision"].as_str().unwrap();
        let times = self.times.entry(decision.to_owned()).or_default();
        *times += 1;
        // States are long: those of the commonest decisions are looked at now and then.
        if *times <= 200 || times.is_multiple_of(20) {
            self.look(driver, rng);
        }
        for action in &legal {
            self.forms.entry(form(action)).or_default().insert(decision.to_owned());
        }
        let longest = self.lists.entry(decision.to_owned()).or_default();
        if legal.len() > longest.len() {
            longest.clone_from(&legal);
        }
        // Two cards of a deck played together, and Populate, lead to the rarest decisions.
        let rare = |a: &&String| form(a).starts_with("play CARD 2") || a.contains("+lion 3 pay lion+");
        let pairs: Vec<&String> = legal.iter().filter(rare).collect();
        let pick = |list: &[&String], rng: &mut Rng| list[rng.below(list.len() as u32) as usize].clone();
        let action = match legal.iter().filter(|a| !a.starts_with("play")).collect::<Vec<_>>() {
            _ if !pairs.is_empty() && rng.below(2) == 0 => pick(&pairs, rng),
            others if !others.is_empty() && rng.below(4) > 0 => pick(&others, rng),
            _ => pick(&legal.iter().collect::<Vec<_>>(), rng),
        };
        let now = driver.ask(&format!("play {action}"));
        self.keep("play", &now);
        if rng.below(40) == 0 {
            let back = driver.ask("undo");
            self.keep("undo", &back);
            return if back["chance"].is_null() { back } else { now };
        }
        now
    }

    fn state(&mut self, state: &Value) {
        self.keep("state", state);
        self.phases.insert(state["phase"].as_str().unwrap().to_owned());
        for task in state["pending"].as_array().unwrap() {
            if task["task"] == "restart" {
                continue;
            }
            let keys = task.as_object().unwrap().keys().filter(|key| *key != "task").cloned();
            self.tasks.entry(task["task"].as_str().unwrap().to_owned()).or_default().extend(keys);
        }
        let last = state["pending"].as_array().unwrap().last().map(|task| &task["task"]);
        if let Some(task) = last {
            assert_eq!(task, &state["decision"], "the last task is what is decided");
        }
    }
}

/// Some outcome that fits.
fn outcome(chance: &Value, rng: &mut Rng) -> String {
    if chance["needs"] == "drawn" {
        let kinds: Vec<&String> = chance["kinds"].as_object().unwrap().keys().collect();
        return format!("drawn {}", kinds[rng.below(kinds.len() as u32) as usize]);
    }
    if chance["needs"] == "tie" {
        let of = chance["of"].as_u64().unwrap();
        return format!("tie {} of {of}", 1 + rng.below(of as u32));
    }
    let mut empires = EMPIRES.to_vec();
    while chance["not_first"] == empires[0] {
        rng.shuffle(&mut empires);
    }
    format!("order {}", empires.join(" "))
}

pub const EMPIRES: [&str; 5] = ["bear", "eagle", "elephant", "lion", "horse"];
pub const POSITIONS: [&str; 4] = ["sheriff", "steward", "marshal", "chancellor"];

/// The form of an action, as PROTOCOL.md writes it: names as words in capitals.
pub fn form(action: &str) -> String {
    let words: Vec<&str> = action.split(' ').collect();
    let generic = words.iter().enumerate().map(|(i, word)| match *word {
        _ if i == 0 => (*word).to_owned(),
        "region" | "pay" => (*word).to_owned(),
        _ if word.contains(['+', ':']) => "CARD".into(),
        _ if word.contains('>') => "REGION>REGION".into(),
        _ if word.contains('.') => "EMPIRE.POSITION".into(),
        _ if EMPIRES.contains(word) => "EMPIRE".into(),
        _ if POSITIONS.contains(word) => "POSITION".into(),
        _ if words[0] == "act" => "LINE".into(),
        _ if words[0] == "half" => "N".into(),
        _ if word.starts_with('x') && word[1..].parse::<u8>().is_ok() => "xN".into(),
        _ if word.parse::<u8>().is_ok() => (*word).to_owned(),
        _ => "REGION".into(),
    });
    generic.collect::<Vec<String>>().join(" ")
}

/// The paths of all keys; what is keyed by the pack's ids, and tasks, are one key.
pub fn paths(value: &Value, prefix: &str, out: &mut BTreeSet<String>) {
    const WHOLE: [&str; 4] = ["match.rules", "world.rules", "chance.kinds", "pending"];
    if WHOLE.contains(&prefix) {
        return;
    }
    match value {
        Value::Object(map) => {
            for (key, inner) in
                map.iter().filter(|(k, _)| !k.contains(['+', ':']) && !EMPIRES.contains(&k.as_str()))
            {
                let path = if prefix.is_empty() { key.clone() } else { format!("{prefix}.{key}") };
                paths(inner, &path, out);
                out.insert(path);
            }
        }
        Value::Array(list) => {
            for inner in list {
                paths(inner, &format!("{prefix}[]"), out);
            }
        }
        _ => {}
    }
}
