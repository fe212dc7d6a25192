//! How games of bots are played and told: what several commands take.

use clap::Args;

use super::numbers::{seed, threads};

/// How games of bots are played and told.
#[derive(Debug, Args)]
pub struct RunArgs {
    /// The seed of the games and bots: the same one gives the same result
    #[arg(long, default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// How many threads; as many as the machine has cores when left out
    #[arg(long, value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}
