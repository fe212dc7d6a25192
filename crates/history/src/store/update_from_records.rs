//! Updates the lines of the history from the records in the folder of matches.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;

use super::history_line::{Line, What};
use crate::match_extraction::{Exclusion, extract};
use bots::Effort;
use packs::Pack;
use system::{Folders, Stamp, listing};
use table::{load_review, load_with_kept_rules};

/// An update of the history's lines from the folder of matches, one record at a time. Records whose name, size and
/// modification time are unchanged are not read again. Lines of missing records stay, unless another record holds the
/// same match.
pub struct Renewal {
    /// The records that are still to be read, with the next one last.
    left: Vec<(String, (Stamp, Option<Stamp>))>,
    /// The index of the line of each record.
    places: HashMap<String, usize>,
    changed: bool,
}

impl Renewal {
    /// Lists the records that are new or have changed, and removes the lines of unfinished matches that are gone.
    ///
    /// # Errors
    /// The folder cannot be read. No line is changed.
    pub fn begin(folders: &Folders, lines: &mut Vec<Line>) -> io::Result<Self> {
        let mut listed = listing(folders)?;
        for line in lines.iter_mut() {
            line.there = listed.contains_key(&line.file);
            if listed.get(&line.file) == Some(&(line.stamp, line.review)) {
                listed.remove(&line.file);
            }
        }
        // An unfinished match is forgotten once its record is gone.
        let before = lines.len();
        lines.retain(|line| line.there || line.played().is_some());
        let changed = lines.len() != before;
        let places = lines.iter().enumerate().map(|(at, line)| (line.file.clone(), at)).collect();
        let mut left: Vec<_> = listed.into_iter().collect();
        // The order is the same on every machine. The latest records come first, since players want them most.
        left.sort_by(|a, b| a.1.0.changed.cmp(&b.1.0.changed).then_with(|| b.0.cmp(&a.0)));
        Ok(Self { left, places, changed })
    }

    /// The number of records that are still to be read.
    pub fn left(&self) -> usize {
        self.left.len()
    }

    /// True if any line has changed.
    pub fn has_changed(&self) -> bool {
        self.changed
    }

    /// Reads the next record and updates its line. Does nothing if no record is left.
    pub fn step(&mut self, folders: &Folders, packs: &[Arc<Pack>], lines: &mut Vec<Line>) {
        let Some((file, (stamp, review))) = self.left.pop() else { return };
        let what = look(folders, packs, &file);
        let line = Line { file: file.clone(), stamp, review, what, there: true, again: false };
        match self.places.get(&file).copied().or_else(|| renamed_line(lines, &line)) {
            Some(at) => lines[at] = line,
            None => {
                self.places.insert(file, lines.len());
                lines.push(line);
            }
        }
        self.changed = true;
    }
}

/// The index of the line about the same match as `line`, if its record is missing. The record was then renamed.
fn renamed_line(lines: &[Line], line: &Line) -> Option<usize> {
    let now = line.same_match()?;
    lines.iter().position(|line| !line.there && line.same_match() == Some(now))
}

/// Reads a record for the history. Its review counts only if it was made with the history's effort.
fn look(folders: &Folders, packs: &[Arc<Pack>], file: &str) -> What {
    let path = folders.matches().join(file);
    let Ok(loaded) = load_with_kept_rules(&path, packs) else {
        return What::Exclusion(Exclusion::Unreadable);
    };
    let review = || load_review(&loaded.game, &path, Effort::HELP);
    let review = loaded.game.state().is_over().then(review).flatten();
    match extract(&loaded.game, review.as_ref()) {
        Ok(played) => What::Played(Box::new(played)),
        Err(why) => What::Exclusion(why),
    }
}
