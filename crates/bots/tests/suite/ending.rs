//! Once a match is over, nothing is estimated: the share of the win is what R9.2 gives.

use std::sync::Arc;

use bots::training_samples::Sampler;
use bots::{Past, Weights};
use rules::{Action, BySociety, Empire, Rng, State, Tokens};

use super::world;

/// All orders of these tokens.
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
    let lessons = Sampler::new(&world, Arc::new(Weights::blank()));
    let past = Past::new(&world);
    let all = orders(&world.empires().collect::<Vec<_>>());
    let mut between = 0;
    for seed in 0..80 {
        // A bot that looks ahead to the end does not see the revealed tokens.
        let (before, last) = super::at_random(&world, seed);
        // A drawn card may lead to more decisions.
        if matches!(last, Action::Act(_) | Action::Play { .. }) {
            continue;
        }
        let viewer = before.mover().unwrap();
        let rival = world.societies().find(|society| *society != viewer).unwrap();
        let view = before.view(&world, viewer);
        let ended = |mut state: State| {
            state.play(&world, last, &mut Rng::new(1), &mut ()).unwrap();
            assert!(state.is_over());
            state
        };
        let (mut parts, mut count) = (0.0, 0.0);
        for order in &all {
            let tokens: Tokens = order.iter().copied().collect();
            let known = view.tokens(rival);
            if world.slots().any(|slot| known.at(slot).is_some_and(|open| tokens.at(slot) != Some(open))) {
                continue;
            }
            let mut believed = BySociety::all(None);
            believed[rival] = Some(tokens);
            let end = ended(view.resample_as(&world, &believed, &mut Rng::new(1)));
            let winners: Vec<_> = end.winners(&world).collect();
            parts += if winners.contains(&viewer) { 1.0 / winners.len() as f32 } else { 0.0 };
            count += 1.0;
        }
        let part = lessons.win(&world, &ended(before), &view, &past);
        assert!((part - parts / count).abs() < 1e-3, "seed {seed}: {part} and {}", parts / count);
        between += u32::from(part > 0.05 && part < 0.95);
    }
    assert!(between > 5, "{between}");
}
