//! Measures the policy: its strength without search among today's bots, and its speed.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use bots::policy::{Choice, Evidence, Parameters, PolicyPlayer, Situation, TablePlayer};
use bots::{Bot, Budget, Level, Past};
use rules::{Deal, Rng, State};

use super::checkpoint::read_parameters;
use super::worlds::Arena;
use crate::duel::{DuelTable, win_and_lead_over_mean};
use crate::game::on_cores;
use crate::table;

/// The options of a measurement.
#[derive(clap::Args, Clone, Debug)]
pub struct StrengthArgs {
    /// The policy's weights
    weights: PathBuf,
    /// The others: a level such as agent, or a file of a policy's weights
    #[arg(long, default_value = "agent")]
    others: String,
    /// The number of decisions in rollouts for each decision of the policy; 0 for the policy alone
    #[arg(long, default_value_t = 0)]
    nodes: u64,
    #[command(flatten)]
    table: DuelTable,
    /// The number of threads
    #[arg(long, default_value_t = 2)]
    threads: usize,
}

/// The bots on the other seats.
#[derive(Clone)]
enum Others {
    Level(Level),
    Policy(Arc<Parameters>),
}

/// Plays one policy among equal others, and returns a line with its part of the wins.
pub fn strength(args: &StrengthArgs) -> Result<String, String> {
    let one = Arc::new(read_parameters(&args.weights)?);
    let others = match Level::from_id(&args.others) {
        Some(level) => Others::Level(level),
        None => Others::Policy(Arc::new(read_parameters(args.others.as_ref())?)),
    };
    let arena = Arena::new(table::world(&args.table.pack, args.table.seats));
    let numbers: Vec<u64> = (0..args.table.games).collect();
    let results = on_cores(
        args.threads,
        &numbers,
        || (),
        |(), number| game(&arena, (&one, args.nodes), &others, *number, args.table.seed),
    );
    let games = results.len() as f64;
    let mean = |part: fn(&Outcome) -> f64| results.iter().map(part).sum::<f64>() / games;
    let (wins, ahead) = (mean(|r| r.win), mean(|r| r.ahead));
    let off = |squares: f64, mean: f64| 1.96 * ((squares - mean * mean) / games).sqrt();
    Ok(format!(
        "{:.1} ± {:.1} % of {games} games (par {:.0}), {ahead:+.2} ± {:.2} points, {:.2} ms a \
         decision",
        100.0 * wins,
        100.0 * off(mean(|r| r.win * r.win), wins),
        100.0 / args.table.seats as f64,
        off(mean(|r| r.ahead * r.ahead), ahead),
        1000.0 * mean(|r| r.seconds) / mean(|r| r.decisions).max(1.0),
    ))
}

/// The result of a game for the policy.
#[derive(Default)]
struct Outcome {
    /// Its share of the win.
    win: f64,
    /// Its points ahead of the others' mean.
    ahead: f64,
    seconds: f64,
    decisions: f64,
}

/// Plays a game of one policy, with its number of decisions in rollouts, among others.
fn game(
    arena: &Arena,
    (one, nodes): (&Arc<Parameters>, u64),
    others: &Others,
    number: u64,
    seed: u64,
) -> Outcome {
    let mut outcome = Outcome::default();
    let Arena { world, ground } = arena;
    let mut chance = Rng::stream(seed, number);
    let deal = Deal::random(world, &mut chance);
    let seats = world.societies().len() as u64;
    let own = (number % seats) as usize;
    let mut luck = Rng::stream(!seed, number);
    let mut player = PolicyPlayer::new(one.clone());
    let mut at_table = TablePlayer::new(one.clone());
    let used = |made: u64| Budget::Used(made as f32 / nodes as f32);
    let mut rival = match others {
        Others::Policy(parameters) => PolicyPlayer::new(parameters.clone()),
        Others::Level(_) => player.clone(),
    };
    let level = if let Others::Level(level) = others { *level } else { Level::Random };
    let mut bots: Vec<Bot> = (0..seats).map(|_| Bot::new(level, luck.bits())).collect();
    let mut past = Past::new(world);
    let mut evidence = Evidence::NOTHING;
    let mut state = State::start(world, &deal, &mut ());
    let mut legal = Vec::new();
    while let Some(mover) = state.mover() {
        state.legal(world, &mut legal);
        let mut index = 0;
        if legal.len() > 1 {
            let view = state.view(world, mover);
            let situation = Situation { ground, world, view: &view, evidence: &evidence };
            index = match others {
                _ if mover.index() == own => {
                    let start = Instant::now();
                    let index = if nodes == 0 {
                        player.choose(&situation, &legal, Choice::Likeliest, &mut luck)
                    } else {
                        at_table.choose(&situation, &legal, &used, &mut luck)
                    };
                    outcome.seconds += start.elapsed().as_secs_f64();
                    outcome.decisions += 1.0;
                    index
                }
                Others::Policy(_) => rival.choose(&situation, &legal, Choice::Likeliest, &mut luck),
                Others::Level(_) => {
                    let bot = &mut bots[mover.index()];
                    let chosen = bot.choose(world, &view, Some(&past), &legal);
                    legal.iter().position(|action| Some(*action) == chosen).unwrap_or(0)
                }
            };
        }
        if level.reads_past() {
            past.watch(world, &state, mover, legal[index]);
        }
        evidence.play(world, &mut state, mover, legal[index], &mut chance);
    }
    (outcome.win, outcome.ahead) = win_and_lead_over_mean(world, &state, own);
    outcome
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
