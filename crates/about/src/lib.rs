//! What the program is, and what it is made of: its version, its terms, the notices of all whose work is in it, and the
//! guides to making something for it.
//!
//! Deliberately not here: how any of it is shown. The notices are written by `tests/suite/notices`.

mod guides;
mod notices;

pub use guides::{GUIDES, Guide};
pub use notices::{Line, NOTICES, Part, lines};

/// The program's version, such as `1.2.0`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Where the program is at home in the web.
pub const HOME: &str = env!("CARGO_PKG_REPOSITORY");
/// The terms of the code as an SPDX expression.
pub const LICENCE: &str = env!("CARGO_PKG_LICENSE");
/// The program's id among all others of a desktop: its files for menus and icons are called so, and so is its window.
pub const APP_ID: &str = "io.github.whispers_game.Whispers";
