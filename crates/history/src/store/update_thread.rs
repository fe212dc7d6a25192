//! A thread that brings the history up to date.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::history_file::{path, read, write};
use super::history_line::Line;
use super::history_lines::History;
use super::update_from_records::renew;
use packs::Pack;
use system::Folders;

/// How far an update of the history has come.
#[derive(Clone, Debug)]
pub struct HistoryUpdate {
    /// The history as updated so far.
    pub history: Arc<History>,
    /// The number of records still to read; `None` until the folder has been listed.
    pub left: Option<usize>,
    /// The error if the history file could not be written.
    pub trouble: Option<String>,
}

/// After this many records, the new history is sent and written to its file.
const PORTION: usize = 250;

/// A running update of the history, which stops when it is dropped.
#[derive(Debug)]
pub struct Keeper {
    seen: Receiver<HistoryUpdate>,
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
        let stop = Arc::clone(&unwanted);
        thread::spawn(move || work(&folders, &packs, known, &stop, &send, &wake));
        Self { seen, unwanted }
    }

    /// The latest state that wasn't taken yet, if any.
    pub fn latest(&self) -> Option<HistoryUpdate> {
        self.seen.try_iter().last()
    }

    /// Waits for the update to end. Returns its last state.
    pub fn finish(self) -> Option<HistoryUpdate> {
        self.seen.iter().last()
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        self.unwanted.store(true, Ordering::Relaxed);
    }
}

fn work(
    folders: &Folders,
    packs: &[Arc<Pack>],
    known: Option<Arc<History>>,
    unwanted: &AtomicBool,
    send: &Sender<HistoryUpdate>,
    wake: &dyn Fn(),
) {
    let file = path(folders);
    let tell = |lines: Vec<Line>, left, trouble| {
        // A failure is ignored, since the receiver may be gone.
        let _ = send.send(HistoryUpdate { history: Arc::new(History::new(lines)), left, trouble });
        wake();
    };
    let mut lines = match known {
        Some(known) => known.lines().to_vec(),
        None => {
            let lines = read(&file);
            if !lines.is_empty() {
                tell(lines.clone(), None, None);
            }
            lines
        }
    };
    let mut trouble = None;
    let mut since = 0;
    let changed = renew(folders, packs, &mut lines, &mut |lines, left| {
        since += 1;
        if since >= PORTION && left > 0 {
            since = 0;
            trouble = write(&file, lines).err();
            tell(lines.clone(), Some(left), None);
        }
        !unwanted.load(Ordering::Relaxed)
    });
    if changed {
        trouble = write(&file, &lines).err();
    }
    let trouble =
        trouble.map(|why| format!("{}: {}", text::untrusted_text::path(&file), text::os_error::reason(&why)));
    tell(lines, Some(0), trouble);
}
