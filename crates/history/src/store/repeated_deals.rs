//! Finds matches whose deal was played before: restarts, rematches, copies, and matches with the same seed.

use std::collections::HashSet;
use std::hash::{Hash, Hasher};

use super::history_line::Line;
use crate::played_match::Played;

/// Marks the lines whose deal was played before.
///
/// Two deals are the same if rules, societies and seed are equal, or if rules, societies, tokens and first
/// decisions are equal. A rematch with new luck has another seed but the same first decisions.
pub(crate) fn mark_repeats(lines: &mut [Line]) {
    let (mut seeds, mut openings) = (HashSet::new(), HashSet::new());
    let mut again = Vec::with_capacity(lines.len());
    for line in lines.iter() {
        again.push(line.played().is_some_and(|played| {
            let table = Table(played);
            let new_seed = seeds.insert((table, played.seed));
            let new_opening = openings.insert((table, played.opening.as_str()));
            !(new_seed && new_opening)
        }));
    }
    lines.iter_mut().zip(again).for_each(|(line, again)| line.again = again);
}

/// The rules and societies of a match, to compare matches by them.
#[derive(Clone, Copy)]
struct Table<'a>(&'a Played);

impl<'a> Table<'a> {
    fn societies(self) -> impl Iterator<Item = &'a str> {
        self.0.seats.iter().map(|seat| seat.society.as_str())
    }
}

impl PartialEq for Table<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.0.digest == other.0.digest && self.societies().eq(other.societies())
    }
}

impl Eq for Table<'_> {}

impl Hash for Table<'_> {
    fn hash<H: Hasher>(&self, to: &mut H) {
        self.0.digest.hash(to);
        self.societies().for_each(|society| society.hash(to));
    }
}
