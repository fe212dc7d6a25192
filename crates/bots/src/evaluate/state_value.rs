//! The value of a state or a choice: win chance, points and cities.

use rules::{ByEmpire, MAX_EMPIRES};

/// The value of a state or a choice for one society.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Value {
    /// The number that the society maximises: points or win chance, depending on the objective.
    pub win: f32,
    /// The society's expected points at the end, 0 if unknown.
    pub points: f32,
    /// The expected number of each empire's cities at the end, 0 if unknown.
    pub cities: ByEmpire<f32>,
}

impl Value {
    /// A value with this win chance and neither points nor cities.
    pub const fn from_win(win: f32) -> Self {
        Self { win, points: 0.0, cities: ByEmpire([0.0; MAX_EMPIRES]) }
    }

    /// The value with all its numbers multiplied by `times`.
    pub fn times(&self, times: f32) -> Self {
        let mut product = Self::from_win(0.0);
        product.add(self, times);
        product
    }

    /// Adds another value multiplied by `times`.
    pub fn add(&mut self, other: &Self, times: f32) {
        self.win += times * other.win;
        self.points += times * other.points;
        for (sum, cities) in self.cities.0.iter_mut().zip(other.cities.0) {
            *sum += times * cities;
        }
    }
}
