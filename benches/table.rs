//! Measures what a player waits for: `cargo bench --bench table`.

use std::sync::Arc;

use bots::{Bot, Level};
use divan::{Bencher, black_box};
use packs::{Files, Pack};
use rules::{Action, View};
use table::{Match, Setup, load_text};

fn main() {
    divan::main();
}

fn pack() -> Arc<Pack> {
    Arc::new(Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}")))
}

/// A finished match of novices.
fn played() -> Match {
    let mut game = Match::new(Setup::new(pack(), 3, Level::Novice, 1)).unwrap();
    let mut bot = Bot::new(Level::Novice, 1);
    while let Some(mover) = game.state().mover() {
        let action = bot.choose(game.world(), &game.view(mover), None, &game.legal()).unwrap();
        game.play(action).unwrap();
    }
    game
}

#[divan::bench]
fn load_the_pack(bencher: Bencher<'_, '_>) {
    bencher.bench_local(pack);
}

#[divan::bench]
fn replay_and_verify_a_full_record(bencher: Bencher<'_, '_>) {
    let game = played();
    let (pack, text) = (game.pack().clone(), game.record_text());
    bencher.bench_local(|| load_text("bench", black_box(&text), &pack).unwrap());
}

/// All decisions with a choice in a match of four bots of a level.
#[divan::bench(args = [Level::Novice, Level::Agent], sample_count = 5, sample_size = 1)]
fn all_decisions_of_a_match(bencher: Bencher<'_, '_>, level: Level) {
    let (game, asked) = asked(level);
    let mut bot = Bot::new(level, 1);
    bencher.counter(divan::counter::ItemsCount::new(asked.len())).bench_local(|| {
        for (view, legal) in &asked {
            black_box(bot.choose(game.world(), view, None, legal));
        }
    });
}

/// The slowest decision of a match, for which a player waits longest.
#[divan::bench(args = [Level::Novice, Level::Agent], sample_count = 20, sample_size = 1)]
fn the_slowest_decision_of_a_match(bencher: Bencher<'_, '_>, level: Level) {
    let (game, asked) = asked(level);
    let mut bot = Bot::new(level, 1);
    let mut time = |(view, legal): &(View, Vec<Action>)| {
        let start = std::time::Instant::now();
        black_box(bot.choose(game.world(), view, None, legal));
        start.elapsed()
    };
    let (_, (view, legal)) = asked.iter().map(|a| (time(a).min(time(a)), a)).max_by_key(|(t, _)| *t).unwrap();
    bencher.bench_local(|| black_box(bot.choose(game.world(), view, None, legal)));
}

/// A match between bots of a level, with the view and the legal actions at each decision with a choice.
fn asked(level: Level) -> (Match, Vec<(View, Vec<Action>)>) {
    let mut game = Match::new(Setup::new(pack(), 3, level, 2)).unwrap();
    let mut bots: Vec<Bot> = (0..4).map(|position| Bot::new(level, position)).collect();
    let mut asked = Vec::new();
    while let Some(mover) = game.state().mover() {
        let (view, legal) = (game.view(mover), game.legal());
        let action = bots[mover.index()].choose(game.world(), &view, None, &legal).unwrap();
        if legal.len() > 1 {
            asked.push((view, legal));
        }
        game.play(action).unwrap();
    }
    (game, asked)
}
