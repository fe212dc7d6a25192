//! The results so far, in a text file with a line for each row: its id, the number of games, and for each figure the
//! number of cases, the sum and the sum of squares.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use ::text::os_error::at_path;
use bots::policy::Parameters;
use sha2::{Digest, Sha256};

use crate::tally::Tally;

/// The name of the file.
const FILE: &str = "figures.txt";

/// What is measured of a row.
#[derive(Clone, Debug, Default, PartialEq)]
struct Line {
    games: u64,
    tallies: Vec<Tally>,
}

/// The results so far, with their file.
#[derive(Default)]
pub struct Results {
    folder: PathBuf,
    lines: BTreeMap<String, Line>,
}

impl Results {
    /// Reads the results in a folder; there are none if it does not exist.
    ///
    /// # Errors
    /// The reason in words if the file cannot be read, or if other weights were measured.
    pub fn read(folder: &Path) -> Result<Self, String> {
        let path = folder.join(FILE);
        let mut results = Self { folder: folder.to_owned(), lines: BTreeMap::new() };
        if !path.exists() {
            return Ok(results);
        }
        let text = fs::read_to_string(&path).map_err(|why| at_path(&path, &why))?;
        let mut lines = text.lines();
        if lines.next() != Some(&first_line()) {
            return Err(format!("{}: other weights were measured here; use another folder", path.display()));
        }
        for (line, number) in lines.zip(2..) {
            let (id, line) =
                parse(line).ok_or_else(|| format!("{}:{number}: this is no result", path.display()))?;
            results.lines.insert(id, line);
        }
        Ok(results)
    }

    /// The number of a row's games that are measured.
    pub fn games(&self, row: &str) -> u64 {
        self.lines.get(row).map_or(0, |line| line.games)
    }

    /// The tallies of a row's figures; empty if none of its games is measured.
    pub fn tallies(&self, row: &str) -> &[Tally] {
        self.lines.get(row).map_or(&[], |line| &line.tallies)
    }

    /// Adds what was measured of a row up to a number of games, and writes the file.
    ///
    /// # Errors
    /// The reason in words if the file cannot be written.
    pub fn add(&mut self, row: &str, games: u64, tallies: &[Tally]) -> Result<(), String> {
        let line = self.lines.entry(row.to_owned()).or_default();
        line.games = games;
        line.tallies.resize(tallies.len(), Tally::default());
        line.tallies.iter_mut().zip(tallies).for_each(|(sum, tally)| sum.add(tally));
        self.write()
    }

    /// Writes the file. The old one stays until the new one is complete.
    fn write(&self) -> Result<(), String> {
        let mut text = first_line() + "\n";
        for (id, line) in &self.lines {
            text.push_str(&as_text(id, line));
            text.push('\n');
        }
        let (path, next) = (self.folder.join(FILE), self.folder.join("figures.new"));
        fs::create_dir_all(&self.folder).map_err(|why| at_path(&self.folder, &why))?;
        fs::write(&next, text).map_err(|why| at_path(&next, &why))?;
        fs::rename(&next, &path).map_err(|why| at_path(&path, &why))
    }
}

/// The first line, which names the built-in weights by the beginning of their SHA-256 digest.
fn first_line() -> String {
    let digest = Sha256::digest(Parameters::built_in().to_bytes());
    let digits: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    format!("weights {digits}")
}

fn as_text(id: &str, line: &Line) -> String {
    let mut text = format!("{id} {}", line.games);
    for Tally { count, sum, squares } in &line.tallies {
        // Writing to a String cannot fail.
        let _ = write!(text, " {count} {sum} {squares}");
    }
    text
}

fn parse(text: &str) -> Option<(String, Line)> {
    let mut words = text.split(' ');
    let id = words.next()?.to_owned();
    let games = words.next()?.parse().ok()?;
    let mut tallies = Vec::new();
    while let Some(count) = words.next() {
        let [sum, squares] = [words.next()?, words.next()?].map(|word| word.parse().ok());
        tallies.push(Tally { count: count.parse().ok()?, sum: sum?, squares: squares? });
    }
    Some((id, Line { games, tallies }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_comes_back_from_its_line() {
        let tally = Tally { count: 3, sum: 1.0 / 3.0, squares: 0.1 };
        let line = Line { games: 7, tallies: vec![tally, Tally::default()] };
        assert_eq!(parse(&as_text("hints", &line)), Some(("hints".to_owned(), line)));
        for wrong in ["hints", "hints x", "hints 7 3 0.5", "hints 7 3 0.5 x"] {
            assert_eq!(parse(wrong), None, "{wrong}");
        }
    }
}
