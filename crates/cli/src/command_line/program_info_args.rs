//! The commands about the program itself.

use std::path::PathBuf;

use about::{GUIDES, Guide};
use clap::Subcommand;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap_complete::Shell;

/// What is asked for about the program itself.
#[derive(Debug, Subcommand)]
pub enum OwnCommand {
    /// Print the shell's completions of commands and options
    Completions {
        /// The shell
        shell: Shell,
    },
    /// Print the manual page of the program, or write one for each command into a folder
    Man {
        /// The folder for the pages
        folder: Option<PathBuf>,
        /// Overwrite existing pages that differ
        #[arg(long, requires = "folder")]
        force: bool,
    },
    /// Print a guide to making packs, languages or bots, or list the guides
    Guide {
        /// The guide; lists all guides by default
        #[arg(value_parser = guide())]
        name: Option<&'static Guide>,
    },
    /// Print the authors and licences of the program, its typefaces and libraries
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
