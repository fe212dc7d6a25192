//! The history file. It has one line of JSON per record, so that damage to the file affects only single lines.

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

/// The version of the format of the history file. If the file has another version, all records are read again.
const FORM: u64 = 1;
/// The maximum size, in bytes, of the history file that is read: about 60,000 matches.
const LARGEST: u64 = 64 << 20;
/// The maximum length of a line in the history file, in bytes.
const LONGEST: usize = 16 << 10;
/// The minimum number of lines that each thread parses.
const FEW: usize = 500;

/// The path of the history file.
pub fn path(folders: &Folders) -> PathBuf {
    folders.data().join("history.jsonl")
}

/// The contents of a history file, as far as they can be read.
#[derive(Default)]
pub(crate) struct Found {
    /// The valid lines of the file.
    pub lines: Vec<Line>,
    /// False if some part of the file is not a valid line.
    pub in_full: bool,
    /// For the record's file name in a line, the keys and values of that line that a later version wrote.
    unknown: HashMap<String, Value>,
    /// The format versions that the file states.
    forms: Vec<u64>,
}

/// Reads the lines of a history file. Invalid lines are left out, and an unreadable file counts as empty, since
/// the records can be read again.
pub fn read(path: &Path) -> Vec<Line> {
    find(path).lines
}

/// Reads a history file, with what is needed to rewrite it.
pub(crate) fn find(path: &Path) -> Found {
    found_in(file(path).read())
}

/// Replaces the history file by these lines, atomically. Lines that another process has added are kept, and so
/// are keys of a later version. If the old file could not be read in full, it is renamed first, and its new
/// path is returned.
///
/// # Errors
/// The file cannot be written and is unchanged.
pub(crate) fn save(path: &Path, lines: &mut Vec<Line>) -> io::Result<Option<PathBuf>> {
    file(path).rewrite(|content| {
        let there = found_in(content);
        add_lines(lines, there.lines);
        Ok(Rewrite::New { bytes: text(lines, &there.unknown)?, in_full: there.in_full })
    })
}

/// Writes these lines as the history file, atomically and without keeping anything of the old file.
///
/// # Errors
/// The file cannot be written and is unchanged.
pub fn write(path: &Path, lines: &[Line]) -> io::Result<()> {
    write_file(path, &text(lines, &HashMap::new())?)
}

fn file(path: &Path) -> KeptFile {
    KeptFile::new(path.to_owned(), LARGEST)
}

/// Adds those lines of the file whose matches are not in the list, since another process has added them.
fn add_lines(lines: &mut Vec<Line>, there: Vec<Line>) {
    let files: HashSet<&str> = lines.iter().map(|line| line.file.as_str()).collect();
    // If a record was renamed, its match has a line with another file name.
    let matches: HashSet<_> = lines.iter().filter_map(Line::same_match).collect();
    let is_new = |line: &Line| {
        !files.contains(line.file.as_str()) && line.same_match().is_some_and(|same| !matches.contains(&same))
    };
    let new: Vec<Line> = there.into_iter().filter(is_new).collect();
    lines.extend(new);
}

/// The text of a history file with these lines and these unknown keys.
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
        // Some shells write UTF-16. Otherwise, damaged text affects only its own line.
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
    /// Parses one line of the file: an entry, or the line with the format version. False if it is neither.
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

/// True if the values in a line are possible. Invalid ones could break its display.
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

/// The format version that a line of the file states; `None` if it states none.
fn form(line: &[u8]) -> Option<u64> {
    let value: Value = serde_json::from_slice(line).ok()?;
    value.as_object().filter(|object| !object.contains_key("file"))?.get("form")?.as_u64()
}
