//! Updates the lines of the history from the records in the folder of matches.

use std::collections::HashMap;
use std::io;
use std::sync::Arc;

use super::history_line::{Line, What};
use crate::match_extraction::{Exclusion, extract};
use bots::Effort;
use packs::Pack;
use system::{Folders, listing};
use table::{load_review, load_with_kept_rules};

/// Updates lines of the history from the folder of matches. Records whose name, size and modification time are
/// unchanged are not read again. After each record that was read, `step` gets the number of records left and
/// returns whether to continue. Lines of missing records stay, unless another record holds the same match.
///
/// Returns true if any line changed.
///
/// # Errors
/// The folder cannot be read. No line is changed.
pub fn renew(
    folders: &Folders,
    packs: &[Arc<Pack>],
    lines: &mut Vec<Line>,
    step: &mut dyn FnMut(&mut Vec<Line>, usize) -> bool,
) -> io::Result<bool> {
    let mut listed = listing(folders)?;
    let mut changed = false;
    for line in lines.iter_mut() {
        line.there = listed.contains_key(&line.file);
        if listed.get(&line.file) == Some(&(line.stamp, line.review)) {
            listed.remove(&line.file);
        }
    }
    // An unfinished match is forgotten once its record is gone.
    let before = lines.len();
    lines.retain(|line| line.there || line.played().is_some());
    changed |= lines.len() != before;
    let mut places: HashMap<String, usize> =
        lines.iter().enumerate().map(|(at, line)| (line.file.clone(), at)).collect();
    let mut left: Vec<_> = listed.into_iter().collect();
    // The order is the same on every machine. The latest records come first, since players want them most.
    left.sort_by(|a, b| b.1.0.changed.cmp(&a.1.0.changed).then_with(|| a.0.cmp(&b.0)));
    let all = left.len();
    for (n, (file, (stamp, review))) in left.into_iter().enumerate() {
        let what = look(folders, packs, &file);
        let line = Line { file: file.clone(), stamp, review, what, there: true, again: false };
        match places.get(&file).copied().or_else(|| renamed_line(lines, &line)) {
            Some(at) => lines[at] = line,
            None => {
                places.insert(file, lines.len());
                lines.push(line);
            }
        }
        changed = true;
        if !step(lines, all - n - 1) {
            return Ok(changed);
        }
    }
    Ok(changed)
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
