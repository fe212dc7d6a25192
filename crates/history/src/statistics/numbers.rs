//! The numbers at the top.

use crate::played::Played;

/// So many matches that were looked back at last are *lately*.
pub const LATELY: usize = 20;

/// What came of matches, in a few numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Numbers {
    /// How many there were.
    pub matches: usize,
    /// How many were won, a shared win counting its part.
    pub won: f32,
    /// How many everybody at these tables would have won on average.
    pub par: f32,
    /// How many were won in a row up to the last one.
    pub streak: usize,
    /// The most that were won in a row.
    pub longest: usize,
    /// How many were looked back at.
    pub reviewed: usize,
    /// The chance to win that a decision with a choice lost on average, in the last [`LATELY`] of these.
    pub lately: Option<f32>,
    /// The same in those before.
    pub before: Option<f32>,
}

impl Numbers {
    /// Of matches in order.
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
