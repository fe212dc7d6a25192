//! Games of bots. A game is stored as its seed and the index of each choice among the legal actions.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Bot, Budget, Level, Past, Weights};
use rules::{Rng, State, World};

use super::table;

/// The probability of a random action, which makes games differ.
const WANDERS: f64 = 0.08;

/// The node budget of an agent's decision. An agent plays about as well with this budget as with sixteen
/// times as many nodes.
const NODES: f32 = 1000.0;

/// A complete game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// The seed, which determines the table, the deal and all chance.
    pub seed: u64,
    /// The bot on each seat: `l` for a learning bot, other letters for bots that do not learn.
    pub players: String,
    /// The index of each decision in the list of legal actions.
    pub choices: Vec<u16>,
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.seed, self.players)?;
        self.choices.iter().try_for_each(|choice| write!(f, " {choice}"))
    }
}

impl FromStr for Game {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        let (seed, rest) = text.split_once(' ').ok_or("a game is a seed, players and choices")?;
        let (players, choices) = rest.split_once(' ').ok_or("a game has players and choices")?;
        let number = |word: &str| word.parse().map_err(|_| format!("`{word}` is not a choice"));
        Ok(Self {
            seed: seed.parse().map_err(|_| format!("`{seed}` is not a seed"))?,
            players: players.to_owned(),
            choices: choices.split(' ').map(number).collect::<Result<_, _>>()?,
        })
    }
}

/// The options for playing games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Manner {
    /// True if bots draw beliefs about tokens from the past.
    pub beliefs: bool,
    /// True if bots that do not learn take half of the seats.
    pub mixed: bool,
    /// True if no actions are random.
    pub steady: bool,
    /// True if learning bots use rollouts as spymasters do. Otherwise they only evaluate each choice.
    pub trials: bool,
}

/// Plays games with a seed, weights and options.
pub struct Play {
    seed: u64,
    weights: Option<Arc<Weights>>,
    manner: Manner,
}

impl Play {
    pub fn new(seed: u64, weights: Option<Arc<Weights>>, manner: Manner) -> Self {
        Self { seed, weights, manner }
    }

    /// Draws the bot of a seat: a learning bot, or in mixed games sometimes another one.
    fn player(&self, rng: &mut Rng) -> char {
        let other = self.manner.mixed && rng.below(2) == 0;
        if !other {
            return 'l';
        }
        if rng.below(5) == 0 { 'n' } else { 'a' }
    }

    fn past(&self, world: &World) -> Past {
        match &self.weights {
            Some(weights) => Past::with_weights(world, weights.clone()),
            None => Past::new(world),
        }
    }

    /// Plays the game with this number. Equal numbers give equal games.
    pub fn game(&self, number: u64) -> Game {
        let seed = Rng::stream(self.seed, number).bits() >> 1;
        let (world, deal, mut chance) = table::dealt(seed);
        let mut wander = Rng::stream(seed, 1);
        let seats = world.societies().len() as u64;
        let players: String = (0..seats).map(|_| self.player(&mut wander)).collect();
        let bot = |(place, player): (u64, char)| match (&self.weights, player) {
            (Some(weights), 'l') => Bot::former(Level::Spymaster, seed ^ place, weights.clone()),
            (_, 'a') => Bot::new(Level::Agent, seed ^ place),
            _ => Bot::new(Level::Novice, seed ^ place),
        };
        let mut bots: Vec<Bot> = (0..seats).zip(players.chars()).map(bot).collect();
        let mut state = State::start(&world, &deal, &mut ());
        let mut past = self.past(&world);
        // Learning bots play by evaluation alone, unless rollouts are on.
        let as_spymasters = Level::Spymaster.former_nodes() as f32;
        let judged =
            |nodes| Budget::Used(if self.manner.trials { nodes as f32 / as_spymasters } else { 1.0 });
        let tried = |nodes| Budget::Used(nodes as f32 / NODES);
        let (mut legal, mut choices) = (Vec::new(), Vec::new());
        while let Some(mover) = state.mover() {
            state.legal(&world, &mut legal);
            let place = if wander.unit() < WANDERS && !self.manner.steady {
                wander.below(legal.len() as u32) as usize
            } else {
                let bot = &mut bots[mover.index()];
                let spent: &dyn Fn(u64) -> Budget =
                    if bot.level() == Level::Agent { &tried } else { &judged };
                let chosen =
                    bot.choose_within(&world, &state.view(&world, mover), Some(&past), &legal, spent);
                legal.iter().position(|action| Some(*action) == chosen).unwrap_or(0)
            };
            choices.push(place as u16);
            if self.manner.beliefs {
                past.watch(&world, &state, mover, legal[place]);
            }
            state.play_unchecked(&world, legal[place], &mut chance, &mut ());
        }
        Game { seed, players, choices }
    }
}

impl Game {
    /// True if every choice is among the legal actions of its decision.
    pub fn is_legal(&self) -> bool {
        let mut played = 0;
        self.replay(|_, _, _| played += 1);
        played == self.choices.len()
    }

    /// Replays the game. `see` gets every state with the action taken in it. Returns the final state.
    pub fn replay(&self, mut see: impl FnMut(&World, &State, rules::Action)) -> (World, State) {
        let (world, deal, mut chance) = table::dealt(self.seed);
        let mut state = State::start(&world, &deal, &mut ());
        let mut legal = Vec::new();
        for choice in &self.choices {
            state.legal(&world, &mut legal);
            let Some(action) = legal.get(usize::from(*choice)) else { break };
            see(&world, &state, *action);
            state.play_unchecked(&world, *action, &mut chance, &mut ());
        }
        (world, state)
    }
}

/// Maps all items on all cores. Returns the results in the order of the items.
pub fn on_all_cores<T: Sync, W, R: Send>(
    all: &[T],
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, &T) -> R + Sync,
) -> Vec<R> {
    on_cores(cores(), all, worker, work)
}

/// The number of cores.
pub fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Maps all items on a number of cores. Returns the results in the order of the items.
pub fn on_cores<T: Sync, W, R: Send>(
    cores: usize,
    all: &[T],
    worker: impl Fn() -> W + Sync,
    work: impl Fn(&mut W, &T) -> R + Sync,
) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let run = || {
        let (mut own, mut done) = (worker(), Vec::new());
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(one) = all.get(place) else { return done };
            done.push((place, work(&mut own, one)));
        }
    };
    let mut results: Vec<(usize, R)> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..cores.max(1)).map(|_| scope.spawn(run)).collect();
        threads
            .into_iter()
            .flat_map(|thread| thread.join().unwrap_or_else(|why| std::panic::resume_unwind(why)))
            .collect()
    });
    results.sort_by_key(|(place, _)| *place);
    results.into_iter().map(|(_, result)| result).collect()
}
