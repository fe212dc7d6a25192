//! Progress with puzzles and daily deals, in a small file in the data folder. An unreadable file counts as
//! missing and is set aside before it is replaced.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::daily_puzzle_and_deal::DealResult;
use serde::{Deserialize, Serialize};
use system::{Day, read_file, write_file};
use text::os_error::reason;
use text::untrusted_text;

/// The largest file that is read, in bytes: more than a hundred years of daily results.
const MOST_BYTES: u64 = 8 << 20;

/// Solved puzzles and played deals.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct PuzzleProgress {
    /// The days whose daily puzzle the person solved, in any pack.
    pub days: BTreeSet<String>,
    /// For each pack, the solved puzzles with the day on which each was first solved.
    pub solved: BTreeMap<String, BTreeMap<String, String>>,
    /// For each pack, the days of its daily deals with the result that counts, which is the first.
    pub deals: BTreeMap<String, BTreeMap<String, DealResult>>,
}

/// Why the progress can't be saved: the file, and the error of the system.
#[derive(Debug, thiserror::Error)]
#[error("{}: what was solved cannot be kept: {}", untrusted_text::path(.0), reason(.1))]
pub struct ProgressError(PathBuf, #[source] io::Error);

impl PuzzleProgress {
    /// Loads the progress from a folder.
    pub fn read(folder: &Path) -> Self {
        text(folder).and_then(|text| toml::from_str(&text).ok()).unwrap_or_default()
    }

    /// Saves the progress to a folder in one step.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn write(&self, folder: &Path) -> Result<(), ProgressError> {
        let file = path(folder);
        let write = || {
            let written = toml::to_string(self).map_err(io::Error::other)?;
            let broken =
                file.exists() && text(folder).is_none_or(|text| toml::from_str::<Self>(&text).is_err());
            if broken {
                fs::rename(&file, file.with_extension("toml.broken"))?;
            }
            write_file(&file, written.as_bytes())
        };
        write().map_err(|why| ProgressError(file.clone(), why))
    }

    /// True if a puzzle is solved.
    pub fn is_solved(&self, pack: &str, puzzle: &str) -> bool {
        self.solved.get(pack).is_some_and(|solved| solved.contains_key(puzzle))
    }

    /// Records that a puzzle was solved; `of_today` if it is the daily puzzle.
    pub fn solve(&mut self, pack: &str, puzzle: &str, today: Day, of_today: bool) {
        let solved = self.solved.entry(pack.to_owned()).or_default();
        solved.entry(puzzle.to_owned()).or_insert_with(|| today.to_string());
        if of_today {
            self.days.insert(today.to_string());
        }
    }

    /// The number of consecutive days with a solved daily puzzle. They end today, or yesterday if today's
    /// puzzle isn't solved yet.
    pub fn streak(&self, today: Day) -> u32 {
        let solved = |day: Day| self.days.contains(&day.to_string());
        let last = if solved(today) { today } else { today.plus(-1) };
        (0..).take_while(|back| solved(last.plus(-back))).count() as u32
    }

    /// The result that counts for a daily deal; `None` if the person hasn't played it.
    pub fn deal(&self, pack: &str, day: Day) -> Option<&DealResult> {
        self.deals.get(pack)?.get(&day.to_string())
    }

    /// Records a result of a daily deal. True if it is the first, which counts.
    pub fn play(&mut self, pack: &str, day: Day, result: &DealResult) -> bool {
        let deals = self.deals.entry(pack.to_owned()).or_default();
        let first = !deals.contains_key(&day.to_string());
        if first {
            deals.insert(day.to_string(), result.clone());
        }
        first
    }
}

fn path(folder: &Path) -> PathBuf {
    folder.join("practice.toml")
}

/// The text of the file; `None` if there is no readable file.
fn text(folder: &Path) -> Option<String> {
    let bytes = read_file(&path(folder), MOST_BYTES).ok()?;
    String::from_utf8(bytes).ok().filter(|text| text.len() as u64 <= MOST_BYTES)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    #[test]
    fn what_is_solved_is_kept_with_its_first_day_and_a_broken_file_is_put_aside() {
        let folder = tempfile::tempdir().unwrap();
        let mut done = PuzzleProgress::read(folder.path());
        assert_eq!(done, PuzzleProgress::default());
        done.solve("base", "win-1", day("2026-11-23"), true);
        done.solve("base", "win-1", day("2026-11-24"), false);
        let result = DealResult { place: 2, points: -3, rivals: vec![31, 4] };
        assert!(done.play("base", day("2026-11-23"), &result));
        assert!(!done.play("base", day("2026-11-23"), &DealResult { place: 1, ..result.clone() }));
        done.write(folder.path()).unwrap();
        let read = PuzzleProgress::read(folder.path());
        assert_eq!(read, done);
        assert_eq!(read.solved["base"]["win-1"], "2026-11-23");
        assert_eq!(read.deal("base", day("2026-11-23")), Some(&result));
        assert!(read.is_solved("base", "win-1") && !read.is_solved("other", "win-1"));
        fs::write(path(folder.path()), "days = [").unwrap();
        assert_eq!(PuzzleProgress::read(folder.path()), PuzzleProgress::default());
        done.write(folder.path()).unwrap();
        assert_eq!(PuzzleProgress::read(folder.path()), done);
        assert_eq!(fs::read_to_string(folder.path().join("practice.toml.broken")).unwrap(), "days = [");
    }

    #[test]
    fn a_streak_goes_on_as_long_as_todays_puzzle_can_still_be_solved() {
        let mut done = PuzzleProgress::default();
        for text in ["2026-10-31", "2026-11-01", "2026-11-02", "2026-11-04"] {
            done.solve("base", text, day(text), true);
        }
        let streaks = ["2026-11-01", "2026-11-02", "2026-11-03", "2026-11-04", "2026-11-05", "2026-11-06"];
        assert_eq!(streaks.map(|text| done.streak(day(text))), [2, 3, 3, 1, 1, 0]);
    }
}
