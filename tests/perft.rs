//! R14: the counts of move sequences agree with those of independent implementations.

#[path = "support/facts.rs"]
mod facts;

use whispers::rules::*;

/// One row of `perft.csv`.
struct Position<'a> {
    societies: usize,
    agents_in_regions: bool,
    first: Society,
    loyalties: Loyalties,
    next: (&'a str, Society),
    script: &'a str,
    counts: Vec<u64>,
}

fn positions(text: &str) -> Vec<Position<'_>> {
    let rows = text.lines().filter(|l| !l.starts_with('#')).skip(1);
    rows.map(|row| {
        let cells: Vec<&str> = row.split(',').collect();
        let mut loyalties = BySociety::all(Tokens::NONE);
        for (i, tokens) in cells[3].split(" / ").enumerate() {
            loyalties[Society::new(i).unwrap()] = tokens.split(' ').map(facts::empire).collect();
        }
        Position {
            societies: cells[0].parse().unwrap(),
            agents_in_regions: cells[1] == "1",
            first: Society::new(cells[2].parse().unwrap()).unwrap(),
            loyalties,
            next: (cells[4], Society::new(cells[5].parse().unwrap()).unwrap()),
            script: cells[6],
            counts: cells[7].split(' ').map(|n| n.parse().unwrap()).collect(),
        }
    })
    .collect()
}

/// Plays a script: decisions, each followed by what chance gave for it.
fn play(world: &World, state: &mut State, script: &str) {
    let steps: Vec<&str> = script.split("; ").collect();
    let mut at = 0;
    while at < steps.len() {
        let action = world.parse_action(steps[at]).unwrap();
        at += 1;
        let mut drawn = Vec::new();
        while at < steps.len() && steps[at].starts_with("drawn") {
            drawn.push(world.parse_outcome(steps[at]).unwrap());
            at += 1;
        }
        let mut chance = Scripted::new(&drawn);
        state.play(world, action, &mut chance, &mut ()).unwrap_or_else(|e| panic!("step {at}: {e}"));
        assert_eq!(chance.finish(), Ok(()), "step {at}");
    }
}

#[test]
fn r14_counts_agree_with_48_positions_of_other_implementations() {
    let raw = facts::printed();
    let mut failures = Vec::new();
    let positions = positions(include_str!("facts/perft.csv"));
    assert_eq!(positions.len(), 48);
    for (row, position) in positions.iter().enumerate() {
        let house = HouseRules { agents_in_regions: position.agents_in_regions, ..raw.house };
        let world = World::new(&raw, &house, position.societies).unwrap();
        let deal =
            Deal { first: position.first, order: Deal::printed_order(&world), loyalties: position.loyalties };
        deal.check(&world).unwrap();
        let mut state = State::start(&world, &deal, &mut ());
        play(&world, &mut state, position.script);
        assert_eq!(state.mover(), Some(position.next.1), "row {row}");
        for (depth, count) in (1..).zip(&position.counts) {
            let ours = state.perft(&world, depth);
            if ours != *count {
                let mut legal = Vec::new();
                state.legal(&world, &mut legal);
                let legal: Vec<String> = legal.iter().map(|a| world.notation(*a)).collect();
                failures.push(format!(
                    "row {row} ({}) depth {depth}: {ours}, not {count}\n  {legal:?}",
                    position.next.0
                ));
            }
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
