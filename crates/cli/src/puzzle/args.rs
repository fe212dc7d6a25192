//! The arguments of `whispers puzzle`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use crate::command_line::number_parsers::{matches, puzzles, seed, threads};
use table::Kind;

/// What is done with puzzles.
#[derive(Debug, Subcommand)]
pub enum PuzzleCommand {
    /// List the pack's puzzles, today's first
    List(LanguageArgs),
    /// Show a puzzle: the position as whoever has to solve it sees it, the goal and the choices
    Show {
        /// Its id, or daily for today's
        id: String,
        /// The language
        #[command(flatten)]
        language: LanguageArgs,
    },
    /// Answer a puzzle: says whether that is right, and why not
    Solve {
        /// Its id, or daily for today's
        id: String,
        /// The decisions in notation, such as "act 2", or the id of an empire. With - they are read from the standard input, one per line
        #[arg(required = true)]
        answers: Vec<String>,
        /// The language
        #[command(flatten)]
        language: LanguageArgs,
    },
    /// Prove of all puzzles of the pack that each has one best answer
    Check,
    /// Let bots play matches, look for puzzles in them, prove them and write them as a puzzles.toml
    Make(MakeArgs),
}

/// In which language.
#[derive(Debug, Args)]
pub struct LanguageArgs {
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
}

/// Arguments of the making of puzzles.
#[derive(Debug, Args)]
pub struct MakeArgs {
    /// How many puzzles
    #[arg(long, default_value_t = 8, value_parser = puzzles, allow_negative_numbers = true)]
    pub count: usize,
    /// The seed of the matches: the same one finds the same puzzles
    #[arg(long, default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// Of one kind only; of all kinds when left out
    #[arg(long, value_parser = kind, help = kinds_help())]
    pub kind: Option<Kind>,
    /// How many matches are played at most
    #[arg(long, default_value_t = 1000, value_parser = matches, allow_negative_numbers = true)]
    pub games: u64,
    /// On how many threads; on all there are when left out
    #[arg(long, value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// The file to write, which must not be there yet; the standard output when left out or -
    #[arg(short, long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Write over the file if it is there
    #[arg(long, requires = "out")]
    pub force: bool,
}

fn kinds() -> String {
    Kind::ALL.map(Kind::id).join(", ")
}

fn kinds_help() -> String {
    format!("Of one kind only: {}; of all kinds when left out", kinds())
}

fn kind(text: &str) -> Result<Kind, String> {
    Kind::from_id(text).ok_or_else(|| format!("it takes one of {}", kinds()))
}
