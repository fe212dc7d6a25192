//! Facts about the program: version, licence, third-party notices and the guides for authors.
//!
//! ```
//! assert!(about::GUIDES.iter().all(|guide| about::Guide::find(guide.id).is_some()));
//! ```
//!
//! Deliberately not here: how these facts are shown. The test `tests/suite/notices` writes the notices.

mod guides;
mod licence_notices;

pub use guides::{GUIDES, Guide};
pub use licence_notices::{Line, NOTICES, Part, lines};

/// The program's version, such as `1.2.0`.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The web address of the program's repository.
pub const HOME: &str = env!("CARGO_PKG_REPOSITORY");
/// The licence of the code as an SPDX expression.
pub const LICENCE: &str = env!("CARGO_PKG_LICENSE");
/// The id of the application on a desktop. Its menu entry, its icon and its window use this id.
pub const APP_ID: &str = "io.github.whispers_game.Whispers";
