//! The history file. It has one line of JSON per record, so that damage destroys only the lines it hits.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::thread;

use super::history_line::Line;
use system::{Folders, Stamp, read_file};

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

/// Reads the lines of a file, without invalid ones. If the file can't be read, there are none, since the
/// records can be read again.
pub fn read(path: &Path) -> Vec<Line> {
    let bytes = read_file(path, LARGEST).unwrap_or_default();
    let mut lines: Vec<&[u8]> = bytes.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()).collect();
    let head = lines.first().map(|line| form(line));
    let current = match head {
        Some(Some(form)) => {
            lines.remove(0);
            form == FORM
        }
        _ => false,
    };
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let each = lines.len().div_ceil(threads).max(FEW);
    let mut read: Vec<Line> = thread::scope(|scope| {
        let parts: Vec<_> = lines.chunks(each).map(|part| scope.spawn(|| parse(part))).collect();
        // Parsing doesn't panic. If it did, only that thread's lines would be lost.
        parts.into_iter().flat_map(|part| part.join().unwrap_or_default()).collect()
    });
    if !current {
        read.iter_mut().for_each(|line| line.stamp = Stamp::default());
    }
    read
}

fn parse(lines: &[&[u8]]) -> Vec<Line> {
    let short = lines.iter().filter(|line| line.len() <= LONGEST);
    short.filter_map(|line| serde_json::from_slice::<Line>(line).ok()).filter(is_sound).collect()
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

/// The format version that the first line of a file states.
fn form(line: &[u8]) -> Option<u64> {
    let value: serde_json::Value = serde_json::from_slice(line.get(..LONGEST.min(line.len()))?).ok()?;
    value["form"].as_u64()
}

/// Writes the lines in one step, so that the file has all of them or is unchanged.
///
/// # Errors
/// A write error; the file is unchanged.
pub fn write(path: &Path, lines: &[Line]) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let new = path.with_extension("jsonl.new");
    let mut file = BufWriter::new(File::create(&new)?);
    writeln!(file, "{{\"form\":{FORM}}}")?;
    for line in lines {
        serde_json::to_writer(&mut file, line)?;
        file.write_all(b"\n")?;
    }
    file.into_inner().map_err(io::IntoInnerError::into_error)?.sync_data()?;
    fs::rename(new, path)
}
