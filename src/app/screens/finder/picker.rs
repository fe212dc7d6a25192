//! The system's own file dialog, on a thread of its own: it may take as long as it likes.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use egui::Context;

/// A file dialog that may be open.
#[derive(Debug, Default)]
pub(super) struct Picker(Option<Receiver<Option<PathBuf>>>);

impl Picker {
    /// Opens the dialog for files of a kind, which is told by their ending, unless it is open already.
    /// Where the system has none it closes at once, as if the person had chosen nothing.
    pub fn open_file(&mut self, ctx: &Context, title: &str, kind: &str, ending: &str) {
        let dialog = rfd::FileDialog::new().set_title(title).add_filter(kind, &[ending]);
        self.ask(ctx, move || dialog.pick_file());
    }

    /// The same for a folder.
    pub fn open_folder(&mut self, ctx: &Context, title: &str) {
        let dialog = rfd::FileDialog::new().set_title(title);
        self.ask(ctx, move || dialog.pick_folder());
    }

    fn ask(&mut self, ctx: &Context, dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) {
        if self.is_open() {
            return;
        }
        let (answer, answered) = channel();
        let ctx = ctx.clone();
        std::thread::spawn(move || {
            // Whoever asked may have left the screen; then nobody waits for the answer.
            let _ = answer.send(dialog());
            ctx.request_repaint();
        });
        self.0 = Some(answered);
    }

    /// Whether the dialog is open.
    pub fn is_open(&self) -> bool {
        self.0.is_some()
    }

    /// What was chosen, once.
    pub fn chosen(&mut self) -> Option<PathBuf> {
        match self.0.as_ref()?.try_recv() {
            Ok(path) => {
                self.0 = None;
                path
            }
            Err(TryRecvError::Disconnected) => {
                self.0 = None;
                None
            }
            Err(TryRecvError::Empty) => None,
        }
    }
}
