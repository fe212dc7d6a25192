//! The window: screens, widgets, the map, and nothing that a match would need to know.
//!
//! Panels read state and give back what the person did. A screen does it; what leads away from it, or holds for the
//! whole program, is a [`command::Command`], which [`shell::Shell`] alone carries out.
//! What is clicked for an action is [`click`], and what clicks lead to [`pick`]; where things lie is laid out by
//! pure functions apart from painting; every colour and size is in [`theme`].
//!
//! Deliberately not here: rules, records, threads of bots. What a person is shown is their view.

mod card;
pub mod drawing;

pub mod export;
pub mod input;
pub mod looks;
pub mod map;
mod packs;
mod screens;
pub mod settings;
pub mod shell;
mod sound;

pub use drawing::{draw_film, draw_moment, draw_table};
pub use map::names_left_off;
pub use settings::file::programs;
pub use shell::display::missing_display;
pub use shell::run::{RunError, run};
