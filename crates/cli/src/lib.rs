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
mod data_commands;
mod engine;
mod history;
mod language;
mod letters;
mod link_command;
mod match_sharing_commands;
mod opening;
mod output_files;
mod pack;
mod program_info;
mod puzzle;
mod review;
mod rulebook_command;
mod safe_terminal_io;
mod sim;
mod text;

pub use bot_match::bot_match;
pub use command_line::args::{Cli, Command};
pub use command_line::exit_status::Ending;
pub use command_line::wrong_usage::Usage;
pub use command_line::wrong_usage::with_tips;
pub use data_commands::{DataCommand, data};
pub use engine::engine;
pub use history::history;
pub use language::{install_languages, language};
pub use letters::LETTERS_WITH_FACES;
pub use link_command::{link, show_linked_puzzle};
pub use match_sharing_commands::{DrawFilm, DrawMoment, ShareArgs, film, picture, tell};
pub use opening::file_argument_errors::unknown_file;
pub use opening::match_options::{OpenError, OpenOptions, open_language, player};
pub use opening::mistyped_command_or_file::openable;
pub use opening::named_packs::{PackError, Packs};
pub use pack::args::PackCommand;
pub use pack::{Draw, NameRoom, Window, WriteError, pack};
pub use program_info::own;
pub use puzzle::puzzle;
pub use review::review;
pub use rulebook_command::rules;
pub use safe_terminal_io::Plain;
pub use sim::sim;
pub use text::{TEXT_COMMANDS, TextOptions, text};
