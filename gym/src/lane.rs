//! A game of a batch, which restarts when it is over and lets bots decide for other seats.

use std::sync::Arc;

use bots::{Bot, Level, Past};
use rules::{MAX_SOCIETIES, Rng};
use whispers_train::arena::Arena;

use crate::game::{Game, Offer};
use crate::layout::{Layout, Rows, Writer};

/// What all games of a batch have in common.
pub struct Setting {
    /// The worlds to play in. Each game draws one.
    pub arenas: Vec<Arc<Arena>>,
    /// The layout that has room for all of them.
    pub layout: Layout,
    /// How decisions are offered.
    pub offer: Offer,
    /// The bots on the seats that do not learn, if any.
    pub opponents: Option<Level>,
    /// The number of seats that learn, if there are opponents.
    pub learners: usize,
}

/// What became of a step, beside the next decision.
pub struct Results<'a> {
    /// Each society's part of the win if a game ended; otherwise 0.
    pub rewards: &'a mut [f32],
    /// Each society's points if a game ended; otherwise 0.
    pub scores: &'a mut [i32],
    /// True if a game ended.
    pub done: &'a mut bool,
    /// The seat that decides.
    pub mover: &'a mut i64,
    /// The number of options.
    pub count: &'a mut i64,
    /// The index of the world.
    pub world: &'a mut i64,
}

/// A game of a batch.
pub struct Lane {
    game: Game,
    world: usize,
    /// For each seat, the bot that decides for it, if any.
    bots: [Option<Box<Bot>>; MAX_SOCIETIES],
    past: Option<Past>,
    seed: u64,
    games: u64,
    /// The number of options that the arrays hold.
    pub shown: usize,
    /// The number of decisions of which options were left out.
    pub truncated: u64,
}

impl Lane {
    /// The first game of a lane. Equal seeds and equal actions give equal games. `shown` is the number of options that the
    /// arrays still hold.
    pub fn new(setting: &Setting, seed: u64, shown: usize) -> Self {
        let (game, world) = deal(setting, seed, 0);
        let mut lane =
            Self { game, world, bots: Default::default(), past: None, seed, games: 0, shown, truncated: 0 };
        lane.seat(setting);
        lane
    }

    /// The number of options that are offered.
    pub fn options(&self) -> usize {
        self.game.legal.len()
    }

    /// The options in notation.
    pub fn notation(&self) -> Vec<String> {
        self.game.notation()
    }

    /// Plays an option, then plays on to the next decision that is offered.
    pub fn step(&mut self, setting: &Setting, action: usize, results: &mut Results<'_>) {
        self.play(action);
        self.begin(setting, results);
    }

    /// Clears the results and plays on to the next decision that is offered.
    pub fn begin(&mut self, setting: &Setting, results: &mut Results<'_>) {
        results.rewards.fill(0.0);
        results.scores.fill(0);
        *results.done = false;
        self.advance(setting, results);
    }

    /// Plays on to the next decision that is offered. A game that ends is counted and followed by the next one.
    fn advance(&mut self, setting: &Setting, results: &mut Results<'_>) {
        loop {
            let Some(mover) = self.game.state.mover() else {
                self.finish(results);
                self.restart(setting);
                continue;
            };
            if let Some(bot) = &mut self.bots[mover.index()] {
                let Game { arena, state, legal, .. } = &self.game;
                let view = state.view(&arena.world, mover);
                let chosen = bot.choose(&arena.world, &view, self.past.as_ref(), legal);
                let index = legal.iter().position(|action| Some(*action) == chosen).unwrap_or(0);
                self.play(index);
            } else if !self.game.is_offered(setting.offer) {
                self.play(0);
            } else {
                self.truncated += u64::from(self.game.limit(setting.offer.most));
                return;
            }
        }
    }

    /// Writes the decision that is due.
    pub fn write(
        &mut self,
        setting: &Setting,
        writer: &mut Writer,
        rows: &mut Rows<'_>,
        results: &mut Results<'_>,
    ) {
        // A game that is over restarts at once, so there is always one who decides.
        let Some(mover) = self.game.state.mover() else { return };
        let view = self.game.view(mover);
        let situation = self.game.situation(&view, setting.offer.history);
        writer.write(&setting.layout, &situation, &self.game.legal, self.shown, rows);
        self.shown = self.game.legal.len();
        *results.mover = mover.index() as i64;
        *results.count = self.shown as i64;
        *results.world = self.world as i64;
    }

    fn play(&mut self, index: usize) {
        if let (Some(past), Some(mover)) = (&mut self.past, self.game.state.mover())
            && let Some(action) = self.game.legal.get(index)
        {
            past.watch(&self.game.arena.world, &self.game.state, mover, *action);
        }
        self.game.play(index);
    }

    fn finish(&self, results: &mut Results<'_>) {
        let (world, state) = (&self.game.arena.world, &self.game.state);
        *results.done = true;
        for society in world.societies() {
            results.rewards[society.index()] = state.win_share(world, society) as f32;
            results.scores[society.index()] = state.score(world, society);
        }
    }

    fn restart(&mut self, setting: &Setting) {
        self.games += 1;
        (self.game, self.world) = deal(setting, self.seed, self.games);
        self.seat(setting);
    }

    /// Seats the bots of a new game.
    fn seat(&mut self, setting: &Setting) {
        let Some(level) = setting.opponents else { return };
        let world = &self.game.arena.world;
        let mut learns: Vec<bool> =
            (0..world.societies().len()).map(|seat| seat < setting.learners).collect();
        self.game.rng.shuffle(&mut learns);
        self.bots = Default::default();
        for (bot, learns) in self.bots.iter_mut().zip(learns) {
            let seed = self.game.rng.bits();
            *bot = (!learns).then(|| Box::new(Bot::new(level, seed)));
        }
        self.past = level.reads_past().then(|| Past::new(world));
    }
}

/// Game number `number` of a lane, and the index of its world.
fn deal(setting: &Setting, seed: u64, number: u64) -> (Game, usize) {
    let mut rng = Rng::stream(seed, number);
    let world = rng.below(setting.arenas.len() as u32) as usize;
    (Game::new(setting.arenas[world].clone(), rng), world)
}
