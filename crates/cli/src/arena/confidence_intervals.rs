//! Exact counts with confidence intervals.

/// The 97.5 % quantile of the normal distribution.
pub(crate) const Z: f64 = 1.959_963_985;

/// Parts of a win, so that a win shared by two, three or four is a whole number.
const PARTS: u64 = 12;

/// A 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// A share: successes out of trials.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Share {
    parts: u64,
    count: u64,
}

impl Share {
    /// Counts a trial.
    pub fn add(&mut self, happened: bool) {
        self.add_win(usize::from(happened));
    }

    /// Counts a game: a win shared by `winners`, or a loss if that is 0.
    pub fn add_win(&mut self, winners: usize) {
        self.parts += PARTS.checked_div(winners as u64).unwrap_or(0);
        self.count += 1;
    }

    /// The sum of both.
    pub fn plus(self, other: Self) -> Self {
        Self { parts: self.parts + other.parts, count: self.count + other.count }
    }

    /// The number of trials.
    pub fn count(self) -> u64 {
        self.count
    }

    /// The number of successes; a shared win counts in part.
    pub fn times(self) -> f64 {
        self.parts as f64 / PARTS as f64
    }

    /// The share, from 0 to 1; 0 without trials.
    pub fn value(self) -> f64 {
        self.times() / self.count.max(1) as f64
    }

    /// The confidence interval (Wilson, 1927).
    pub fn interval(self) -> Interval {
        let n = self.count.max(1) as f64;
        let share = self.value();
        let centre = share + Z * Z / (2.0 * n);
        let margin = Z * (share * (1.0 - share) / n + Z * Z / (4.0 * n * n)).sqrt();
        let scale = 1.0 + Z * Z / n;
        Interval { low: ((centre - margin) / scale).max(0.0), high: ((centre + margin) / scale).min(1.0) }
    }

    /// The standard deviation of the share by chance if the true value is `par`.
    pub fn noise(self, par: f64) -> f64 {
        (par * (1.0 - par) / self.count.max(1) as f64).sqrt()
    }
}

/// A sample of whole numbers: their count, sum and sum of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Spread {
    count: u64,
    sum: i64,
    squares: u64,
}

impl Spread {
    /// Adds a value.
    pub fn add(&mut self, value: impl Into<i64>) {
        let value = value.into();
        self.count += 1;
        self.sum += value;
        self.squares += value.unsigned_abs().pow(2);
    }

    /// The sum of both.
    pub fn plus(self, other: Self) -> Self {
        Self {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    /// The mean; 0 without values.
    pub fn mean(&self) -> f64 {
        self.sum as f64 / self.count.max(1) as f64
    }

    /// The standard deviation of the values.
    pub fn deviation(&self) -> f64 {
        (self.squares as f64 / self.count.max(1) as f64 - self.mean().powi(2)).max(0.0).sqrt()
    }

    /// The margin of the mean with 95 % confidence (Student, 1908); `None` for fewer than two values.
    pub fn margin(&self) -> Option<f64> {
        let freedom = self.count.checked_sub(1).filter(|n| *n > 0)? as f64;
        Some(student(freedom) * self.deviation() / freedom.sqrt())
    }
}

/// The 97.5 % quantile of Student's distribution by Cornish and Fisher's expansion: within 0.1 % from 3
/// degrees of freedom.
fn student(freedom: f64) -> f64 {
    let z = |n: i32| Z.powi(n);
    let terms = [
        (z(3) + z(1)) / 4.0,
        (5.0 * z(5) + 16.0 * z(3) + 3.0 * z(1)) / 96.0,
        (3.0 * z(7) + 19.0 * z(5) + 17.0 * z(3) - 15.0 * z(1)) / 384.0,
        (79.0 * z(9) + 776.0 * z(7) + 1482.0 * z(5) - 1920.0 * z(3) - 945.0 * z(1)) / 92_160.0,
    ];
    let sum = |(power, term): (i32, f64)| term / freedom.powi(power);
    Z + (1..).zip(terms).map(sum).sum::<f64>()
}

/// The probability of a deviation of at least `deviations` standard deviations, either way.
pub(crate) fn chance_of(deviations: f64) -> f64 {
    libm::erfc(deviations.abs() / std::f64::consts::SQRT_2)
}

/// The adjusted probabilities of several tests (Holm, 1979), in the given order: below 0.05 is significant.
pub(crate) fn holm(chances: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..chances.len()).collect();
    order.sort_by(|a, b| chances[*a].total_cmp(&chances[*b]));
    let mut adjusted = vec![1.0; chances.len()];
    let mut least: f64 = 0.0;
    for (rank, index) in order.into_iter().enumerate() {
        least = least.max((chances.len() - rank) as f64 * chances[index]).min(1.0);
        adjusted[index] = least;
    }
    adjusted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(happened: u64, of: u64) -> Share {
        Share { parts: happened * PARTS, count: of }
    }

    fn near(a: f64, b: f64, by: f64) -> bool {
        (a - b).abs() <= by
    }

    #[test]
    fn the_interval_of_80_wins_in_100_games_is_wilsons() {
        let Interval { low, high } = share(80, 100).interval();
        assert!(near(low, 0.7112, 1e-4) && near(high, 0.8666, 1e-4), "{low} {high}");
    }

    #[test]
    fn the_interval_of_no_win_in_10_games_begins_at_nothing() {
        let Interval { low, high } = share(0, 10).interval();
        assert!(near(low, 0.0, 1e-12) && near(high, 0.2775, 1e-4), "{low} {high}");
    }

    #[test]
    fn a_win_shared_by_three_counts_a_third_exactly() {
        let mut shared = Share::default();
        (0..3).for_each(|_| shared.add_win(3));
        shared.add_win(0);
        assert_eq!((shared.times(), shared.value(), shared.count()), (1.0, 0.25, 4));
    }

    #[test]
    fn the_margin_of_a_mean_is_students() {
        let mut five = Spread::default();
        [4, 8, 6, 5, 7].into_iter().for_each(|value| five.add(value));
        // The deviation of the sample is 1.5811; 2.776 is the quantile of four degrees of freedom.
        let margin = five.margin().unwrap();
        assert!(
            near(five.mean(), 6.0, 1e-12) && near(margin, 2.776 * 1.5811 / 5f64.sqrt(), 2e-3),
            "{margin}"
        );
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (freedom, known) in [(4.0, 2.7764), (10.0, 2.2281), (30.0, 2.0423), (1e6, 1.96)] {
            assert!(near(student(freedom), known, 1e-3), "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn one_value_does_not_tell_how_far_its_mean_can_be_trusted() {
        let mut one = Spread::default();
        one.add(3);
        assert_eq!((one.mean(), one.margin()), (3.0, None));
    }

    #[test]
    fn two_deviations_come_by_chance_in_one_case_of_twenty() {
        assert!(near(chance_of(1.959_964), 0.05, 1e-6) && near(chance_of(-2.575_829), 0.01, 1e-6));
        assert_eq!(chance_of(0.0), 1.0);
    }

    #[test]
    fn holms_chances_are_those_of_his_method() {
        let adjusted = holm(&[0.01, 0.04, 0.03, 0.005]);
        let known = [0.03, 0.06, 0.06, 0.02];
        assert!(adjusted.iter().zip(known).all(|(a, b)| near(*a, b, 1e-12)), "{adjusted:?}");
        assert_eq!(holm(&[0.9, 0.8]), [1.0, 1.0]);
    }

    #[test]
    fn counts_of_several_threads_add_up_to_those_of_one() {
        let (mut whole, mut parts) = (Spread::default(), [Spread::default(); 2]);
        for value in 0..100 {
            whole.add(value - 30);
            parts[(value % 2) as usize].add(value - 30);
        }
        assert_eq!(parts[0].plus(parts[1]), whole);
        assert_eq!(share(2, 5).plus(share(1, 7)), share(3, 12));
    }
}
