//! Which matches play a deal again that somebody had seen before: restarted, tried again from some decision on,
//! copied, or dealt by the same seed.

use std::collections::HashSet;

use super::line::Line;

/// Marks of lines in order those whose deal was played before.
///
/// A deal is taken to be the same where pack, rules, societies and seed are, or where the tokens and the first
/// decisions are: a match that is tried again with new luck keeps these and not its seed.
pub(super) fn mark_repeats(lines: &mut [Line]) {
    let (mut seeds, mut openings) = (HashSet::new(), HashSet::new());
    for line in lines {
        let Some(played) = line.played() else { continue };
        let societies: String = played.seats.iter().flat_map(|seat| [seat.society.as_str(), " "]).collect();
        let table = format!("{} {societies}", played.digest);
        let new_seed = seeds.insert((table.clone(), played.seed));
        let new_opening = openings.insert((table, played.opening.clone()));
        line.again = !(new_seed && new_opening);
    }
}
