//! Makes the weights of the bots' evaluator. Bots play against themselves, networks are fitted to the
//! results, and the bots play again with the new networks.
//!
//! ```sh
//! cargo run -- all -o ../crates/bots/src/learned.txt               # everything, about an hour on two cores
//! cargo run -- play --part 3/8 --games 2000 -o games.txt  # or game by game, on as many machines as there are
//! cargo run -- fit games*.txt -o weights.txt              # files of games add up
//! cargo run -- all --only PACK -o PACK/weights.txt        # weights of a pack's own
//! cargo run -- duel new.txt old.txt                       # one among the others: wins with their interval
//! ```
//!
//! It also makes the policy, which learns by playing against itself (`policy`):
//!
//! ```sh
//! cargo run --release --no-default-features -- learn -o FOLDER   # goes on from the folder after any stop
//! cargo run --release --no-default-features -- strength FOLDER/policy-000100.bin --others old-agent
//! cargo run --release --no-default-features -- figures -o FOLDER # measures everything, and goes on after any stop
//! ```

#[cfg(feature = "fit")]
mod deeds;
mod duel;
mod figures;
#[cfg(feature = "fit")]
mod fit;
mod game;
#[cfg(feature = "fit")]
mod lesson;
mod policy;
mod tally;
#[cfg(feature = "fit")]
mod text;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use ::text::os_error::at_path;
use bots::{Level, Weights};
use clap::{Args, Parser, Subcommand};
use whispers_train::table;

use duel::{DuelTable, Player};
use game::{Game, Manner, Play};

#[derive(Parser)]
#[command(about = "Trains and measures the bots")]
struct Cli {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand)]
enum What {
    /// Lets bots play and writes their games
    Play {
        #[command(flatten)]
        play: PlayArgs,
        /// The weights of the bots; novices play if there are none
        #[arg(long)]
        weights: Option<PathBuf>,
        /// The file for the games
        #[arg(short)]
        o: PathBuf,
    },
    /// Fits weights to games
    Fit {
        /// Files of games
        games: Vec<PathBuf>,
        /// The seed of the fitting
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// Earlier weights, whose evaluation is learned from together with the results
        #[arg(long)]
        before: Option<PathBuf>,
        /// Estimate tokens from past decisions
        #[arg(long)]
        beliefs: bool,
        /// The pack to which the games were restricted
        #[arg(long)]
        only: Option<String>,
        /// The file for the weights
        #[arg(short)]
        o: PathBuf,
    },
    /// Plays and fits in turn, several times
    All {
        #[command(flatten)]
        play: PlayArgs,
        /// The number of generations
        #[arg(long, default_value_t = 3)]
        rounds: u64,
        /// The file for the weights
        #[arg(short)]
        o: PathBuf,
    },
    /// Measures one bot among others
    Duel {
        /// The weights of the bot that is measured
        one: PathBuf,
        /// The weights of the others, or the id of a level such as agent
        others: String,
        /// The level of the others, if they have weights
        #[arg(long, default_value = "spymaster", value_parser = level)]
        against: Level,
        /// The level of the bot that is measured
        #[arg(long, default_value = "spymaster", value_parser = level)]
        level: Level,
        /// Let the bot that is measured estimate tokens from past decisions
        #[arg(long)]
        beliefs: bool,
        /// Let the others estimate tokens from past decisions
        #[arg(long)]
        others_believe: bool,
        /// The search budget of the bot that is measured, as a multiple of its level's
        #[arg(long, default_value_t = 1.0)]
        budget: f32,
        #[command(flatten)]
        duel: DuelTable,
    },
    /// Lets the policy learn by playing against itself, and goes on from where it stopped
    Learn {
        #[command(flatten)]
        learn: policy::LearnArgs,
    },
    /// Merges runs of the policy that went on from the same folder on several machines
    Merge {
        /// The folders of the runs
        folders: Vec<PathBuf>,
        /// The folder of the merged run
        #[arg(short)]
        o: PathBuf,
    },
    /// Measures the policy's judgment in games against itself
    Judgment {
        /// What to measure
        #[arg(value_enum)]
        what: Judgment,
        /// The number of games
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..), default_value_t = 150)]
        games: u64,
        /// The seed of everything
        #[arg(long, default_value_t = 77)]
        seed: u64,
    },
    /// Plays one player among others: levels, old levels or policies
    Strength {
        #[command(flatten)]
        strength: policy::StrengthArgs,
    },
    /// Measures all figures about the bots, and goes on from where it stopped
    Figures {
        #[command(flatten)]
        figures: figures::FiguresArgs,
    },
    /// Measures how long the policy takes for a decision, on one core
    Speed {
        /// The policy's weights; without any, random ones
        weights: Option<PathBuf>,
        /// The number of games
        #[arg(long, value_parser = clap::value_parser!(u64).range(1..), default_value_t = 200)]
        games: u64,
    },
}

/// A judgment of the policy that can be measured.
#[derive(Clone, Copy, clap::ValueEnum)]
enum Judgment {
    /// What societies believe about rivals' tokens
    Beliefs,
    /// The win chances of reviews
    WinChances,
    /// Hints and reviews, against an analysis of ten times the effort
    Hints,
    /// Hints for the decisions of one move, against each other
    Plans,
    /// Masterminds' decisions in the last council, against exhaustive play
    LastCouncil,
}

#[derive(Args, Clone)]
struct PlayArgs {
    /// The number of games
    #[arg(long, default_value_t = 12_000)]
    games: u64,
    /// The seed of everything
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Let bots estimate tokens from past decisions
    #[arg(long)]
    beliefs: bool,
    /// Put bots that do not learn on half of the seats
    #[arg(long)]
    mixed: bool,
    /// Play no random actions
    #[arg(long)]
    steady: bool,
    /// Let bots that learn search as spymasters did
    #[arg(long)]
    trials: bool,
    /// Play only this part of the games, such as 3/8
    #[arg(long, default_value = "1/1", value_parser = part)]
    part: (u64, u64),
    /// Play this pack alone: an id, a folder or a .zip
    #[arg(long)]
    only: Option<String>,
}

/// The program without fitting.
#[cfg(not(feature = "fit"))]
mod fit {
    use std::error::Error;
    use std::sync::Arc;

    use bots::Weights;

    use crate::game::Game;

    pub fn fit(_: &[Game], _: bool, _: Option<Arc<Weights>>, _: u64) -> Result<String, Box<dyn Error>> {
        Err("this program was built without the feature `fit`".into())
    }
}

fn level(id: &str) -> Result<Level, String> {
    Level::from_id(id).ok_or_else(|| format!("`{id}` is not a level"))
}

fn part(text: &str) -> Result<(u64, u64), String> {
    let wrong = || format!("`{text}` is not a part such as 3/8");
    let (part, parts) = text.split_once('/').ok_or_else(wrong)?;
    match (part.parse(), parts.parse()) {
        (Ok(part), Ok(parts)) if (1..=parts).contains(&part) => Ok((part, parts)),
        _ => Err(wrong()),
    }
}

fn main() -> ExitCode {
    match run(Cli::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(cli: Cli) -> Result<(), Box<dyn Error>> {
    match cli.what {
        What::Play { play, weights, o } => {
            play.only.as_deref().map_or(Ok(()), table::play_only)?;
            let weights = weights.map(|path| read_weights(&path)).transpose()?;
            let games = played(&play, play.seed, weights);
            write(&o, &games.iter().map(|game| format!("{game}\n")).collect::<String>())?;
        }
        What::Fit { games, seed, before, beliefs, only, o } => {
            only.as_deref().map_or(Ok(()), table::play_only)?;
            let all = read_games(&games)?;
            let before = before.map(|path| read_weights(&path)).transpose()?;
            write(&o, &fit::fit(&all, beliefs, before, seed)?)?;
        }
        What::All { play, rounds, o } => {
            play.only.as_deref().map_or(Ok(()), table::play_only)?;
            let mut weights = None;
            let mut text = String::new();
            for round in 0..rounds {
                let games = played(&play, play.seed.wrapping_add(round << 32), weights.clone());
                text = fit::fit(&games, play.beliefs, weights, play.seed)?;
                weights = Some(Arc::new(Weights::parse(&text)?));
                write(&o, &text)?;
            }
            let command: Vec<String> = std::env::args().skip(1).collect();
            write(&o, &format!("# cargo run -- {}\n{text}", command.join(" ")))?;
        }
        What::Learn { learn } => policy::learn(&learn)?,
        What::Merge { folders, o } => policy::merge(&folders, o)?,
        What::Judgment { what, games, seed } => {
            let report = match what {
                Judgment::Beliefs => policy::beliefs::report,
                Judgment::WinChances => policy::win_chances::report,
                Judgment::Hints => policy::hints::report,
                Judgment::Plans => policy::hints::plans,
                Judgment::LastCouncil => policy::last_council::report,
            };
            print!("{}", report(games, seed));
        }
        What::Strength { strength } => println!("{}", policy::strength(&strength)?),
        What::Figures { figures } => figures::figures(&figures)?,
        What::Speed { weights, games } => println!("{}", policy::speed(weights.as_ref(), games)?),
        What::Duel { one, others, against, level, beliefs, others_believe, budget, duel } => {
            let weights = read_weights(&one)?;
            let one = Player { level, weights, believes: beliefs, budget };
            let other = match Level::from_id(&others) {
                Some(level) => Player { level, weights: Weights::built_in(), believes: false, budget: 1.0 },
                None => Player {
                    level: against,
                    weights: read_weights(Path::new(&others))?,
                    believes: others_believe,
                    budget: 1.0,
                },
            };
            println!("{}", duel::duel(&duel.world()?, &one, &other, duel.games, duel.seed));
        }
    }
    Ok(())
}

/// The text of a file.
///
/// # Errors
/// The file and the reason in words.
fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|why| at_path(path, &why))
}

/// Writes a text into a file.
///
/// # Errors
/// The file and the reason in words.
fn write(path: &Path, text: &str) -> Result<(), String> {
    fs::write(path, text).map_err(|why| at_path(path, &why))
}

fn read_games(paths: &[PathBuf]) -> Result<Vec<Game>, Box<dyn Error>> {
    let mut all = Vec::new();
    for path in paths {
        let text = read(path)?;
        for (line, number) in text.lines().zip(1..) {
            let place = || format!("{}:{number}", path.display());
            let game = line.parse::<Game>().map_err(|why| format!("{}: {why}", place()))?;
            if !game.is_legal() {
                return Err(format!("{}: played with other packs or another version", place()).into());
            }
            all.push(game);
        }
    }
    Ok(all)
}

fn read_weights(path: &Path) -> Result<Arc<Weights>, Box<dyn Error>> {
    let text = read(path)?;
    let weights = Weights::parse(&text).map_err(|why| format!("{}: {why}", path.display()))?;
    Ok(Arc::new(weights))
}

fn played(args: &PlayArgs, seed: u64, weights: Option<Arc<Weights>>) -> Vec<Game> {
    let (part, parts) = args.part;
    let PlayArgs { beliefs, mixed, steady, trials, .. } = *args;
    let manner = Manner { beliefs, mixed, steady, trials };
    let numbers: Vec<u64> = (0..args.games).filter(|number| number % parts == part - 1).collect();
    game::on_all_cores(
        &numbers,
        || Play::new(seed, weights.clone(), manner),
        |play, number| play.game(*number),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_cannot_be_read_or_written_is_reported_in_words() {
        for args in [
            &["train", "fit", "nowhere/g.txt", "-o", "w.txt"][..],
            &["train", "play", "--games", "0", "-o", "nowhere/g.txt"],
        ] {
            let why = run(Cli::parse_from(args)).unwrap_err().to_string();
            assert!(why.starts_with("nowhere/"), "{args:?}: {why}");
            assert!(why.ends_with(": no such file or folder"), "{args:?}: {why}");
        }
    }
}
