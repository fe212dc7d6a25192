//! R14: the engine's counts of action sequences equal those of other implementations.

use crate::positions;
use crate::positions::Row;

/// What the engine gets wrong in this row. Empty if nothing.
fn faults(row: &Row<'_>) -> Vec<String> {
    let world = row.world();
    let state = row.state(&world);
    let mut faults = Vec::new();
    let mover = state.mover().map(|s| s.index().to_string());
    if mover.as_deref() != row.get("next_society").filter(|s| *s != "-") {
        faults.push(format!("{mover:?} decides"));
    }
    for (depth, count) in (1..).zip(row.counts()) {
        let ours = state.perft(&world, depth);
        if ours != count {
            let mut legal = Vec::new();
            state.legal(&world, &mut legal);
            let legal: Vec<String> = legal.iter().map(|a| world.notation(*a)).collect();
            faults.push(format!("depth {depth}: {ours}, not {count}: {legal:?}"));
        }
    }
    if let Some(scores) = row.get("scores") {
        let ours: Vec<String> = world.societies().map(|s| state.score(&world, s).to_string()).collect();
        if ours.join(" ") != scores {
            faults.push(format!("scores {ours:?}, not {scores}"));
        }
        let winners: Vec<String> = state.winners(&world).map(|s| s.index().to_string()).collect();
        if Some(winners.join(" ").as_str()) != row.get("winners") {
            faults.push(format!("winners {winners:?}, not {:?}", row.get("winners")));
        }
    }
    faults
}

fn check(table: &str, rows: usize) {
    let table = positions::rows(table);
    assert_eq!(table.len(), rows);
    let mut all = Vec::new();
    for (i, row) in table.iter().enumerate() {
        all.extend(faults(row).into_iter().map(|f| format!("row {i} ({:?}) {f}", row.get("next_decision"))));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn r14_counts_agree_with_48_positions_of_other_implementations() {
    check(include_str!("../perft/printed.csv"), 48);
}

#[test]
fn r10_counts_under_house_rules_agree_with_the_plain_implementation() {
    check(include_str!("../perft/house.csv"), 66);
}

#[test]
fn r11_counts_with_wild_event_and_offer_cards_agree_with_the_plain_implementation() {
    check(include_str!("../perft/cards.csv"), 75);
}

#[test]
fn r14_counts_agree_where_the_rules_could_be_read_in_two_ways() {
    check(include_str!("../perft/doubts.csv"), 20);
}
