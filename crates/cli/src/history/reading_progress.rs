//! The progress of reading new records, on standard error.

use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

use speech::Speech;

/// The time until the progress is first shown.
const SILENCE: Duration = Duration::from_secs(1);

/// The progress of reading new records, on standard error: a bar in a terminal, otherwise one line.
pub(super) struct ReadingProgress<'a> {
    speech: &'a Speech,
    begin: Instant,
    /// The number of records to read.
    all: usize,
    bar: Option<ProgressBar>,
    is_told: bool,
}

impl<'a> ReadingProgress<'a> {
    /// A progress display that shows nothing yet.
    pub fn new(speech: &'a Speech) -> Self {
        Self { speech, begin: Instant::now(), all: 0, bar: None, is_told: false }
    }

    /// Shows how many records are left to read.
    pub fn show(&mut self, left: usize) {
        self.all = self.all.max(left);
        if left == 0 || self.begin.elapsed() < SILENCE {
            return;
        }
        if std::io::stderr().is_terminal() {
            let (all, line) = (self.all, self.line(left));
            let bar = self.bar.get_or_insert_with(|| bar(all));
            bar.set_position((all - left) as u64);
            bar.set_message(line);
        } else if !self.is_told {
            self.is_told = true;
            // If the line cannot be written, the history is still printed.
            let _ = writeln!(std::io::stderr(), "{}", self.line(left));
        }
    }

    /// Removes the bar.
    pub fn end(&self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }

    fn line(&self, left: usize) -> String {
        let left = i64::try_from(left).unwrap_or(i64::MAX);
        self.speech.say("history-reading-left", &[("n", left.into())])
    }
}

fn bar(all: usize) -> ProgressBar {
    let bar = ProgressBar::new(all as u64);
    match ProgressStyle::with_template("{bar:30} {msg}") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
