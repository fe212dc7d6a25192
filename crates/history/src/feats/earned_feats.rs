//! The feats that a player has earned.

use super::feat::Feat;
use super::multi_match_feats::MultiMatchFeats;
use super::single_match_feats::{is_done, is_worthy};
use crate::played_match::Played;
use crate::store::history_lines::History;

/// A feat with its first match.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarnedFeat<'a> {
    /// The feat that was earned.
    pub feat: Feat,
    /// The line's index and the match of the first time, if it was earned.
    pub first: Option<(usize, &'a Played)>,
    /// The number of matches in which it was earned; for feats of several matches, in which it held.
    pub times: usize,
}

/// All feats. `societies` gives the number of societies of a pack, if known.
pub fn earned_feats<'a>(
    history: &'a History,
    societies: &dyn Fn(&str) -> Option<usize>,
) -> Vec<EarnedFeat<'a>> {
    let mut all: Vec<EarnedFeat<'a>> =
        Feat::ALL.into_iter().map(|feat| EarnedFeat { feat, first: None, times: 0 }).collect();
    let mut many = MultiMatchFeats::default();
    for (at, played) in history.matches() {
        let brought = many.take(played, societies);
        let worthy = is_worthy(played);
        for earned in &mut all {
            if brought.contains(&earned.feat) || (worthy && is_done(earned.feat, played)) {
                earned.first = earned.first.or(Some((at, played)));
                earned.times += 1;
            }
        }
    }
    all
}
