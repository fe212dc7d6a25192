//! The faces of the table that need no window: text table, engine protocol, arena.
//!
//! Deliberately not here: egui, and anything that a match itself should know.

mod arena;
pub mod args;
mod bot_match;
mod counted;
mod ending;
mod engine;
mod folder;
mod history;
mod house;
pub mod kept_args;
mod language;
mod line;
mod new_folder;
mod numbers;
mod opened;
mod opening;
mod outside;
mod own;
mod own_args;
mod pack;
pub mod pack_args;
mod packs;
mod picture_file;
mod plain;
mod puzzle;
mod review;
mod review_budget;
mod rules;
pub mod run_args;
mod share;
mod sim;
mod suggest;
mod text;
mod unfit;
mod usage;

pub use bot_match::bot_match;
pub use ending::Ending;
pub use engine::engine;
pub use history::history;
pub use language::{install_languages, language};
pub use opened::{not_opened, opened};
pub use opening::{OpenError, OpenOptions, open_language, player};
pub use own::own;
pub use pack::{Draw, NotWritten, pack};
pub use packs::{PackError, Packs};
pub use plain::Plain;
pub use puzzle::puzzle;
pub use review::review;
pub use rules::rules;
pub use share::{DrawFilm, DrawMoment, Shared, film, picture, tell};
pub use sim::sim;
pub use text::{TEXT_COMMANDS, TextOptions, text};
pub use usage::Usage;
