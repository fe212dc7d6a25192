//! A thread that reads packs without making anybody wait and, on request, watches them for changes.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use super::catalogue::OpenCatalogue;
use super::install::{InstallError, Installed};
use super::pack_location::Location;
use crate::library::PackLibrary;
use system::Folders;
use system::background;

/// The interval between looks at the disk.
const EVERY: Duration = Duration::from_millis(700);
/// The time that files being written get to settle, and how often at most.
const SETTLING: Duration = Duration::from_millis(60);
const SETTLED: usize = 20;

/// The packs read between two updates.
const STEP: usize = 8;

/// A request to the thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Look for changes.
    Look,
    /// Open the pack at a path.
    Open(PathBuf),
    /// Close an opened pack.
    Close(PathBuf),
    /// Install a pack, replacing an installed one if allowed.
    Install(Location, bool),
    /// Read a catalogue: an index of packs, or a folder with packs.
    Browse(PathBuf),
    /// Install a pack of a catalogue, replacing an installed one if allowed.
    InstallFrom {
        /// The path of the catalogue.
        catalogue: PathBuf,
        /// The pack's path within the catalogue.
        path: PathBuf,
        /// True if it may replace an installed pack.
        replace: bool,
    },
    /// Move an installed pack to the trash.
    Remove(PathBuf),
    /// Read a pack again.
    Reload(Location),
}

/// The answer to a request.
#[derive(Debug)]
pub enum Answer {
    /// The pack was opened or read again.
    Opened(Location),
    /// The catalogue was opened.
    OpenCatalogue(Box<OpenCatalogue>),
    /// The pack was installed.
    Installed(Installed),
    /// The pack was not installed.
    NotInstalled(InstallError),
    /// The pack is in the trash or closed.
    Gone,
    /// The pack was not removed: its path and the error.
    NotRemoved(PathBuf, std::io::Error),
}

/// A new state of the library.
#[derive(Debug)]
pub struct Update {
    /// The library in its new state.
    pub shelf: PackLibrary,
    /// The answer to the request behind the update, if any.
    pub answer: Option<Answer>,
}

/// A message to the thread.
#[derive(Debug)]
enum Message {
    /// A request of the program.
    Request(Request),
    /// Start or stop watching.
    Watch(bool),
}

/// The thread of a library.
#[derive(Debug)]
pub struct Keeper {
    messages: Sender<Message>,
    updates: Receiver<Update>,
    is_watching: bool,
}

impl Keeper {
    /// Starts the thread; `wake` is called there at each update. It sleeps between requests unless it
    /// watches.
    pub fn new(shelf: PackLibrary, folders: Folders, wake: impl Fn() + Send + 'static) -> Self {
        let (messages, told) = channel();
        let (send, updates) = channel();
        // Without a thread there are no updates.
        let _ = background::spawn("packs", move || {
            let wait = |watching| next(&told, watching);
            run(shelf, &folders, wait, &mut |update| {
                let taken = send.send(update).is_ok();
                wake();
                taken
            });
        });
        Self { messages, updates, is_watching: false }
    }

    /// Sends a request; its result arrives as an update.
    pub fn ask(&self, request: Request) {
        // Without a thread there is no answer.
        let _ = self.messages.send(Message::Request(request));
    }

    /// Starts or stops watching; starting looks at once.
    pub fn watch(&mut self, watching: bool) {
        if self.is_watching != watching {
            self.is_watching = watching;
            let _ = self.messages.send(Message::Watch(watching));
        }
    }

    /// The oldest unread update.
    pub fn update(&self) -> Option<Update> {
        self.updates.try_recv().ok()
    }
}

/// The next message; `None` when it is time to look at the disk.
fn next(told: &Receiver<Message>, watching: bool) -> Result<Option<Message>, Closed> {
    if !watching {
        return told.recv().map(Some).map_err(|_| Closed);
    }
    match told.recv_timeout(EVERY) {
        Ok(message) => Ok(Some(message)),
        Err(RecvTimeoutError::Timeout) => Ok(None),
        Err(RecvTimeoutError::Disconnected) => Err(Closed),
    }
}

/// Nobody sends requests any more.
struct Closed;

/// Runs until nobody sends requests or reads updates. `wait` gives the next message for a watching state.
fn run(
    mut shelf: PackLibrary,
    folders: &Folders,
    wait: impl Fn(bool) -> Result<Option<Message>, Closed>,
    send: &mut dyn FnMut(Update) -> bool,
) {
    let mut watching = false;
    loop {
        let request = match wait(watching) {
            Ok(Some(Message::Request(request))) => Some(request),
            Ok(Some(Message::Watch(on))) => {
                watching = on;
                if !on {
                    continue;
                }
                None
            }
            Ok(None) => None,
            Err(Closed) => return,
        };
        let asked = request.is_some();
        let mut answer = request.and_then(|request| carry_out(&mut shelf, request, folders));
        loop {
            let mut renewed = shelf.renew_some(STEP);
            let changed = renewed.changed;
            for _ in 0..SETTLED {
                // Somebody is writing: only the finished files count.
                if asked || !renewed.changed {
                    break;
                }
                thread::sleep(SETTLING);
                renewed = shelf.renew_some(STEP);
            }
            if (changed || asked) && !send(Update { shelf: shelf.clone(), answer: answer.take() }) {
                return;
            }
            if !renewed.more {
                break;
            }
        }
    }
}

fn carry_out(shelf: &mut PackLibrary, request: Request, folders: &Folders) -> Option<Answer> {
    Some(match request {
        Request::Look => return None,
        Request::Open(path) => Answer::Opened(shelf.open(&path)),
        Request::Close(path) => {
            shelf.close(&path);
            Answer::Gone
        }
        Request::Install(place, replace) => match shelf.install(&place, replace, folders) {
            Ok(installed) => Answer::Installed(installed),
            Err(why) => Answer::NotInstalled(why),
        },
        Request::Browse(path) => Answer::OpenCatalogue(Box::new(shelf.browse(&path))),
        Request::InstallFrom { catalogue, path, replace } => {
            match shelf.install_from(&catalogue, &path, replace, folders) {
                Ok(installed) => Answer::Installed(installed),
                Err(why) => Answer::NotInstalled(why),
            }
        }
        Request::Remove(path) => match folders.discard(&path) {
            Ok(()) => Answer::Gone,
            Err(why) => Answer::NotRemoved(path, why),
        },
        Request::Reload(place) => {
            shelf.forget(&place);
            Answer::Opened(place)
        }
    })
}

#[cfg(test)]
mod tests {
    use std::thread;
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn the_thread_looks_now_and_then_only_while_it_watches() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(data.path().to_owned()));
        // What it is told, and whether it waits for ever for the next thing.
        let told = RefCell::new(vec![
            Some(Message::Watch(false)),
            None,
            Some(Message::Watch(true)),
            Some(Message::Request(Request::Look)),
        ]);
        let watched = RefCell::new(Vec::new());
        let wait = |watching| {
            watched.borrow_mut().push(watching);
            told.borrow_mut().pop().ok_or(Closed)
        };
        run(PackLibrary::new(folders.packs()), &folders, wait, &mut |_| true);
        assert_eq!(*watched.borrow(), [false, false, true, true, false]);
    }

    #[test]
    fn a_thread_that_does_not_watch_waits_until_it_is_told_something() {
        let (messages, told) = channel();
        messages.send(Message::Watch(true)).unwrap();
        assert!(matches!(next(&told, false), Ok(Some(Message::Watch(true)))));
        // It is woken by nothing but a message, or by nobody being there any more.
        let sender = thread::spawn(move || drop(messages));
        assert!(next(&told, false).is_err());
        sender.join().unwrap();
    }
}
