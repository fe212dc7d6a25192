//! The arguments of `whispers pack`.

use std::path::PathBuf;

use crate::command_line::number_parsers::{games, rounds, seed, size, societies};
use crate::command_line::shared_args::{HouseArgs, RunArgs};
use clap::{Args, Subcommand};
use table::level_choice;

/// What authors do with packs.
#[derive(Debug, Subcommand)]
pub enum PackCommand {
    /// List the packs that are built in and installed, with what is wrong with them
    List {
        /// List the packs of a catalogue instead: of its catalogue.toml, or of a folder with packs in it
        #[arg(long, value_name = "FILE")]
        catalogue: Option<PathBuf>,
        /// Print one JSON object instead of a table
        #[arg(long)]
        json: bool,
    },
    /// Say what a pack is: how large, by whom, in which languages, what is peculiar to it
    Info {
        /// The pack: a folder, a .zip, or the id of one that is installed or built in
        path: PathBuf,
        /// Print one JSON object instead
        #[arg(long)]
        json: bool,
    },
    /// Copy a pack into the folder of packs, so that it is found by its id from then on
    Install {
        /// The pack: a folder or a .zip; with --catalogue its id
        path: PathBuf,
        /// Install the pack of this id from a catalogue: a catalogue.toml, or a folder with packs in it
        #[arg(long, value_name = "FILE")]
        catalogue: Option<PathBuf>,
        /// Where one of its id is installed, put that one into the trash
        #[arg(long)]
        replace: bool,
    },
    /// Put an installed pack into the trash
    Remove {
        /// Its id
        id: String,
        /// Also where others that are installed extend it and cannot be played without it
        #[arg(long)]
        force: bool,
    },
    /// Write the catalogue.toml of a folder with packs in it, by which others browse them, or check the one that is there
    Catalogue {
        /// The folder
        folder: PathBuf,
        /// Write it anew where there is one; its name and what is said of all packs stay
        #[arg(long)]
        renew: bool,
        /// What the catalogue is called, where it is written
        #[arg(long)]
        name: Option<String>,
    },
    /// Make an archive of a pack without faults, as others open and install it
    Zip {
        /// The pack: a folder, a .zip, or the id of one that is installed or built in
        path: PathBuf,
        /// The archive to write, - for the standard output; ID-VERSION.zip in this folder when left out
        #[arg(short, long, value_name = "FILE")]
        output: Option<PathBuf>,
        /// Write it anew where there is one
        #[arg(long, visible_alias = "force")]
        renew: bool,
    },
    /// Write the files of a pack, also of one that is built in, to look at and to begin from
    Export {
        /// The pack: a folder, a .zip, or the id of one that is installed or built in
        path: PathBuf,
        /// The folder to write them into: one that is not there yet or is empty
        folder: PathBuf,
    },
    /// Write the schemas by which editors complete and check the files of packs
    Schema {
        /// The folder to write them into
        folder: PathBuf,
    },
    /// Find every fault at once, each with file, line and what would be right
    Check {
        /// The pack: a folder, a .zip, or the id of one that is installed or built in
        path: PathBuf,
        /// Let no warning pass either
        #[arg(long)]
        strict: bool,
        /// Print one JSON object instead, with the place of each fault and warning
        #[arg(long)]
        json: bool,
    },
    /// Write a small pack to begin with, with comments that explain it
    New {
        /// The folder to write it into: one that is not there yet or is empty; its name gives the id where --id does not
        path: PathBuf,
        /// What the pack is called; like its folder when left out
        #[arg(long)]
        name: Option<String>,
        /// Its id: lower-case letters, digits and hyphens; made of the folder's name when left out
        #[arg(long)]
        id: Option<String>,
        /// Write one over the pack with this id instead, which brings only what differs
        #[arg(long, value_name = "ID")]
        extends: Option<String>,
        /// With --extends, the languages to write words for, such as en,de; the first stands in for the others
        #[arg(long, value_name = "CODES", value_delimiter = ',', requires = "extends")]
        languages: Vec<String>,
    },
    /// Draw its table as it is when a match begins
    Preview(PreviewArgs),
    /// Let bots play it many times and say what is stronger than it should be
    Balance(BalanceArgs),
    /// Let bots play it against themselves until they know its own game, and write what they learned; by whispers-train, a program that is built from the sources
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
    /// The pack: a folder, a .zip, or the id of one that is installed or built in
    pub path: PathBuf,
    /// The picture to write, a PNG that must not be there yet; - for the standard output
    #[arg(short, long, value_name = "FILE", required_unless_present = "own")]
    pub output: Option<PathBuf>,
    /// Its width and height in pixels
    #[arg(long, value_name = "WIDTHxHEIGHT", default_value = "1600x1000", value_parser = size)]
    pub size: [u32; 2],
    /// Write it as preview.png into the pack's own folder, 640x400, to be shown by it among others
    #[arg(long, conflicts_with_all = ["output", "size"])]
    pub own: bool,
    /// Write over the picture if it is there
    #[arg(long)]
    pub force: bool,
    /// The language, such as fr; the system's when left out
    #[arg(long)]
    pub language: Option<String>,
}

fn players_help() -> String {
    format!("Who plays, the same on every seat: {}", level_choice())
}

/// Arguments of a pack's balance.
#[derive(Debug, Args)]
pub struct BalanceArgs {
    /// The pack: a folder, a .zip, or the id of one that is installed or built in
    pub path: PathBuf,
    /// How many games
    #[arg(long, default_value_t = 4000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// Who plays, the same on every seat
    #[arg(long, value_name = "BOT", default_value = "novice", help = players_help())]
    pub players: String,
    /// How many societies sit at the table; as many as can when left out
    #[arg(long, value_name = "N", value_parser = societies, allow_negative_numbers = true)]
    pub societies: Option<usize>,
    /// By which house rules
    #[command(flatten)]
    pub house: HouseArgs,
    /// How the games are played and told
    #[command(flatten)]
    pub run: RunArgs,
    /// Draw the results into this folder as well
    #[arg(long, value_name = "FOLDER")]
    pub pictures: Option<PathBuf>,
    /// Write over pictures that are in the folder
    #[arg(long, requires = "pictures")]
    pub force: bool,
}

/// Arguments of what bots learn of a pack.
#[derive(Debug, Args)]
pub struct TrainArgs {
    /// The pack: a folder, a .zip, or the id of one that is built in
    pub path: PathBuf,
    /// How many games a time; an hour on two cores for all times together when left out
    #[arg(long, default_value_t = 12_000, value_parser = games, allow_negative_numbers = true)]
    pub games: u32,
    /// How many times they play by what they learned before and learn from that
    #[arg(long, value_name = "TIMES", default_value_t = 3, value_parser = rounds, allow_negative_numbers = true)]
    pub rounds: u32,
    /// The seed of the games and of the learning: the same one gives the same result
    #[arg(long, default_value_t = 1, value_parser = seed, allow_negative_numbers = true)]
    pub seed: u64,
    /// The file to write; weights.txt in the pack's folder when left out, by which its bots play then
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Write over the file if it is there
    #[arg(long)]
    pub force: bool,
    /// The program that does the learning, made of the folder train of the sources; searched when left out
    #[arg(long, value_name = "PROGRAM")]
    pub trainer: Option<PathBuf>,
}
