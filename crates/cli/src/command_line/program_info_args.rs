//! The commands about the program itself.

use std::path::PathBuf;

use about::{GUIDES, Guide};
use clap::Subcommand;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap_complete::Shell;

/// What is asked for about the program itself.
#[derive(Debug, Subcommand)]
pub enum OwnCommand {
    /// Print what a shell needs to complete commands and options
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page of the program, or write one for each command into a folder
    Man {
        /// The folder to write pages into
        folder: Option<PathBuf>,
        /// Write over pages that are there and differ
        #[arg(long, requires = "folder")]
        force: bool,
    },
    /// Print a guide for whoever makes packs, languages or bots, or list the guides
    Guide {
        /// The guide; all are listed when left out
        #[arg(value_parser = guide())]
        name: Option<&'static Guide>,
    },
    /// Print whose work is in the program, typefaces and libraries, and on which terms
    Notices,
}

impl OwnCommand {
    /// The command's name on the command line.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Completions { .. } => "completions",
            Self::Man { .. } => "man",
            Self::Guide { .. } => "guide",
            Self::Notices => "notices",
        }
    }
}

/// A parser of guide ids.
fn guide() -> impl TypedValueParser<Value = &'static Guide> {
    let value = |guide: &'static Guide| PossibleValue::new(guide.id).help(guide.about);
    PossibleValuesParser::new(GUIDES.iter().map(value))
        .try_map(|id| Guide::find(&id).ok_or("there is no such guide"))
}
