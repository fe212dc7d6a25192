//! The window: screens, widgets, the map, and nothing that a match would need to know.
//!
//! Panels read state and give back what the person did. A screen does it; what leads away from it, or holds for the
//! whole program, is a [`command::Command`], which [`shell::Shell`] alone carries out.
//! What is clicked for an action is [`click`], and what clicks lead to [`pick`]; where things lie is laid out by
//! pure functions apart from painting; every colour and size is in [`theme`].
//!
//! Deliberately not here: rules, records, threads of bots. What a person is shown is their view.

mod card;
pub mod click;
pub mod command;
mod crash;
mod display;
pub mod drawing;
pub mod export;
pub mod fonts;
mod history;
pub mod icons;
mod last_setup;
mod learned;
mod looks;
pub mod map;
mod names;
mod packs;
mod paintings;
pub mod pick;
mod remembered;
mod run;
pub mod scale;
mod screens;
pub mod settings;
pub mod settings_file;
pub mod shell;
mod sound;
pub mod theme;
mod which_pack;
mod words;

pub use display::missing_display;
pub use drawing::{draw_film, draw_moment, draw_table};
pub use map::names_left_off;
pub use run::{RunError, run};
pub use settings_file::programs;
