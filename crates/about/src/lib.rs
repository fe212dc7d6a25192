//! Facts about the program: version, licence, third-party notices and the authors' guides.
//!
//! ```
//! assert!(about::GUIDES.iter().all(|guide| about::Guide::find(guide.id).is_some()));
//! ```
//!
//! Deliberately not here: how they are shown. The test `tests/suite/notices` writes the notices.

mod guides;
mod licence_notices;

pub use guides::{GUIDES, Guide};
pub use licence_notices::{Line, NOTICES, Part, lines};

/// The program's version, such as `1.2.0`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// Where the program is at home in the web.
pub const HOME: &str = env!("CARGO_PKG_REPOSITORY");
/// The terms of the code as an SPDX expression.
pub const LICENCE: &str = env!("CARGO_PKG_LICENSE");
/// The program's id among all others of a desktop: its files for menus and icons are called so, and so is its window.
pub const APP_ID: &str = "io.github.whispers_game.Whispers";
