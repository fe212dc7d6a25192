//! Every entry of the table of house rules is reached wherever house rules are set: in packs, records,
//! the protocol and the command line; with every word and both bounds, and with nothing beyond them.

use std::sync::Arc;

use bots::Level;
use clap::CommandFactory;
use cli::Cli;
use cli::OpenOptions;
use packs::RulesData;
use rules::*;
use table::{Match, Setup, load_text};
use testing::house_rule_values::{words_and_bounds, wrong};

use crate::protocol::driver::Driver;

/// Each rule with each value that is tried.
fn each(raw: &Raw, values: fn(HouseRule, &Raw) -> Vec<String>) -> Vec<(HouseRule, String)> {
    let of = |rule: HouseRule| values(rule, raw).into_iter().map(move |value| (rule, value));
    HouseRule::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn every_house_rule_can_be_set_to_more_than_the_printed_value_and_not_to_anything() {
    let raw = testing::pack("war-of-whispers").rules.raw.clone();
    for rule in HouseRule::ALL {
        assert!(!words_and_bounds(rule, &raw).is_empty() && !wrong(rule, &raw).is_empty(), "{}", rule.id());
    }
}

#[test]
fn a_pack_can_print_every_house_rule() {
    let data = testing::pack("war-of-whispers").rules.clone();
    let text = data.text().replace("societies = [2, 4]", "societies = [4, 4]");
    let with = |rule: HouseRule, value: &str| {
        let own = format!("{} = {:?}\n", rule.id(), data.raw.house.get(rule, &data.raw));
        let text = text.replacen(&own, "", 1);
        text.replacen("[rules.house]\n", &format!("[rules.house]\n{} = {value:?}\n", rule.id()), 1)
    };
    for (rule, value) in each(&data.raw, words_and_bounds) {
        let read = RulesData::parse("pack", &with(rule, &value)).unwrap_or_else(|report| panic!("{report}"));
        assert_eq!(read.raw.house.get(rule, &read.raw), value, "{}", rule.id());
        let mut wanted = data.raw.house;
        wanted.put(rule, &value, &data.raw).unwrap();
        assert_eq!(read.raw.house, wanted, "nothing else is set");
    }
    for (rule, value) in each(&data.raw, wrong) {
        let report = RulesData::parse("pack", &with(rule, &value)).unwrap_err().to_string();
        assert!(report.contains(&format!("the house rule \"{}\" takes ", rule.id())), "{report}");
        assert!(report.contains(&format!("not \"{value}\"")), "{report}");
    }
}

#[test]
fn a_record_keeps_every_house_rule() {
    let pack = testing::pack("war-of-whispers");
    let raw = &pack.rules.raw;
    let record = |rule: HouseRule, value: &str| {
        let mut setup = Setup::new(Arc::clone(&pack), 3, Level::Random, 1);
        setup.house.put(rule, value, raw).unwrap();
        Match::new(setup).unwrap().record_text()
    };
    for (rule, value) in each(raw, words_and_bounds) {
        let text = record(rule, &value);
        assert!(text.contains(&format!("\n{} = {value:?}\n", rule.id())), "{text}");
        let loaded = load_text("record", &text, &pack).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(loaded.game.setup().house.get(rule, raw), value);
    }
    for (rule, value) in each(raw, wrong) {
        let right = words_and_bounds(rule, raw).swap_remove(0);
        let line = |value: &str| format!("\n{} = {value:?}\n", rule.id());
        let text = record(rule, &right).replacen(&line(&right), &line(&value), 1);
        let error = load_text("record", &text, &pack).err().unwrap().to_string();
        assert!(error.contains(rule.id()), "{error}");
    }
}

#[test]
fn the_protocol_sets_and_tells_every_house_rule() {
    let raw = testing::pack("war-of-whispers").rules.raw.clone();
    let mut driver = Driver::start();
    for (rule, value) in each(&raw, words_and_bounds) {
        let answer = driver.ask(&format!("new seats=4 seed=1 rules=\"{}={value}\"", rule.id()));
        assert_eq!(answer["match"]["rules"][rule.id()], value);
        assert_eq!(answer["match"]["rules"].as_object().map(|rules| rules.len()), Some(HouseRule::ALL.len()));
    }
    for (rule, value) in each(&raw, wrong) {
        let line = format!("new seats=4 seed=1 rules=\"{}={value}\"", rule.id());
        let (kind, message) = driver.refused(line.as_bytes());
        assert_eq!(kind, "setup");
        assert!(message.starts_with(&format!("the house rule \"{}\" takes ", rule.id())), "{message}");
    }
}

#[test]
fn the_command_line_sets_and_explains_every_house_rule() {
    let pack = testing::pack("war-of-whispers");
    let raw = &pack.rules.raw;
    let asked = |rule: HouseRule, value: &str| {
        let rules = vec![format!("{}={value}", rule.id())];
        OpenOptions { rules, seed: Some(1), ..OpenOptions::default() }.setup(Arc::clone(&pack))
    };
    for (rule, value) in each(raw, words_and_bounds) {
        assert_eq!(asked(rule, &value).unwrap().house.get(rule, raw), value);
    }
    for (rule, value) in each(raw, wrong) {
        let error = asked(rule, &value).unwrap_err().to_string();
        assert!(error.starts_with(&format!("the house rule \"{}\" takes ", rule.id())), "{error}");
    }
    let mut command = Cli::command();
    let mut helps = vec![command.render_long_help().to_string()];
    for name in ["text", "sim"] {
        helps.push(command.find_subcommand_mut(name).unwrap().render_long_help().to_string());
    }
    for (help, rule) in helps.iter().flat_map(|help| HouseRule::ALL.map(|rule| (help, rule))) {
        let mut lines = help.lines();
        let told = lines.any(|line| line.split_whitespace().next() == Some(rule.id()));
        assert!(told && rule.words().iter().all(|word| help.contains(word)), "{}:\n{help}", rule.id());
    }
}
