//! Solved puzzles and results of daily deals, saved in a small file in the data folder.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use super::daily_puzzle_and_deal::DealResult;
use serde::{Deserialize, Serialize};
use system::{Changed, Day, KeptFile};

/// The maximum size, in bytes, of the file that is read: enough for more than a hundred years of daily results.
const MOST_BYTES: u64 = 8 << 20;

/// The puzzles that the person has solved and the daily deals that the person has played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct PuzzleProgress {
    /// The days (such as 2026-11-23) whose daily puzzle the person solved, in any pack.
    pub days: BTreeSet<String>,
    /// For each pack id, the ids of the solved puzzles, each with the day on which it was first solved.
    pub solved: BTreeMap<String, BTreeMap<String, String>>,
    /// For each pack id, the days on which its daily deal was played, each with the first result, which is the
    /// one that counts.
    pub deals: BTreeMap<String, BTreeMap<String, DealResult>>,
}

impl PuzzleProgress {
    /// Loads the progress with puzzles and daily deals from its file in a folder.
    pub fn read(folder: &Path) -> Self {
        file(folder).read_toml()
    }

    /// Changes the progress in its file in a folder. The change starts from the file as it is now, since
    /// another process may have changed it.
    pub fn change<R>(folder: &Path, change: impl FnOnce(&mut Self) -> R) -> Changed<Self, R> {
        file(folder).change_toml(change)
    }

    /// True if the person has solved the puzzle. `pack` and `puzzle` are ids.
    pub fn is_solved(&self, pack: &str, puzzle: &str) -> bool {
        self.solved.get(pack).is_some_and(|solved| solved.contains_key(puzzle))
    }

    /// Records that the person solved a puzzle `today`. `of_today` is true if it is the daily puzzle.
    pub fn solve(&mut self, pack: &str, puzzle: &str, today: Day, of_today: bool) {
        let solved = self.solved.entry(pack.to_owned()).or_default();
        solved.entry(puzzle.to_owned()).or_insert_with(|| today.to_string());
        if of_today {
            self.days.insert(today.to_string());
        }
    }

    /// The number of consecutive days on which the person solved the daily puzzle, up to today, or up to
    /// yesterday if today's puzzle isn't solved yet.
    pub fn streak(&self, today: Day) -> u32 {
        let solved = |day: Day| self.days.contains(&day.to_string());
        let last = if solved(today) { today } else { today.plus(-1) };
        (0..).take_while(|back| solved(last.plus(-back))).count() as u32
    }

    /// The person's first result in a daily deal, which is the one that counts; `None` if the person has not
    /// played it.
    pub fn deal(&self, pack: &str, day: Day) -> Option<&DealResult> {
        self.deals.get(pack)?.get(&day.to_string())
    }

    /// Records a result of a daily deal. Returns true if it is the first one for that day, which is the one
    /// that counts.
    pub fn play(&mut self, pack: &str, day: Day, result: &DealResult) -> bool {
        let deals = self.deals.entry(pack.to_owned()).or_default();
        let first = !deals.contains_key(&day.to_string());
        if first {
            deals.insert(day.to_string(), result.clone());
        }
        first
    }
}

fn file(folder: &Path) -> KeptFile {
    KeptFile::new(folder.join("practice.toml"), MOST_BYTES)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use system::KeptNews;

    fn day(text: &str) -> Day {
        Day::parse(text).unwrap()
    }

    #[test]
    fn what_is_solved_is_kept_with_its_first_day() {
        let folder = tempfile::tempdir().unwrap();
        assert_eq!(PuzzleProgress::read(folder.path()), PuzzleProgress::default());
        let result = DealResult { place: 2, points: -3, rivals: vec![31, 4] };
        let done = PuzzleProgress::change(folder.path(), |done| {
            done.solve("base", "win-1", day("2026-11-23"), true);
            done.solve("base", "win-1", day("2026-11-24"), false);
            assert!(done.play("base", day("2026-11-23"), &result));
            assert!(!done.play("base", day("2026-11-23"), &DealResult { place: 1, ..result.clone() }));
        });
        let read = PuzzleProgress::read(folder.path());
        assert!(read == done.value && done.news.is_none());
        assert_eq!(read.solved["base"]["win-1"], "2026-11-23");
        assert_eq!(read.deal("base", day("2026-11-23")), Some(&result));
        assert!(read.is_solved("base", "win-1") && !read.is_solved("other", "win-1"));
    }

    #[test]
    fn a_broken_file_is_put_aside_each_time_and_costs_only_what_is_wrong() {
        let folder = tempfile::tempdir().unwrap();
        let solve = |puzzle: &str| {
            let solved = PuzzleProgress::change(folder.path(), |done| {
                done.solve("base", puzzle, day("2026-11-24"), false);
            });
            match solved.news {
                Some(KeptNews::Aside { aside, .. }) => aside,
                other => panic!("{other:?}"),
            }
        };
        let texts =
            ["days = [", "days = [\"2026-11-23\"]\n[deals.base]\n2026-11-23 = { place = \"first\" }\n"];
        let asides = texts.map(|text| {
            fs::write(file(folder.path()).path(), text).unwrap();
            let aside = solve("win-1");
            assert_eq!(fs::read_to_string(&aside).unwrap(), text);
            aside
        });
        assert_ne!(asides[0], asides[1]);
        let read = PuzzleProgress::read(folder.path());
        assert!(read.is_solved("base", "win-1") && read.days.contains("2026-11-23") && read.deals.is_empty());
    }

    #[test]
    fn of_puzzles_that_are_solved_at_once_none_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        std::thread::scope(|scope| {
            for puzzle in 0..14 {
                let folder = folder.path();
                scope.spawn(move || {
                    let solved = PuzzleProgress::change(folder, |done| {
                        done.solve("base", &format!("win-{puzzle}"), day("2026-11-24"), false);
                    });
                    assert!(solved.news.is_none(), "{:?}", solved.news);
                });
            }
        });
        assert_eq!(PuzzleProgress::read(folder.path()).solved["base"].len(), 14);
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
