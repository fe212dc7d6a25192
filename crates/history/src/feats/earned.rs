//! Which feats somebody has done, and in which match.

use super::kinds::Feat;
use super::many::Many;
use super::single::{is_done, is_worthy};
use crate::played::Played;
use crate::store::lines::History;

/// A feat, and the match in which it was done first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct EarnedFeat<'a> {
    /// The feat.
    pub feat: Feat,
    /// The place of its line and the match, if it was done.
    pub first: Option<(usize, &'a Played)>,
    /// In how many matches it was done; of feats that take several, in how many it held.
    pub times: usize,
}

/// All feats. `societies` says how many societies a pack has, if that is known.
pub fn earned_feats<'a>(
    history: &'a History,
    societies: &dyn Fn(&str) -> Option<usize>,
) -> Vec<EarnedFeat<'a>> {
    let mut all: Vec<EarnedFeat<'a>> =
        Feat::ALL.into_iter().map(|feat| EarnedFeat { feat, first: None, times: 0 }).collect();
    let mut many = Many::default();
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
