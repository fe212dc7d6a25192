//! Duels: how often one bot wins against others, and by how many points.

use std::fmt;
use std::sync::Arc;

use bots::{Bot, Level, Past, Weights};
use rules::{Deal, Rng, State, World};

use super::game::on_all_cores;

/// The table of a duel, as options of the command line.
#[derive(clap::Args, Clone, Debug)]
pub struct DuelTable {
    /// How many games
    #[arg(long, default_value_t = 400)]
    pub games: u64,
    /// How many sit at the table
    #[arg(long, default_value_t = 4)]
    pub seats: usize,
    /// The pack they play
    #[arg(long, default_value = "war-of-whispers")]
    pub pack: String,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The result of a duel.
pub struct Outcome {
    games: u64,
    seats: usize,
    wins: f64,
    /// The variance of the share of a win per game.
    wins_variance: f64,
    /// The mean number of points ahead of the others' mean.
    ahead: f64,
    ahead_variance: f64,
    milliseconds: f64,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let off = |variance: f64| 1.96 * (variance / self.games as f64).sqrt();
        write!(
            f,
            "{:.1} ± {:.1} % of {} games (par {:.0}), {:+.2} ± {:.2} points, {:.2} ms a decision",
            100.0 * self.wins,
            100.0 * off(self.wins_variance),
            self.games,
            100.0 / self.seats as f64,
            self.ahead,
            off(self.ahead_variance),
            self.milliseconds,
        )
    }
}

/// A bot in a duel.
#[derive(Clone)]
pub struct Player {
    pub level: Level,
    /// The weights of its evaluator.
    pub weights: Arc<Weights>,
    /// True if it draws beliefs from the past.
    pub believes: bool,
    /// Its budget relative to that of its level: 1 is the normal budget.
    pub budget: f32,
}

/// Plays games with one bot among equal others. The bot sits on each seat equally often.
pub fn duel(world: &World, one: &Player, others: &Player, games: u64, seed: u64) -> Outcome {
    let numbers: Vec<u64> = (0..games).collect();
    let results = on_all_cores(&numbers, || (), |(), number| game(world, one, others, *number, seed));
    let mean = |part: fn(&(f64, f64, f64, f64)) -> f64| results.iter().map(part).sum::<f64>() / games as f64;
    let (wins, ahead) = (mean(|r| r.0), mean(|r| r.1));
    Outcome {
        games,
        seats: world.societies().len(),
        wins,
        wins_variance: mean(|r| r.0 * r.0) - wins * wins,
        ahead,
        ahead_variance: mean(|r| r.1 * r.1) - ahead * ahead,
        milliseconds: mean(|r| r.2) / mean(|r| r.3),
    }
}

/// Plays a game. Returns the bot's share of the win, its points ahead of the others' mean, and the
/// milliseconds and number of its decisions.
fn game(world: &World, one: &Player, others: &Player, number: u64, seed: u64) -> (f64, f64, f64, f64) {
    let mut chance = Rng::stream(seed, number);
    let deal = Deal::random(world, &mut chance);
    let seats = world.societies().len() as u64;
    let own = number % seats;
    let mut bots: Vec<Bot> = (0..seats)
        .map(|seat| {
            let player = if seat == own { one } else { others };
            let luck = Rng::stream(!seed, number * 8 + seat).bits();
            Bot::former(player.level, luck, player.weights.clone())
        })
        .collect();
    let mut state = State::start(world, &deal, &mut ());
    let blank = Past::new(world);
    let mut pasts = [one, others]
        .map(|player| player.believes.then(|| Past::with_weights(world, player.weights.clone())));
    let (mut legal, mut spent, mut decisions) = (Vec::new(), 0.0, 0.0);
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let side = usize::from(mover.index() as u64 != own);
        let past = pasts[side].as_ref().unwrap_or(&blank);
        let most = [one, others].map(|player| player.budget * player.level.former_nodes() as f32)[side];
        let start = std::time::Instant::now();
        let view = state.view(world, mover);
        let part = |nodes| bots::Budget::Used(nodes as f32 / most);
        let bot = &mut bots[mover.index()];
        let Some(action) = bot.choose_within(world, &view, Some(past), &legal, &part) else { break };
        if mover.index() as u64 == own && legal.len() > 1 {
            spent += start.elapsed().as_secs_f64() * 1000.0;
            decisions += 1.0;
        }
        for past in pasts.iter_mut().flatten() {
            past.watch(world, &state, mover, action);
        }
        state.play_unchecked(world, action, &mut chance, &mut ());
    }
    let (wins, ahead) = win_and_lead_over_mean(world, &state, own as usize);
    (wins, ahead, spent, decisions)
}

/// The share of the win of the society on seat `own`, and its points ahead of the others' mean, at the end of a game.
pub fn win_and_lead_over_mean(world: &World, state: &State, own: usize) -> (f64, f64) {
    let (mut win, mut points, mut rest) = (0.0, 0.0, 0.0);
    for society in world.societies() {
        let score = f64::from(state.score(world, society));
        if society.index() == own {
            (win, points) = (state.win_share(world, society), score);
        } else {
            rest += score;
        }
    }
    (win, points - rest / (world.societies().len() - 1) as f64)
}
