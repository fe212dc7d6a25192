//! A player's strength as a probability distribution over points.

use std::f64::consts::LN_10;

/// A player with this many more points is ten times as strong (Elo, 1978).
const TENFOLD: f64 = 400.0;
/// The number of points between two values of the grid for which probabilities are kept.
const STEP: f64 = 20.0;
/// The number of values in the grid of points, which begins at 0.
const COUNT: usize = 151;
/// The assumed strength of a new player, as mean and standard deviation in points: a little above a novice, and
/// very uncertain.
const NEW: (f64, f64) = (1300.0, 350.0);
/// How much a player's strength changes from one match to the next, as a standard deviation in points. Over
/// fifty matches it adds up to 85.
const WANDERS: f64 = 12.0;

/// A player's strength as an estimate with its uncertainty.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The estimated strength, which is the mean of the distribution, in points.
    pub points: f32,
    /// The uncertainty of the strength, as a standard deviation in points.
    pub deviation: f32,
}

/// A player's strength as a probability distribution: the probabilities of 0, 20, 40… points.
#[derive(Clone, Debug, PartialEq)]
pub struct Strength(Vec<f64>);

fn points(at: usize) -> f64 {
    at as f64 * STEP
}

/// The strength for a number of points. Only the ratio of two strengths has a meaning.
fn strength(points: f64) -> f64 {
    (points * LN_10 / TENFOLD).exp()
}

/// The win chance of a player with `own` points against rivals with the points in `rivals` (Luce, 1959).
fn chance(own: f64, rivals: &[f64]) -> f64 {
    1.0 / (1.0 + rivals.iter().map(|rival| strength(rival - own)).sum::<f64>())
}

fn bell(off: f64, deviation: f64) -> f64 {
    (-0.5 * (off / deviation).powi(2)).exp()
}

/// The win chance against certain rivals for each number of points on the grid.
#[derive(Clone, Debug)]
pub(super) struct Wins(Vec<f64>);

impl Wins {
    /// The win chances against rivals with the given points.
    pub fn against(rivals: &[f64]) -> Self {
        Self((0..COUNT).map(|at| chance(points(at), rivals).clamp(1e-12, 1.0 - 1e-12)).collect())
    }
}

impl Strength {
    /// The strength of a player about whom nothing is known.
    pub fn new() -> Self {
        let (mean, deviation) = NEW;
        Self((0..COUNT).map(|at| bell(points(at) - mean, deviation)).collect()).normal()
    }

    /// A strength with equal probabilities for all points, so that only matches count.
    pub(super) fn flat() -> Self {
        Self(vec![1.0; COUNT]).normal()
    }

    fn normal(mut self) -> Self {
        let sum: f64 = self.0.iter().sum();
        // The sum can't be 0, unless all chances are 0.
        self.0.iter_mut().for_each(|p| *p /= sum.max(f64::MIN_POSITIVE));
        self
    }

    /// Widens the distribution, since the strength may have changed since the last match.
    fn wander(&mut self) {
        let share = (WANDERS / STEP).powi(2) / 2.0;
        let old = self.0.clone();
        for (at, p) in self.0.iter_mut().enumerate() {
            // At either end of the grid, probability that would leave it stays.
            let below = old.get(at.wrapping_sub(1)).copied().unwrap_or(old[at]);
            let above = old.get(at + 1).copied().unwrap_or(old[at]);
            *p += share * (below + above - 2.0 * old[at]);
        }
    }

    /// Updates the strength from a match. `rivals` are the rivals' points, and `share` is the person's share of
    /// the win.
    pub fn learn(&mut self, rivals: &[f64], share: f64) {
        self.learn_by(&Wins::against(rivals), share);
    }

    /// Updates the strength from a match with these win chances. `share` is the person's share of the win.
    pub(super) fn learn_by(&mut self, wins: &Wins, share: f64) {
        self.wander();
        for (p, win) in self.0.iter_mut().zip(&wins.0) {
            // Most shares are 0 or 1, and then the powers need not be computed.
            *p *= match share {
                1.0 => *win,
                0.0 => 1.0 - win,
                part => win.powf(part) * (1.0 - win).powf(1.0 - part),
            };
        }
        *self = std::mem::replace(self, Self(Vec::new())).normal();
    }

    /// Combines the strength with another estimate, which may differ from it by a standard deviation of
    /// `deviation` points.
    pub(super) fn take_in(&mut self, other: &Self, deviation: f64) {
        let blurred = (0..COUNT).map(|at| {
            let near = other.0.iter().enumerate();
            near.map(|(there, p)| p * bell(points(at) - points(there), deviation)).sum::<f64>()
        });
        for (p, seen) in self.0.iter_mut().zip(blurred.collect::<Vec<f64>>()) {
            *p *= seen;
        }
        *self = std::mem::replace(self, Self(Vec::new())).normal();
    }

    /// The win chance against rivals with the given points, averaged over the distribution.
    pub fn chance(&self, rivals: &[f64]) -> f64 {
        self.0.iter().enumerate().map(|(at, p)| p * chance(points(at), rivals)).sum()
    }

    /// The mean and the standard deviation of the distribution.
    pub fn estimate(&self) -> Estimate {
        let mean: f64 = self.0.iter().enumerate().map(|(at, p)| p * points(at)).sum();
        let variance: f64 = self.0.iter().enumerate().map(|(at, p)| p * (points(at) - mean).powi(2)).sum();
        Estimate { points: mean as f32, deviation: variance.sqrt() as f32 }
    }
}

impl Default for Strength {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn four_hundred_points_are_ten_wins_to_one_and_even_ones_share() {
        assert!((chance(1900.0, &[1500.0]) - 10.0 / 11.0).abs() < 1e-12);
        assert!((chance(1500.0, &[1500.0; 3]) - 0.25).abs() < 1e-12);
    }

    #[test]
    fn who_wins_is_thought_stronger_and_each_match_leaves_less_doubt() {
        let mut strength = Strength::new();
        let first = strength.estimate();
        assert!((first.points - 1300.0).abs() < 5.0 && first.deviation > 300.0, "{first:?}");
        strength.learn(&[1500.0], 1.0);
        let won = strength.estimate();
        assert!(won.points > first.points && won.deviation < first.deviation);
        strength.learn(&[1500.0], 0.0);
        assert!(strength.estimate().points < won.points);
    }

    #[test]
    fn a_shared_win_of_two_equals_counts_half() {
        let mut strength = Strength::new();
        for _ in 0..400 {
            strength.learn(&[1600.0], 0.5);
        }
        assert!((strength.estimate().points - 1600.0).abs() < 5.0);
    }

    #[test]
    fn the_strength_of_whoever_wins_four_of_ten_at_a_table_of_three_is_found() {
        let rivals = [1500.0, 1500.0];
        let mut strength = Strength::new();
        for n in 0..600 {
            strength.learn(&rivals, if n % 5 < 2 { 1.0 } else { 0.0 });
        }
        // p / (1 - p) of one against the sum of two: 4 / 6 * 2.
        let truth = 1500.0 + 400.0 * (4.0f64 / 6.0 * 2.0).log10();
        let found = strength.estimate();
        assert!((f64::from(found.points) - truth).abs() < 25.0, "{found:?} {truth}");
        assert!((strength.chance(&rivals) - 0.4).abs() < 0.02);
    }

    #[test]
    fn doubt_never_ends_since_strength_wanders() {
        let mut strength = Strength::new();
        (0..3000).for_each(|n| strength.learn(&[1300.0], f64::from(n % 2)));
        let doubt = strength.estimate().deviation;
        assert!((40.0..100.0).contains(&doubt), "{doubt}");
    }
}
