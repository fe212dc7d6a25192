//! A thread that reads packs, so that nobody has to wait, and watches them for changes on request.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::Duration;

use super::catalogue::OpenCatalogue;
use super::install::{InstallError, Installed};
use super::pack_location::Location;
use crate::library::PackLibrary;
use crate::remote_trial::Trials;
use system::Folders;
use system::background;

/// The interval at which packs are checked for changes.
const EVERY: Duration = Duration::from_millis(700);
/// The time to wait while files are being written, and how often to wait at most.
const SETTLING: Duration = Duration::from_millis(60);
const SETTLED: usize = 20;

/// The number of packs that are read between two updates.
const STEP: usize = 8;

/// A request to the thread of a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Look for changed packs.
    Look,
    /// Open the pack at a path.
    Open(PathBuf),
    /// Close an opened pack.
    Close(PathBuf),
    /// Install a pack. True allows to replace an installed pack with the same id.
    Install(Location, bool),
    /// Read a catalogue: an index of packs, or a folder with packs.
    Browse(PathBuf),
    /// Install a pack from a catalogue.
    InstallFrom {
        /// The path of the catalogue's index or folder.
        catalogue: PathBuf,
        /// The path of the pack in the catalogue.
        path: PathBuf,
        /// True if an installed pack with the same id may be replaced.
        replace: bool,
    },
    /// Move an installed pack to the trash.
    Remove(PathBuf),
    /// Read the pack at a location again.
    Reload(Location),
}

/// The answer to a request to the thread of a library.
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
    /// The pack was moved to the trash or closed.
    Gone,
    /// The pack was moved to this path, since the system has no trash for it.
    MovedTo(PathBuf),
    /// The pack was not removed. These are its path and the error.
    NotRemoved(PathBuf, std::io::Error),
}

/// An update: a new state of the library.
#[derive(Debug)]
pub struct Update {
    /// The library in its new state.
    pub shelf: PackLibrary,
    /// The answer to the request that caused the update, if one did.
    pub answer: Option<Answer>,
}

/// A message to the thread of a library.
#[derive(Debug)]
enum Message {
    /// A request to carry out.
    Request(Request),
    /// Start (true) or stop (false) watching for changes.
    Watch(bool),
}

/// The thread that reads the packs of a library. Where there are no threads, requests are carried out one step at a
/// time, whenever somebody asks for updates.
#[derive(Debug)]
pub struct Keeper {
    messages: Sender<Message>,
    updates: Receiver<Update>,
    is_watching: bool,
    stepper: Option<RefCell<Stepper>>,
}

/// The work of the thread, in steps.
struct Stepper {
    shelf: PackLibrary,
    folders: Folders,
    told: Receiver<Message>,
    send: Sender<Update>,
    /// The request that waits until its pack has been tried.
    waiting: Option<Request>,
    /// True if some packs are still to be read.
    more: bool,
    trials: Trials,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl std::fmt::Debug for Stepper {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stepper").finish_non_exhaustive()
    }
}

impl Stepper {
    /// Carries out the next request, or reads the next pack.
    fn step(&mut self) {
        let request = match self.waiting.take() {
            Some(request) => Some(request),
            None => match self.told.try_recv() {
                Ok(Message::Request(request)) => Some(request),
                Ok(Message::Watch(true)) => None,
                // Only the program itself changes a page's files, and it asks then.
                Ok(Message::Watch(false)) => return,
                Err(_) if self.more => None,
                Err(_) => return,
            },
        };
        let asked = request.as_ref().and_then(path_of).map(Path::to_owned);
        let paths = self.shelf.paths_to_read();
        for path in paths.into_iter().chain(asked) {
            if !self.trials.may_read(&path, &self.folders, &self.wake) {
                self.waiting = request;
                self.more = true;
                return;
            }
        }
        let answer = request.and_then(|request| carry_out(&mut self.shelf, request, &self.folders));
        let refresh = self.shelf.renew_some(1);
        self.more = refresh.more;
        // The receiver is the keeper that owns this.
        let _ = self.send.send(Update { shelf: self.shelf.clone(), answer });
        (self.wake)();
    }
}

/// The path of the pack that a request is about, if it has one.
fn path_of(request: &Request) -> Option<&Path> {
    match request {
        Request::Open(path) => Some(path),
        Request::Install(place, _) | Request::Reload(place) => place.path(),
        Request::InstallFrom { path, .. } => Some(path),
        Request::Look | Request::Close(_) | Request::Browse(_) | Request::Remove(_) => None,
    }
}

impl Keeper {
    /// Starts the thread, which calls `wake` at each update. It sleeps between requests unless it watches for
    /// changes.
    pub fn new(shelf: PackLibrary, folders: Folders, wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (messages, told) = channel();
        let (send, updates) = channel();
        if !background::has_threads() {
            let (waiting, more, trials, wake) = (None, false, Trials::default(), Arc::new(wake));
            let stepper = Stepper { shelf, folders, told, send, waiting, more, trials, wake };
            return Self { messages, updates, is_watching: false, stepper: Some(RefCell::new(stepper)) };
        }
        // Without a thread there are no updates.
        let _ = background::spawn("packs", move || {
            let wait = |watching| next(&told, watching);
            run(shelf, &folders, wait, &mut |update| {
                let taken = send.send(update).is_ok();
                wake();
                taken
            });
        });
        Self { messages, updates, is_watching: false, stepper: None }
    }

    /// Sends a request. Its answer arrives with an update.
    pub fn ask(&self, request: Request) {
        // If the thread has not started, there is no answer.
        let _ = self.messages.send(Message::Request(request));
    }

    /// Starts or stops watching for changes. Starting looks for changes at once.
    pub fn watch(&mut self, watching: bool) {
        if self.is_watching != watching {
            self.is_watching = watching;
            let _ = self.messages.send(Message::Watch(watching));
        }
    }

    /// The oldest update that has not been taken, if there is one.
    pub fn update(&self) -> Option<Update> {
        if let Some(stepper) = &self.stepper {
            stepper.borrow_mut().step();
        }
        self.updates.try_recv().ok()
    }
}

/// The next message; `None` when it is time to look for changes.
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

/// The error that no more requests can come, since the sender is gone.
struct Closed;

/// Runs the thread until nobody sends requests or reads updates. `wait` gets whether the thread watches, and
/// returns the next message.
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
                // Files are being written, so the thread waits until they are finished.
                if asked || !renewed.changed {
                    break;
                }
                background::pause(SETTLING);
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

/// The answer to an installation. Registers the languages that the new packs contain.
fn installed(result: Result<Installed, InstallError>, folders: &Folders) -> Answer {
    match result {
        Ok(installed) => {
            packs::hear_folder(&folders.packs());
            Answer::Installed(installed)
        }
        Err(why) => Answer::NotInstalled(why),
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
        Request::Install(place, replace) => installed(shelf.install(&place, replace, folders), folders),
        Request::Browse(path) => Answer::OpenCatalogue(Box::new(shelf.browse(&path))),
        Request::InstallFrom { catalogue, path, replace } => {
            installed(shelf.install_from(&catalogue, &path, replace, folders), folders)
        }
        Request::Remove(path) => match folders.discard(&path) {
            Ok(None) => Answer::Gone,
            Ok(Some(to)) => Answer::MovedTo(to),
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
    use std::cell::RefCell;
    use std::thread;

    use super::*;

    #[test]
    fn the_thread_looks_now_and_then_only_while_it_watches() {
        let data = tempfile::tempdir().unwrap();
        let folders = Folders::new(Some(data.path().to_owned()));
        // The messages to the thread, from last to first; `None` stands for the time to look for changes.
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
        // Only a message or the end of the sender wakes the thread.
        let sender = thread::spawn(move || drop(messages));
        assert!(next(&told, false).is_err());
        sender.join().unwrap();
    }
}
