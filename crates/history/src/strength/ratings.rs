//! What matches say of a person's strength.

use std::collections::{BTreeMap, HashMap};

use super::anchors::anchor;
use super::points::{Estimate, Strength, Wins};
use crate::played::Played;

/// How far somebody's strength in one pack against so many rivals is from that in another, in points: so much that
/// what is known from elsewhere soon gives way to what is known from here. It is judged, not measured.
const BETWEEN: f64 = 150.0;

/// What matches say of a person's strength.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// What could be thought after each match.
    pub after: Vec<Estimate>,
    /// What is thought now.
    pub now: Strength,
}

/// What these matches, in order, say of a person's strength: of all tables together, or of a table of so many
/// societies with this pack. Then it is learned from the matches at such tables, beginning with what the others
/// say, and the estimates are those after each of the matches at such tables.
pub fn ratings<'a>(matches: impl Iterator<Item = &'a Played>, table: Option<(&str, usize)>) -> Ratings {
    let Some((pack, societies)) = table else { return learned(Strength::new(), matches) };
    let mut own = Vec::new();
    let mut elsewhere: BTreeMap<(&str, usize), Vec<&Played>> = BTreeMap::new();
    for played in matches {
        if (played.pack.as_str(), played.seats.len()) == (pack, societies) {
            own.push(played);
        } else {
            elsewhere.entry((&played.pack, played.seats.len())).or_default().push(played);
        }
    }
    let mut begin = Strength::new();
    for matches in elsewhere.into_values() {
        begin.take_in(&learned(Strength::flat(), matches.into_iter()).now, BETWEEN);
    }
    learned(begin, own.into_iter())
}

fn learned<'a>(begin: Strength, matches: impl Iterator<Item = &'a Played>) -> Ratings {
    let (mut now, mut after) = (begin, Vec::new());
    // Of ten thousand matches most are against rivals that somebody has played before.
    let mut met: HashMap<Vec<&str>, Option<Wins>> = HashMap::new();
    for played in matches {
        let seats = played.seats.len();
        let wins = || {
            let rivals: Option<Vec<f64>> =
                played.rivals().map(|seat| anchor(seat.player()?, seats)).collect();
            rivals.map(|rivals| Wins::against(&rivals))
        };
        let rivals = played.rivals().map(|seat| seat.player.as_str()).collect();
        // A rival of whom nothing is known says nothing.
        if let Some(wins) = met.entry(rivals).or_insert_with(wins) {
            now.learn_by(wins, f64::from(played.share()));
        }
        after.push(now.estimate());
    }
    Ratings { after, now }
}
