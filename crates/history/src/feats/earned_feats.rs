//! Which feats a player has earned.

use super::feat::Feat;
use super::multi_match_feats::MultiMatchFeats;
use super::single_match_feats::{is_done, is_worthy};
use crate::played_match::Played;
use crate::store::history_lines::History;

/// A feat, with the match in which the player first earned it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarnedFeat<'a> {
    /// The feat that was earned.
    pub feat: Feat,
    /// The first match in which it was earned, and the index of that match's line; `None` if it wasn't
    /// earned.
    pub first: Option<(usize, &'a Played)>,
    /// The number of matches in which it was earned. A feat that spans matches counts every match after which
    /// it held.
    pub times: usize,
}

/// All feats, earned or not. `societies` returns how many societies a pack has, if that is known.
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
