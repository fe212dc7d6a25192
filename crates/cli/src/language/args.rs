//! The arguments of `whispers language`.

use std::path::PathBuf;

use clap::Subcommand;

/// What translators do with languages.
#[derive(Debug, Subcommand)]
pub enum LanguageCommand {
    /// List the built-in and installed languages
    List,
    /// Write the skeleton of a new language with every English text as a comment
    New {
        /// The code of the language, such as it or pt-br
        code: String,
        /// The folder, named by the code; by default in the data directory, where the program finds it
        folder: Option<PathBuf>,
    },
    /// Write the files of a built-in language as an example
    Export {
        /// The code of the language, such as de
        code: String,
        /// The folder for the files; by default named by the code
        folder: Option<PathBuf>,
    },
    /// Show every name of a pack with its class and cases in a language
    Names {
        /// The code of the language, such as de
        code: String,
        /// The pack: its id or path
        #[arg(default_value = "war-of-whispers")]
        pack: PathBuf,
    },
    /// Report what is missing or wrong in a language, with file and line
    Check {
        /// Its folder, or the code of a built-in or installed language
        language: PathBuf,
        /// Fail on missing and doubtful texts too
        #[arg(long)]
        strict: bool,
        /// Print one JSON object
        #[arg(long)]
        json: bool,
    },
}
