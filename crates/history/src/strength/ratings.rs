//! Estimates a player's strength from the matches played.

use std::collections::{BTreeMap, HashMap};

use super::bot_strengths::anchor;
use super::strength_estimate::{Estimate, Strength, Wins};
use crate::played_match::Played;

/// How much a player's strength may differ between tables with different packs or numbers of societies, as a
/// standard deviation in points. It is large enough that matches at the same table soon count most. It is a
/// guess, not a measurement.
const BETWEEN: f64 = 150.0;

/// A player's strength, as estimated over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// The estimate of the player's strength after each match.
    pub after: Vec<Estimate>,
    /// The player's strength after the last match.
    pub now: Strength,
}

/// A person's strength, estimated from matches in the order in which they started. With a `table` (a pack id
/// and a number of societies), only matches at such a table get an estimate, and all others together give the
/// prior.
pub fn ratings<'a>(matches: impl Iterator<Item = &'a Played>, table: Option<(&str, usize)>) -> Ratings {
    let Some((pack, societies)) = table else { return learn_ratings(Strength::new(), matches) };
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
        begin.take_in(&learn_ratings(Strength::flat(), matches.into_iter()).now, BETWEEN);
    }
    learn_ratings(begin, own.into_iter())
}

fn learn_ratings<'a>(begin: Strength, matches: impl Iterator<Item = &'a Played>) -> Ratings {
    let (mut now, mut after) = (begin, Vec::new());
    // Many matches have the same rivals, so their win chances are cached.
    let mut met: HashMap<Vec<&str>, Option<Wins>> = HashMap::new();
    for played in matches {
        let seats = played.seats.len();
        let wins = || {
            let rivals: Option<Vec<f64>> =
                played.rivals().map(|seat| anchor(seat.player()?, seats)).collect();
            rivals.map(|rivals| Wins::against(&rivals))
        };
        let rivals = played.rivals().map(|seat| seat.player.as_str()).collect();
        // A match with a rival of unknown strength gives no evidence.
        if let Some(wins) = met.entry(rivals).or_insert_with(wins) {
            now.learn_by(wins, f64::from(played.share()));
        }
        after.push(now.estimate());
    }
    Ratings { after, now }
}
