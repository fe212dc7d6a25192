//! The arguments of `whispers sim`.

use clap::Args;

use crate::command_line::number_parsers::games;
use crate::command_line::shared_args::{HouseArgs, RunArgs, automata_help, bot_time, temper_help};
use table::level_choice;

/// Arguments of the arena.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// The number of games
    #[arg(long, default_value_t = 1000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// Who plays
    #[arg(long, value_delimiter = ',', help = entrants_help())]
    pub seats: Vec<String>,
    /// Seconds per decision for your own bots, six times as many for the first one; by default the value in the settings file, or 2
    #[arg(long, value_name = "SECONDS", value_parser = bot_time, allow_negative_numbers = true)]
    pub bot_time: Option<f32>,
    /// Rate bots at mixed tables of the pack's size, in changing seats
    #[arg(long)]
    pub ladder: bool,
    /// Print a hash of a few hundred decisions of each level; it changes when the bots play differently
    #[arg(long, conflicts_with_all = ["ladder", "games", "seats", "setup", "rules", "seed", "threads"])]
    pub signature: bool,
    /// A set-up of the pack, such as long-war; only its first seats are used if it has more
    #[arg(long, value_name = "ID")]
    pub setup: Option<String>,
    /// House rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// How the games are played and told
    #[command(flatten)]
    pub run: RunArgs,
}

fn entrants_help() -> String {
    format!(
        "The bots, in seats that change from game to game: {}, {}, such as agent:raider. late is an agent that \
         exchanges only in the last loyalty step. A program of yours is its command, such as \"exec:python3 bot.py\", or \
         its name in the settings file, program:NAME. One bot alone against automata, in fixed seats: {}. By default an \
         agent and as many novices as fit; with --ladder all levels, all tempers and late",
        level_choice(),
        temper_help(),
        automata_help()
    )
}
