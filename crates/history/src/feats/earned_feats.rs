//! The feats that a player has earned.

use super::feat::Feat;
use super::multi_match_feats::MultiMatchFeats;
use super::single_match_feats::{is_done, is_worthy};
use crate::played_match::Played;
use crate::store::history_lines::History;

/// A feat, with the match in which the player first earned it, if any.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarnedFeat<'a> {
    /// The feat that this entry is about.
    pub feat: Feat,
    /// The first match in which the player earned the feat, with the index of its line in the history. `None`
    /// if the feat is not earned yet.
    pub first: Option<(usize, &'a Played)>,
    /// The number of matches in which the player earned the feat. For a feat over several matches, every match
    /// counts after which its condition held.
    pub times: usize,
}

/// All feats, earned or not. `societies` must return the number of societies in the pack with the given id, or
/// `None` if the pack is unknown.
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
