//! Pictures, films and texts of a match, made on a thread of their own and laid beside the record.

mod kind;
mod making;
mod menu;
mod progress;

pub use kind::{Export, Kind};
pub(crate) use making::Making;
pub(crate) use menu::share_menu;
pub(crate) use progress::show;
