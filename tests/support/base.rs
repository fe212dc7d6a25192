//! The pack that most tests play with.

use whispers::content::{Files, Pack};

/// The base pack.
pub fn pack() -> Pack {
    Pack::load(&Files::BuiltIn("war-of-whispers")).unwrap_or_else(|report| panic!("{report}"))
}
