//! A program that runs: lines go in, lines come out, and nobody here ever waits for it longer than was agreed.

use std::io::{self, BufReader, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::lifeline::Lifeline;
use super::program::Program;
use crate::output::{Output, keep_end, pass_on};
use text::clean;

/// How many lines wait to be listened to; the program waits before it says more.
const WAITING: usize = 2;

/// How often it is looked whether the answer is still wanted.
const LOOK: Duration = Duration::from_millis(20);

/// How long a program that has said its last may take to end by itself, so that it can be told how it ended.
const LAST: Duration = Duration::from_millis(50);

/// A program that runs. It ends when this is dropped.
#[derive(Debug)]
pub(super) struct Child {
    lifeline: Lifeline,
    to: Sender<String>,
    from: Receiver<Output>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Says that all errors are there, by being closed.
    all_errors: Receiver<()>,
}

/// What came of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// This was said.
    Said(Output),
    /// Nothing was said in time.
    Late,
    /// The answer is not wanted any more.
    Unwanted,
}

impl Child {
    /// Starts a program. Its input, output and errors have threads of their own, which end with it.
    ///
    /// # Errors
    /// Why it cannot be started.
    pub fn start(program: &Program) -> io::Result<Self> {
        let mut lifeline = Lifeline::start(program.command())?;
        let child = lifeline.program();
        let pipes = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (Some(mut input), Some(output), Some(stderr)) = pipes else {
            return Err(io::Error::other("it has no pipes"));
        };
        let (to, lines) = channel::<String>();
        let (heard, from) = sync_channel(WAITING);
        let (no_more, all_errors) = channel();
        let errors: Arc<Mutex<Vec<u8>>> = Arc::default();
        let kept = Arc::clone(&errors);
        thread::spawn(move || {
            // A program that does not listen is noticed by its silence.
            lines.iter().try_for_each(|line| input.write_all(line.as_bytes()).and_then(|()| input.flush()))
        });
        thread::spawn(move || pass_on(BufReader::new(output), &heard));
        thread::spawn(move || {
            keep_end(stderr, &kept);
            drop(no_more);
        });
        Ok(Self { lifeline, to, from, errors, all_errors })
    }

    /// Tells the program a line.
    pub fn tell(&self, mut line: String) {
        line.push('\n');
        // The thread ends only when the program does not listen any more, which its silence tells.
        let _ = self.to.send(line);
    }

    /// What the program has said without being asked, if anything.
    pub fn unasked(&self) -> Option<Output> {
        match self.from.try_recv() {
            Ok(heard) => Some(heard),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Output::End),
        }
    }

    /// Waits for the next line, no longer than `time` and no longer than it is wanted.
    pub fn reply(&self, time: Duration, wanted: &dyn Fn() -> bool) -> Reply {
        let until = Instant::now() + time;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match self.from.recv_timeout(left.min(LOOK)) {
                Ok(heard) => return Reply::Said(heard),
                Err(RecvTimeoutError::Disconnected) => return Reply::Said(Output::End),
                Err(RecvTimeoutError::Timeout) if !wanted() => return Reply::Unwanted,
                Err(RecvTimeoutError::Timeout) if Instant::now() >= until => return Reply::Late,
                Err(RecvTimeoutError::Timeout) => {}
            }
        }
    }

    /// Ends the program; gives back how it had ended by itself before, if it had, and the end of its errors, as both
    /// can be shown.
    pub fn end(mut self, had_ended: bool) -> (Option<String>, String) {
        if had_ended {
            // Whoever closes the output mostly ends at once.
            thread::sleep(LAST);
        }
        let by_itself = self.lifeline.end();
        // A program that left its group may hold the pipe for as long as it likes.
        let _ = self.all_errors.recv_timeout(Duration::from_millis(200));
        let errors = self.errors.lock().map(|errors| errors.clone()).unwrap_or_default();
        let errors = String::from_utf8_lossy(&errors);
        (by_itself, clean::lines(errors.trim(), clean::MESSAGE).into_owned())
    }
}
