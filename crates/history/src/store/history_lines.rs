//! The history as a list of lines, one for each record.

use super::history_line::{Line, What};
use super::repeated_deals::mark_repeats;
use crate::match_extraction::Exclusion;
use crate::played_match::Played;

/// The lines of all records, in the order in which their matches started.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    lines: Vec<Line>,
}

impl History {
    /// The history with these lines, which may be in any order.
    pub fn new(mut lines: Vec<Line>) -> Self {
        lines.sort_by(|a, b| start_time(a).cmp(&start_time(b)).then_with(|| a.file.cmp(&b.file)));
        mark_repeats(&mut lines);
        Self { lines }
    }

    /// All lines, in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The line with this index in the list of lines.
    pub fn line(&self, at: usize) -> Option<&Line> {
        self.lines.get(at)
    }

    /// The matches that count, in the order in which they started, each with the index of its line.
    pub fn matches(&self) -> impl DoubleEndedIterator<Item = (usize, &Played)> + Clone {
        let played = self.lines.iter().enumerate().filter(|(_, line)| !line.again);
        played.filter_map(|(at, line)| Some((at, line.played()?)))
    }

    /// The number of matches that don't count for this reason.
    pub fn excluded_count(&self, why: Exclusion) -> usize {
        self.lines.iter().filter(|line| line.what == What::Exclusion(why)).count()
    }

    /// The number of matches with a deal that was played before.
    pub fn repeat_count(&self) -> usize {
        self.lines.iter().filter(|line| line.again).count()
    }
}

/// The time when the match of a line started; `None` if the match does not count.
fn start_time(line: &Line) -> Option<&str> {
    line.played().map(|played| played.started.as_str())
}
