//! Many games of bots on several threads, with counters.
//!
//! A game's draws and bots depend only on the seed and the game's number, and counts add up exactly, so the
//! result does not depend on the number of threads.

mod confidence_intervals;
mod entrant;
mod external_programs;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use bots::{Past, Weights};
use external_bots::Loss;
use rules::{Action, Deal, MAX_SOCIETIES, Rng, Sink, Society, State, World};

use entrant::SeatedBot;
use external_programs::ProgramProcesses;

pub(super) use confidence_intervals::{Interval, Share, Spread, Z, chance_of, holm};
pub(super) use entrant::{Entrant, bot};
pub(super) use external_programs::ExternalPrograms;

/// A series of games.
pub(super) struct Arena<'a> {
    /// The world of all games.
    pub world: &'a World,
    /// The weights of the evaluating bots.
    pub weights: &'a Arc<Weights>,
    /// The entrants, by index.
    pub entrants: &'a [Entrant],
    /// The seating from game to game.
    pub seating: Seating,
    /// The seed of the series.
    pub seed: u64,
    /// The number of games.
    pub games: u32,
    /// The programs of external bots.
    pub guests: Option<&'a ExternalPrograms>,
    /// The number of threads; one per core if `None`.
    pub threads: Option<usize>,
}

/// The seating from game to game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Seating {
    /// All entrants, rotating: entrant `i` sits on seat `i + game`.
    Turning,
    /// The given order in every game: automata belong to the world.
    AsNamed,
    /// Some of the entrants per table. A series has one game for each entrant, and everyone sits once on
    /// every seat. Each series draws its opponents anew.
    Mixed,
}

/// Separates the seating from other draws of the seed.
const TABLES: u64 = 0x7461_626c_6573_206f;

/// A counter, which receives the events after the set-up, decision by decision.
pub(super) trait Watch: Sink + Send + Sized {
    /// Called when a game begins.
    fn begin(&mut self, _world: &World, _state: &State) {}

    /// Called after each decision, when its events have been seen.
    fn decided(&mut self, _world: &World, _state: &State) {}

    /// Counts a decision of an external bot. `lost` says why the bot lost it, if it did.
    fn count_program(&mut self, _entrant: usize, _lost: Option<&Loss>) {}

    /// Called when a game is over, after this number of `decisions`. `entrant` maps seats to entrants.
    fn end(&mut self, world: &World, state: &State, decisions: u32, entrant: &dyn Fn(Society) -> usize);

    /// The sum of two counters.
    fn plus(self, other: Self) -> Self;
}

impl Arena<'_> {
    /// Plays all games with counters that start `empty`.
    pub fn play<W: Watch>(&self, bar: &ProgressBar, empty: impl Fn() -> W + Sync) -> W {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = self.threads.unwrap_or_else(cores).max(1);
        let next = AtomicU32::new(0);
        let work = || {
            let (mut watch, mut legal) = (empty(), Vec::new());
            // Each thread has its own processes.
            let mut asked = self.guests.map(|guests| guests.processes(self.entrants));
            loop {
                let game = next.fetch_add(1, Ordering::Relaxed);
                if game >= self.games {
                    return watch;
                }
                self.play_game(game, &mut legal, asked.as_mut(), &mut watch);
                bar.inc(1);
            }
        };
        let counted = std::thread::scope(|scope| {
            let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
            // Pass a panic of a worker on instead of ignoring it.
            let counts =
                workers.into_iter().map(|w| w.join().unwrap_or_else(|why| std::panic::resume_unwind(why)));
            counts.fold(empty(), W::plus)
        });
        bar.finish_and_clear();
        counted
    }

    /// Plays one game; `legal` is a buffer.
    fn play_game(
        &self,
        game: u32,
        legal: &mut Vec<Action>,
        mut asked: Option<&mut ProgramProcesses>,
        watch: &mut impl Watch,
    ) {
        let world = self.world;
        // A game and each bot have their own random streams.
        let streams = u64::from(game) * 8;
        let mut chance = Rng::stream(self.seed, streams);
        let table = self.table(game);
        let entrant_on = |society: Society| table[society.index()];
        let mut seated: Vec<SeatedBot> = (0..world.societies().len())
            .map(|seat| {
                let place = if self.seating == Seating::Mixed { seat } else { table[seat] };
                let mut own = Rng::stream(!self.seed, streams + 1 + place as u64);
                self.entrants[table[seat]].sit(own.bits(), self.weights)
            })
            .collect();
        let deal = Deal::random(world, &mut chance);
        let mut state = State::start(world, &deal, &mut ());
        let mut past = seated
            .iter()
            .any(SeatedBot::reads_past)
            .then(|| Past::with_weights(world, Arc::clone(self.weights)));
        if let Some(asked) = &mut asked {
            asked.begin();
        }
        watch.begin(world, &state);
        let mut decisions = 0;
        while let Some(society) = state.mover() {
            state.legal(world, legal);
            let chosen = asked.as_mut().and_then(|asked| {
                let luck = streams.wrapping_add(u64::from(decisions) << 32);
                asked.choose(entrant_on(society), || state.view(world, society), legal, self.seed ^ luck)
            });
            let choice = match chosen {
                Some(chosen) => {
                    if chosen.asked {
                        watch.count_program(entrant_on(society), chosen.lost.as_ref());
                    }
                    Some(chosen.action)
                }
                None => seated[society.index()].choose(world, &state, society, past.as_ref(), legal),
            };
            // Before the end there is always a legal action, so a bot without a legal choice is a bug that
            // would spoil all counts.
            let action = choice.filter(|action| legal.binary_search(action).is_ok());
            let action = action.unwrap_or_else(|| {
                let (who, seed) = (self.entrants[entrant_on(society)], self.seed);
                panic!("{who} chose {choice:?}, which is not legal: seed {seed}, game {game}, after {decisions} decisions")
            });
            if let Some(past) = &mut past {
                past.watch(world, &state, society, action);
            }
            state.play_unchecked(world, action, &mut chance, watch);
            watch.decided(world, &state);
            decisions += 1;
        }
        watch.end(world, &state, decisions, &entrant_on);
    }

    /// The entrant on each seat of a game.
    fn table(&self, game: u32) -> [usize; MAX_SOCIETIES] {
        let (entrants, game) = (self.entrants.len().max(1), game as usize);
        match self.seating {
            Seating::Turning => std::array::from_fn(|seat| (seat + entrants - game % entrants) % entrants),
            Seating::AsNamed => std::array::from_fn(|seat| seat),
            Seating::Mixed => {
                let mut order: Vec<usize> = (0..entrants).collect();
                let mut rng = Rng::stream(self.seed ^ TABLES, (game / entrants) as u64);
                for last in (1..entrants).rev() {
                    order.swap(last, rng.below(last as u32 + 1) as usize);
                }
                std::array::from_fn(|seat| order[(seat + game) % entrants])
            }
        }
    }
}

/// A progress bar, hidden if `quiet`.
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
