//! Where a match is over nothing is guessed: the part of a win is what R9.2 gives.

use std::sync::Arc;

use whispers::ai::lessons::Lessons;
use whispers::ai::{Past, Weights};
use whispers::rules::{BySociety, Empire, Rng, Tokens};

use super::world;

/// Every order of these tokens.
fn orders(empires: &[Empire]) -> Vec<Vec<Empire>> {
    if empires.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for first in empires {
        let rest: Vec<Empire> = empires.iter().copied().filter(|empire| empire != first).collect();
        all.extend(orders(&rest).into_iter().map(|order| [vec![*first], order].concat()));
    }
    all
}

#[test]
fn r9_2_the_part_of_a_win_is_what_the_rules_give_over_all_orders_of_covered_tokens() {
    let world = world(2);
    let lessons = Lessons::new(&world, Arc::new(Weights::blank()));
    let past = Past::new(&world);
    let (viewer, rival) = (world.societies().next().unwrap(), world.societies().nth(1).unwrap());
    let all = orders(&world.empires().collect::<Vec<_>>());
    let mut between = 0;
    for seed in 0..40 {
        let state = super::at_random(&world, seed);
        let view = state.view(&world, viewer);
        let (mut parts, mut count) = (0.0, 0.0);
        for order in &all {
            let tokens: Tokens = order.iter().copied().collect();
            let known = view.tokens(rival);
            if world.slots().any(|slot| known.at(slot).is_some_and(|open| tokens.at(slot) != Some(open))) {
                continue;
            }
            let mut believed = BySociety::all(None);
            believed[rival] = Some(tokens);
            let end = view.resample_as(&world, &believed, &mut Rng::new(1));
            let winners: Vec<_> = end.winners(&world).collect();
            parts += if winners.contains(&viewer) { 1.0 / winners.len() as f32 } else { 0.0 };
            count += 1.0;
        }
        let part = lessons.win(&world, &state, viewer, &past);
        assert!((part - parts / count).abs() < 1e-3, "seed {seed}: {part} and {}", parts / count);
        between += u32::from(part > 0.05 && part < 0.95);
    }
    assert!(between > 5, "{between}");
}
