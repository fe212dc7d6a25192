//! Why none of the packs at hand is the one that a match was played with.

use std::fmt;

use super::differences::{Difference, differences};
use packs::Pack;
use record::{Header, Record};
use text::clean;
use text::quote::Quote;

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
    pub(crate) fn new(pack: &Pack) -> Self {
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
pub struct PackMismatch {
    /// What the record is called.
    pub file: String,
    /// Where the record names the pack or its digest.
    pub place: Option<Quote>,
    /// The pack that it names.
    pub wanted: PackName,
    /// What there is instead.
    pub instead: Alternative,
}

/// What is at hand instead of the pack of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alternative {
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

impl PackMismatch {
    /// Why a record does not fit these packs; `same` is the one of its id with the text of the rules that
    /// the match would be played by.
    pub(crate) fn new(record: &Record, packs: &[PackName], same: Option<(PackName, &str)>) -> Self {
        let Header { pack, version, digest, .. } = &record.header;
        let wanted =
            PackName { id: clean::word(pack), version: clean::word(version), digest: clean::word(digest) };
        let key = if same.is_some() { "digest" } else { "pack" };
        let instead = match same {
            Some((here, rules)) => {
                Alternative::Changed { here, differences: differences(&record.header.rules, rules) }
            }
            None => Alternative::Others(packs.to_vec()),
        };
        Self { file: record.file.clone(), place: record.place(key), wanted, instead }
    }

    /// Whether no pack of that id is at hand.
    pub fn is_missing(&self) -> bool {
        matches!(self.instead, Alternative::Others(_))
    }

    /// The pack that is at hand instead; the first of several.
    pub fn given(&self) -> Option<&PackName> {
        match &self.instead {
            Alternative::Others(packs) => packs.first(),
            Alternative::Changed { here, .. } => Some(here),
        }
    }

    /// The first differences, and how many there are beyond them.
    pub fn differences(&self) -> (&[Difference], usize) {
        match &self.instead {
            Alternative::Others(_) => (&[], 0),
            Alternative::Changed { differences, .. } => {
                let (shown, rest) = differences.split_at(differences.len().min(SHOWN));
                (shown, rest.len())
            }
        }
    }
}

impl PackMismatch {
    /// Where in the record that stands: file, line and column.
    pub fn place(&self) -> String {
        let file = clean::line(&self.file, clean::PATH);
        match &self.place {
            Some(Quote { line, column, .. }) => format!("{file}:{line}:{column}"),
            None => file,
        }
    }
}

impl fmt::Display for PackMismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: this match was played with {}", self.place(), self.wanted)?;
        match &self.instead {
            Alternative::Others(packs) if packs.is_empty() => write!(f, ", and there is no pack here")?,
            Alternative::Others(packs) => {
                write!(f, ", and no pack \"{}\" is here, only {}", self.wanted.id, several(packs))?;
            }
            Alternative::Changed { here, .. } => write!(f, ", not with {here}")?,
        }
        if let Some(quote) = &self.place {
            write!(f, "\n{quote}")?;
        }
        match &self.instead {
            Alternative::Others(_) => Ok(()),
            Alternative::Changed { .. } => self.write_differences(f),
        }
    }
}

impl PackMismatch {
    fn write_differences(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (shown, more) = self.differences();
        if shown.is_empty() {
            return write!(f, "\nthe rules that it kept do not differ, only its digest does");
        }
        write!(f, "\nwhat differs:")?;
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

/// The names of some packs, of very many the first.
fn several(packs: &[PackName]) -> String {
    let mut names: Vec<String> = packs.iter().take(SHOWN).map(|pack| format!("\"{}\"", pack.id)).collect();
    if packs.len() > SHOWN {
        names.push(format!("{} more", packs.len() - SHOWN));
    }
    names.join(", ")
}

impl std::error::Error for PackMismatch {}
