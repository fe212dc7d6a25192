//! The system's file dialog. It runs on its own thread, since it blocks until it is closed.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::Duration;
use system::time::Instant;

use egui::Context;
use system::{background, dialogs, page};

/// Nobody can close a file dialog faster than this. An earlier answer without a path means that the system
/// has no dialog.
const AT_ONCE: Duration = Duration::from_millis(250);
/// How long the system may take to show its dialog, which then takes the focus from the program's window.
const PATIENCE: Duration = Duration::from_secs(2);

/// The system's file dialog, if one is open.
#[derive(Debug, Default)]
pub(crate) struct SystemDialog(Option<OpenDialog>);

/// A file dialog of the system that was requested and hasn't answered yet.
#[derive(Debug)]
struct OpenDialog {
    /// Receives the chosen path, if there is one, and how long the dialog was open.
    answer: Receiver<(Option<PathBuf>, Duration)>,
    since: Instant,
    /// True if the dialog didn't appear in time, so that the program's own was opened instead.
    overdue: bool,
    /// True for a browser's dialog, which always appears.
    is_page: bool,
}

/// The outcome of the system's file dialog.
#[derive(Debug, PartialEq)]
pub(crate) enum Picked {
    /// There is no answer yet, or the player chose nothing.
    Nothing,
    /// The player chose this path.
    Path(PathBuf),
    /// The system has no file dialog.
    NoDialog,
}

impl SystemDialog {
    /// Opens the dialog for files with these extensions, unless one is open. `kind` is the player's name for
    /// such files.
    pub fn open_file(&mut self, ctx: &Context, title: &str, kind: &str, endings: &[&str]) {
        if !self.is_open() && !self.ask_page(ctx, endings) {
            let dialog = dialogs::file(title, kind, endings);
            self.ask(ctx, dialog);
        }
    }

    /// Opens the browser's dialog, if the program is a page.
    fn ask_page(&mut self, ctx: &Context, endings: &[&str]) -> bool {
        let (send, answer) = channel();
        let (waker, since) = (ctx.clone(), Instant::now());
        let is_page = page::choose_file(endings, move |path| {
            // A browser always has a dialog, however soon it is closed.
            let _ = send.send((path, AT_ONCE));
            waker.request_repaint();
        });
        if is_page {
            self.0 = Some(OpenDialog { answer, since, overdue: false, is_page });
        }
        is_page
    }

    /// Opens the dialog for folders, unless one is open.
    pub fn open_folder(&mut self, ctx: &Context, title: &str) {
        self.ask(ctx, dialogs::folder(title));
    }

    fn ask(&mut self, ctx: &Context, dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) {
        if self.is_open() {
            return;
        }
        let (send, answer) = channel();
        let waker = ctx.clone();
        let since = Instant::now();
        // Without a thread, the sender is dropped, and the system counts as one without dialogs.
        let _ = background::spawn("dialog", move || {
            let path = dialog();
            // If the screen was closed in the meantime, nobody receives the answer.
            let _ = send.send((path, since.elapsed()));
            waker.request_repaint();
        });
        self.0 = Some(OpenDialog { answer, since, overdue: false, is_page: false });
        ctx.request_repaint_after(PATIENCE);
    }

    /// True if the system's file dialog is open.
    pub fn is_open(&self) -> bool {
        self.0.as_ref().is_some_and(|asked| !asked.overdue)
    }

    /// The outcome of the dialog, returned only once. A system without file dialogs answers at once without a
    /// path, or never.
    pub fn picked(&mut self, ctx: &Context) -> Picked {
        let Some(asked) = &mut self.0 else { return Picked::Nothing };
        let was_overdue = asked.overdue;
        match asked.answer.try_recv() {
            Ok((path, length)) => {
                self.0 = None;
                match path {
                    Some(path) => Picked::Path(path),
                    None if length < AT_ONCE => Picked::NoDialog,
                    None => Picked::Nothing,
                }
            }
            Err(TryRecvError::Disconnected) => {
                self.0 = None;
                if was_overdue { Picked::Nothing } else { Picked::NoDialog }
            }
            Err(TryRecvError::Empty) => {
                let waits =
                    !asked.is_page && asked.since.elapsed() >= PATIENCE && ctx.input(|input| input.focused);
                if was_overdue || !waits {
                    return Picked::Nothing;
                }
                asked.overdue = true;
                Picked::NoDialog
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs `dialog` as if it were a system dialog, and waits for its outcome.
    fn picked(dialog: impl FnOnce() -> Option<PathBuf> + Send + 'static) -> Picked {
        let (ctx, mut picker) = (Context::default(), SystemDialog::default());
        picker.ask(&ctx, dialog);
        while picker.0.is_some() {
            let picked = picker.picked(&ctx);
            if picked != Picked::Nothing {
                return picked;
            }
            std::thread::yield_now();
        }
        Picked::Nothing
    }

    #[test]
    fn a_system_without_dialogs_is_told_from_a_person_who_chooses_nothing() {
        assert_eq!(picked(|| None), Picked::NoDialog);
        assert_eq!(picked(|| panic!("no portal")), Picked::NoDialog);
        assert_eq!(picked(|| Some("here".into())), Picked::Path("here".into()));
        let slow = || {
            std::thread::sleep(AT_ONCE);
            None
        };
        assert_eq!(picked(slow), Picked::Nothing);
    }

    #[test]
    fn a_dialog_that_never_comes_is_given_up_once_and_may_still_answer() {
        let (ctx, mut picker) = (Context::default(), SystemDialog::default());
        let (send, answer) = channel();
        let since = Instant::now().checked_sub(PATIENCE).unwrap();
        picker.0 = Some(OpenDialog { answer, since, overdue: false, is_page: false });
        // Another window has the focus, so the dialog has appeared.
        ctx.input_mut(|input| input.focused = false);
        assert_eq!(picker.picked(&ctx), Picked::Nothing);
        ctx.input_mut(|input| input.focused = true);
        assert!(picker.is_open());
        assert_eq!(picker.picked(&ctx), Picked::NoDialog);
        assert!(!picker.is_open());
        assert_eq!(picker.picked(&ctx), Picked::Nothing);
        send.send((Some("late".into()), PATIENCE)).unwrap();
        assert_eq!(picker.picked(&ctx), Picked::Path("late".into()));
    }
}
