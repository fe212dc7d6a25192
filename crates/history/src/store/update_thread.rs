//! Updates the history from the records, on a thread or in steps.

use std::cell::RefCell;
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
use super::update_from_records::Renewal;
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

/// The time that an update without a thread may take each time that its state is taken. Half of the 8 ms of a frame.
const SLICE: Duration = Duration::from_millis(4);

/// A running update of the history, which stops when it is dropped.
pub struct Keeper {
    seen: Receiver<HistoryUpdate>,
    left: Arc<AtomicUsize>,
    unwanted: Arc<AtomicBool>,
    /// The update itself, where no thread runs it.
    steps: Option<RefCell<RunningUpdate>>,
}

impl Keeper {
    /// Starts an update from the history `known`, or from the history file if it is `None`. The thread reads
    /// new and changed records, and calls `wake` at each new state. Without threads, the update runs in steps.
    pub fn begin(
        folders: Folders,
        packs: Vec<Arc<Pack>>,
        known: Option<Arc<History>>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        if !background::has_threads() {
            return Self::in_steps(folders, packs, known, wake);
        }
        let (mut update, keeper) = RunningUpdate::new(folders, packs, known, wake);
        // Without a thread, the sender is dropped, and no update comes.
        let _ = background::spawn("history", move || while update.step() {});
        keeper
    }

    /// Starts an update as [`Keeper::begin`] does, but without a thread. It continues whenever [`Keeper::latest`] is
    /// called, and calls `wake` until it has ended.
    pub fn in_steps(
        folders: Folders,
        packs: Vec<Arc<Pack>>,
        known: Option<Arc<History>>,
        wake: impl Fn() + Send + 'static,
    ) -> Self {
        let (update, mut keeper) = RunningUpdate::new(folders, packs, known, wake);
        (update.wake)();
        keeper.steps = Some(RefCell::new(update));
        keeper
    }

    /// The number of records that are still to be read; `None` until the folder has been listed.
    pub fn left(&self) -> Option<usize> {
        Some(self.left.load(Ordering::Relaxed)).filter(|left| *left != UNKNOWN)
    }

    /// The latest state of the update that has not been taken yet, if there is one.
    pub fn latest(&self) -> Option<HistoryUpdate> {
        if let Some(update) = &self.steps {
            update.borrow_mut().run_for(SLICE);
        }
        last_of(self.seen.try_iter())
    }

    /// Waits until the update has ended, and returns its last state.
    pub fn finish(self) -> Option<HistoryUpdate> {
        self.finish_with(|_| ())
    }

    /// Waits until the update has ended, and returns its last state. Meanwhile, `step` gets the number of
    /// records left ten times a second.
    pub fn finish_with(mut self, mut step: impl FnMut(usize)) -> Option<HistoryUpdate> {
        // Without a thread, nobody else runs the update. Dropping it then closes the channel.
        if let Some(update) = self.steps.take() {
            let mut update = update.into_inner();
            while update.step() {}
        }
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

/// The lines that an update works on, and what is still to be done.
enum Stage {
    /// The lines are still to be taken from here, or from the history file if it is `None`.
    Start(Option<Arc<History>>),
    /// Records are read. The flag is false if the history file could not be read in full.
    Records(Vec<Line>, Renewal, bool),
    /// The update has ended.
    End,
}

/// An update of the history, in steps of at most one record.
struct RunningUpdate {
    folders: Folders,
    packs: Vec<Arc<Pack>>,
    stage: Stage,
    /// The number of records since the last state was published.
    since: usize,
    /// The time of the last report.
    woken: Instant,
    send: Sender<HistoryUpdate>,
    left: Arc<AtomicUsize>,
    unwanted: Arc<AtomicBool>,
    wake: Box<dyn Fn() + Send>,
}

impl RunningUpdate {
    /// An update that has not begun, and the keeper that gets its states.
    fn new(
        folders: Folders,
        packs: Vec<Arc<Pack>>,
        known: Option<Arc<History>>,
        wake: impl Fn() + Send + 'static,
    ) -> (Self, Keeper) {
        let (send, seen) = channel();
        let unwanted = Arc::new(AtomicBool::new(false));
        let left = Arc::new(AtomicUsize::new(UNKNOWN));
        let update = Self {
            folders,
            packs,
            stage: Stage::Start(known),
            since: 0,
            woken: Instant::now(),
            send,
            left: Arc::clone(&left),
            unwanted: Arc::clone(&unwanted),
            wake: Box::new(wake),
        };
        (update, Keeper { seen, left, unwanted, steps: None })
    }

    /// Continues the update for about this long, and at least by one step. Calls `wake` if there is more to do.
    fn run_for(&mut self, slice: Duration) {
        let start = Instant::now();
        while self.step() {
            if start.elapsed() >= slice {
                return (self.wake)();
            }
        }
    }

    /// Lists the records, or reads the next one. Returns false once the update has ended.
    fn step(&mut self) -> bool {
        match std::mem::replace(&mut self.stage, Stage::End) {
            Stage::Start(known) => self.begin(known),
            Stage::Records(mut lines, mut renewal, in_full) => {
                if renewal.left() == 0 || self.unwanted.load(Ordering::Relaxed) {
                    self.end(lines, Ok(renewal.has_changed()), in_full);
                } else {
                    renewal.step(&self.folders, &self.packs, &mut lines);
                    self.report(&mut lines, renewal.left());
                    self.stage = Stage::Records(lines, renewal, in_full);
                }
            }
            Stage::End => {}
        }
        !matches!(self.stage, Stage::End)
    }

    /// Takes the known lines, or reads them, and lists the records.
    fn begin(&mut self, known: Option<Arc<History>>) {
        let file = path(&self.folders);
        let (mut lines, in_full) = match known {
            Some(known) => (known.lines().to_vec(), true),
            None => {
                let Found { lines, in_full, .. } = find(&file);
                (lines, in_full)
            }
        };
        if !lines.is_empty() {
            self.send(update(&lines, None, Ok(None), &file));
        }
        match Renewal::begin(&self.folders, &mut lines) {
            Ok(renewal) => self.stage = Stage::Records(lines, renewal, in_full),
            Err(why) => self.end(lines, Err(why), in_full),
        }
    }

    /// Reports the progress after a record. Publishes and saves the lines after each portion of records.
    fn report(&mut self, lines: &mut Vec<Line>, left: usize) {
        self.left.store(left, Ordering::Relaxed);
        self.since += 1;
        if self.since >= PORTION && left > 0 {
            self.since = 0;
            let file = path(&self.folders);
            let written = save(&file, lines);
            self.send(update(lines, Some(left), written, &file));
        } else if self.woken.elapsed() >= REPORT {
            self.woken = Instant::now();
            (self.wake)();
        }
    }

    /// Saves the lines if any has changed, and publishes the last state.
    fn end(&mut self, mut lines: Vec<Line>, changed: io::Result<bool>, in_full: bool) {
        let file = path(&self.folders);
        // A file that could not be read in full is renamed at once, so that the player learns of it.
        let rewrite = matches!(changed, Ok(true)) || !in_full;
        let written = if rewrite { save(&file, &mut lines) } else { Ok(None) };
        let update = update(&lines, Some(0), written, &file);
        let unread = changed.err().map(|why| at_path(&self.folders.matches(), &why));
        self.send(HistoryUpdate { unread, ..update });
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
