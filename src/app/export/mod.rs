//! Pictures, films and texts of a match, made on a thread of their own and laid beside the record.

mod kind;
mod making;
mod menu;
mod progress;

pub use kind::{Export, Kind};
pub(in crate::app) use making::Making;
pub(in crate::app) use menu::share_menu;
pub(in crate::app) use progress::show;
