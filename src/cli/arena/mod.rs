//! Many games of bots on several threads, whatever is counted in them.
//!
//! A game's chance and its bots' come from the seed and the game's number, and what is counted adds
//! up exactly, so that the result does not hang on the number of threads.

mod stats;

use std::error::Error;
use std::sync::atomic::{AtomicU32, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::opening::player;
use super::usage::Usage;
use crate::ai::{Bot, Level};
use crate::rules::{Deal, Rng, Sink, Society, State, World};
use crate::table::Player;

pub(super) use stats::{Interval, Share, Spread, chance_of, holm};

/// Games to be played.
pub(super) struct Arena<'a> {
    /// What they are played in.
    pub world: &'a World,
    /// Who plays; seats turn from game to game.
    pub levels: &'a [Level],
    /// The seed of everything.
    pub seed: u64,
    /// How many.
    pub games: u32,
    /// On how many threads; as many as the machine has cores when `None`.
    pub threads: Option<usize>,
}

/// Who counts something. It hears what happens after the set-up, decision by decision.
pub(super) trait Watch: Sink + Send + Sized {
    /// A game begins.
    fn begin(&mut self, _world: &World, _state: &State) {}

    /// A decision was taken, with all that followed from it.
    fn decided(&mut self, _world: &World, _state: &State) {}

    /// A game is over, after so many decisions; `entrant` says who sat where.
    fn end(&mut self, world: &World, state: &State, decisions: u32, entrant: &dyn Fn(Society) -> usize);

    /// Both counts together.
    fn plus(self, other: Self) -> Self;
}

impl Arena<'_> {
    /// Plays all games; `empty` has counted nothing.
    pub fn play<W: Watch>(&self, bar: &ProgressBar, empty: impl Fn() -> W + Sync) -> W {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores).max(1);
        let next = AtomicU32::new(0);
        let work = || {
            let mut watch = empty();
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return watch;
                }
                self.play_game(game, &mut watch);
                bar.inc(1);
            }
        };
        let counted = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            // A game that broke down must not be missing without a word.
            let counts =
                workers.into_iter().map(|w| w.join().unwrap_or_else(|why| std::panic::resume_unwind(why)));
            counts.fold(empty(), W::plus)
        });
        bar.finish_and_clear();
        counted
    }

    /// Plays one game: entrant `i` sits on seat `i + game`, so that all sit everywhere equally often.
    fn play_game(&self, game: u32, watch: &mut impl Watch) {
        let (world, levels) = (self.world, self.levels);
        // A game's chance and each bot's come from streams of their own.
        let streams = u64::from(game) * 8;
        let mut chance = Rng::stream(self.seed, streams);
        let position_of = |entrant: usize| (entrant + game as usize) % levels.len();
        let entrant_on =
            |society: Society| (0..levels.len()).find(|e| position_of(*e) == society.index()).unwrap_or(0);
        let mut bots: Vec<Bot> = (0..levels.len())
            .map(|entrant| {
                let mut own = Rng::stream(!self.seed, streams + 1 + entrant as u64);
                Bot::new(levels[entrant], own.bits())
            })
            .collect();
        let deal = Deal::random(world, &mut chance);
        let mut state = State::start(world, &deal, &mut ());
        watch.begin(world, &state);
        let mut legal = Vec::new();
        let mut decisions = 0;
        while let Some(society) = state.mover() {
            state.legal(world, &mut legal);
            let bot = &mut bots[entrant_on(society)];
            // The list is not empty before the end, so the bot has chosen from it.
            let Some(action) = bot.choose(world, &state.view(world, society), &legal) else { break };
            state.play_unchecked(world, action, &mut chance, watch);
            watch.decided(world, &state);
            decisions += 1;
        }
        watch.end(world, &state, decisions, &entrant_on);
    }
}

/// A bot's level by its word.
///
/// # Errors
/// That there is none, or that it is a person.
pub(super) fn level(id: &str) -> Result<Level, Box<dyn Error>> {
    match player(id)? {
        Player::Bot(level) => Ok(level),
        Player::Human => {
            Err(Usage::new("\"human\" cannot play here: only bots do, random, novice or agent").into())
        }
    }
}

/// A bar that shows how far the games are, unless it should be `quiet`.
pub(super) fn progress(games: u32, quiet: bool) -> ProgressBar {
    let bar = ProgressBar::new(games.into());
    if quiet {
        bar.set_draw_target(ProgressDrawTarget::hidden());
    }
    let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar
}
