//! Parsers of numbers on the command line, with their bounds. All report errors in the same words.

use rules::{MAX_SOCIETIES, MIN_SOCIETIES};
use table::SEEDS;

/// Parses a whole number from `least` to `most`.
pub(crate) fn whole(text: &str, least: u64, most: u64) -> Result<u64, String> {
    let number = text.trim().parse().ok().filter(|n| (least..=most).contains(n));
    number.ok_or_else(|| format!("it takes a whole number from {least} to {most}"))
}

/// The smallest size of a table's picture, in pixels.
const SMALLEST: [u32; 2] = [768, 480];
/// The longest side of a picture, in pixels.
const LARGEST: u32 = 4096;

pub(crate) fn size(text: &str) -> Result<[u32; 2], String> {
    let sides = text.split_once('x').and_then(|(w, h)| Some([w.parse().ok()?, h.parse().ok()?]));
    let fits = |sides: &[u32; 2]| sides.iter().zip(SMALLEST).all(|(s, least)| (least..=LARGEST).contains(s));
    let [width, height] = SMALLEST;
    let right = format!("write it as 1600x1000, from {width}x{height} to {LARGEST}x{LARGEST}");
    sides.filter(fits).ok_or(right)
}

/// Parses a seat, from 1.
pub(crate) fn seat(text: &str) -> Result<usize, String> {
    whole(text, 1, MAX_SOCIETIES as u64).map(|n| n as usize)
}

/// The maximum number of threads.
const MOST_THREADS: u64 = 1024;

/// Parses a number of games.
pub(crate) fn games(text: &str) -> Result<u32, String> {
    // The upper bound is `u32::MAX`, so the cast is exact.
    whole(text, 1, u32::MAX.into()).map(|n| n as u32)
}

/// Parses a number of puzzles.
pub(crate) fn puzzles(text: &str) -> Result<usize, String> {
    whole(text, 1, 100).map(|n| n as usize)
}

/// Parses a number of matches.
pub(crate) fn matches(text: &str) -> Result<u64, String> {
    whole(text, 1, 1_000_000)
}

/// Parses a number of rivals.
pub(crate) fn rivals(text: &str) -> Result<usize, String> {
    whole(text, 1, MAX_SOCIETIES as u64 - 1).map(|n| n as usize)
}

/// Parses a number of decisions. The match's own limit is checked later.
pub(crate) fn decisions(text: &str) -> Result<usize, String> {
    whole(text, 0, u32::MAX.into()).map(|n| n as usize)
}

/// Parses a number of rounds of training.
pub(crate) fn rounds(text: &str) -> Result<u32, String> {
    whole(text, 1, 100).map(|n| n as u32)
}

/// Parses a number of threads.
pub(crate) fn threads(text: &str) -> Result<usize, String> {
    whole(text, 1, MOST_THREADS).map(|n| n as usize)
}

/// Parses a number of societies.
pub(crate) fn societies(text: &str) -> Result<usize, String> {
    whole(text, MIN_SOCIETIES as u64, MAX_SOCIETIES as u64).map(|n| n as usize)
}

/// Parses a seed: a whole number.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    whole(text, 0, SEEDS - 1)
}

/// A count with its noun: `no faults`, `1 fault`, `2 faults`.
pub fn counted(n: usize, what: &str) -> String {
    match n {
        0 => format!("no {what}s"),
        1 => format!("1 {what}"),
        _ => format!("{n} {what}s"),
    }
}
