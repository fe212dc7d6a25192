//! Measures the policy: its strength without search among today's bots, and its speed.

use std::ops::Range;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use bots::policy::{Choice, Evidence, Parameters, PolicyPlayer, Situation, TablePlayer};
use bots::{Bot, Budget, Level, Past, Weights};
use rules::{Action, Deal, Rng, State};

use super::checkpoint::read_parameters;
use super::tricks::Trick;
use super::worlds::Arena;
use crate::duel::{DuelTable, Outcome, Played, win_and_lead_over_mean};
use crate::game::on_cores;
use crate::table;

/// The options of a measurement.
#[derive(clap::Args, Clone, Debug)]
pub struct StrengthArgs {
    /// The one: a level such as mastermind or old-mastermind; policy, which takes the likeliest option by the built-in
    /// weights; or a file of a policy's weights. After the file may stand the number of decisions in rollouts:
    /// policy.bin:300. After all that may stand a trick: spymaster+chancellor
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

/// How a player decides, without its tricks.
#[derive(Clone)]
enum Mind {
    Level(Level),
    /// A level as it was before the policy.
    Former(Level),
    Policy {
        parameters: Arc<Parameters>,
        effort: PolicyEffort,
    },
}

/// How a player by the policy decides.
#[derive(Clone, Copy)]
enum PolicyEffort {
    /// It takes the likeliest option.
    Likeliest,
    /// It draws an option as spymasters do.
    Loose,
    /// It plays its best options out, with this many decisions in all rollouts.
    Rollouts(u64),
}

/// A kind of player.
#[derive(Clone)]
struct Kind {
    mind: Mind,
    trick: Option<Trick>,
}

/// The prefix of levels as they were before the policy.
const FORMER: &str = "old-";

/// The name of the built-in policy without search.
const POLICY: &str = "policy";

impl Mind {
    fn new(name: &str) -> Result<Self, String> {
        let built_in = |effort| Self::Policy { parameters: Parameters::built_in(), effort };
        match Level::from_id(name) {
            // These levels are the policy, and need no odds of the past.
            Some(Level::Spymaster) => return Ok(built_in(PolicyEffort::Loose)),
            Some(Level::Mastermind) => {
                return Ok(built_in(PolicyEffort::Rollouts(Level::Mastermind.nodes())));
            }
            Some(level) => return Ok(Self::Level(level)),
            None if name == POLICY => return Ok(built_in(PolicyEffort::Likeliest)),
            None => {}
        }
        if let Some(level) = name.strip_prefix(FORMER).and_then(Level::from_id) {
            return Ok(Self::Former(level));
        }
        let mut parts = name.split(':');
        let parameters = Arc::new(read_parameters(parts.next().unwrap_or_default().as_ref())?);
        let nodes = parts.next().unwrap_or("0");
        let effort = match nodes.parse().map_err(|_| format!("{nodes} is not a number of decisions"))? {
            0 => PolicyEffort::Likeliest,
            nodes => PolicyEffort::Rollouts(nodes),
        };
        Ok(Self::Policy { parameters, effort })
    }

    /// True if the player needs the odds of everybody's tokens by their deeds.
    fn reads_past(&self) -> bool {
        match self {
            Self::Level(level) | Self::Former(level) => level.reads_past(),
            Self::Policy { .. } => false,
        }
    }

    /// The seconds of one core for all decisions of one seat in a game of four, roughly.
    fn seconds(&self) -> f64 {
        match self {
            Self::Level(level) | Self::Former(level) => match level {
                Level::Random | Level::Novice => 0.01,
                Level::Agent => 0.4,
                Level::Spymaster => 1.7,
                Level::Mastermind => 16.0,
            },
            Self::Policy { effort, .. } => match effort {
                PolicyEffort::Likeliest => 0.002,
                PolicyEffort::Loose => 1.1,
                PolicyEffort::Rollouts(nodes) => 1.1e-3 * *nodes as f64,
            },
        }
    }
}

impl Kind {
    fn new(name: &str) -> Result<Self, String> {
        let (name, trick) = match name.split_once('+') {
            None => (name, None),
            Some((name, trick)) => {
                let known = || format!("`{trick}` is none of {}", Trick::ALL.map(Trick::id).join(", "));
                (name, Some(Trick::from_id(trick).ok_or_else(known)?))
            }
        };
        Ok(Self { mind: Mind::new(name)?, trick })
    }

    fn player(&self, seed: u64) -> Player {
        let mind = match &self.mind {
            Mind::Level(level) => PlayerMind::Bot(Box::new(Bot::new(*level, seed))),
            Mind::Former(level) => PlayerMind::Bot(Box::new(Bot::former(*level, seed, Weights::built_in()))),
            Mind::Policy { parameters, effort } => PlayerMind::Table {
                player: Box::new(TablePlayer::new(parameters.clone())),
                rng: Rng::new(seed),
                effort: *effort,
            },
        };
        Player { mind, trick: self.trick }
    }
}

/// How a player in a game decides, without its tricks.
enum PlayerMind {
    Bot(Box<Bot>),
    Table { player: Box<TablePlayer>, rng: Rng, effort: PolicyEffort },
}

/// A player in a game.
struct Player {
    mind: PlayerMind,
    trick: Option<Trick>,
}

impl Player {
    /// The index of the option that the player chooses.
    fn choose(&mut self, situation: &Situation<'_>, past: Option<&Past>, legal: &[Action]) -> usize {
        let Some(trick) = self.trick else { return self.mind.choose(situation, past, legal) };
        let indices = trick.options(situation, legal);
        let options: Vec<Action> = indices.iter().map(|index| legal[*index]).collect();
        indices[self.mind.choose(situation, past, &options)]
    }
}

impl PlayerMind {
    fn choose(&mut self, situation: &Situation<'_>, past: Option<&Past>, legal: &[Action]) -> usize {
        match self {
            Self::Bot(bot) => {
                let chosen = bot.choose(situation.world, situation.view, past, legal);
                legal.iter().position(|action| Some(*action) == chosen).unwrap_or(0)
            }
            Self::Table { player, rng, effort } => match *effort {
                PolicyEffort::Likeliest => player.choose(situation, legal, &[], &|_| Budget::Used(1.0), rng),
                PolicyEffort::Loose => {
                    player.choose_loosely(situation, legal, &[], &|_| Budget::Used(0.0), rng)
                }
                PolicyEffort::Rollouts(nodes) => {
                    let used = |made: u64| Budget::Used(made as f32 / nodes as f32);
                    player.choose(situation, legal, &[], &used, rng)
                }
            },
        }
    }
}

/// Games of one player among equal others. It sits on each seat equally often.
pub struct Contest {
    arena: Arena,
    one: Kind,
    others: Kind,
    seed: u64,
}

impl Contest {
    /// A contest at this table. Players are named as in [`StrengthArgs`].
    ///
    /// # Errors
    /// The reason in words if a player or a house rule is unknown.
    pub fn new(one: &str, others: &str, table: &DuelTable) -> Result<Self, String> {
        let arena = Arena::new(table.world()?);
        Ok(Self { arena, one: Kind::new(one)?, others: Kind::new(others)?, seed: table.seed })
    }

    /// The number of societies.
    pub fn seats(&self) -> usize {
        self.arena.world.societies().len()
    }

    /// The seconds of one core for a game, roughly.
    pub fn seconds(&self) -> f64 {
        let others = (self.seats() - 1) as f64;
        self.one.mind.seconds() + others * self.others.mind.seconds()
    }

    /// Plays the games of these numbers. Equal numbers give equal games.
    pub fn play(&self, numbers: Range<u64>, threads: usize) -> Vec<Played> {
        let numbers: Vec<u64> = numbers.collect();
        on_cores(threads, &numbers, || (), |(), number| self.game(*number))
    }

    fn game(&self, number: u64) -> Played {
        let Self { arena: Arena { world, ground }, one, others, seed } = self;
        let mut played = Played::default();
        let mut chance = Rng::stream(*seed, number);
        let deal = Deal::random(world, &mut chance);
        let seats = self.seats();
        let own = (number % seats as u64) as usize;
        let mut luck = Rng::stream(!seed, number);
        let mut players: Vec<Player> =
            (0..seats).map(|seat| if seat == own { one } else { others }.player(luck.bits())).collect();
        let mut evidence = Evidence::NOTHING;
        let mut past = [one, others].iter().any(|kind| kind.mind.reads_past()).then(|| Past::new(world));
        let mut state = State::start(world, &deal, &mut ());
        let mut legal = Vec::new();
        while let Some(mover) = state.mover() {
            state.legal(world, &mut legal);
            let mut index = 0;
            if legal.len() > 1 {
                let view = state.view(world, mover);
                let situation = Situation { ground, world, view: &view, evidence: &evidence };
                let start = Instant::now();
                index = players[mover.index()].choose(&situation, past.as_ref(), &legal);
                if mover.index() == own {
                    played.milliseconds += start.elapsed().as_secs_f64() * 1000.0;
                    played.decisions += 1.0;
                }
            }
            if let Some(past) = &mut past {
                past.watch(world, &state, mover, legal[index]);
            }
            evidence.play(world, &mut state, mover, legal[index], &mut chance);
        }
        (played.win, played.ahead) = win_and_lead_over_mean(world, &state, own);
        played
    }
}

/// Plays one player among equal others, and returns a line with its part of the wins.
pub fn strength(args: &StrengthArgs) -> Result<String, String> {
    let contest = Contest::new(&args.one, &args.others, &args.table)?;
    let games = contest.play(0..args.table.games, args.threads);
    Ok(Outcome::new(contest.seats(), &games).to_string())
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
