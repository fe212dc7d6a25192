//! The history: the lines of all records, in order.

use super::history_line::{Line, What};
use super::repeated_deals::mark_repeats;
use crate::match_extraction::Exclusion;
use crate::played_match::Played;

/// The history: all lines by the start of their matches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    lines: Vec<Line>,
}

impl History {
    /// The history of these lines.
    pub fn new(mut lines: Vec<Line>) -> Self {
        lines.sort_by(|a, b| start_time(a).cmp(&start_time(b)).then_with(|| a.file.cmp(&b.file)));
        mark_repeats(&mut lines);
        Self { lines }
    }

    /// All lines, in order.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// A line by its index.
    pub fn line(&self, at: usize) -> Option<&Line> {
        self.lines.get(at)
    }

    /// The matches that count, in order, each with the index of its line.
    pub fn matches(&self) -> impl DoubleEndedIterator<Item = (usize, &Played)> + Clone {
        let played = self.lines.iter().enumerate().filter(|(_, line)| !line.again);
        played.filter_map(|(at, line)| Some((at, line.played()?)))
    }

    /// The number of matches excluded for a reason.
    pub fn excluded_count(&self, why: Exclusion) -> usize {
        self.lines.iter().filter(|line| line.what == What::Exclusion(why)).count()
    }

    /// The number of matches whose deal had been played before.
    pub fn repeat_count(&self) -> usize {
        self.lines.iter().filter(|line| line.again).count()
    }
}

/// The start of a line's match.
fn start_time(line: &Line) -> Option<&str> {
    line.played().map(|played| played.started.as_str())
}
