//! Equal views and histories give equal decisions: bots choose the same in another state that looks the same to the
//! mover.

use bots::{Bot, Budget, Level, Past};
use rules::{Action, Deal, Rng, State, World};
use testing::{rule_sets, test_packs};

/// A decision in a random game, with the public history.
struct Decision<'a> {
    world: &'a World,
    state: &'a State,
    past: &'a Past,
    legal: &'a [Action],
}

/// Asserts that bots of these levels decide the same in a resampled state as in the true one.
fn assert_equal_decisions(decision: &Decision<'_>, levels: &[Level], rng: &mut Rng) {
    let Decision { world, state, past, legal } = *decision;
    let Some(mover) = state.mover() else { return };
    let other = state.view(world, mover).resample(world, rng);
    let seed = u64::from(rng.below(1 << 20));
    for level in levels {
        let choose = |state: &State| {
            let (mut bot, view) = (Bot::new(*level, seed), state.view(world, mover));
            // Levels that search get only a small budget.
            match level {
                Level::Spymaster | Level::Mastermind => {
                    bot.choose_within(world, &view, Some(past), legal, &|nodes| {
                        Budget::Used(nodes as f32 / 20.0)
                    })
                }
                Level::Random | Level::Novice | Level::Agent => bot.choose(world, &view, Some(past), legal),
            }
        };
        assert_eq!(choose(state), choose(&other), "{level:?}");
        assert!(choose(state).is_some_and(|action| legal.contains(&action)));
    }
}

/// Plays a random game and calls `check` before each decision.
fn play_random(name: &str, world: &World, seed: u64, check: &mut impl FnMut(&Decision<'_>, &mut Rng)) {
    let mut rng = Rng::stream(seed, name.len() as u64);
    let mut state = State::start(world, &Deal::random(world, &mut rng), &mut ());
    let (mut past, mut legal) = (Past::new(world), Vec::new());
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        check(&Decision { world, state: &state, past: &past, legal: &legal }, &mut rng);
        let action = legal[rng.below(legal.len() as u32) as usize];
        past.watch(world, &state, mover, action);
        state.play_unchecked(world, action, &mut rng, &mut ());
    }
}

/// Compares decisions in every second world of the base pack, starting with the one at index `first`.
fn check_every_second_world(first: usize) {
    let mut turn = 0u64;
    for (name, world) in rule_sets::worlds(&testing::pack("war-of-whispers")).iter().skip(first).step_by(2) {
        for seed in 0..u64::from(rule_sets::games(1)) {
            play_random(name, world, seed, &mut |decision, rng| {
                turn += 1;
                // One decision in seven is enough; searching levels take longest.
                if turn.is_multiple_of(7) {
                    let quick: &[Level] = &[Level::Random, Level::Novice];
                    let levels = if turn.is_multiple_of(91) { &Level::ALL } else { quick };
                    assert_equal_decisions(decision, levels, rng);
                }
            });
        }
    }
}

#[test]
fn equal_views_give_equal_decisions_in_even_worlds() {
    check_every_second_world(0);
}

#[test]
fn equal_views_give_equal_decisions_in_odd_worlds() {
    check_every_second_world(1);
}

#[test]
fn equal_views_give_equal_decisions_in_every_pack_under_house_rules_in_pairs() {
    for pack in test_packs::all() {
        for (name, world) in rule_sets::pairs(&pack) {
            for seed in 0..u64::from(rule_sets::games(1)) {
                let mut turn = 0u32;
                play_random(&name, &world, seed, &mut |decision, rng| {
                    turn += 1;
                    if turn.is_multiple_of(31) {
                        assert_equal_decisions(decision, &[Level::Random, Level::Novice], rng);
                    }
                });
            }
        }
    }
}
