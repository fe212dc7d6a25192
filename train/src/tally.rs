//! Tallies: sums of numbers, with their mean and its interval.

/// A sum of numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    pub count: u64,
    pub sum: f64,
    pub squares: f64,
}

impl Tally {
    /// Adds the numbers of another tally.
    pub fn add(&mut self, other: &Self) {
        self.count += other.count;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    /// The mean; 0 without numbers.
    pub fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    /// Half of the mean's 95% interval.
    pub fn interval(&self) -> f64 {
        let count = self.count.max(1) as f64;
        1.96 * ((self.squares / count - self.mean().powi(2)).max(0.0) / count).sqrt()
    }
}

impl FromIterator<f64> for Tally {
    fn from_iter<I: IntoIterator<Item = f64>>(numbers: I) -> Self {
        let mut tally = Self::default();
        for number in numbers {
            tally.add(&Self { count: 1, sum: number, squares: number * number });
        }
        tally
    }
}

impl FromIterator<bool> for Tally {
    fn from_iter<I: IntoIterator<Item = bool>>(cases: I) -> Self {
        cases.into_iter().map(|case| if case { 1.0 } else { 0.0 }).collect()
    }
}
