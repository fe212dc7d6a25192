//! A line of the history file.

use serde::{Deserialize, Serialize};

use crate::match_extraction::Exclusion;
use crate::played_match::Played;
use system::Stamp;

/// A line of the history file: a record and its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Line {
    /// The name of the record's file in the folder of matches.
    pub file: String,
    /// The size and modification time of the record's file.
    pub stamp: Stamp,
    /// The size and modification time of the review's file; `None` if there is no review.
    pub review: Option<Stamp>,
    /// The results of the match, or why it does not count.
    pub what: What,
    /// True if the record's file still exists.
    pub there: bool,
    /// True if the same deal was played before.
    pub again: bool,
}

/// The content of a record, as far as the history stores it.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A finished match of one person.
    Played(Box<Played>),
    /// A match that does not count in the history, with the reason.
    Exclusion(Exclusion),
}

impl Line {
    /// The data of the match; `None` if it does not count.
    pub fn played(&self) -> Option<&Played> {
        match &self.what {
            What::Played(played) => Some(played),
            What::Exclusion(_) => None,
        }
    }
}

impl Line {
    /// The start time, the seed and a hash of the first decisions of this line's match. Lines with equal values are
    /// records of one match. `None` if the match does not count.
    pub(crate) fn same_match(&self) -> Option<(&str, u64, &str)> {
        self.played().map(|played| (played.started.as_str(), played.seed, played.opening.as_str()))
    }
}

/// The JSON form of a line in the history file.
#[derive(Serialize, Deserialize)]
struct Written {
    file: String,
    stamp: (u64, u64),
    #[serde(default, skip_serializing_if = "Option::is_none")]
    review: Option<(u64, u64)>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    played: Option<Box<Played>>,
    #[serde(default, skip_serializing_if = "Option::is_none", rename = "left-out")]
    left_out: Option<Exclusion>,
}

impl From<Line> for Written {
    fn from(line: Line) -> Self {
        let pair = |stamp: Stamp| (stamp.size, stamp.changed);
        let (played, left_out) = match line.what {
            What::Played(played) => (Some(played), None),
            What::Exclusion(why) => (None, Some(why)),
        };
        Self { file: line.file, stamp: pair(line.stamp), review: line.review.map(pair), played, left_out }
    }
}

impl TryFrom<Written> for Line {
    type Error = &'static str;
    fn try_from(written: Written) -> Result<Self, Self::Error> {
        let stamp = |(size, changed)| Stamp { size, changed };
        let what = match (written.played, written.left_out) {
            (Some(played), None) => What::Played(played),
            (None, Some(why)) => What::Exclusion(why),
            _ => return Err("either `played` or `left-out` should be there"),
        };
        let review = written.review.map(stamp);
        let Written { file, stamp: of_file, .. } = written;
        Ok(Self { file, stamp: stamp(of_file), review, what, there: false, again: false })
    }
}
