//! A running program: lines go in, lines come out, and waiting has a time limit.

use std::io::{self, BufReader, Write};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

use super::program_command::Program;
use crate::program_output::{Output, keep_end, pass_on};
use system::process_group::ProcessGroup;
use text::untrusted_text;

/// The maximum number of unread lines. The program has to wait before it writes more.
const WAITING: usize = 2;

/// The interval at which a wait checks whether it was cancelled.
const LOOK: Duration = Duration::from_millis(20);

/// The time that a program gets to exit by itself after it closed its output, so that its exit status can be
/// reported.
const LAST: Duration = Duration::from_millis(50);

/// A running program. Dropping it ends the program.
#[derive(Debug)]
pub(super) struct Child {
    lifeline: ProcessGroup,
    to: Sender<String>,
    from: Receiver<Output>,
    errors: Arc<Mutex<Vec<u8>>>,
    /// A channel that is closed once all of the error output has been read.
    all_errors: Receiver<()>,
}

/// The result of waiting for a program's answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Reply {
    /// The program wrote this.
    Said(Output),
    /// The program wrote nothing in time.
    Late,
    /// The wait was cancelled, since the answer is no longer wanted.
    Unwanted,
}

impl Child {
    /// Starts a program. Separate threads handle its input, output and error output.
    ///
    /// # Errors
    /// The program cannot be started.
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
            // If the program does not read its input, it will not answer in time.
            lines.iter().try_for_each(|line| input.write_all(line.as_bytes()).and_then(|()| input.flush()))
        });
        thread::spawn(move || pass_on(BufReader::new(output), &heard));
        thread::spawn(move || {
            keep_end(stderr, &kept);
            drop(no_more);
        });
        Ok(Self { lifeline, to, from, errors, all_errors })
    }

    /// Sends a line to the program.
    pub fn tell(&self, mut line: String) {
        line.push('\n');
        // The thread ends only if the program stops reading, and then it will not answer in time.
        let _ = self.to.send(line);
    }

    /// A line that the program wrote without being asked, if there is one.
    pub fn take_line(&self) -> Option<Output> {
        match self.from.try_recv() {
            Ok(heard) => Some(heard),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Output::End),
        }
    }

    /// Waits for the program's next line, for at most `time` and while `wanted` returns true.
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

    /// Ends the program. Returns the exit status if it had exited by itself, and the end of its error output,
    /// both sanitised for display.
    pub fn end(mut self, had_ended: bool) -> (Option<String>, String) {
        if had_ended {
            // A program that closes its output usually exits at once.
            thread::sleep(LAST);
        }
        let by_itself = self.lifeline.end();
        // A program outside of the process group may keep the pipe open.
        let _ = self.all_errors.recv_timeout(Duration::from_millis(200));
        let errors = self.errors.lock().map(|errors| errors.clone()).unwrap_or_default();
        let errors = String::from_utf8_lossy(&errors);
        (by_itself, untrusted_text::lines(errors.trim(), untrusted_text::MESSAGE).into_owned())
    }
}
