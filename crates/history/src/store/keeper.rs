//! Keeps the history up to date, on a thread of its own.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use super::file::{path, read, write};
use super::line::Line;
use super::lines::History;
use super::renew::renew;
use packs::Pack;
use system::Folders;

/// What is seen of the history while it is brought up to date.
#[derive(Clone, Debug)]
pub struct HistoryUpdate {
    /// The history so far.
    pub history: Arc<History>,
    /// How many records are still to be read; `None` before the folder was looked at.
    pub left: Option<usize>,
    /// Why the lines could not be written, if that was tried.
    pub trouble: Option<String>,
}

/// After so many records that were read there is something to see, and it is written.
const PORTION: usize = 250;

/// A history that is brought up to date, until this ends.
#[derive(Debug)]
pub struct Keeper {
    seen: Receiver<HistoryUpdate>,
    unwanted: Arc<AtomicBool>,
}

impl Keeper {
    /// Begins: with the lines that are known, or else with those of the file; then with the records that are new or
    /// have changed. `wake` is called on the thread whenever there is something new to see.
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

    /// The latest that there is to see since this was last asked, and whether it is the last.
    pub fn latest(&self) -> Option<HistoryUpdate> {
        self.seen.try_iter().last()
    }

    /// Waits for the end; gives back the last that there was to see.
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
        // Whoever asked may be gone.
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
    let trouble = trouble.map(|why| format!("{}: {}", text::clean::path(&file), text::reason::reason(&why)));
    tell(lines, Some(0), trouble);
}
