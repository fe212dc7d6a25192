//! Measures the policy: its strength without search among today's bots, and its speed.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use bots::policy::{Choice, Evidence, Parameters, PolicyPlayer, Situation, TablePlayer};
use bots::{Bot, Budget, Level, Past, Weights};
use rules::{Action, Deal, Rng, State};

use super::checkpoint::read_parameters;
use super::worlds::Arena;
use crate::duel::{DuelTable, Outcome, Played, win_and_lead_over_mean};
use crate::game::on_cores;
use crate::table;

/// The options of a measurement.
#[derive(clap::Args, Clone, Debug)]
pub struct StrengthArgs {
    /// The one: a level such as mastermind or old-mastermind, or a file of a policy's weights. After the file may stand
    /// the number of decisions in rollouts: policy.bin:300
    one: String,
    /// The others, likewise
    #[arg(long, default_value = "old-agent")]
    others: String,
    #[command(flatten)]
    table: DuelTable,
    /// The number of threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// A kind of player.
#[derive(Clone)]
enum Kind {
    Level(Level),
    /// A level as it was before the policy.
    Former(Level),
    Policy {
        parameters: Arc<Parameters>,
        nodes: u64,
    },
}

/// The prefix of levels as they were before the policy.
const FORMER: &str = "old-";

impl Kind {
    fn new(name: &str) -> Result<Self, String> {
        if let Some(level) = Level::from_id(name) {
            return Ok(Self::Level(level));
        }
        if let Some(level) = name.strip_prefix(FORMER).and_then(Level::from_id) {
            return Ok(Self::Former(level));
        }
        let mut parts = name.split(':');
        let parameters = Arc::new(read_parameters(parts.next().unwrap_or_default().as_ref())?);
        let nodes = parts.next().unwrap_or("0");
        let nodes = nodes.parse().map_err(|_| format!("{nodes} is not a number of decisions"))?;
        Ok(Self::Policy { parameters, nodes })
    }

    fn player(&self, seed: u64) -> Player {
        match self {
            Self::Level(level) => Player::Bot(Box::new(Bot::new(*level, seed))),
            Self::Former(level) => Player::Bot(Box::new(Bot::former(*level, seed, Weights::built_in()))),
            Self::Policy { parameters, nodes } => Player::Table {
                player: Box::new(TablePlayer::new(parameters.clone())),
                rng: Rng::new(seed),
                nodes: *nodes,
            },
        }
    }
}

/// A player in a game.
enum Player {
    Bot(Box<Bot>),
    Table { player: Box<TablePlayer>, rng: Rng, nodes: u64 },
}

impl Player {
    /// The index of the option that the player chooses.
    fn choose(&mut self, situation: &Situation<'_>, past: &Past, legal: &[Action]) -> usize {
        match self {
            Self::Bot(bot) => {
                let chosen = bot.choose(situation.world, situation.view, Some(past), legal);
                legal.iter().position(|action| Some(*action) == chosen).unwrap_or(0)
            }
            Self::Table { player, rng, nodes } => {
                let most = (*nodes).max(1) as f32;
                let used = |made: u64| Budget::Used(if *nodes == 0 { 1.0 } else { made as f32 / most });
                player.choose(situation, legal, &[], &used, rng)
            }
        }
    }
}

/// Plays one player among equal others, and returns a line with its part of the wins.
pub fn strength(args: &StrengthArgs) -> Result<String, String> {
    let (one, others) = (Kind::new(&args.one)?, Kind::new(&args.others)?);
    let arena = Arena::new(table::world(&args.table.pack, args.table.seats));
    let numbers: Vec<u64> = (0..args.table.games).collect();
    let results = on_cores(
        args.threads,
        &numbers,
        || (),
        |(), number| game(&arena, &one, &others, *number, args.table.seed),
    );
    Ok(Outcome::new(args.table.seats, &results).to_string())
}

/// Plays a game of one player among others.
fn game(arena: &Arena, one: &Kind, others: &Kind, number: u64, seed: u64) -> Played {
    let mut played = Played::default();
    let Arena { world, ground } = arena;
    let mut chance = Rng::stream(seed, number);
    let deal = Deal::random(world, &mut chance);
    let seats = world.societies().len() as u64;
    let own = (number % seats) as usize;
    let mut luck = Rng::stream(!seed, number);
    let mut players: Vec<Player> =
        (0..seats as usize).map(|seat| if seat == own { one } else { others }.player(luck.bits())).collect();
    let mut past = Past::new(world);
    let mut state = State::start(world, &deal, &mut ());
    let mut legal = Vec::new();
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let mut index = 0;
        if legal.len() > 1 {
            let view = state.view(world, mover);
            let evidence = past.evidence(world, &view);
            let situation = Situation { ground, world, view: &view, evidence: &evidence };
            let start = Instant::now();
            index = players[mover.index()].choose(&situation, &past, &legal);
            if mover.index() == own {
                played.milliseconds += start.elapsed().as_secs_f64() * 1000.0;
                played.decisions += 1.0;
            }
        }
        past.watch(world, &state, mover, legal[index]);
        state.play_unchecked(world, legal[index], &mut chance, &mut ());
    }
    (played.win, played.ahead) = win_and_lead_over_mean(world, &state, own);
    played
}

/// Plays games of the policy against itself on one core. Returns a line with the time of a decision.
pub fn speed(weights: Option<&PathBuf>, games: u64) -> Result<String, String> {
    let parameters = weights.map_or_else(|| Ok(Parameters::random(1)), |path| read_parameters(path))?;
    let Arena { world, ground } = Arena::new(table::world("war-of-whispers", 4));
    let mut player = PolicyPlayer::new(Arc::new(parameters));
    let (mut decisions, mut options) = (0u64, 0u64);
    let mut chosen = std::time::Duration::ZERO;
    let start = Instant::now();
    for number in 0..games {
        let mut rng = Rng::stream(1, number);
        let mut state = State::start(&world, &Deal::random(&world, &mut rng), &mut ());
        let mut evidence = Evidence::NOTHING;
        let mut legal = Vec::new();
        while let Some(mover) = state.mover() {
            state.legal(&world, &mut legal);
            let mut index = 0;
            if legal.len() > 1 {
                let before = Instant::now();
                let view = state.view(&world, mover);
                let situation =
                    Situation { ground: &ground, world: &world, view: &view, evidence: &evidence };
                index = player.choose(&situation, &legal, Choice::Drawn, &mut rng);
                chosen += before.elapsed();
                decisions += 1;
                options += legal.len() as u64;
            }
            evidence.play(&world, &mut state, mover, legal[index], &mut rng);
        }
    }
    let all = start.elapsed().as_secs_f64();
    Ok(format!(
        "{:.1} µs a decision, {:.1} µs with the game, {} decisions of {:.1} options, {:.0} games a second",
        chosen.as_secs_f64() * 1e6 / decisions as f64,
        all * 1e6 / decisions as f64,
        decisions / games,
        options as f64 / decisions as f64,
        games as f64 / all,
    ))
}
