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
    /// Show a puzzle: the position as its solver sees it, the goal and the choices
    Show {
        /// Its id, or daily for today's puzzle
        id: String,
        /// The language
        #[command(flatten)]
        language: LanguageArgs,
    },
    /// Answer a puzzle; says if the answer is right, or why not
    Solve {
        /// Its id, or daily for today's puzzle
        id: String,
        /// The decisions in notation, such as "act 2", or the id of an empire; - reads them from standard input, one per line
        #[arg(required = true)]
        answers: Vec<String>,
        /// The language
        #[command(flatten)]
        language: LanguageArgs,
    },
    /// Prove that every puzzle of the pack has one best answer
    Check,
    /// Find puzzles in matches between bots, prove them and write a puzzles.toml
    Make(MakeArgs),
}

/// In which language.
#[derive(Debug, Args)]
pub struct LanguageArgs {
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
}

/// Arguments of the making of puzzles.
#[derive(Debug, Args)]
pub struct MakeArgs {
    /// The number of puzzles
    #[arg(long, default_value_t = 8, value_parser = puzzles, allow_negative_numbers = true)]
    pub count: usize,
    /// The seed of the matches; the same seed finds the same puzzles
    #[arg(long, default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// Only puzzles of this kind; all kinds by default
    #[arg(long, value_parser = kind, help = kinds_help())]
    pub kind: Option<Kind>,
    /// The most matches to play
    #[arg(long, default_value_t = 1000, value_parser = matches, allow_negative_numbers = true)]
    pub games: u64,
    /// The number of threads; one per core by default
    #[arg(long, value_parser = threads, allow_negative_numbers = true)]
    pub threads: Option<usize>,
    /// The file to write, which must not exist yet; standard output by default, or with -
    #[arg(short, long, value_name = "FILE")]
    pub out: Option<PathBuf>,
    /// Overwrite the file if it exists
    #[arg(long, requires = "out")]
    pub force: bool,
}

fn kinds() -> String {
    Kind::ALL.map(Kind::id).join(", ")
}

fn kinds_help() -> String {
    format!("Only puzzles of this kind: {}; all kinds by default", kinds())
}

fn kind(text: &str) -> Result<Kind, String> {
    Kind::from_id(text).ok_or_else(|| format!("it takes one of {}", kinds()))
}
