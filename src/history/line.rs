//! What is kept of a record: a line.

use serde::{Deserialize, Serialize};

use super::of_match::LeftOut;
use super::played::Played;
use crate::system::Stamp;

/// What is kept of a record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The name of its file among the matches.
    pub file: String,
    /// The size of the file and when it was changed.
    #[serde(with = "pair")]
    pub stamp: Stamp,
    /// The same of its review, if there was one.
    #[serde(default, with = "pair_or_none", skip_serializing_if = "Option::is_none")]
    pub review: Option<Stamp>,
    /// What it is a record of.
    #[serde(flatten)]
    pub what: What,
    /// Whether the record is there.
    #[serde(skip)]
    pub there: bool,
    /// Whether its deal had been played before.
    #[serde(skip)]
    pub again: bool,
}

/// What a record is of.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// A match that somebody has played.
    Played(Box<Played>),
    /// One that is left out.
    LeftOut(LeftOut),
}

impl Line {
    /// The match, if it is one that somebody has played.
    pub fn played(&self) -> Option<&Played> {
        match &self.what {
            What::Played(played) => Some(played),
            What::LeftOut(_) => None,
        }
    }
}

/// A stamp as two numbers.
mod pair {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::system::Stamp;

    pub fn serialize<S: Serializer>(stamp: &Stamp, to: S) -> Result<S::Ok, S::Error> {
        (stamp.size, stamp.changed).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Stamp, D::Error> {
        <(u64, u64)>::deserialize(from).map(|(size, changed)| Stamp { size, changed })
    }
}

/// The same of what may not be there.
mod pair_or_none {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::system::Stamp;

    pub fn serialize<S: Serializer>(stamp: &Option<Stamp>, to: S) -> Result<S::Ok, S::Error> {
        stamp.map(|stamp| (stamp.size, stamp.changed)).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Stamp>, D::Error> {
        let pair = Option::<(u64, u64)>::deserialize(from)?;
        Ok(pair.map(|(size, changed)| Stamp { size, changed }))
    }
}
