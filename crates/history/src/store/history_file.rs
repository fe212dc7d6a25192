//! The history file. It has one line of JSON per record, so that damage destroys only the lines it hits.

use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use serde::de::IgnoredAny;
use serde_json::Value;

use super::history_line::Line;
use super::unknown_keys::{add_unknown, unknown_keys};
use system::background;
use system::{Content, Folders, KeptFile, Rewrite, Stamp, write_file};
use text::decode::decode;

/// The version of the format. If a line has another version, its record is read again.
const FORM: u64 = 1;
/// The largest file that is read, in bytes: about 60,000 matches.
const LARGEST: u64 = 64 << 20;
/// The longest line, in bytes.
const LONGEST: usize = 16 << 10;
/// The least number of lines that get a thread of their own.
const FEW: usize = 500;

/// The path of the history file.
pub fn path(folders: &Folders) -> PathBuf {
    folders.data().join("history.jsonl")
}

/// The contents of a history file, as far as they could be read.
#[derive(Default)]
pub(crate) struct Found {
    /// The lines.
    pub lines: Vec<Line>,
    /// False if something in the file is no line.
    pub in_full: bool,
    /// The keys of a later version, by the file of their line.
    unknown: HashMap<String, Value>,
    /// The format versions in the file.
    forms: Vec<u64>,
}

/// Reads the lines of a file. Invalid lines are left out, and so is an unreadable file, since the records can
/// be read again.
pub fn read(path: &Path) -> Vec<Line> {
    find(path).lines
}

/// Reads a file.
pub(crate) fn find(path: &Path) -> Found {
    found_in(file(path).read())
}

/// Writes the lines, all or none, over those of a file. Lines that another process has added and keys of a later
/// version stay. Returns where the old file was put aside if it could not be read in full.
///
/// # Errors
/// A write error; the file is unchanged.
pub(crate) fn save(path: &Path, lines: &mut Vec<Line>) -> io::Result<Option<PathBuf>> {
    file(path).rewrite(|content| {
        let there = found_in(content);
        add_lines(lines, there.lines);
        Ok(Rewrite::New { bytes: text(lines, &there.unknown)?, in_full: there.in_full })
    })
}

/// Writes the lines, all or none, whatever the file holds.
///
/// # Errors
/// A write error; the file is unchanged.
pub fn write(path: &Path, lines: &[Line]) -> io::Result<()> {
    write_file(path, &text(lines, &HashMap::new())?)
}

fn file(path: &Path) -> KeptFile {
    KeptFile::new(path.to_owned(), LARGEST)
}

/// Adds the lines of matches that another process has written meanwhile.
fn add_lines(lines: &mut Vec<Line>, there: Vec<Line>) {
    let files: HashSet<&str> = lines.iter().map(|line| line.file.as_str()).collect();
    // A renamed record has its match under another name.
    let matches: HashSet<_> = lines.iter().filter_map(Line::same_match).collect();
    let is_new = |line: &Line| {
        !files.contains(line.file.as_str()) && line.same_match().is_some_and(|same| !matches.contains(&same))
    };
    let new: Vec<Line> = there.into_iter().filter(is_new).collect();
    lines.extend(new);
}

/// The text of a file.
fn text(lines: &[Line], unknown: &HashMap<String, Value>) -> io::Result<Vec<u8>> {
    let mut text = Vec::new();
    writeln!(text, "{{\"form\":{FORM}}}")?;
    for line in lines {
        match unknown.get(&line.file) {
            None => serde_json::to_writer(&mut text, line)?,
            Some(unknown) => {
                let mut line = serde_json::to_value(line)?;
                add_unknown(&mut line, unknown);
                serde_json::to_writer(&mut text, &line)?;
            }
        }
        text.push(b'\n');
    }
    Ok(text)
}

fn found_in(content: io::Result<Option<Content>>) -> Found {
    let Ok(content) = content else { return Found::default() };
    let Some(Content { bytes, in_full }) = content else {
        return Found { in_full: true, ..Found::default() };
    };
    let bytes = match bytes.as_slice() {
        // Some shells write UTF-16. Otherwise damage to the text costs only a line.
        [0xff, 0xfe, ..] | [0xfe, 0xff, ..] => match decode(&bytes) {
            Ok(text) => Cow::Owned(text.into_bytes()),
            Err(_) => return Found::default(),
        },
        [0xef, 0xbb, 0xbf, rest @ ..] => Cow::Borrowed(rest),
        all => Cow::Borrowed(all),
    };
    let lines: Vec<&[u8]> =
        bytes.split(|byte| *byte == b'\n').filter(|line| !line.trim_ascii().is_empty()).collect();
    let threads = background::cores();
    let parts: Vec<&[&[u8]]> = lines.chunks(lines.len().div_ceil(threads).max(FEW)).collect();
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    background::on_threads(threads.min(parts.len()), || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(part) = parts.get(number) else { return };
            let part = (number, parse(part));
            found.lock().unwrap_or_else(PoisonError::into_inner).push(part);
        }
    });
    let mut found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    found.sort_by_key(|(number, _)| *number);
    let mut all = Found { in_full, ..Found::default() };
    for (_, part) in found {
        all.lines.extend(part.lines);
        all.unknown.extend(part.unknown);
        all.forms.extend(part.forms);
        all.in_full &= part.in_full;
    }
    if all.forms.is_empty() || all.forms.iter().any(|form| *form != FORM) {
        all.lines.iter_mut().for_each(|line| line.stamp = Stamp::default());
    }
    all
}

fn parse(lines: &[&[u8]]) -> Found {
    let mut found = Found { in_full: true, ..Found::default() };
    for line in lines {
        if found.take(line) {
            continue;
        }
        // Several lines may have been joined into one.
        let mut values = serde_json::Deserializer::from_slice(line).into_iter::<IgnoredAny>();
        let mut start = 0;
        while let Some(Ok(_)) = values.next() {
            let end = values.byte_offset();
            found.in_full &= found.take(&line[start..end]);
            start = end;
        }
        found.in_full &= line[start..].trim_ascii().is_empty();
    }
    found
}

impl Found {
    /// Takes a line, or the one that tells the format; `false` if it is neither.
    fn take(&mut self, text: &[u8]) -> bool {
        if text.len() > LONGEST {
            return false;
        }
        let mut is_whole = true;
        let mut json = serde_json::Deserializer::from_slice(text);
        let line: Result<Line, _> = serde_ignored::deserialize(&mut json, |_| is_whole = false);
        match line {
            Ok(line) if json.end().is_ok() && is_sound(&line) => {
                if !is_whole && let Some(unknown) = unknown_keys(text, &line) {
                    self.unknown.insert(line.file.clone(), unknown);
                }
                self.lines.push(line);
                true
            }
            _ => match form(text) {
                Some(form) => {
                    self.forms.push(form);
                    true
                }
                None => false,
            },
        }
    }
}

/// True if Whispers can have written this line, which displaying it requires.
fn is_sound(line: &Line) -> bool {
    let plain = !line.file.is_empty() && !line.file.contains(['/', '\\', '\0']);
    let sits = line.played().is_none_or(|played| {
        (2..=rules::MAX_SOCIETIES).contains(&played.seats.len())
            && played.own < played.seats.len()
            && played.cities.len() <= rules::MAX_EMPIRES
            && played.tokens.iter().all(|token| *token < played.cities.len())
            && played
                .review
                .as_ref()
                .is_none_or(|review| review.parts.iter().all(|(_, rate)| rate.is_finite()))
    });
    plain && sits
}

/// The format version that a line tells.
fn form(line: &[u8]) -> Option<u64> {
    let value: Value = serde_json::from_slice(line).ok()?;
    value.as_object().filter(|object| !object.contains_key("file"))?.get("form")?.as_u64()
}
