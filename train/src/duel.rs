//! Duels: how often one bot wins against others, and by how many points.

use std::fmt;
use std::sync::Arc;

use bots::{Bot, Level, Past, Weights};
use rules::{Deal, Rng, State, World};

use whispers_train::table;

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
    /// House rules that differ from those of the pack
    #[arg(long, value_delimiter = ',', value_name = "KEY=VALUE")]
    pub rules: Vec<String>,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

impl DuelTable {
    /// The world of the games.
    ///
    /// # Errors
    /// The reason in words if the pack or a house rule is unknown, or if they do not fit each other.
    pub fn world(&self) -> Result<World, String> {
        table::world_with(&self.pack, self.seats, &self.rules)
    }
}

/// The result of one game for the bot that plays among others.
#[derive(Default)]
pub struct Played {
    /// Its share of the win.
    pub win: f64,
    /// Its points ahead of the others' mean.
    pub ahead: f64,
    /// The milliseconds of its decisions with a choice.
    pub milliseconds: f64,
    /// The number of its decisions with a choice.
    pub decisions: f64,
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

impl Outcome {
    /// The result of these games at tables of so many.
    pub fn new(seats: usize, games: &[Played]) -> Self {
        let count = games.len() as f64;
        let mean = |part: fn(&Played) -> f64| games.iter().map(part).sum::<f64>() / count;
        let (wins, ahead) = (mean(|r| r.win), mean(|r| r.ahead));
        Self {
            games: games.len() as u64,
            seats,
            wins,
            wins_variance: mean(|r| r.win * r.win) - wins * wins,
            ahead,
            ahead_variance: mean(|r| r.ahead * r.ahead) - ahead * ahead,
            milliseconds: mean(|r| r.milliseconds) / mean(|r| r.decisions),
        }
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
    Outcome::new(world.societies().len(), &results)
}

/// Plays a game.
fn game(world: &World, one: &Player, others: &Player, number: u64, seed: u64) -> Played {
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
    let (mut legal, mut played) = (Vec::new(), Played::default());
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let side = usize::from(mover.index() as u64 != own);
        let past = pasts[side].as_ref().unwrap_or(&blank);
        let start = std::time::Instant::now();
        let view = state.view(world, mover);
        let bot = &mut bots[mover.index()];
        let most = [one, others][side].budget * bot.nodes() as f32;
        let part = |nodes| bots::Budget::Used(nodes as f32 / most);
        let Some(action) = bot.choose_within(world, &view, Some(past), &legal, &part) else { break };
        if mover.index() as u64 == own && legal.len() > 1 {
            played.milliseconds += start.elapsed().as_secs_f64() * 1000.0;
            played.decisions += 1.0;
        }
        for past in pasts.iter_mut().flatten() {
            past.watch(world, &state, mover, action);
        }
        state.play_unchecked(world, action, &mut chance, &mut ());
    }
    (played.win, played.ahead) = win_and_lead_over_mean(world, &state, own as usize);
    played
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
