//! Commands about the program itself: what a shell completes, its manual, its notices.

use std::path::PathBuf;

use clap::Subcommand;
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
        /// The folder to write pages into; pages of that name are written anew
        folder: Option<PathBuf>,
    },
    /// Print whose work is in the program, typefaces and libraries, and on which terms
    Notices,
}

impl OwnCommand {
    /// The word that it is called by.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Completions { .. } => "completions",
            Self::Man { .. } => "man",
            Self::Notices => "notices",
        }
    }
}
