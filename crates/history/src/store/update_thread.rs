//! A thread that brings the history up to date.

use std::io;
use std::path::Path;
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
use text::os_error::reason;
use text::untrusted_text;

/// The state of the history during an update.
#[derive(Clone, Debug)]
pub struct HistoryUpdate {
    /// The history so far.
    pub history: Arc<History>,
    /// The number of records still to read; `None` before the folder was listed.
    pub left: Option<usize>,
    /// The write error, if any.
    pub trouble: Option<String>,
    /// Why the folder of matches cannot be read, if so. The history holds what was known before.
    pub unread: Option<String>,
}

/// The number of records after which the state is published and written.
const PORTION: usize = 250;

/// An update of the history, which ends when this is dropped.
#[derive(Debug)]
pub struct Keeper {
    seen: Receiver<HistoryUpdate>,
    unwanted: Arc<AtomicBool>,
}

impl Keeper {
    /// Starts from the known lines, or else those of the file, then reads new and changed records. `wake` is
    /// called on the thread at each new state.
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

    /// The latest unread state, and whether it is the last.
    pub fn latest(&self) -> Option<HistoryUpdate> {
        self.seen.try_iter().last()
    }

    /// Waits for the end; returns the last state.
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
    let tell = |lines: Vec<Line>, left, trouble, unread| {
        // The receiver may be gone.
        let _ = send.send(HistoryUpdate { history: Arc::new(History::new(lines)), left, trouble, unread });
        wake();
    };
    let mut lines = match known {
        Some(known) => known.lines().to_vec(),
        None => {
            let lines = read(&file);
            if !lines.is_empty() {
                tell(lines.clone(), None, None, None);
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
            tell(lines.clone(), Some(left), None, None);
        }
        !unwanted.load(Ordering::Relaxed)
    });
    if let Ok(true) = changed {
        trouble = write(&file, &lines).err();
    }
    let said = |path: &Path, why: &io::Error| format!("{}: {}", untrusted_text::path(path), reason(why));
    let unread = changed.err().map(|why| said(&folders.matches(), &why));
    let trouble = trouble.map(|why| said(&file, &why));
    tell(lines, Some(0), trouble, unread);
}
