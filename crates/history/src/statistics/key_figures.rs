//! Key figures of the history, such as the number of wins.

use crate::played_match::Played;

/// The number of last matches that count as recent.
pub const LATELY: usize = 20;

/// Key figures of some matches, such as the number of wins.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Numbers {
    /// The number of matches played.
    pub matches: usize,
    /// The number of matches that the player won. A shared win counts in part.
    pub won: f32,
    /// The number of wins to expect if the player were as good as the rivals.
    pub par: f32,
    /// The number of consecutive wins up to the last match.
    pub streak: usize,
    /// The largest number of consecutive wins.
    pub longest: usize,
    /// The number of matches that have been reviewed.
    pub reviewed: usize,
    /// The win chance lost per decision with a choice, on average over the last [`LATELY`] reviewed matches.
    pub lately: Option<f32>,
    /// The win chance lost per decision with a choice, on average over all reviewed matches before the last
    /// [`LATELY`].
    pub before: Option<f32>,
}

impl Numbers {
    /// The key figures of matches, which must be in the order in which they started.
    pub fn new<'a>(matches: impl Iterator<Item = &'a Played>) -> Self {
        let mut all = Self::default();
        let mut reviews = Vec::new();
        for played in matches {
            all.matches += 1;
            all.won += played.share();
            all.par += played.par();
            all.streak = if played.won() { all.streak + 1 } else { 0 };
            all.longest = all.longest.max(all.streak);
            reviews.extend(played.review.as_ref());
        }
        all.reviewed = reviews.len();
        let (before, lately) = reviews.split_at(reviews.len().saturating_sub(LATELY));
        let rate = |reviews: &[&crate::ReviewSummary]| {
            let choices: u32 = reviews.iter().map(|review| review.choices()).sum();
            let lost: f32 = reviews.iter().map(|review| review.loss()).sum();
            (choices > 0).then(|| lost / choices as f32)
        };
        (all.lately, all.before) = (rate(lately), rate(before));
        all
    }
}
