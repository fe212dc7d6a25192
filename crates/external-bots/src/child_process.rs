//! A running program: lines go in, lines come out, and nobody waits longer than agreed.

use std::io::{self, BufReader, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::process_group::ProcessGroup;
use super::program_command::Program;
use crate::program_output::{Output, keep_end, pass_on};
use text::untrusted_text;

/// The most unread lines; the program waits before it writes more.
const WAITING: usize = 2;

/// The interval at which the wait is checked for cancellation.
const LOOK: Duration = Duration::from_millis(20);

/// The time for a program to exit by itself after its last line, so that its exit status can be reported.
const LAST: Duration = Duration::from_millis(50);

/// A running program; dropping it ends the program.
#[derive(Debug)]
pub(super) struct Child {
    lifeline: ProcessGroup,
    to: Sender<String>,
    from: Receiver<Output>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// Closed once all of the error output is read.
    all_errors: Receiver<()>,
}

/// The result of a wait.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// The program wrote this.
    Said(Output),
    /// It wrote nothing in time.
    Late,
    /// The answer is no longer wanted.
    Unwanted,
}

impl Child {
    /// Starts a program. Threads of their own serve its input, output and error output.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn start(program: &Program) -> io::Result<Self> {
        let mut lifeline = ProcessGroup::start(program.command())?;
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
            // A program that does not read is noticed by its silence.
            lines.iter().try_for_each(|line| input.write_all(line.as_bytes()).and_then(|()| input.flush()))
        });
        thread::spawn(move || pass_on(BufReader::new(output), &heard));
        thread::spawn(move || {
            keep_end(stderr, &kept);
            drop(no_more);
        });
        Ok(Self { lifeline, to, from, errors, all_errors })
    }

    /// Sends a line.
    pub fn tell(&self, mut line: String) {
        line.push('\n');
        // The thread ends only when the program stops reading, which its silence shows.
        let _ = self.to.send(line);
    }

    /// A line that the program wrote unasked.
    pub fn take_line(&self) -> Option<Output> {
        match self.from.try_recv() {
            Ok(heard) => Some(heard),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Output::End),
        }
    }

    /// Waits for the next line, for at most `time` and while it is wanted.
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

    /// Ends the program; returns how it had exited by itself, if it had, and the end of its error output,
    /// both cleaned for display.
    pub fn end(mut self, had_ended: bool) -> (Option<String>, String) {
        if had_ended {
            // A program that closes its output mostly exits at once.
            thread::sleep(LAST);
        }
        let by_itself = self.lifeline.end();
        // A program outside the group may hold the pipe.
        let _ = self.all_errors.recv_timeout(Duration::from_millis(200));
        let errors = self.errors.lock().map(|errors| errors.clone()).unwrap_or_default();
        let errors = String::from_utf8_lossy(&errors);
        (by_itself, untrusted_text::lines(errors.trim(), untrusted_text::MESSAGE).into_owned())
    }
}
