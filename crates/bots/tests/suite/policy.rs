//! The policy's network: it sees only what its society may know, plays every pack, and has an answer to every decision.

use std::sync::Arc;

use bots::policy::{Choice, Evidence, Ground, Parameters, PolicyPlayer, Situation, TablePlayer, is_near_end};
use bots::{Bot, Budget, Level};
use packs::{Library, Pack};
use rules::{Action, Deal, HouseRules, Rng, State, Value, World};

/// Plays a game of random weights, and calls a function with every decision that is a choice.
fn play(world: &World, seed: u64, mut see: impl FnMut(&mut PolicyPlayer, &Situation<'_>, &State, &[Action])) {
    let ground = Ground::new(world);
    let mut player = PolicyPlayer::new(Arc::new(Parameters::random(seed)));
    let mut rng = Rng::new(seed);
    let mut state = State::start(world, &Deal::random(world, &mut rng), &mut ());
    let (mut evidence, mut legal) = (Evidence::NOTHING, Vec::new());
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let view = state.view(world, mover);
        let situation = Situation { ground: &ground, world, view: &view, evidence: &evidence };
        let index = player.choose(&situation, &legal, Choice::Drawn, &mut rng);
        if legal.len() > 1 {
            see(&mut player, &situation, &state, &legal);
        }
        let before = state;
        state.play_unchecked(world, legal[index], &mut rng, &mut ());
        evidence.watch(world, &before, mover, legal[index], &state);
    }
}

/// All switches and card rules of a pack turned on.
fn everything(pack: &Pack) -> HouseRules {
    let mut house = pack.rules.raw.house;
    for rule in rules::HouseRule::ALL {
        match rule.value() {
            Value::Switch(field, _) => *field(&mut house) = true,
            Value::Cards(field, cards) => *field(&mut house) = pack.rules.raw.has(cards),
            _ => {}
        }
    }
    house
}

#[test]
fn every_option_of_every_pack_and_house_rule_has_a_probability() {
    for id in Library::default().ids() {
        let pack = Pack::load(&Library::default().find(&id).unwrap()).unwrap();
        for house in [pack.rules.raw.house, everything(&pack)] {
            for societies in 2..=4 {
                let Ok(world) = World::new(&pack.rules.raw, &house, societies) else { continue };
                play(&world, societies as u64, |player, _, _, legal| {
                    assert_eq!(player.odds().len(), legal.len());
                    let sum: f32 = player.odds().iter().sum();
                    assert!((sum - 1.0).abs() < 1e-4, "{id}: {sum}");
                });
            }
        }
    }
}

#[test]
fn hidden_hands_and_tokens_change_nothing() {
    let world = super::world(4);
    let (mut rng, mut differing) = (Rng::new(5), 0);
    play(&world, 1, |player, situation, state, legal| {
        let odds = player.odds().to_vec();
        let other = situation.view.resample(&world, &mut rng);
        differing += usize::from(&other != state);
        let view = other.view(&world, situation.view.viewer());
        let again = Situation { view: &view, ..*situation };
        player.choose(&again, legal, Choice::Likeliest, &mut Rng::new(9));
        assert_eq!(player.odds(), odds);
    });
    assert!(differing > 100, "{differing}");
}

#[test]
fn equal_seeds_give_equal_games() {
    let world = super::world(3);
    let game = |seed| {
        let mut all = Vec::new();
        play(&world, seed, |player, _, _, _| all.push(player.odds().to_vec()));
        all
    };
    assert!(game(4) == game(4) && game(4) != game(5));
}

#[test]
fn evidence_ignores_which_card_is_discarded_face_down() {
    let pack = testing::pack("war-of-whispers");
    let house = HouseRules { hand_limit: 1, ..pack.rules.raw.house };
    let world = World::new(&pack.rules.raw, &house, 4).unwrap();
    let mut compared = 0;
    for seed in 0..8 {
        play(&world, seed, |_, situation, state, legal| {
            let discards = legal.iter().filter(|action| matches!(action, Action::Discard(_)));
            let after = discards.map(|discard| {
                let (mut evidence, mut next) = (*situation.evidence, *state);
                let mover = situation.view.viewer();
                evidence.play(&world, &mut next, mover, *discard, &mut Rng::new(1));
                evidence
            });
            let after: Vec<Evidence> = after.collect();
            compared += usize::from(after.len() > 1);
            assert!(after.windows(2).all(|pair| pair[0] == pair[1]));
        });
    }
    assert!(compared > 10, "{compared}");
}

#[test]
fn playing_on_depends_on_the_view_and_the_seed_alone() {
    let world = super::world(4);
    let mut rng = Rng::new(8);
    let mut at_table = TablePlayer::new(Arc::new(Parameters::random(2)));
    let spent = |made: u64| Budget::Used(made as f32 / 120.0);
    let mut decisions = 0;
    play(&world, 2, |_, situation, _, legal| {
        decisions += 1;
        if decisions % 20 == 0 {
            let view = situation.view.resample(&world, &mut rng).view(&world, situation.view.viewer());
            let again = Situation { view: &view, ..*situation };
            let chosen = at_table.choose(situation, legal, &[], &spent, &mut Rng::new(decisions));
            assert_eq!(at_table.choose(&again, legal, &[], &spent, &mut Rng::new(decisions)), chosen);
            assert!(chosen < legal.len());
            let chosen = at_table.choose_loosely(situation, legal, &[], &spent, &mut Rng::new(decisions));
            assert_eq!(at_table.choose_loosely(&again, legal, &[], &spent, &mut Rng::new(decisions)), chosen);
            assert!(chosen < legal.len());
        }
    });
    assert!(decisions > 100);
}

#[test]
fn spymasters_and_agents_lose_little_in_the_last_positions() {
    let world = super::world(4);
    let mut judge = TablePlayer::new(Parameters::built_in());
    let mut decisions = 0;
    let (mut worst, mut most_at_stake) = (0.0_f32, 0.0_f32);
    for seed in 0..12 {
        play(&world, seed, |_, situation, state, legal| {
            if !is_near_end(&world, situation.view) {
                return;
            }
            let states = judge.sample_states(situation, 48, &mut Rng::new(seed));
            let Some(wins) = judge.exhaustive_wins(situation, &states, legal, 5_000) else { return };
            decisions += 1;
            let best = wins.iter().copied().fold(0.0, f32::max);
            most_at_stake = wins.iter().fold(most_at_stake, |most, win| most.max(best - win));
            for level in [Level::Agent, Level::Spymaster] {
                let mut bot = Bot::new(level, seed);
                let view = state.view(&world, situation.view.viewer());
                let chosen = bot.choose(&world, &view, None, legal).unwrap();
                let index = legal.iter().position(|action| *action == chosen).unwrap();
                worst = worst.max(best - wins[index]);
            }
        });
    }
    assert!(decisions > 10 && most_at_stake > 0.5, "{decisions} decisions, {most_at_stake} at stake");
    assert!(worst < 0.25, "{worst}");
}
