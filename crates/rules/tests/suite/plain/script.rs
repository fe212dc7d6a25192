//! Reads tables of perft positions and plays the scripts of their rows.

use super::game::Game;
use super::rules::{EmpireOrder, HouseRules};
use super::world::World;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// A row of a perft table: its cells by column name.
pub type Row = BTreeMap<String, String>;

pub fn read_rows(file: &Path) -> Vec<Row> {
    let text = fs::read_to_string(file).unwrap_or_else(|fault| panic!("{file:?}: {fault}"));
    let mut lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let heading: Vec<&str> = lines.next().expect("a heading").split(',').collect();
    let cells = |line: &str| {
        let cells = line.split(',').map(|cell| cell.trim().to_string());
        heading.iter().map(|name| name.to_string()).zip(cells).collect()
    };
    lines.map(cells).collect()
}

/// The house rules of a row. A column that is missing or empty means the printed rule.
pub fn house_rules(world: &World, row: &Row) -> HouseRules {
    let mut rules = HouseRules::printed(world);
    let cell = |name: &str| row.get(name).map(String::as_str).filter(|cell| !cell.is_empty());
    let on = |name: &str| cell(name) == Some("1");
    let number = |name: &str| cell(name).map(|cell| cell.parse::<usize>().expect("a number"));
    rules.agents_in_regions = on("agents_in_regions");
    rules.whispers_kept = on("whispers_kept");
    rules.swap_with_agents_only = on("swap_with_agents_only");
    rules.supply_check_everyone = on("supply_check_everyone");
    rules.fort_pairs_together = on("fort_pairs_together");
    rules.final_whisper = on("final_whisper");
    rules.dealt_devout_rest_chosen = on("dealt_devout");
    rules.wild_cards = on("wild_cards");
    rules.event_cards = on("event_cards");
    rules.offer_cards = on("offer_cards");
    match cell("empire_order") {
        None => {}
        Some("reshuffled") => rules.empire_order = EmpireOrder::ReshuffledEachRound,
        Some(ids) => rules.empire_order = EmpireOrder::Fixed(words(ids)),
    }
    rules.rounds = number("rounds").unwrap_or(rules.rounds);
    rules.hand_limit = number("hand_limit").unwrap_or(rules.hand_limit);
    rules.agents_per_round = number("agents_per_round");
    rules.limit_without_farm = number("limit_without_farm").unwrap_or(rules.limit_without_farm);
    rules.limit_with_farm = number("limit_with_farm").unwrap_or(rules.limit_with_farm);
    if let Some(multipliers) = cell("multipliers") {
        let read = |word: String| word.parse().expect("a multiplier");
        rules.multipliers = words(multipliers).into_iter().map(read).collect();
    }
    rules
}

/// The match of a row, before its script is played.
pub fn start(world: &World, row: &Row) -> Game {
    let number = |name: &str| row[name].parse::<usize>().expect("a number");
    let loyalty = row["loyalty"].split('/').map(|tokens| words(tokens.trim())).collect();
    Game::new(world, &house_rules(world, row), number("societies"), loyalty, number("first"))
}

/// Plays one step of a script: a decision, or a random outcome (`drawn ...` or `order ...`).
///
/// # Errors
/// Fails if the step is impossible. The match does not change then.
pub fn step(game: &mut Game, step: &str) -> Result<(), String> {
    match step.split_once(' ') {
        Some(("drawn" | "order", outcome)) => game.chance(outcome),
        _ => game.decide(step),
    }
}

/// The match of a row, after its script is played.
///
/// # Errors
/// Returns the first impossible step, with its number in the script, from 1.
pub fn position(world: &World, row: &Row) -> Result<Game, String> {
    let mut game = start(world, row);
    let steps = row["script"].split("; ").filter(|step| !step.is_empty());
    for (place, text) in steps.enumerate() {
        step(&mut game, text).map_err(|fault| format!("step {}: {fault}", place + 1))?;
    }
    Ok(game)
}

/// A row's counts of action sequences, from depth 1 on.
pub fn counts(row: &Row) -> Vec<u64> {
    words(&row["perft"]).iter().map(|count| count.parse().expect("a count")).collect()
}

fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(str::to_string).collect()
}
