//! Work that another thread with a memory of its own carries out: in a page, a worker of the browser.
//!
//! A page has no threads that share memory. Its entry point calls [`install`] with functions that start and stop a job
//! in a worker. A job is a message, and its replies are messages. Where nothing is installed, [`background`] has
//! threads, and no job is ever begun.
//!
//! [`background`]: crate::background

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

use crate::fs;

/// The queue that a job waits in. Each queue has one worker, which carries out one job at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Queue {
    /// Decisions of bots and help for the player, which somebody waits for.
    Play,
    /// Reviews, exports and checks of packs, which may take minutes.
    Side,
}

/// The functions of a page that start and stop jobs.
#[derive(Clone, Copy, Debug)]
pub struct Workers {
    /// Starts the job with this number, or puts it into its queue. The page then calls [`deliver`] for each reply, and
    /// [`finish`] at the end.
    pub begin: fn(u64, Queue, Vec<u8>),
    /// Stops the job with this number. Nobody waits for its replies any more.
    pub cancel: fn(u64),
}

/// The page's functions; unset where there are threads.
static WORKERS: OnceLock<Workers> = OnceLock::new();

/// The receiving ends of the jobs that are not finished, by number.
static OPEN: Mutex<Open> = Mutex::new(Open { last: 0, jobs: BTreeMap::new() });

struct Open {
    last: u64,
    jobs: BTreeMap<u64, Outlet>,
}

struct Outlet {
    replies: Sender<Vec<u8>>,
    wake: Box<dyn Fn() + Send>,
}

fn open() -> MutexGuard<'static, Open> {
    OPEN.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Sets the page's functions, once, before the program starts.
pub fn install(workers: Workers) {
    // A second call would come from a page that starts twice, with the same functions.
    let _ = WORKERS.set(workers);
}

/// True if jobs can be sent to workers. Otherwise there are threads.
pub fn are_there() -> bool {
    WORKERS.get().is_some()
}

/// Hands a reply to the job with this number. A reply that nobody waits for is dropped.
pub fn deliver(number: u64, reply: Vec<u8>) {
    if let Some(outlet) = open().jobs.get(&number) {
        let _ = outlet.replies.send(reply);
        (outlet.wake)();
    }
}

/// Ends the job with this number. It gets no more replies, whether it was completed or its worker died.
pub fn finish(number: u64) {
    let outlet = open().jobs.remove(&number);
    if let Some(Outlet { replies, wake }) = outlet {
        drop(replies);
        wake();
    }
}

/// Joins parts of a message, each with its length in front.
pub fn join(parts: &[&[u8]]) -> Vec<u8> {
    let mut joined = Vec::with_capacity(parts.iter().map(|part| part.len() + 8).sum());
    for part in parts {
        joined.extend_from_slice(&(part.len() as u64).to_le_bytes());
        joined.extend_from_slice(part);
    }
    joined
}

/// Joins parts of a message, followed by the path and the content of each file.
pub fn join_with_files(parts: &[&[u8]], files: &[(PathBuf, Vec<u8>)]) -> Vec<u8> {
    let paths: Vec<String> = files.iter().map(|(path, _)| path.to_string_lossy().into_owned()).collect();
    let mut all = parts.to_vec();
    for (path, (_, bytes)) in paths.iter().zip(files) {
        all.extend([path.as_bytes(), bytes.as_slice()]);
    }
    join(&all)
}

/// Writes the files of a message to their paths, in the worker that received it. `parts` alternate between paths and
/// contents, as [`join_with_files`] joins them.
pub fn write_files(parts: &[&[u8]]) {
    for pair in parts.chunks_exact(2) {
        let path = PathBuf::from(String::from_utf8_lossy(pair[0]).into_owned());
        // A file that cannot be written is missing for the job, which then says so.
        if path.parent().is_some_and(|folder| fs::create_dir_all(folder).is_ok()) {
            let _ = fs::write(&path, pair[1]);
        }
    }
}

/// The parts of a message that [`join`] has joined; `None` if it is none.
pub fn split(mut message: &[u8]) -> Option<Vec<&[u8]>> {
    let mut parts = Vec::new();
    while !message.is_empty() {
        let (length, rest) = message.split_first_chunk::<8>()?;
        let (part, rest) = rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        parts.push(part);
        message = rest;
    }
    Some(parts)
}

/// A job in a worker. Dropping it stops the work.
#[derive(Debug)]
pub struct RemoteJob {
    number: u64,
    replies: Receiver<Vec<u8>>,
}

/// What has come from a job.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RemoteReply {
    /// Nothing new.
    Nothing,
    /// The next reply.
    Reply(Vec<u8>),
    /// The job has ended, and all its replies are taken.
    End,
}

impl RemoteJob {
    /// Sends a job to the worker of a queue. `wake` is called after each reply and at the end. `None` where there are
    /// threads instead.
    pub fn begin(queue: Queue, job: Vec<u8>, wake: impl Fn() + Send + 'static) -> Option<Self> {
        let workers = WORKERS.get()?;
        let (send, replies) = channel();
        let number = {
            let mut open = open();
            open.last += 1;
            let number = open.last;
            open.jobs.insert(number, Outlet { replies: send, wake: Box::new(wake) });
            number
        };
        (workers.begin)(number, queue, job);
        Some(Self { number, replies })
    }

    /// Takes the next reply.
    pub fn next(&self) -> RemoteReply {
        match self.replies.try_recv() {
            Ok(reply) => RemoteReply::Reply(reply),
            Err(TryRecvError::Empty) => RemoteReply::Nothing,
            Err(TryRecvError::Disconnected) => RemoteReply::End,
        }
    }
}

impl Drop for RemoteJob {
    fn drop(&mut self) {
        let is_open = open().jobs.remove(&self.number).is_some();
        if let Some(workers) = WORKERS.get().filter(|_| is_open) {
            (workers.cancel)(self.number);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn parts_of_a_message_come_apart_as_they_were_joined() {
        let parts: [&[u8]; 3] = [b"one", b"", b"three"];
        let joined = join(&parts);
        assert_eq!(split(&joined).unwrap(), parts);
        assert_eq!(split(&[]).unwrap(), Vec::<&[u8]>::new());
        assert_eq!(split(&joined[..joined.len() - 1]), None);
        assert_eq!(split(&[0xff; 20]), None);
    }

    #[test]
    fn files_of_a_message_are_written_to_their_paths() {
        let folder = tempfile::tempdir().unwrap();
        let files = ["a", "deep/b"].map(|path| (folder.path().join(path), path.as_bytes().to_vec()));
        let joined = join_with_files(&[b"tag"], &files);
        let parts = split(&joined).unwrap();
        assert_eq!(parts[0], b"tag");
        write_files(&parts[1..]);
        for (path, bytes) in files {
            assert_eq!(std::fs::read(path).unwrap(), bytes);
        }
    }

    static CANCELLED: Mutex<Vec<u64>> = Mutex::new(Vec::new());

    #[test]
    fn replies_come_in_order_and_a_dropped_job_is_cancelled_unless_it_has_ended() {
        assert!(RemoteJob::begin(Queue::Play, Vec::new(), || {}).is_none() && !are_there());
        let cancel = |number| CANCELLED.lock().unwrap().push(number);
        install(Workers { begin: |_, _, _| {}, cancel });
        let begin = || RemoteJob::begin(Queue::Play, b"job".to_vec(), || {}).unwrap();
        let (first, second) = (begin(), begin());
        assert_eq!(first.next(), RemoteReply::Nothing);
        deliver(first.number, b"one".to_vec());
        deliver(first.number, b"two".to_vec());
        deliver(999, b"nobody's".to_vec());
        finish(first.number);
        let replies = [first.next(), first.next(), first.next()];
        let reply = |text: &[u8]| RemoteReply::Reply(text.to_vec());
        assert_eq!(replies, [reply(b"one"), reply(b"two"), RemoteReply::End]);
        let number = second.number;
        drop((first, second));
        deliver(number, b"late".to_vec());
        assert_eq!(*CANCELLED.lock().unwrap(), [number]);
    }
}
