//! Curves that show how results change over time.

use super::key_figures::LATELY;
use crate::played_match::Played;
use crate::strength::{Estimate, Ratings};

/// The maximum number of points in a curve.
const POINTS: usize = 400;

/// Curves of results over time. Each point has the number of a match, from 1, and a value.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Curves {
    /// For each reviewed match, the win chance lost per decision, on average.
    pub errors: Vec<(usize, f32)>,
    /// For each reviewed match, the win chance lost per decision, averaged over the last [`LATELY`] reviewed
    /// matches.
    pub averaged: Vec<(usize, f32)>,
    /// For each match, the share of the last [`LATELY`] matches that the player won.
    pub won: Vec<(usize, f32)>,
    /// For each match, the share of the last [`LATELY`] matches that a player as good as the rivals would have
    /// won.
    pub even: Vec<(usize, f32)>,
    /// For each match, the player's strength as estimated after it.
    pub rating: Vec<(usize, Estimate)>,
}

/// The curves for matches in the order in which they started. `ratings` must have the estimate after each of
/// them.
pub fn curves(matches: &[&Played], ratings: &Ratings) -> Curves {
    let mut curves = Curves::default();
    let reviewed: Vec<(usize, &crate::ReviewSummary)> =
        (1..).zip(matches).filter_map(|(n, played)| Some((n, played.review.as_ref()?))).collect();
    for (at, (n, review)) in reviewed.iter().enumerate() {
        curves.errors.extend(review.rate().map(|rate| (*n, rate)));
        let last = reviewed.get((at + 1).saturating_sub(LATELY)..=at).unwrap_or_default();
        let choices: u32 = last.iter().map(|(_, review)| review.choices()).sum();
        let lost: f32 = last.iter().map(|(_, review)| review.loss()).sum();
        if choices > 0 {
            curves.averaged.push((*n, lost / choices as f32));
        }
    }
    let (mut won, mut par) = (0.0, 0.0);
    for (at, played) in matches.iter().enumerate() {
        won += played.share();
        par += played.par();
        if let Some(gone) = at.checked_sub(LATELY).and_then(|at| matches.get(at)) {
            won -= gone.share();
            par -= gone.par();
        }
        let count = (at + 1).min(LATELY) as f32;
        curves.won.push((at + 1, won / count));
        curves.even.push((at + 1, par / count));
    }
    curves.rating = (1..).zip(ratings.after.iter().copied()).collect();
    thin(&mut curves.errors);
    thin(&mut curves.averaged);
    thin(&mut curves.won);
    thin(&mut curves.even);
    thin(&mut curves.rating);
    curves
}

/// Removes points if there are more than [`POINTS`], but never the last one.
fn thin<T: Copy>(points: &mut Vec<T>) {
    let every = points.len().div_ceil(POINTS);
    if every > 1 {
        let last = points.len() - 1;
        let kept = points.iter().enumerate().filter(|(at, _)| (last - at).is_multiple_of(every));
        *points = kept.map(|(_, point)| *point).collect();
    }
}
