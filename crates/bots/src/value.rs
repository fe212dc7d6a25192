//! What a choice comes to.

use rules::{ByEmpire, MAX_EMPIRES};

/// What a choice is worth.
#[derive(Clone, Copy, Debug)]
pub(super) struct Value {
    /// What it is chosen by: points, or the chance to win, by the aim.
    pub win: f32,
    /// Points to be expected at the end, where they were reckoned.
    pub points: f32,
    /// The cities that each empire may expect at the end, where they were reckoned.
    pub cities: ByEmpire<f32>,
}

impl Value {
    /// Only a number to choose by.
    pub const fn of(win: f32) -> Self {
        Self { win, points: 0.0, cities: ByEmpire([0.0; MAX_EMPIRES]) }
    }

    /// So many times this value.
    pub fn times(&self, times: f32) -> Self {
        let mut product = Self::of(0.0);
        product.add(self, times);
        product
    }

    /// Adds so many times another value.
    pub fn add(&mut self, other: &Self, times: f32) {
        self.win += times * other.win;
        self.points += times * other.points;
        for (sum, cities) in self.cities.0.iter_mut().zip(other.cities.0) {
            *sum += times * cities;
        }
    }
}
