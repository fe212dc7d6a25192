//! The error that no available pack is the one with which a record was played.

use std::fmt;

use super::text_differences::{Difference, differences};
use packs::Pack;
use record::{Header, Record};
use text::line_with_caret::Quote;
use text::untrusted_text;

/// The identity of a pack as records store it: id, version and digest.
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
    /// The first eight digits of the digest, for messages.
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
    /// The name of the record's file.
    pub file: String,
    /// The line of the record that names the pack or its digest, as a quote.
    pub place: Option<Quote>,
    /// The pack with which the record was played.
    pub wanted: PackName,
    /// The packs that are available instead of the wanted one.
    pub instead: Alternative,
}

/// The packs that are available instead of a record's pack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Alternative {
    /// Only packs with other ids are available.
    Others(Vec<PackName>),
    /// A pack with the same id is available, but its rules are different.
    Changed {
        /// The pack with the same id. Its digest is computed with the record's house rules for cards.
        here: PackName,
        /// The lines in which the rules of the available pack differ from those kept in the record.
        differences: Vec<Difference>,
    },
}

/// The maximum number of differences, or of pack names, in a message.
const SHOWN: usize = 6;

impl PackMismatch {
    /// The mismatch between a record and the available packs. `same` is the pack with the record's id, if there
    /// is one, with its rules as text.
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

    /// The available pack: the one with the same id, or else the first of the others.
    pub fn replacement(&self) -> Option<&PackName> {
        match &self.instead {
            Alternative::Others(packs) => packs.first(),
            Alternative::Changed { here, .. } => Some(here),
        }
    }

    /// The differences in the rules to show, and the number of further ones.
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
    /// The place of the mismatch in the record as text: file, line and column.
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
            return write!(f, "\nits rules are the same; only the digest differs");
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

/// The ids of the first packs as a list, with the number of further ones.
fn several(packs: &[PackName]) -> String {
    let mut names: Vec<String> = packs.iter().take(SHOWN).map(|pack| format!("\"{}\"", pack.id)).collect();
    if packs.len() > SHOWN {
        names.push(format!("{} more", packs.len() - SHOWN));
    }
    names.join(", ")
}

impl std::error::Error for PackMismatch {}
