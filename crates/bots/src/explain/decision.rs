//! A decision to analyse, and the prospects of its choices.

use crate::beliefs::past::Past;
use crate::evaluate::state_value::Value;
use rules::{Action, ByEmpire, View, World};

/// A decision to assess, with what the deciding society may know.
#[derive(Clone, Copy, Debug)]
pub struct Decision<'a> {
    /// The world of the match.
    pub world: &'a World,
    /// The view of the society that decides.
    pub view: &'a View,
    /// The public history of the match.
    pub past: &'a Past,
    /// The legal actions in the decision.
    pub legal: &'a [Action],
    /// The seed of all random numbers in the analysis.
    pub seed: u64,
}

/// The prospect of a choice: its expected results for the society that decides.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Prospect {
    /// The choice that the prospect is about.
    pub action: Action,
    /// The society's win chance after the choice, from 0 to 1. A shared win counts in part.
    pub win: f32,
    /// The society's expected points at the end.
    pub points: f32,
    /// The expected number of each empire's cities at the end.
    pub cities: ByEmpire<f32>,
}

impl Prospect {
    /// The prospect of a choice with this value. The win chance is limited to the range from 0 to 1.
    pub(crate) fn new(action: Action, value: Value) -> Self {
        let Value { win, points, cities } = value;
        Self { action, win: win.clamp(0.0, 1.0), points, cities }
    }
}
