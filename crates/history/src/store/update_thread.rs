//! A thread that updates the history from the records.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;
use system::time::Instant;

use super::history_file::{Found, find, path, save};
use super::history_line::Line;
use super::history_lines::History;
use super::update_from_records::renew;
use packs::Pack;
use system::background;
use system::{Folders, KeptNews};
use text::os_error::at_path;

/// The state of an update of the history.
#[derive(Clone, Debug)]
pub struct HistoryUpdate {
    /// The history as updated so far.
    pub history: Arc<History>,
    /// The number of records that are still to be read; `None` until the folder has been listed.
    pub left: Option<usize>,
    /// The error in writing the history file, if any.
    pub trouble: Option<String>,
    /// The error in reading the folder of matches, if any. The history then holds what was known before.
    pub unread: Option<String>,
    /// News for the player about the old history file, if it was renamed.
    pub news: Option<KeptNews>,
}

/// After each of this many records, the new history is published and saved.
const PORTION: usize = 250;
/// The time between two reports of the progress.
const REPORT: Duration = Duration::from_millis(100);

/// The number of records left, as stored before the folder has been listed.
const UNKNOWN: usize = usize::MAX;

/// A running update of the history, which stops when it is dropped.
#[derive(Debug)]
pub struct Keeper {
    seen: Receiver<HistoryUpdate>,
    left: Arc<AtomicUsize>,
    unwanted: Arc<AtomicBool>,
}

impl Keeper {
    /// Starts an update from the history `known`, or from the history file if it is `None`. The thread reads
    /// new and changed records, and calls `wake` at each new state.
    pub fn begin(
        folders: Folders,
        packs: Vec<Arc<Pack>>,
        known: Option<Arc<History>>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (send, seen) = channel();
        let unwanted = Arc::new(AtomicBool::new(false));
        let left = Arc::new(AtomicUsize::new(UNKNOWN));
        let outlet =
            Outlet { send, left: Arc::clone(&left), unwanted: Arc::clone(&unwanted), wake: Box::new(wake) };
        // Without a thread, the sender is dropped, and no update comes.
        let _ = background::spawn("history", move || outlet.work(&folders, &packs, known));
        Self { seen, left, unwanted }
    }

    /// The number of records that are still to be read; `None` until the folder has been listed.
    pub fn left(&self) -> Option<usize> {
        Some(self.left.load(Ordering::Relaxed)).filter(|left| *left != UNKNOWN)
    }

    /// The latest state of the update that has not been taken yet, if there is one.
    pub fn latest(&self) -> Option<HistoryUpdate> {
        last_of(self.seen.try_iter())
    }

    /// Waits until the update has ended, and returns its last state.
    pub fn finish(self) -> Option<HistoryUpdate> {
        self.finish_with(|_| ())
    }

    /// Waits until the update has ended, and returns its last state. Meanwhile, `step` gets the number of
    /// records left ten times a second.
    pub fn finish_with(self, mut step: impl FnMut(usize)) -> Option<HistoryUpdate> {
        last_of(std::iter::from_fn(|| {
            loop {
                self.left().into_iter().for_each(&mut step);
                match self.seen.recv_timeout(REPORT) {
                    Ok(seen) => return Some(seen),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => return None,
                }
            }
        }))
    }
}

/// The last state, with the last news of all states.
fn last_of(states: impl Iterator<Item = HistoryUpdate>) -> Option<HistoryUpdate> {
    states.reduce(|before, last| HistoryUpdate { news: last.news.or(before.news), ..last })
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
    }
}

/// The part of an update that its thread uses.
struct Outlet {
    send: Sender<HistoryUpdate>,
    left: Arc<AtomicUsize>,
    unwanted: Arc<AtomicBool>,
    wake: Box<dyn Fn() + Send>,
}

impl Outlet {
    /// Updates the history from the records.
    fn work(&self, folders: &Folders, packs: &[Arc<Pack>], known: Option<Arc<History>>) {
        let file = path(folders);
        let (mut lines, in_full) = match known {
            Some(known) => (known.lines().to_vec(), true),
            None => {
                let Found { lines, in_full, .. } = find(&file);
                (lines, in_full)
            }
        };
        if !lines.is_empty() {
            self.tell(&lines, None, Ok(None), &file);
        }
        let (mut since, mut woken) = (0, Instant::now());
        let changed = renew(folders, packs, &mut lines, &mut |lines, left| {
            self.left.store(left, Ordering::Relaxed);
            since += 1;
            if since >= PORTION && left > 0 {
                since = 0;
                let written = save(&file, lines);
                self.tell(lines, Some(left), written, &file);
            } else if woken.elapsed() >= REPORT {
                woken = Instant::now();
                (self.wake)();
            }
            !self.unwanted.load(Ordering::Relaxed)
        });
        // A file that could not be read in full is renamed at once, so that the player learns of it.
        let rewrite = matches!(changed, Ok(true)) || !in_full;
        let written = if rewrite { save(&file, &mut lines) } else { Ok(None) };
        let update = update(&lines, Some(0), written, &file);
        let unread = changed.err().map(|why| at_path(&folders.matches(), &why));
        self.send(HistoryUpdate { unread, ..update });
    }

    /// Publishes the state of the update so far.
    fn tell(&self, lines: &[Line], left: Option<usize>, written: io::Result<Option<PathBuf>>, file: &Path) {
        self.send(update(lines, left, written, file));
    }

    /// Publishes a state of the update. The receiver may be gone.
    fn send(&self, update: HistoryUpdate) {
        let _ = self.send.send(update);
        (self.wake)();
    }
}

/// The state of an update with these lines. `written` is the result of writing `file`.
fn update(
    lines: &[Line],
    left: Option<usize>,
    written: io::Result<Option<PathBuf>>,
    file: &Path,
) -> HistoryUpdate {
    let trouble = written.as_ref().err().map(|why| at_path(file, why));
    let aside = written.ok().flatten();
    let news = aside.map(|aside| KeptNews::Aside { file: file.to_owned(), aside });
    HistoryUpdate { history: Arc::new(History::new(lines.to_vec())), left, trouble, unread: None, news }
}
