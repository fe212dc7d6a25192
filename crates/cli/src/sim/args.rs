//! The arguments of `whispers sim`.

use clap::Args;

use crate::command_line::number_parsers::games;
use crate::command_line::shared_args::{HouseArgs, RunArgs, automata_help, bot_time, temper_help};
use table::level_choice;

/// Arguments of the arena.
#[derive(Debug, Args)]
pub struct SimArgs {
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// Who plays
    #[arg(long, value_delimiter = ',', help = entrants_help())]
    pub seats: Vec<String>,
    /// How many seconds a bot from outside may think about a decision, six times as many about its first; what the settings file says, or 2, when left out
    #[arg(long, value_name = "SECONDS", value_parser = bot_time, allow_negative_numbers = true)]
    pub bot_time: Option<f32>,
    /// Rate bots: mixed tables of as many as the pack is for, seats turning
    #[arg(long)]
    pub ladder: bool,
    /// Print a hash of some hundred decisions of each level, which changes when bots play otherwise
    #[arg(long, conflicts_with_all = ["ladder", "games", "seats", "setup", "rules", "seed", "threads"])]
    pub signature: bool,
    /// A set-up that the pack offers, such as long-war; of the seats the first so many are taken
    #[arg(long, value_name = "ID")]
    pub setup: Option<String>,
    /// By which house rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// How the games are played and told
    #[command(flatten)]
    pub run: RunArgs,
}

fn entrants_help() -> String {
    format!(
        "Who plays, seats turning from game to game: {}; behind a level {}, such as agent:raider; late is an \
         agent that exchanges only in the last loyalty step; a program of yours by its command, such as \"exec:python3 bot.py\", \
         or by its name in the settings file, program:NAME. One of them alone against automata, seats as named: {}. An agent and as many novices as there is room for \
         when left out; with --ladder all levels, all tempers and late",
        level_choice(),
        temper_help(),
        automata_help()
    )
}
