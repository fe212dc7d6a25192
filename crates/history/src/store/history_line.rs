//! The stored line of a record.

use serde::{Deserialize, Serialize};

use crate::match_extraction::Exclusion;
use crate::played_match::Played;
use system::Stamp;

/// An entry of the history file: a record and its results.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Line {
    /// The name of the record's file in the folder of matches.
    pub file: String,
    /// The size and modification time of the record's file.
    pub stamp: Stamp,
    /// The size and modification time of the review's file; `None` without a review.
    pub review: Option<Stamp>,
    /// The kind of record, with its results.
    pub what: What,
    /// True while the record exists.
    pub there: bool,
    /// True if the same deal was played before.
    pub again: bool,
}

/// What a record contains.
#[derive(Clone, Debug, PartialEq)]
pub enum What {
    /// A finished match of one person.
    Played(Box<Played>),
    /// A match that doesn't count, with the reason.
    Exclusion(Exclusion),
}

impl Line {
    /// The match; `None` if it is excluded.
    pub fn played(&self) -> Option<&Played> {
        match &self.what {
            What::Played(played) => Some(played),
            What::Exclusion(_) => None,
        }
    }
}

impl Line {
    /// What tells its match from others: the start, the seed and the first decisions.
    pub(crate) fn same_match(&self) -> Option<(&str, u64, &str)> {
        self.played().map(|played| (played.started.as_str(), played.seed, played.opening.as_str()))
    }
}

/// A line in the file: the content is a key beside the others.
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
