//! What the page around the program does for it: choosing and handing over files, and playing sounds.
//!
//! The entry point of the page calls [`install`]. On a desktop nothing is installed, and the system's own dialogs and
//! folders are used.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::OnceLock;
use std::sync::PoisonError;

/// The functions of a page.
#[derive(Clone, Copy, Debug)]
pub struct Page {
    /// Opens the browser's dialog for a file with one of these extensions. The page then calls [`answer_dialog`].
    pub choose_file: fn(&[&str]),
    /// Hands a file to the person as a download: its name and its bytes.
    pub download: fn(&str, &[u8]),
    /// Plays samples of one channel at this rate and this volume, from 0 to 1.
    pub play: fn(&[f32], u32, f32),
}

static PAGE: OnceLock<Page> = OnceLock::new();

/// Receives the path of the file that a person chooses, with the closing of the dialog.
static DIALOG: Mutex<Option<Answer>> = Mutex::new(None);

type Answer = Box<dyn FnOnce(Option<PathBuf>) + Send>;

/// Sets the page's functions, once, before the program starts.
pub fn install(page: Page) {
    // A second call would come from a page that starts twice, with the same functions.
    let _ = PAGE.set(page);
}

/// Opens the browser's dialog for a file with one of these extensions. `answer` gets the path of a copy among the
/// program's files, or `None` if the person chose nothing. Returns false on a desktop, which has no page.
pub fn choose_file(extensions: &[&str], answer: impl FnOnce(Option<PathBuf>) + Send + 'static) -> bool {
    let Some(page) = PAGE.get() else { return false };
    *DIALOG.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(answer));
    (page.choose_file)(extensions);
    true
}

/// Closes the browser's dialog with the path of the chosen file, or `None`.
pub fn answer_dialog(path: Option<PathBuf>) {
    let answer = DIALOG.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(answer) = answer {
        answer(path);
    }
}

/// Hands a file to the person as a download. Returns false on a desktop, where the person finds files in folders.
pub fn download(name: &str, bytes: &[u8]) -> bool {
    let Some(page) = PAGE.get() else { return false };
    (page.download)(name, bytes);
    true
}

/// Plays samples of one channel at this rate through the browser. `loud` is their volume, from 0 to 1. Returns false on
/// a desktop.
pub fn play(samples: &[f32], rate: u32, loud: f32) -> bool {
    let Some(page) = PAGE.get() else { return false };
    (page.play)(samples, rate, loud);
    true
}
