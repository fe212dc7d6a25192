//! The system's dialogs for files and folders. They block until a person closes them, so they need a thread.
//!
//! A page has none; there, [`page`](crate::page) opens the browser's dialog.

use std::path::PathBuf;

/// A dialog that waits for a path, and returns `None` if a person chooses nothing or the system has no dialogs.
pub type Dialog = Box<dyn FnOnce() -> Option<PathBuf> + Send>;

/// The dialog for a file with one of these extensions. `kind` is the player's name for such files.
#[cfg(not(target_arch = "wasm32"))]
pub fn file(title: &str, kind: &str, extensions: &[&str]) -> Dialog {
    let dialog = rfd::FileDialog::new().set_title(title).add_filter(kind, extensions);
    Box::new(move || dialog.pick_file())
}

/// The dialog for a folder.
#[cfg(not(target_arch = "wasm32"))]
pub fn folder(title: &str) -> Dialog {
    let dialog = rfd::FileDialog::new().set_title(title);
    Box::new(move || dialog.pick_folder())
}

/// Shows an error in a box until the player closes it.
#[cfg(not(target_arch = "wasm32"))]
pub fn error(title: &str, text: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title(title)
        .set_description(text)
        .show();
}

/// The dialog for a file with one of these extensions. `kind` is the player's name for such files.
#[cfg(target_arch = "wasm32")]
pub fn file(_: &str, _: &str, _: &[&str]) -> Dialog {
    Box::new(|| None)
}

/// The dialog for a folder.
#[cfg(target_arch = "wasm32")]
pub fn folder(_: &str) -> Dialog {
    Box::new(|| None)
}
