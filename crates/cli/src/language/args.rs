//! The arguments of `whispers language`.

use std::path::PathBuf;

use clap::Subcommand;

/// What translators do with languages.
#[derive(Debug, Subcommand)]
pub enum LanguageCommand {
    /// List the languages: built in and installed, whole and unfinished
    List,
    /// Write the frame of a new language: every text with the English one as a comment
    New {
        /// The code of the language, such as it or pt-br
        code: String,
        /// The folder to write it into, called by the code; in the data directory when left out, where the program finds it
        folder: Option<PathBuf>,
    },
    /// Write a language that is built in as files: its grammar and its texts, to learn from
    Export {
        /// The code of the language, such as de
        code: String,
        /// The folder to write it into; one called by the code when left out
        folder: Option<PathBuf>,
    },
    /// Show what a language makes of the names of a pack: the class of each, and all its cases
    Names {
        /// The code of the language, such as de
        code: String,
        /// The pack: its id or path
        #[arg(default_value = "war-of-whispers")]
        pack: PathBuf,
    },
    /// Say what a language lacks and what in it is wrong, with file and line
    Check {
        /// Its folder, or the code of one that is built in or installed
        language: PathBuf,
        /// Let nothing that is missing or doubtful pass either
        #[arg(long)]
        strict: bool,
        /// As one JSON object
        #[arg(long)]
        json: bool,
    },
}
