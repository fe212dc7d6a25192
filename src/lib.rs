//! The window: screens, widgets, the map, and nothing that a match would need to know.
//!
//! Panels read state and return the player's inputs, and screens apply the inputs. A
//! [`Command`](shell::window_command::Command) leads away from a screen, and only [`shell::Shell`] carries it out.
//! [`input::click_places`] says where to click for each action, and [`input::clicks_to_decision`] says what a
//! click leads to. Pure functions compute the layout, separately from painting. Every colour and size is in
//! [`looks::theme`].
//!
//! Deliberately not here: rules, records and the threads of bots. A player only sees their own view.

mod card;
pub mod drawing;

pub mod export;
pub mod input;
pub mod looks;
pub mod map;
mod packs;
pub mod remote_jobs;
mod screens;
pub mod settings;
pub mod shell;
mod sound;

pub use drawing::{draw_film, draw_moment, draw_table};
pub use map::names_left_off;
pub use settings::settings_file::programs;
pub use shell::missing_display::{Display, find_display};
pub use shell::open_page::open_page;
