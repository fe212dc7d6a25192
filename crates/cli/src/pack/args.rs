//! The arguments of `whispers pack`.

use std::path::PathBuf;

use crate::command_line::number_parsers::{games, rounds, seed, size, societies};
use crate::command_line::shared_args::{HouseArgs, RunArgs};
use clap::{Args, Subcommand};
use table::level_choice;

/// What authors do with packs.
#[derive(Debug, Subcommand)]
pub enum PackCommand {
    /// List built-in and installed packs with their faults
    List {
        /// List the packs of a catalogue instead: a catalogue.toml or a folder of packs
        #[arg(long, value_name = "FILE")]
        catalogue: Option<PathBuf>,
        /// Print one JSON object instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Show what a pack is: its size, authors, languages and special features
    Info {
        /// The pack: a folder, a .zip, or the id of an installed or built-in pack
        path: PathBuf,
        /// Print one JSON object instead
        #[arg(long)]
        json: bool,
    },
    /// Copy a pack into the folder of packs, where it is found by its id
    Install {
        /// The pack: a folder or a .zip, or its id with --catalogue
        path: PathBuf,
        /// Install the pack from a catalogue: a catalogue.toml or a folder of packs
        #[arg(long, value_name = "FILE")]
        catalogue: Option<PathBuf>,
        /// Move an installed pack with the same id to the trash
        #[arg(long)]
        replace: bool,
    },
    /// Move an installed pack to the trash
    Remove {
        /// Its id
        id: String,
        /// Even if other installed packs extend it and cannot be played without it
        #[arg(long)]
        force: bool,
    },
    /// Write a catalogue.toml for a folder of packs, or check the existing one
    Catalogue {
        /// The folder
        folder: PathBuf,
        /// Rewrite an existing catalogue; keeps its name and the descriptions
        #[arg(long)]
        renew: bool,
        /// The name of a new catalogue
        #[arg(long)]
        name: Option<String>,
    },
    /// Make an archive of a pack without faults, to share
    Zip {
        /// The pack: a folder, a .zip, or the id of an installed or built-in pack
        path: PathBuf,
        /// The archive to write, or - for standard output; by default ID-VERSION.zip in this folder
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Overwrite an existing archive
        #[arg(long, visible_alias = "force")]
        renew: bool,
    },
    /// Write the files of any pack, even a built-in one, into a folder
    Export {
        /// The pack: a folder, a .zip, or the id of an installed or built-in pack
        path: PathBuf,
        /// The folder for the files; it must be new or empty
        folder: PathBuf,
    },
    /// Write schemas with which editors complete and check the files of packs
    Schema {
        /// The folder for the schemas
        folder: PathBuf,
    },
    /// Report all faults at once, each with file, line and a suggested fix
    Check {
        /// The pack: a folder, a .zip, or the id of an installed or built-in pack
        path: PathBuf,
        /// Fail on warnings too
        #[arg(long)]
        strict: bool,
        /// Print one JSON object instead, with the position of each fault and warning
        #[arg(long)]
        json: bool,
    },
    /// Write a small pack to start from, explained by comments
    New {
        /// The folder for the pack, which must be new or empty; its name becomes the id unless --id is given
        path: PathBuf,
        /// The name of the pack; by default the folder's name
        #[arg(long)]
        name: Option<String>,
        /// Its id: lower-case letters, digits and hyphens; by default from the folder's name
        #[arg(long)]
        id: Option<String>,
        /// Write a pack that extends the pack with this id and contains only the differences
        #[arg(long, value_name = "ID")]
        extends: Option<String>,
        /// With --extends, the languages of its texts, such as en,de; the first one fills gaps in the others
        #[arg(long, value_name = "CODES", value_delimiter = ',', requires = "extends")]
        languages: Vec<String>,
    },
    /// Draw the table of a pack at the start of a match
    Preview(PreviewArgs),
    /// Find what is too strong in a pack by letting bots play it
    Balance(BalanceArgs),
    /// Train the evaluator of the strongest bots for a pack by self-play, with whispers-train, which is built from the sources
    Train(TrainArgs),
}

impl PackCommand {
    /// The command's name on the command line.
    pub(crate) const fn name(&self) -> &'static str {
        match self {
            Self::List { .. } => "list",
            Self::Info { .. } => "info",
            Self::Install { .. } => "install",
            Self::Remove { .. } => "remove",
            Self::Zip { .. } => "zip",
            Self::Export { .. } => "export",
            Self::Catalogue { .. } => "catalogue",
            Self::Schema { .. } => "schema",
            Self::Check { .. } => "check",
            Self::New { .. } => "new",
            Self::Preview(_) => "preview",
            Self::Balance(_) => "balance",
            Self::Train(_) => "train",
        }
    }
}

/// Arguments of a pack's preview.
#[derive(Debug, Args)]
pub struct PreviewArgs {
    /// The pack: a folder, a .zip, or the id of an installed or built-in pack
    pub path: PathBuf,
    /// The PNG to write, which must not exist yet; - for standard output
    #[arg(short, long, value_name = "FILE", required_unless_present = "own")]
    pub output: Option<PathBuf>,
    /// Its width and height in pixels
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1600x1000", value_parser = size)]
    pub size: [u32; 2],
    /// Write the pack's own preview.png (640x400), which lists of packs show
    #[arg(long, conflicts_with_all = ["output", "size"])]
    pub own: bool,
    /// Overwrite the picture if it exists
    #[arg(long)]
    pub force: bool,
    /// The language, such as fr; the system's by default
    #[arg(long)]
    pub language: Option<String>,
}

fn players_help() -> String {
    format!("The bot on every seat: {}", level_choice())
}

/// Arguments of a pack's balance.
#[derive(Debug, Args)]
pub struct BalanceArgs {
    /// The pack: a folder, a .zip, or the id of an installed or built-in pack
    pub path: PathBuf,
    /// The number of games
    #[arg(long, default_value_t = 4000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// The bot on every seat
    #[arg(long, value_name = "BOT", default_value = "novice", help = players_help())]
    pub players: String,
    /// The number of societies; the most possible by default
    #[arg(long, value_name = "N", value_parser = societies, allow_negative_numbers = true)]
    pub societies: Option<usize>,
    /// House rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// How the games are played and told
    #[command(flatten)]
    pub run: RunArgs,
    /// Also draw charts into this folder
    #[arg(long, value_name = "FOLDER")]
    pub pictures: Option<PathBuf>,
    /// Overwrite charts in the folder
    #[arg(long, requires = "pictures")]
    pub force: bool,
}

/// Arguments of what bots learn of a pack.
#[derive(Debug, Args)]
pub struct TrainArgs {
    /// The pack: a folder, a .zip, or the id of a built-in pack
    pub path: PathBuf,
    /// The number of games per round of training; by default about an hour on two cores in all
    #[arg(long, default_value_t = 12_000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// The number of rounds of training
    #[arg(long, value_name = "TIMES", default_value_t = 3, value_parser = rounds, allow_negative_numbers = true)]
    pub rounds: u32,
    /// The seed of the games and the training; the same seed gives the same result
    #[arg(long, default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// The file to write; by default weights.txt in the pack's folder, which its bots then use
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Overwrite the file if it exists
    #[arg(long)]
    pub force: bool,
    /// The training program, built from the folder train of the sources; searched for by default
    #[arg(long, value_name = "PROGRAM")]
    pub trainer: Option<PathBuf>,
}
