//! Bots choose only legal actions: every level and temper, every pack, and house rules in pairs.
//! `WHISPERS_GAMES=7` plays about ten thousand games.

use std::sync::atomic::{AtomicU32, Ordering};

use bots::{Bot, Level, Past, Temper};
use rules::{Action, Deal, Rng, Society, State, World};

use testing::{rule_sets, test_packs};

/// The number of nodes that bots may spend on a decision: enough to try some choices.
const NODES: f32 = 40.0;

/// A random item of these.
fn one_of<T: Copy>(all: &[T], rng: &mut Rng) -> T {
    all[rng.below(all.len() as u32) as usize]
}

/// Bots of random levels and tempers. At one table in six, one of them uses the policy, which takes longer.
fn seated(world: &World, rng: &mut Rng) -> Vec<Bot> {
    let judge = rng.below(6 * world.societies().len() as u32) as usize;
    let mut seat = |society: Society| {
        let level = match society.index() == judge {
            true => one_of(&[Level::Spymaster, Level::Mastermind], rng),
            false => one_of(&[Level::Random, Level::Novice, Level::Agent], rng),
        };
        Bot::new(level, rng.bits()).with_temper(one_of(&Temper::ALL, rng))
    };
    world.societies().map(&mut seat).collect()
}

/// Plays a game. Returns the number of decisions with more than one legal action.
fn play(name: &str, world: &World, seed: u64) -> u32 {
    let mut rng = Rng::stream(seed, name.len() as u64);
    let deal = Deal::random(world, &mut rng);
    let mut bots = seated(world, &mut rng);
    let mut state = State::start(world, &deal, &mut ());
    let mut past = Past::new(world);
    let (mut legal, mut decisions) = (Vec::new(), 0);
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let (bot, view) = (&mut bots[mover.index()], state.view(world, mover));
        let spent = |nodes| bots::Budget::Used(nodes as f32 / NODES);
        let chosen = bot.choose_within(world, &view, Some(&past), &legal, &spent);
        let Some(action) = chosen.filter(|action| legal.contains(action)) else {
            let level = bot.level();
            panic!(
                "{name}, seed {seed}: {level:?} chose {} among {}",
                told(world, &chosen),
                told(world, &legal)
            );
        };
        decisions += u32::from(legal.len() > 1);
        past.watch(world, &state, mover, action);
        state.play_unchecked(world, action, &mut rng, &mut ());
    }
    decisions
}

fn told<'a>(world: &World, actions: impl IntoIterator<Item = &'a Action>) -> String {
    actions.into_iter().map(|action| world.notation(*action)).collect::<Vec<_>>().join(", ")
}

#[test]
fn bots_of_every_level_and_temper_choose_what_is_legal_in_every_pack_under_house_rules_in_pairs() {
    let all = test_packs::all();
    let worlds: Vec<(String, World)> = all.iter().flat_map(|pack| rule_sets::pairs(pack)).collect();
    // If few games are played, only some pairs of rules are tested.
    let (step, games) = if rule_sets::games(0) == 0 { (60, 1) } else { (1, rule_sets::games(0)) };
    let played = AtomicU32::new(0);
    let of = |(name, world): &(String, World)| {
        let decisions = (0..u64::from(games)).map(|seed| play(name, world, seed)).sum::<u32>();
        let so_far = played.fetch_add(games, Ordering::Relaxed) + games;
        if so_far.is_multiple_of(100 * games) {
            println!("{so_far} games");
        }
        decisions
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let part = |first: usize| worlds.iter().step_by(step).skip(first).step_by(cores).map(of).sum::<u32>();
    let decisions: u32 = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores).map(|first| scope.spawn(move || part(first))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).sum()
    });
    println!("{} games, {decisions} decisions", played.into_inner());
    assert!(decisions > 1000, "{decisions}");
}
