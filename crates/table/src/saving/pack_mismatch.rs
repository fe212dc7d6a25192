//! Reports that no available pack matches a record.

use std::fmt;

use super::text_differences::{Difference, differences};
use packs::Pack;
use record::{Header, Record};
use text::line_with_caret::Quote;
use text::untrusted_text;

/// A pack as records identify it: by id, version and digest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackName {
    /// The pack's id.
    pub id: String,
    /// The pack's version.
    pub version: String,
    /// The digest of the pack's rules, in hexadecimal.
    pub digest: String,
}

impl PackName {
    /// The beginning of the digest, short enough for people.
    pub fn short_digest(&self) -> &str {
        self.digest.get(..8).unwrap_or(&self.digest)
    }

    /// The identity of a pack with its default rules.
    pub(crate) fn new(pack: &Pack) -> Self {
        Self { id: pack.id.clone(), version: pack.version.clone(), digest: pack.digest.clone() }
    }
}

impl fmt::Display for PackName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" {} (rules {})", self.id, self.version, self.short_digest())
    }
}

/// A record whose pack is missing or has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PackMismatch {
    /// The record's name.
    pub file: String,
    /// The place in the record that names the pack or its digest.
    pub place: Option<Quote>,
    /// The pack with which the record was played.
    pub wanted: PackName,
    /// The packs that are available instead.
    pub instead: Alternative,
}

/// What is available instead of the record's pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alternative {
    /// Only packs with other ids.
    Others(Vec<PackName>),
    /// A pack with the same id and other rules.
    Changed {
        /// The pack. Its digest is computed with the record's house rules for cards.
        here: PackName,
        /// The lines in which the pack's rules differ from those kept in the record.
        differences: Vec<Difference>,
    },
}

/// The maximum number of differences in a message.
const SHOWN: usize = 6;

impl PackMismatch {
    /// The mismatch of a record with the available packs. `same` is the pack with the record's id, and its
    /// rules as text.
    pub(crate) fn new(record: &Record, packs: &[PackName], same: Option<(PackName, &str)>) -> Self {
        let Header { pack, version, digest, .. } = &record.header;
        let wanted = PackName {
            id: untrusted_text::word(pack),
            version: untrusted_text::word(version),
            digest: untrusted_text::word(digest),
        };
        let key = if same.is_some() { "digest" } else { "pack" };
        let instead = match same {
            Some((here, rules)) => {
                Alternative::Changed { here, differences: differences(&record.header.rules, rules) }
            }
            None => Alternative::Others(packs.to_vec()),
        };
        Self { file: record.file.clone(), place: record.place(key), wanted, instead }
    }

    /// True if no available pack has the record's id.
    pub fn is_missing(&self) -> bool {
        matches!(self.instead, Alternative::Others(_))
    }

    /// The pack that is available instead; if there are several, the first.
    pub fn replacement(&self) -> Option<&PackName> {
        match &self.instead {
            Alternative::Others(packs) => packs.first(),
            Alternative::Changed { here, .. } => Some(here),
        }
    }

    /// The first differences, and the number of further ones.
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
    /// The place in the record as text, with file, line and column.
    pub fn place(&self) -> String {
        let file = untrusted_text::line(&self.file, untrusted_text::PATH);
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

/// The names of packs as a list, which is cut off if there are many.
fn several(packs: &[PackName]) -> String {
    let mut names: Vec<String> = packs.iter().take(SHOWN).map(|pack| format!("\"{}\"", pack.id)).collect();
    if packs.len() > SHOWN {
        names.push(format!("{} more", packs.len() - SHOWN));
    }
    names.join(", ")
}

impl std::error::Error for PackMismatch {}
