//! Exports pictures, films and texts of a match on a separate thread, to files beside the record.

mod export_kind;
mod export_progress;
mod export_thread;
mod exported_file;
pub(crate) mod remote_export;
mod share_menu;

pub use export_kind::{Export, Kind};
pub(crate) use export_progress::show;
pub(crate) use export_thread::Making;
pub(crate) use share_menu::share_menu;
