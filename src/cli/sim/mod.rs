//! The arena: many games of bots, counted.

mod report;
mod tally;

use std::io::Write;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::args::SimArgs;
use super::opening::{OpenOptions, player};
use crate::ai::{Bot, Level};
use crate::rules::{Deal, Rng, Society, State, World};
use crate::table::Player;
use tally::Tally;

/// Plays the games and prints what came of them.
///
/// # Errors
/// That the match cannot be set up like that, or the output not be written.
pub fn sim(
    args: &SimArgs,
    pack: Option<PathBuf>,
    out: &mut impl Write,
) -> Result<(), Box<dyn std::error::Error>> {
    let options = OpenOptions {
        pack,
        seats: args.seats.clone(),
        setup: args.setup.clone(),
        rules: args.rules.clone(),
        seed: Some(args.seed),
    };
    let setup = options.setup()?;
    let levels =
        args.seats.iter().take(setup.seats.len()).map(|id| level(id)).collect::<Result<Vec<_>, _>>()?;
    let world = setup.world()?;
    let threads = args.threads.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let bar = progress(args);
    let next = AtomicU32::new(0);
    let work = || {
        let mut tally = Tally::new(&world, levels.len());
        loop {
            let game = next.fetch_add(1, Ordering::Relaxed);
            if game >= args.games {
                return tally;
            }
            play(&world, &levels, args.seed, game, &mut tally);
            bar.inc(1);
        }
    };
    let tally = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        let empty = Tally::new(&world, levels.len());
        workers.into_iter().filter_map(|w| w.join().ok()).fold(empty, Tally::plus)
    });
    bar.finish_and_clear();
    if args.json {
        writeln!(out, "{}", report::json(&setup, &world, &args.seats, &tally))?;
    } else {
        writeln!(out, "{}", report::tables(&setup, &world, &args.seats, &tally))?;
    }
    Ok(())
}

fn level(id: &str) -> Result<Level, Box<dyn std::error::Error>> {
    match player(id)? {
        Player::Bot(level) => Ok(level),
        Player::Human => Err("in the arena only bots play: random, novice or agent".into()),
    }
}

fn progress(args: &SimArgs) -> ProgressBar {
    let bar = ProgressBar::new(args.games.into());
    if args.json {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}

/// Plays one game: entrant `i` sits on seat `i + game`, so that all sit everywhere equally often.
fn play(world: &World, levels: &[Level], seed: u64, game: u32, tally: &mut Tally) {
    // A game's chance and each bot's come from streams of their own.
    let streams = u64::from(game) * 8;
    let mut chance = Rng::stream(seed, streams);
    let seat_of = |entrant: usize| (entrant + game as usize) % levels.len();
    let entrant_on =
        |society: Society| (0..levels.len()).find(|e| seat_of(*e) == society.index()).unwrap_or(0);
    let mut bots: Vec<Bot> = (0..levels.len())
        .map(|entrant| {
            let mut own = Rng::stream(!seed, streams + 1 + entrant as u64);
            Bot::new(levels[entrant], own.bits())
        })
        .collect();
    let deal = Deal::random(world, &mut chance);
    let mut state = State::start(world, &deal, &mut ());
    let mut legal = Vec::new();
    let mut decisions = 0;
    while let Some(society) = state.mover() {
        state.legal(world, &mut legal);
        let bot = &mut bots[entrant_on(society)];
        // The list is not empty before the end, so the bot has chosen from it.
        let Some(action) = bot.choose(world, &state.view(world, society), &legal) else { break };
        state.play_unchecked(world, action, &mut chance, &mut ());
        decisions += 1;
    }
    tally.add(world, &state, decisions, entrant_on);
}
