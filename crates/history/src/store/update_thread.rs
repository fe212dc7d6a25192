//! A thread that brings the history up to date.

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
use system::{Folders, KeptNews};
use text::os_error::at_path;
use system::background;

/// How far an update of the history has come.
#[derive(Clone, Debug)]
pub struct HistoryUpdate {
    /// The history as updated so far.
    pub history: Arc<History>,
    /// The number of records still to read; `None` until the folder has been listed.
    pub left: Option<usize>,
    /// The error if the history file could not be written.
    pub trouble: Option<String>,
    /// Why the folder of matches cannot be read, if so. The history holds what was known before.
    pub unread: Option<String>,
    /// What the person has to know of the old file.
    pub news: Option<KeptNews>,
}

/// After this many records, the new history is sent and written to its file.
const PORTION: usize = 250;
/// The pause between two reports of the progress.
const REPORT: Duration = Duration::from_millis(100);

/// The number left before the folder was listed.
const UNKNOWN: usize = usize::MAX;

/// A running update of the history, which stops when it is dropped.
#[derive(Debug)]
pub struct Keeper {
    seen: Receiver<HistoryUpdate>,
    left: Arc<AtomicUsize>,
    unwanted: Arc<AtomicBool>,
}

impl Keeper {
    /// Starts from the history `known`, or else from the file, and reads new and changed records. A thread
    /// calls `wake` at each new state.
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

    /// The number of records still to read; `None` before the folder was listed.
    pub fn left(&self) -> Option<usize> {
        Some(self.left.load(Ordering::Relaxed)).filter(|left| *left != UNKNOWN)
    }

    /// The latest state that wasn't taken yet, if any.
    pub fn latest(&self) -> Option<HistoryUpdate> {
        last_of(self.seen.try_iter())
    }

    /// Waits for the update to end. Returns its last state.
    pub fn finish(self) -> Option<HistoryUpdate> {
        self.finish_with(|_| ())
    }

    /// Waits for the end; returns the last state. `step` gets the number of records left, ten times a second.
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

/// The last of some states, with what the others have to tell.
fn last_of(states: impl Iterator<Item = HistoryUpdate>) -> Option<HistoryUpdate> {
    states.reduce(|before, last| HistoryUpdate { news: last.news.or(before.news), ..last })
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
    }
}

/// The thread's side of an update.
struct Outlet {
    send: Sender<HistoryUpdate>,
    left: Arc<AtomicUsize>,
    unwanted: Arc<AtomicBool>,
    wake: Box<dyn Fn() + Send>,
}

impl Outlet {
    /// Brings the history up to date.
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
        // What cannot be read is put aside at once, so that the person knows of it.
        let rewrite = matches!(changed, Ok(true)) || !in_full;
        let written = if rewrite { save(&file, &mut lines) } else { Ok(None) };
        let update = update(&lines, Some(0), written, &file);
        let unread = changed.err().map(|why| at_path(&folders.matches(), &why));
        self.send(HistoryUpdate { unread, ..update });
    }

    /// Publishes a state.
    fn tell(&self, lines: &[Line], left: Option<usize>, written: io::Result<Option<PathBuf>>, file: &Path) {
        self.send(update(lines, left, written, file));
    }

    /// Publishes an update. The receiver may be gone.
    fn send(&self, update: HistoryUpdate) {
        let _ = self.send.send(update);
        (self.wake)();
    }
}

/// An update with these lines, after `file` was written or not.
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
