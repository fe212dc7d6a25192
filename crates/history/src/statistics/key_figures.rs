//! Key figures of the history.

use crate::played_match::Played;

/// The number of reviewed matches that count as recent.
pub const LATELY: usize = 20;

/// Key figures of matches.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Numbers {
    /// The number of matches.
    pub matches: usize,
    /// The number of wins; a shared win counts in part.
    pub won: f32,
    /// The number of wins that a player as good as the rivals would have.
    pub par: f32,
    /// The number of wins in a row up to now.
    pub streak: usize,
    /// The most wins in a row.
    pub longest: usize,
    /// The number of reviewed matches.
    pub reviewed: usize,
    /// The average win chance lost per decision with a choice, in the last [`LATELY`] reviewed matches.
    pub lately: Option<f32>,
    /// The average win chance lost per decision with a choice, in all earlier reviewed matches.
    pub before: Option<f32>,
}

impl Numbers {
    /// The key figures of matches in order of time.
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
