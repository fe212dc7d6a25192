//! Why none of the packs at hand is the one that a match was played with.

use std::fmt;

use super::differences::{Difference, differences};
use crate::content::Pack;
use crate::record::{Header, Record};

/// A pack as records know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackName {
    /// Its id.
    pub id: String,
    /// Its version.
    pub version: String,
    /// The digest of its rules, in hexadecimal.
    pub digest: String,
}

impl PackName {
    /// As much of the digest as people need to tell rules apart.
    pub fn short_digest(&self) -> &str {
        self.digest.get(..8).unwrap_or(&self.digest)
    }

    /// A pack that is at hand, with the digest of its own house rules.
    pub(super) fn of(pack: &Pack) -> Self {
        Self { id: pack.id.clone(), version: pack.version.clone(), digest: pack.digest.clone() }
    }
}

impl fmt::Display for PackName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" {} (rules {})", self.id, self.version, self.short_digest())
    }
}

/// That a match was played with a pack that is not at hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfit {
    /// What the record is called.
    pub file: String,
    /// The line of the record that names the pack or its digest.
    pub line: Option<usize>,
    /// The pack that it names.
    pub wanted: PackName,
    /// What there is instead.
    pub instead: Instead,
}

/// What is at hand instead of the pack of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Instead {
    /// Only packs with other ids.
    Others(Vec<PackName>),
    /// One of the same id with other rules.
    Changed {
        /// That pack, its digest as for the cards of the record.
        here: PackName,
        /// What differs, from the rules that the record kept to the pack's.
        differences: Vec<Difference>,
    },
}

/// How many differences a message shows.
const SHOWN: usize = 6;

impl Unfit {
    /// Why a record does not fit these packs; `same` is the one of its id with the text of the rules that
    /// the match would be played by.
    pub(super) fn new(record: &Record, packs: &[PackName], same: Option<(PackName, &str)>) -> Self {
        let Header { pack, version, digest, .. } = &record.header;
        let wanted = PackName { id: pack.clone(), version: version.clone(), digest: digest.clone() };
        let key = if same.is_some() { "digest" } else { "pack" };
        let instead = match same {
            Some((here, rules)) => {
                Instead::Changed { here, differences: differences(&record.header.rules, rules) }
            }
            None => Instead::Others(packs.to_vec()),
        };
        Self { file: record.file.clone(), line: record.line_of(key), wanted, instead }
    }

    /// Whether no pack of that id is at hand.
    pub fn is_missing(&self) -> bool {
        matches!(self.instead, Instead::Others(_))
    }

    /// The pack that is at hand instead; the first of several.
    pub fn given(&self) -> Option<&PackName> {
        match &self.instead {
            Instead::Others(packs) => packs.first(),
            Instead::Changed { here, .. } => Some(here),
        }
    }

    /// The first differences, and how many there are beyond them.
    pub fn differences(&self) -> (&[Difference], usize) {
        match &self.instead {
            Instead::Others(_) => (&[], 0),
            Instead::Changed { differences, .. } => {
                let (shown, rest) = differences.split_at(differences.len().min(SHOWN));
                (shown, rest.len())
            }
        }
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": this match was played with {}", self.wanted)?;
        match &self.instead {
            Instead::Others(packs) if packs.is_empty() => write!(f, ", and there is no pack here"),
            Instead::Others(packs) => {
                let packs: Vec<String> = packs.iter().map(ToString::to_string).collect();
                write!(f, ", not with {}", packs.join(" or "))
            }
            Instead::Changed { here, .. } => {
                write!(f, ", not with {here}")?;
                let (shown, more) = self.differences();
                if shown.is_empty() {
                    return write!(f, "; the rules that it kept do not differ, only its digest does");
                }
                write!(f, "; what differs:")?;
                for difference in shown {
                    for (mark, line) in [("-", &difference.was), ("+", &difference.is)] {
                        if let Some(line) = line {
                            write!(f, "\n  {mark} {line}")?;
                        }
                    }
                }
                if more > 0 { write!(f, "\n  and {more} more") } else { Ok(()) }
            }
        }
    }
}

impl std::error::Error for Unfit {}
