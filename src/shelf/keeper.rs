//! Keeps a shelf on a thread of its own: reads packs without making anybody wait, and reads a pack again
//! that is being edited.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

use super::install::InstallError;
use super::location::Location;
use super::packs::Shelf;
use crate::system::Folders;

/// How long nobody looks whether something has changed on the disk.
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
    /// It is installed: here.
    Installed(Location),
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
    pub shelf: Shelf,
    /// What has become of the request that led to this, if there was one.
    pub answer: Option<Answer>,
}

/// A shelf that is being kept.
#[derive(Debug)]
pub struct Keeper {
    requests: Sender<Request>,
    updates: Receiver<Update>,
}

impl Keeper {
    /// Keeps a shelf from now on; `wake` is called from its thread when there is news.
    pub fn new(shelf: Shelf, folders: Folders, wake: impl Fn() + Send + 'static) -> Self {
        let (requests, asked) = channel();
        let (send, updates) = channel();
        // Without a thread there is never any news, which is all that can be done about it.
        let _ = thread::Builder::new().name("packs".into()).spawn(move || {
            run(shelf, &folders, &asked, &mut |update| {
                let taken = send.send(update).is_ok();
                wake();
                taken
            });
        });
        Self { requests, updates }
    }

    /// Asks for something; what becomes of it is news later.
    pub fn ask(&self, request: Request) {
        // A thread that could not be begun answers nothing.
        let _ = self.requests.send(request);
    }

    /// The oldest news that has not been taken yet.
    pub fn update(&self) -> Option<Update> {
        self.updates.try_recv().ok()
    }
}

/// Keeps the shelf until nobody can ask for anything any more, or hears the answers.
fn run(
    mut shelf: Shelf,
    folders: &Folders,
    requests: &Receiver<Request>,
    send: &mut dyn FnMut(Update) -> bool,
) {
    loop {
        let request = match requests.recv_timeout(EVERY) {
            Ok(request) => Some(request),
            Err(RecvTimeoutError::Timeout) => None,
            Err(RecvTimeoutError::Disconnected) => return,
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

fn carry_out(shelf: &mut Shelf, request: Request, folders: &Folders) -> Option<Answer> {
    Some(match request {
        Request::Look => return None,
        Request::Open(path) => Answer::Opened(shelf.open(&path)),
        Request::Close(path) => {
            shelf.close(&path);
            Answer::Gone
        }
        Request::Install(place, replace) => match shelf.install(&place, replace, folders) {
            Ok(place) => Answer::Installed(place),
            Err(why) => Answer::NotInstalled(why),
        },
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
