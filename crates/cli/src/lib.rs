//! The interfaces without a window: the text table, the protocol, the arena, and the commands for authors.
//!
//! ```
//! use clap::Parser;
//! use cli::{Cli, Command};
//!
//! let cli = Cli::parse_from(["whispers", "sim", "--games", "10"]);
//! assert!(matches!(cli.command, Some(Command::Sim(_))));
//! ```
//!
//! Not here: egui, and anything that a match itself should know.

mod arena;
mod bot_match;
mod command_line;
mod engine;
mod history;
mod language;
mod opening;
mod output_files;
mod pack;
mod program_info;
mod puzzle;
mod review;
mod rules;
mod share;
mod sim;
mod terminal;
mod text;

pub use bot_match::bot_match;
pub use command_line::args::{Cli, Command};
pub use command_line::exit_status::Ending;
pub use command_line::wrong_usage::Usage;
pub use command_line::wrong_usage::with_tips;
pub use engine::engine;
pub use history::history;
pub use language::{install_languages, language};
pub use opening::file_argument::unknown_file;
pub use opening::file_kind::openable;
pub use opening::match_options::{OpenError, OpenOptions, open_language, player};
pub use opening::named_packs::{PackError, Packs};
pub use pack::args::PackCommand;
pub use pack::{Draw, NameRoom, Window, WriteError, pack};
pub use program_info::own;
pub use puzzle::puzzle;
pub use review::review;
pub use rules::rules;
pub use share::{DrawFilm, DrawMoment, ShareArgs, film, picture, tell};
pub use sim::sim;
pub use terminal::Plain;
pub use text::{TEXT_COMMANDS, TextOptions, text};
