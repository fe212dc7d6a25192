//! Keeps a shelf on a thread of its own: reads packs without making anybody wait, and, while it is told to
//! watch, reads a pack again that is being edited.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use super::catalogue::Browsed;
use super::install::{InstallError, Installed};
use super::location::Location;
use crate::library::PackLibrary;
use system::Folders;

/// How long nobody looks whether something has changed on the disk while the shelf is watched.
const EVERY: Duration = Duration::from_millis(700);
/// How long files that are being written get to be whole, and how often at most.
const SETTLING: Duration = Duration::from_millis(60);
const SETTLED: usize = 20;

/// How many packs are read before it is told that they are there.
const STEP: usize = 8;

/// What is to be done with the packs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Look what is there.
    Look,
    /// Put the pack at a path on the shelf.
    Open(PathBuf),
    /// Take a pack that was opened from the shelf.
    Close(PathBuf),
    /// Copy a pack into the folder of packs, in the place of one that is there if it may be.
    Install(Location, bool),
    /// Read a catalogue: an index of packs, or a folder with packs in it.
    Browse(PathBuf),
    /// Copy a pack of a catalogue into the folder of packs, in the place of one that is there if it may be.
    InstallFrom {
        /// The catalogue.
        catalogue: PathBuf,
        /// The pack.
        path: PathBuf,
        /// Whether it may take the place of another one.
        replace: bool,
    },
    /// Put a pack of that folder into the trash.
    Remove(PathBuf),
    /// Read a pack again.
    Reload(Location),
}

/// What has become of a request.
#[derive(Debug)]
pub enum Answer {
    /// A pack is on the shelf now, or was read again: here.
    Opened(Location),
    /// The catalogue.
    Browsed(Box<Browsed>),
    /// It is installed.
    Installed(Installed),
    /// It is not.
    NotInstalled(InstallError),
    /// It is in the trash, or no longer on the shelf.
    Gone,
    /// It is not: the path and why.
    NotRemoved(PathBuf, std::io::Error),
}

/// The shelf as it is now.
#[derive(Debug)]
pub struct Update {
    /// What is on it.
    pub shelf: PackLibrary,
    /// What has become of the request that led to this, if there was one.
    pub answer: Option<Answer>,
}

/// What the thread is told.
#[derive(Debug)]
enum Message {
    /// Do this.
    Request(Request),
    /// From now on look now and then whether something has changed, or do not.
    Watch(bool),
}

/// A shelf that is being kept.
#[derive(Debug)]
pub struct Keeper {
    messages: Sender<Message>,
    updates: Receiver<Update>,
    is_watching: bool,
}

impl Keeper {
    /// Keeps a shelf from now on; `wake` is called from its thread when there is an update. Until it is told
    /// to watch, the thread sleeps but for requests.
    pub fn new(shelf: PackLibrary, folders: Folders, wake: impl Fn() + Send + 'static) -> Self {
        let (messages, told) = channel();
        let (send, updates) = channel();
        // Without a thread there is never any news, which is all that can be done about it.
        let _ = thread::Builder::new().name("packs".into()).spawn(move || {
            let wait = |watching| next(&told, watching);
            run(shelf, &folders, wait, &mut |update| {
                let taken = send.send(update).is_ok();
                wake();
                taken
            });
        });
        Self { messages, updates, is_watching: false }
    }

    /// Asks for something; what becomes of it is an update later.
    pub fn ask(&self, request: Request) {
        // A thread that could not be begun answers nothing.
        let _ = self.messages.send(Message::Request(request));
    }

    /// From now on what changes on the disk is noticed, what has changed so far at once; or nothing is, and
    /// nobody looks.
    pub fn watch(&mut self, watching: bool) {
        if self.is_watching != watching {
            self.is_watching = watching;
            let _ = self.messages.send(Message::Watch(watching));
        }
    }

    /// The oldest update that has not been taken yet.
    pub fn update(&self) -> Option<Update> {
        self.updates.try_recv().ok()
    }
}

/// The next thing that the thread is told; `None` when it is time to look, which it is only while it watches.
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

/// Nobody can ask for anything any more.
struct Closed;

/// Keeps the shelf until nobody can ask for anything any more, or hears the answers. `wait` gives the next
/// message, and is told whether the shelf is watched.
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
                // Somebody is writing: what counts is what is there when that is done.
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
        Request::Browse(path) => Answer::Browsed(Box::new(shelf.browse(&path))),
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
